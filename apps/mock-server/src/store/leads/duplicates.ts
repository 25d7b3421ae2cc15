import { caseless } from '@cardinal/contract/fold';
import type { Duplicate, LeadNumber, LeadPhoneField } from '@cardinal/contract';
import { sql } from 'kysely';
import { findByBadge, type Badge } from './badges.ts';
import { isSameNumber, knownNumbers, type KnownNumber } from '../leadKeys.ts';
import type { LeadRow } from './leadRows.ts';
import { inScope, type LeadScope } from './leadScope.ts';
import type { Read } from '../schema.ts';

/** Maximum number of likely duplicates that are returned. */
const maxDuplicates = 10;

/** Maximum number of leads with the same keys that are examined for all leads of one call. */
const mostCompared = 5_000;

/** Identifies a person. */
export interface KnownPerson {
  /** Of the person's own lead, which is not its duplicate; '' for none. */
  id: string;
  email: string;
  /** See `knownNumbers`. */
  numbers: readonly KnownNumber[];
}

/** The person of a lead. */
export const personOf = (
  lead: Pick<LeadRow, 'id' | 'email' | LeadPhoneField | LeadNumber>,
): KnownPerson => ({ id: lead.id, email: lead.email, numbers: knownNumbers(lead) });

/**
 * Leads of the scope that are probably the same person: same email first, then a same number, then
 * same badge of the same event.
 */
export async function findDuplicates(
  db: Read,
  scope: LeadScope,
  person: KnownPerson,
  badge: Badge = { eventId: null, code: '' },
): Promise<Duplicate[]> {
  const [duplicates = []] = await findDuplicatesOf(db, scope, [person]);
  const found = new Set(duplicates.map(({ id }) => id));
  const badges = (await findByBadge(db, scope, badge, maxDuplicates + 1)).filter(
    (id) => id !== person.id && !found.has(id),
  );
  return [...duplicates, ...badges.map((id) => ({ id, reason: 'badge_code' as const }))].slice(
    0,
    maxDuplicates,
  );
}

/** Like `findDuplicates`, for many people at once, in their order. */
export async function findDuplicatesOf(
  db: Read,
  scope: LeadScope,
  people: readonly KnownPerson[],
): Promise<Duplicate[][]> {
  const emails = people.map(({ email }) => caseless(email));
  const numbers = people.flatMap((person) => person.numbers.map(({ key }) => key));
  const byEmail = await leadsByKey(db, scope, keys.email, emails);
  const byPhone = await leadsByKey(db, scope, keys.phone, numbers);
  const byMobile = await leadsByKey(db, scope, keys.mobile, numbers);
  const withNumber = (number: KnownNumber): string[] =>
    [...(byPhone.get(number.key) ?? []), ...(byMobile.get(number.key) ?? [])]
      .filter((known) => isSameNumber(known, number))
      .map(({ id }) => id);
  return people.map((person, index) => {
    const sameEmail = (byEmail.get(emails[index] ?? '') ?? []).map(({ id }) => id);
    const samePhone = [...new Set(person.numbers.flatMap(withNumber))]
      .filter((id) => !sameEmail.includes(id))
      // Ids ascend with time: the latest first.
      .toSorted((a, b) => (a < b ? 1 : -1));
    return [
      ...sameEmail.map((id) => ({ id, reason: 'email' as const })),
      ...samePhone.map((id) => ({ id, reason: 'phone' as const })),
    ]
      .filter(({ id }) => id !== person.id)
      .slice(0, maxDuplicates);
  });
}

/** The columns by which people are recognised, each with the number that it stands for. */
const keys = {
  email: { column: 'email_key', e164: sql<string | null>`null` },
  phone: { column: 'phone_key', e164: sql<string | null>`leads.phone_e164` },
  mobile: { column: 'mobile_key', e164: sql<string | null>`leads.mobile_e164` },
} as const;

interface KeyedLead extends KnownNumber {
  id: string;
}

/** Leads of the scope by a key that they share with others, latest first. */
async function leadsByKey(
  db: Read,
  scope: LeadScope,
  { column, e164 }: (typeof keys)[keyof typeof keys],
  wantedKeys: readonly string[],
): Promise<Map<string, KeyedLead[]>> {
  const wanted = [...new Set(wantedKeys)].filter((key) => key !== '');
  if (wanted.length === 0) return new Map();
  const rows = await db
    .selectFrom('leads')
    .select(['id', `${column} as key`, e164.as('e164')])
    .where(inScope(scope))
    .where(column, 'in', wanted)
    // Repeats the condition of the partial indexes on numbers, so that they are used.
    .where(column, '<>', '')
    .orderBy('id', 'desc')
    .limit(wanted.length === 1 ? maxDuplicates + 1 : mostCompared)
    .execute();
  const found = new Map<string, KeyedLead[]>();
  for (const row of rows) {
    const leads = found.get(row.key) ?? [];
    // One more than is returned, because a lead is found by its own key.
    if (leads.length <= maxDuplicates) found.set(row.key, [...leads, row]);
  }
  return found;
}
