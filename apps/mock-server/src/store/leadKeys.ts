import { createHash } from 'node:crypto';
import {
  badgeKey as badgeCodeKey,
  needsClues,
  numberKey,
  toE164,
  type NumberClues,
  type UsedCountries,
} from '@cardinal/contact';
import type { LeadFieldWith, LeadNumber } from '@cardinal/contract';
import { caseless, searchKey } from '@cardinal/contract/fold';
import {
  badgeName,
  leadLabel,
  leadNumberOf,
  leadPhoneFields,
  sourceSynonyms,
} from '@cardinal/contract/labels';
import { sortKey } from './sortKey.ts';

/*
 * Keys made by these functions are stored, so a change here needs a migration that rebuilds them.
 */

/** The fields from which the keys are derived. */
export type KeyedFields = Record<LeadFieldWith<'search', true> | 'source', string>;

type NumberFields = Pick<KeyedFields, 'email' | 'phone' | 'mobile'> & Partial<KeyedFields>;

/** Whether only the countries of other leads may tell what a number of the lead dials. */
export const needsCountries = (lead: Pick<KeyedFields, 'phone' | 'mobile'>): boolean =>
  leadPhoneFields.some((field) => needsClues(lead[field]));

function cluesOf(lead: NumberFields, used: UsedCountries): NumberClues {
  const { phone, mobile, company = '', address = '', email, website = '' } = lead;
  const host = website === '' ? undefined : URL.parse(website)?.hostname;
  return {
    texts: [phone, mobile, company, address],
    domains: [email.split('@').at(-1) ?? '', host ?? ''],
    used,
  };
}

/**
 * The numbers of a lead as they are dialled.
 * @param used The countries of other leads, which matter only if `needsCountries`
 */
export function dialledNumbers(
  lead: NumberFields,
  used: UsedCountries,
): Record<LeadNumber, string | null> {
  const clues = cluesOf(lead, used);
  const [phone, mobile] = leadPhoneFields.map((field) => toE164(lead[field], clues));
  return { phone_e164: phone ?? null, mobile_e164: mobile ?? null };
}

/** A number by which a person is recognised. */
export interface KnownNumber {
  /** See `numberKey`. */
  key: string;
  e164: string | null;
}

/** Numbers with fewer digits do not identify a person. */
const tellingDigits = 6;

/** The numbers by which the person of a lead is recognised. */
export const knownNumbers = (
  lead: Pick<KeyedFields, 'phone' | 'mobile'> & Record<LeadNumber, string | null>,
): KnownNumber[] =>
  leadPhoneFields
    .map((field) => {
      const e164 = lead[leadNumberOf[field]];
      return { key: numberKey(lead[field], e164), e164 };
    })
    .filter(({ key }) => key.length >= tellingDigits);

/** Whether two numbers may be one: the country of one of them may be unknown. */
export const isSameNumber = (a: KnownNumber, b: KnownNumber): boolean =>
  a.key === b.key && (a.e164 === null || b.e164 === null || a.e164 === b.e164);

/** The keys with which a lead is sorted, searched, filtered, dialled and recognised. */
export function leadKeys(lead: KeyedFields, used: UsedCountries) {
  const numbers = dialledNumbers(lead, used);
  return {
    ...numbers,
    email_key: caseless(lead.email),
    phone_key: numberKey(lead.phone, numbers.phone_e164),
    mobile_key: numberKey(lead.mobile, numbers.mobile_e164),
    source_key: sourceKey(lead.source),
    badge_key: badgeKey(lead.badge_code),
    name_key: nameKey(lead),
    company_key: sortKey(lead.company),
    search_key: searchKey({ ...lead, ...numbers }),
  };
}

/** Key of the name under which a lead is shown. */
export const nameKey = (
  lead: Pick<KeyedFields, 'first_name' | 'last_name' | 'company' | 'email' | 'badge_code'>,
): string => sortKey(leadLabel(lead) || badgeName(lead.badge_code));

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
