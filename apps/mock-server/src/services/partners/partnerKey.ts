import type { NewPartnerKey, PartnerKey, PartnerKeyChange, VisitorForm } from '@cardinal/contract';
import { dayMs } from '@cardinal/contract/limits';
import type { PartnerKeyRow } from '../../store/partners/partnerKeys.ts';
import type { AuditRecord } from '../shared/audit.ts';
import { fullName } from '../shared/names.ts';
import { isoOf, isoOrNull } from '../shared/times.ts';
import { scopesJson } from './partner.ts';

type VisitorTexts = Omit<VisitorForm, 'questions'>;

/** When a key expires as the store has it, in milliseconds; null for never. */
const storedExpiry = (at: string | null | undefined) => (at ? Date.parse(at) : null);

/**
 * A stored key as calls return it.
 * @param now Milliseconds
 * @param publicUrl Public URL of the server, without a trailing slash
 * @param unconfirmed Entries that wait to be confirmed
 */
export function toPartnerKey(
  row: PartnerKeyRow,
  origins: readonly string[] = [],
  {
    now,
    publicUrl,
    unconfirmed = 0,
  }: { now: number; publicUrl: string; unconfirmed?: number | undefined },
): PartnerKey {
  const isToday = row.used_on === Math.floor(now / dayMs);
  return {
    id: row.id,
    key: row.key,
    name: row.name,
    origins: [...origins],
    scopes: scopesJson.read(row.scopes),
    event_id: row.event_id,
    event_name: row.event_name,
    expires_at: isoOrNull(row.expires_at),
    daily_captures: row.daily_captures,
    ...visitorTextsOf(row),
    captures_today: isToday ? row.captures : 0,
    unconfirmed,
    last_used_at: isoOrNull(row.last_used_at),
    base_url: publicUrl,
    created_by: { id: row.created_by, name: fullName(row) },
    created_at: isoOf(row.created_at),
  };
}

/** What the form of a key tells visitors. */
export const visitorTextsOf = (key: VisitorTexts): VisitorTexts => ({
  privacy_text: key.privacy_text,
  privacy_url: key.privacy_url,
  consent_text: key.consent_text,
  thanks_text: key.thanks_text,
});

/** The columns of a new key, which has not been used yet. */
export const newKeyColumns = (input: NewPartnerKey) => ({
  name: input.name,
  scopes: scopesJson.write(input.scopes),
  event_id: input.event_id ?? null,
  expires_at: storedExpiry(input.expires_at),
  daily_captures: input.daily_captures,
  ...visitorTextsOf(input),
  used_on: 0,
  captures: 0,
  scans: 0,
});

/** The columns that a change of a key sets; its origins are stored separately. */
export const changedColumns = ({
  origins: _origins,
  scopes,
  expires_at: expiry,
  ...plain
}: PartnerKeyChange) => ({
  ...plain,
  ...(scopes && { scopes: scopesJson.write(scopes) }),
  ...(expiry !== undefined && { expires_at: storedExpiry(expiry) }),
});

type State = NonNullable<AuditRecord['after']>;

/** The settings of a key that the audit trail shows. */
export const settingsOf = (key: PartnerKey): State => ({
  name: key.name,
  origins: key.origins.join(' '),
  scopes: key.scopes.join(' '),
  event: key.event_name,
  expires_at: key.expires_at,
  daily_captures: key.daily_captures,
  ...visitorTextsOf(key),
});

/** Those settings of `one` that differ from `other`. */
const differing = (one: State, other: State): State =>
  Object.fromEntries(Object.entries(one).filter(([name, value]) => value !== other[name]));

/** The settings that a change of a key changed, before and after it; undefined if none. */
export function changedSettings(before: PartnerKey, after: PartnerKey) {
  const [old, next] = [settingsOf(before), settingsOf(after)];
  const changed = differing(next, old);
  if (Object.keys(changed).length === 0) return undefined;
  return { before: differing(old, next), after: changed };
}
