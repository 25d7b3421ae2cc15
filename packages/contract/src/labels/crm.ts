import type { LeadField } from './leadFields.ts';

/** Fields of a lead that can be sent to another CRM, in the order of forms; it is known there by its email. */
export const crmFields = [
  'first_name',
  'last_name',
  'phone',
  'mobile',
  'company',
  'position',
  'website',
  'address',
  'source',
  'lead_status',
  'notes',
] as const satisfies readonly LeadField[];
/** A field that can be sent. */
export type CrmField = (typeof crmFields)[number] | 'answers';
/** All of them: the answers to an event's questions too, as one text. */
export const crmFieldNames: readonly [CrmField, ...CrmField[]] = [...crmFields, 'answers'];

/** In place of a property: the answers become a note with the contact. No property is called so. */
export const crmNote = '_note';

/** The property of HubSpot that each field is written to, unless a company chooses another; '': none. */
export const crmDefaults: Readonly<Record<CrmField, string>> = {
  first_name: 'firstname',
  last_name: 'lastname',
  phone: 'phone',
  mobile: 'mobilephone',
  company: 'company',
  position: 'jobtitle',
  website: 'website',
  address: 'address',
  source: '',
  lead_status: '',
  notes: '',
  answers: crmNote,
};

/** What has become of a lead in another CRM. */
export const crmLeadStates = ['waiting', 'sent', 'failed', 'skipped'] as const;
/** State of a lead there. */
export type CrmLeadState = (typeof crmLeadStates)[number];
