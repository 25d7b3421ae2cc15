import { displayNumber, extensionOf } from '@cardinal/contact';
import {
  missingOnLists,
  type Lead,
  type LeadAnswers,
  type LeadTextField,
} from '@cardinal/contract';
import {
  isIncomplete,
  leadDisplayOf,
  leadExtensionOf,
  leadNumberOf,
  leadNumbers,
  leadPhoneFields,
  leadTextFields,
  lowerStatus,
} from '@cardinal/contract/labels';
import { sql, type Selectable } from 'kysely';
import { z } from 'zod';
import type { Flag } from '../tables/shared.ts';
import type { LeadTable } from '../tables/leads.ts';
import type { KeyedFields } from '../leadKeys.ts';
import { storedJson } from '../storedJson.ts';

/** Answers of leads. The contract has checked what is stored, and lists read many of them. */
export const answersJson = storedJson('answers of a lead', z.custom<LeadAnswers>());

/** Stored columns that calls need; the derived keys stay in the database. */
export const storedColumns = [
  'id',
  'owner_id',
  'assigned_to',
  'created_by',
  ...leadTextFields,
  ...leadNumbers,
  'lead_status',
  'lead_type',
  'event_id',
  'last_contact_at',
  'answers',
  'answers_score',
  'next_step_kind',
  'next_step_at',
  'next_step_note',
  'step_done_at',
  'consent_text',
  'consent_at',
  'pictures',
  'created_at',
  'updated_at',
  'version',
] as const satisfies readonly (keyof LeadTable)[];

/** Whether the address of a lead asked for no more emails, as SQL. */
export const doNotContact = `(case when exists (
  select 1 from opt_outs
  where opt_outs.workspace_id = leads.workspace_id and opt_outs.email_key = leads.email_key
) then 1 else 0 end)`;

/** Columns that calls need, for queries and for what statements return. */
export const leadColumns = [
  ...storedColumns,
  sql.raw<Flag>(doNotContact).as('do_not_contact'),
] as const;

export type LeadRow = Pick<Selectable<LeadTable>, (typeof storedColumns)[number]> & {
  do_not_contact: Flag;
};

/** The next step of a stored lead. */
const nextStepOf = ({ next_step_kind: kind, next_step_at: at, next_step_note: note }: LeadRow) =>
  kind === null || at === null
    ? null
    : { kind, due_at: new Date(at).toISOString(), note: note ?? '' };

/** What the visitor who entered a lead agreed to. */
const consentOf = ({ consent_text: text, consent_at: at }: LeadRow) =>
  text === null || at === null ? undefined : { text, given_at: new Date(at).toISOString() };

/** A stored lead as calls return it. */
export function toLead(row: LeadRow): Lead {
  const createdAt = new Date(row.created_at).toISOString();
  const lead: Omit<Lead, LeadTextField> = {
    id: row.id,
    lead_status: row.lead_status,
    status: lowerStatus[row.lead_status],
    lead_type: row.lead_type,
    assignedTo: row.assigned_to,
    event_id: row.event_id,
    answers: row.answers === null ? null : answersJson.read(row.answers),
    answers_score: row.answers_score,
    next_step: nextStepOf(row),
    phone_e164: row.phone_e164,
    mobile_e164: row.mobile_e164,
    last_contact_at: row.last_contact_at === 0 ? null : new Date(row.last_contact_at).toISOString(),
    pictures: row.pictures,
    do_not_contact: row.do_not_contact === 1,
    created_by: row.created_by,
    created_at: createdAt,
    // Most leads were never changed, and a list creates many of these texts.
    updated_at:
      row.updated_at === row.created_at ? createdAt : new Date(row.updated_at).toISOString(),
    version: row.version,
  };
  if (isIncomplete(row)) lead.incomplete = true;
  const consent = consentOf(row);
  if (consent) lead.consent = consent;
  for (const field of leadPhoneFields) {
    const extension = extensionOf(row[field]);
    if (extension !== '') lead[leadExtensionOf[field]] = extension;
    const shown = displayNumber(row[field], row[leadNumberOf[field]]);
    if (shown !== row[field]) lead[leadDisplayOf[field]] = shown;
  }
  // A list creates many leads, and a loop takes half the time of Object.fromEntries.
  const texts: Partial<Record<LeadTextField, string>> = {};
  for (const field of leadTextFields) texts[field] = row[field];
  // Every field has just been set.
  return Object.assign(lead, texts as Record<LeadTextField, string>);
}

/**
 * The earlier values that a lead can take again: without those by which it is known or reached if it
 * would then lack what every lead must have, because of a later change.
 */
export function restorable<T extends Partial<KeyedFields>>(lead: LeadRow, fields: T) {
  const isUsable = (restored: object) => missingOnLists({ ...lead, ...restored }).length === 0;
  if (isUsable(fields)) return fields;
  const { first_name: _first, email: _email, badge_code: _code, ...most } = fields;
  if (isUsable(most)) return most;
  const { last_name: _last, company: _company, phone: _phone, mobile: _mobile, ...others } = most;
  return others;
}
