import { z } from 'zod';
import {
  emptyIsAbsent,
  idSchema,
  momentSchema,
  nameLine,
  timestampSchema,
  type AsSent,
} from '../common.ts';
import { apiScopeNames, type ApiScope } from '../labels.ts';
import { lengths } from '../limits.ts';

const unique = (scopes: ApiScope[]): ApiScope[] =>
  apiScopeNames.filter((scope) => scopes.includes(scope));

/** Body of `POST /api/api-keys`. */
export const apiKeyInputSchema = z
  .object({
    name: nameLine(lengths.apiKeyName, 'Name'),
    scopes: z
      .array(z.enum(apiScopeNames), 'Choose at least one permission.')
      .min(1, 'Choose at least one permission.')
      .max(2 * apiScopeNames.length)
      .transform(unique),
    expires_at: momentSchema('Expiry').nullable().optional(),
  })
  .meta({ id: 'ApiKeyInput' });

/** A key with which another system makes calls as its user. */
export const apiKeySchema = z
  .object({
    id: idSchema,
    name: z.string(),
    scopes: z.array(z.enum(apiScopeNames)),
    created_at: timestampSchema,
    expires_at: timestampSchema.nullable(),
    last_used_at: timestampSchema.nullable().meta({ description: 'Accurate to the minute' }),
    user: z
      .object({ id: idSchema, name: z.string() })
      .meta({ description: 'The user who created the key, and as whom it makes calls' }),
  })
  .meta({ id: 'ApiKey' });

/** Response to `POST /api/api-keys`. */
export const newApiKeySchema = apiKeySchema
  .extend({
    key: z.string().meta({
      description: 'Begins with `cak_`. It is in this response alone: only a hash of it is stored.',
    }),
  })
  .meta({ id: 'NewApiKey' });

const yes = z
  .preprocess(emptyIsAbsent, z.enum(['true', 'false']).default('false'))
  .transform((text) => text === 'true');

/** Query of the calls about API keys. */
export const apiKeyQuerySchema = z.object({
  all: yes.meta({
    description: 'Whether the keys of everyone in the company are meant; for administrators',
  }),
});

/** A key with which another system makes calls as its user. */
export type ApiKey = z.infer<typeof apiKeySchema>;
/** A new API key, with the key itself. */
export type NewApiKey = z.infer<typeof newApiKeySchema>;
/** API key to create, as sent. */
export type ApiKeyInput = AsSent<z.input<typeof apiKeyInputSchema>>;
/** API key to create, after validation. */
export type ApiKeyToCreate = z.output<typeof apiKeyInputSchema>;
