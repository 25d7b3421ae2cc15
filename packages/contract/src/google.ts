import { z } from 'zod';
import { optionalId, requiredLine } from './common.ts';
import { lengths } from './limits.ts';
import { optionalRole, sessionSchema } from './user.ts';

/** Longest code, state or ID token, in characters. */
const longestSecret = 8_192;
const secret = (what: string) => requiredLine(longestSecret, what);

/**
 * Body of `POST /api/auth/google`. Without a role a new user stays `pending`; with one the profile
 * is completed by the joining rules.
 */
export const googleInputSchema = z
  .object({
    id_token: secret('ID token'),
    role: optionalRole,
    company_id: optionalId,
  })
  .meta({ id: 'GoogleInput' });

/** Body of `POST /api/auth/google/callback`: what the provider sent back to `redirect_uri`. */
export const googleCallbackInputSchema = z
  .object({
    code: secret('Authorization code'),
    redirect_uri: requiredLine(lengths.url, 'Redirect address'),
    state: secret('State').meta({ description: 'Compared by the page before it makes this call' }),
    nonce: secret('Nonce').optional().meta({ description: 'Where the request carried one' }),
    code_verifier: secret('Code verifier').optional().meta({ description: 'PKCE, where used' }),
  })
  .meta({ id: 'GoogleCallbackInput' });

/** Answer of both Google calls. */
export const googleSessionSchema = sessionSchema
  .extend({ is_new_user: z.boolean().meta({ description: 'Whether this call made the account' }) })
  .meta({ id: 'GoogleSession' });

/** Body of `POST /api/auth/google`, checked. */
export type GoogleInput = z.output<typeof googleInputSchema>;
/** Body of `POST /api/auth/google/callback`. */
export type GoogleCallbackInput = z.infer<typeof googleCallbackInputSchema>;
/** Token, user and whether the user is new. */
export type GoogleSession = z.infer<typeof googleSessionSchema>;
