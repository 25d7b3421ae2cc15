import { z } from 'zod';
import { optionalId, requiredLine } from './common.ts';
import { lengths } from './limits.ts';
import { optionalRole, sessionSchema } from './user.ts';

/** Maximum length of a code, state or ID token, in characters. */
const longestSecret = 8_192;
const secret = (what: string) => requiredLine(longestSecret, what);

/**
 * Body of `POST /api/auth/google`. Without a role, a new user stays `pending`; with a role, the
 * profile is completed under the joining rules.
 */
export const googleInputSchema = z
  .object({
    id_token: secret('ID token'),
    role: optionalRole,
    company_id: optionalId,
  })
  .meta({ id: 'GoogleInput' });

/** Body of `POST /api/auth/google/callback`: what the provider sent to `redirect_uri`. */
export const googleCallbackInputSchema = z
  .object({
    code: secret('Authorization code'),
    redirect_uri: requiredLine(lengths.url, 'Redirect address'),
    state: secret('State').meta({ description: 'Verified by the page before it makes this call' }),
    nonce: secret('Nonce')
      .optional()
      .meta({ description: 'Required if the authorization request carried one' }),
    code_verifier: secret('Code verifier')
      .optional()
      .meta({ description: 'PKCE code verifier, if PKCE is used' }),
  })
  .meta({ id: 'GoogleCallbackInput' });

/** Response of both Google calls. */
export const googleSessionSchema = sessionSchema
  .extend({
    is_new_user: z.boolean().meta({ description: 'Whether this call created the account' }),
  })
  .meta({ id: 'GoogleSession' });

/** Body of `POST /api/auth/google`, after validation. */
export type GoogleInput = z.output<typeof googleInputSchema>;
/** Body of `POST /api/auth/google/callback`. */
export type GoogleCallbackInput = z.infer<typeof googleCallbackInputSchema>;
/** Token, user and whether the user is new. */
export type GoogleSession = z.infer<typeof googleSessionSchema>;
