import { z } from 'zod';
import { optionalId, requiredLine, requiredSecret } from '../common.ts';
import { lengths } from '../limits.ts';
import { optionalRole, sessionSchema } from './user.ts';

/**
 * Body of `POST /api/auth/google`. Without a role, a new user stays `pending`; with a role, the
 * profile is completed under the joining rules.
 */
export const googleInputSchema = z
  .object({
    id_token: requiredSecret('ID token'),
    role: optionalRole,
    company_id: optionalId,
  })
  .meta({ id: 'GoogleInput' });

/** Body of `POST /api/auth/google/callback`: what the provider sent to `redirect_uri`. */
export const googleCallbackInputSchema = z
  .object({
    code: requiredSecret('Authorization code'),
    redirect_uri: requiredLine(lengths.url, 'Redirect address'),
    state: requiredSecret('State').meta({
      description: 'Verified by the page before it makes this call',
    }),
    nonce: requiredSecret('Nonce')
      .optional()
      .meta({ description: 'Required if the authorization request carried one' }),
    code_verifier: requiredSecret('Code verifier')
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
