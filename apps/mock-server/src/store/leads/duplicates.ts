import { caseless } from '@cardinal/contract/fold';
import type { Duplicate } from '@cardinal/contract';
import { findByBadge } from './badges.ts';
import { phoneKey, type LeadRow } from './leadRows.ts';
import { inScope, type LeadScope } from './leadScope.ts';
import type { Read } from '../schema.ts';

/** Phone numbers with fewer digits do not identify a person. */
const tellingDigits = 6;
/** Maximum number of likely duplicates that are returned. */
const maxDuplicates = 10;

/** Maximum number of leads with the same keys that are examined for all leads of one call. */
const mostCompared = 5_000;

/**
 * Leads of the scope that are probably the same person: same email first, then same phone, then same
 * badge of the same event.
 */
export async function findDuplicates(
  db: Read,
  scope: LeadScope,
  lead: KnownBy & Partial<Pick<LeadRow, 'badge_code' | 'event_id'>>,
): Promise<Duplicate[]> {
  const [duplicates = []] = await findDuplicatesOf(db, scope, [lead]);
  const found = new Set(duplicates.map(({ id }) => id));
  const { badge_code: code = '', event_id: eventId } = lead;
  const badges = (await findByBadge(db, scope, { eventId, code }, maxDuplicates + 1)).filter(
    (id) => id !== lead.id && !found.has(id),
  );
  return [...duplicates, ...badges.map((id) => ({ id, reason: 'badge_code' as const }))].slice(
    0,
    maxDuplicates,
  );
}

/** Identifies a person. */
type KnownBy = Pick<LeadRow, 'id' | 'email' | 'phone'>;

/** Like `findDuplicates`, for many leads at once, in their order. */
export async function findDuplicatesOf(
  db: Read,
  scope: LeadScope,
  leads: readonly KnownBy[],
): Promise<Duplicate[][]> {
  const telling = (phone: string) => (phone.length < tellingDigits ? '' : phone);
  const keyed = leads.map((lead) => ({
    id: lead.id,
    email: caseless(lead.email),
    phone: telling(phoneKey(lead.phone)),
  }));
  const byEmail = await idsByKey(
    db,
    scope,
    'email_key',
    keyed.map(({ email }) => email),
  );
  const byPhone = await idsByKey(
    db,
    scope,
    'phone_key',
    keyed.map(({ phone }) => phone),
  );
  return keyed.map(({ id: own, email, phone }) => {
    const sameEmail = byEmail.get(email) ?? [];
    const samePhone = (byPhone.get(phone) ?? []).filter((id) => !sameEmail.includes(id));
    return [
      ...sameEmail.map((id) => ({ id, reason: 'email' as const })),
      ...samePhone.map((id) => ({ id, reason: 'phone' as const })),
    ]
      .filter(({ id }) => id !== own)
      .slice(0, maxDuplicates);
  });
}

/** Leads of the scope by a key that they share with others, latest first. */
async function idsByKey(
  db: Read,
  scope: LeadScope,
  column: 'email_key' | 'phone_key',
  keys: readonly string[],
): Promise<Map<string, string[]>> {
  const wanted = [...new Set(keys)].filter((key) => key !== '');
  if (wanted.length === 0) return new Map();
  const rows = await db
    .selectFrom('leads')
    .select(['id', `${column} as key`])
    .where(inScope(scope))
    .where(column, 'in', wanted)
    // Repeats the condition of the partial index on phones, so that the index is used.
    .where(column, '<>', '')
    .orderBy('id', 'desc')
    .limit(wanted.length === 1 ? maxDuplicates + 1 : mostCompared)
    .execute();
  const found = new Map<string, string[]>();
  for (const { id, key } of rows) {
    const ids = found.get(key) ?? [];
    // One more than is returned, because a lead is found by its own key.
    if (ids.length <= maxDuplicates) found.set(key, [...ids, id]);
  }
  return found;
}
