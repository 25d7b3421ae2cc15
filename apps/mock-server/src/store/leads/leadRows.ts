import { createHash } from 'node:crypto';
import { badgeKey as badgeCodeKey } from '@cardinal/contact';
import {
  missingOnLists,
  type Lead,
  type LeadAnswers,
  type LeadFieldWith,
  type LeadTextField,
} from '@cardinal/contract';
import { caseless, searchKey } from '@cardinal/contract/fold';
import {
  isIncomplete,
  leadTextFields,
  lowerStatus,
  sourceSynonyms,
} from '@cardinal/contract/labels';
import { sql, type Selectable } from 'kysely';
import { z } from 'zod';
import type { Flag } from '../tables/shared.ts';
import type { LeadTable } from '../tables/leads.ts';
import { sortKey } from '../sortKey.ts';
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
  'lead_status',
  'lead_type',
  'event_id',
  'answers',
  'answers_score',
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
    do_not_contact: row.do_not_contact === 1,
    created_by: row.created_by,
    created_at: createdAt,
    // Most leads were never changed, and a list creates many of these texts.
    updated_at:
      row.updated_at === row.created_at ? createdAt : new Date(row.updated_at).toISOString(),
    version: row.version,
  };
  if (isIncomplete(row)) lead.incomplete = true;
  // A list creates many leads, and a loop takes half the time of Object.fromEntries.
  const texts: Partial<Record<LeadTextField, string>> = {};
  for (const field of leadTextFields) texts[field] = row[field];
  // Every field has just been set.
  return Object.assign(lead, texts as Record<LeadTextField, string>);
}

export type KeyedFields = Pick<LeadRow, LeadFieldWith<'search', true> | 'phone' | 'source'>;

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

/** The keys with which a lead is sorted, searched, filtered and recognised. */
export function leadKeys(lead: KeyedFields) {
  return {
    email_key: caseless(lead.email),
    phone_key: phoneKey(lead.phone),
    source_key: sourceKey(lead.source),
    badge_key: badgeKey(lead.badge_code),
    name_key: sortKey(`${lead.first_name} ${lead.last_name}`),
    company_key: sortKey(lead.company),
    search_key: searchKey(lead),
  };
}

/** Phone numbers are equal in any grouping, and with 00 in place of the plus sign. */
export const phoneKey = (phone: string): string => phone.replace(/\D/g, '').replace(/^00/, '');

/** Longer keys would not fit into an index. */
const longestKey = 500;

/** The key of a badge code; long ones by their hash. */
export function badgeKey(code: string): string {
  const key = badgeCodeKey(code);
  return key.length <= longestKey ? key : createHash('sha256').update(key).digest('base64url');
}

const canonicalSource = new Map(
  Object.entries(sourceSynonyms).flatMap(([label, synonyms]) =>
    synonyms.map((synonym) => [sortKey(synonym), sortKey(label)]),
  ),
);

/** Sources are compared case-insensitively; older spellings are equal to their label. */
export function sourceKey(source: string): string {
  const key = sortKey(source);
  return canonicalSource.get(key) ?? key;
}
