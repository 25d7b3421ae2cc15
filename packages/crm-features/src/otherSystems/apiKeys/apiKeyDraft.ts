import type { TextsOf } from '@cardinal/contract/messages';
import type { ApiKeyInput, ApiScope } from '@cardinal/contract';
import { foundErrors, type FieldErrors } from '../../forms/fieldErrors.ts';
import { type apiKeyMessages } from './texts.ts';

/** A key that is being entered. */
export interface ApiKeyDraft {
  name: string;
  scopes: readonly ApiScope[];
  expires_at: string | null;
}

/** The form of a new key. */
export const emptyApiKey: ApiKeyDraft = { name: '', scopes: ['leads:read'], expires_at: null };

/** The errors of a key. */
export const apiKeyErrors = (
  { name, scopes, expires_at: at }: ApiKeyDraft,
  now: Date,
  texts: TextsOf<typeof apiKeyMessages>['form'],
): FieldErrors =>
  foundErrors({
    name: name.trim() === '' && texts.required,
    scopes: scopes.length === 0 && texts.noScope,
    expires_at: at !== null && Date.parse(at) <= now.getTime() && texts.past,
  });

/** The body of the call. */
export const apiKeyBody = ({ name, scopes, expires_at }: ApiKeyDraft): ApiKeyInput => ({
  name: name.trim(),
  scopes: [...scopes],
  expires_at,
});
