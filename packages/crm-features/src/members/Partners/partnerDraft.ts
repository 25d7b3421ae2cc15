import type { TextsOf } from '@cardinal/contract/messages';
import type { PartnerKey, PartnerKeyInput, PartnerScope } from '@cardinal/contract';
import { lengths, limits } from '@cardinal/contract/limits';
import { foundErrors, type FieldErrors } from '../../forms/fieldErrors.ts';
import { type partnerMessages } from '../partnerTexts.ts';

/** A key that is being entered. */
export interface PartnerDraft {
  name: string;
  /** One origin on each line. */
  origins: string;
  scopes: readonly PartnerScope[];
  event_id: string | null;
  expires_at: string | null;
  daily_captures: number | null;
}

/** The form of a new key. */
export const emptyPartner: PartnerDraft = {
  name: '',
  origins: '',
  scopes: ['capture'],
  event_id: null,
  expires_at: null,
  daily_captures: limits.partnerCaptures.default,
};

/** A stored key as the form shows it. */
export const draftOfKey = (key: PartnerKey): PartnerDraft => ({
  name: key.name,
  origins: key.origins.join('\n'),
  scopes: key.scopes,
  event_id: key.event_id,
  expires_at: key.expires_at,
  daily_captures: key.daily_captures,
});

/** The lines of the field that are not blank. */
const linesOf = (origins: string): string[] =>
  origins
    .split(/[\s,;]+/)
    .map((line) => line.trim())
    .filter(Boolean);

/**
 * The origin that a line means: a pasted address is cut to its origin, and https completes a bare
 * host. Undefined for texts that are not websites; the server's validation is authoritative.
 */
export function originOf(line: string): string | undefined {
  const full = /^[a-z][\w+.-]*:\/\//i.test(line) ? line : `https://${line}`;
  const url = URL.parse(full);
  if (!url || !/^https?:$/.test(url.protocol) || /[*@]/.test(line)) return undefined;
  const isOwnMachine = /^(?:localhost|.+\.localhost|127\..+|\[::1\])$/.test(url.hostname);
  if (url.protocol === 'http:' && !isOwnMachine) return undefined;
  return isOwnMachine || url.hostname.includes('.') ? url.origin : undefined;
}

function originsError(
  origins: string,
  texts: TextsOf<typeof partnerMessages>['form'],
): string | undefined {
  const lines = linesOf(origins);
  if (lines.length === 0) return texts.noOrigin;
  if (lines.length > limits.partnerOrigins)
    return texts.tooManyOrigins({ most: limits.partnerOrigins });
  const wrong = lines.find((line) => originOf(line) === undefined);
  return wrong === undefined ? undefined : texts.badOrigin({ line: wrong.slice(0, lengths.name) });
}

/** The errors of a key. An unchanged expiry may be in the past. */
export function partnerErrors(
  draft: PartnerDraft,
  { initial, now }: { initial: PartnerDraft; now: Date },
  texts: TextsOf<typeof partnerMessages>['form'],
): FieldErrors {
  const { min, max } = limits.partnerCaptures;
  const { name, scopes, expires_at: expiry, daily_captures: daily } = draft;
  const isPast = expiry !== null && Date.parse(expiry) <= now.getTime();
  const isInRange = daily !== null && daily >= min && daily <= max && Number.isInteger(daily);
  return foundErrors({
    name: name.trim() === '' && texts.required,
    origins: originsError(draft.origins, texts),
    scopes: scopes.length === 0 && texts.noScope,
    expires_at: isPast && expiry !== initial.expires_at && texts.past,
    daily_captures: !isInRange && texts.range({ least: min, most: max }),
  });
}

/** The body of the call. @param initial The initial form: unchanged values are not sent again. */
export function bodyOf(draft: PartnerDraft, initial: PartnerDraft): PartnerKeyInput {
  const { expires_at, ...rest } = draft;
  return {
    ...rest,
    name: draft.name.trim(),
    origins: [...new Set(linesOf(draft.origins).map((line) => originOf(line) ?? line))],
    scopes: [...draft.scopes],
    daily_captures: draft.daily_captures ?? limits.partnerCaptures.default,
    ...(expires_at !== initial.expires_at && { expires_at }),
  };
}
