import { z } from 'zod';
import { idSchema, timestampSchema } from '../common.ts';
import { assistantScopeNames } from '../labels.ts';
import { lengths } from '../limits.ts';

const parameter = (max: number) => z.string().max(max, `Use at most ${max} characters.`).optional();

/**
 * The query of `/authorize` (RFC 6749, 4.1.1), as the assistant wrote it. Its parts are judged by the
 * server, which says what is wrong with them.
 */
export const assistantRequestSchema = z
  .object({
    client_id: parameter(lengths.url),
    redirect_uri: parameter(lengths.url),
    response_type: parameter(lengths.oauthName),
    code_challenge: parameter(lengths.oauthValue),
    code_challenge_method: parameter(lengths.oauthName),
    scope: parameter(lengths.oauthValue),
    state: parameter(lengths.oauthState),
    resource: parameter(lengths.url),
  })
  .meta({ id: 'AssistantRequest' });

/** Body of `POST /api/assistants/allow`. */
export const assistantToAllowSchema = z
  .object({
    request: assistantRequestSchema,
    scopes: z
      .array(z.enum(assistantScopeNames), 'Choose at least one permission.')
      .min(1, 'Choose at least one permission.')
      .max(assistantScopeNames.length),
  })
  .meta({ id: 'AssistantToAllow' });

/** What an assistant asks for, as its user decides about it. */
export const assistantConsentSchema = z
  .object({
    name: z.string().meta({ description: 'What the assistant calls itself' }),
    host: z
      .string()
      .nullable()
      .meta({ description: 'Host that vouches for the name; null if nobody does' }),
    leads_to: z
      .string()
      .nullable()
      .meta({ description: 'Where the answer is sent: a host, or null for this device' }),
    scopes: z.array(z.enum(assistantScopeNames)),
    fault: z
      .string()
      .nullable()
      .meta({ description: 'Why it cannot be allowed, as a sentence; null if it can' }),
    deny_url: z.string().meta({ description: 'Where the browser goes if it is not allowed' }),
  })
  .meta({ id: 'AssistantConsent' });

/** Where the browser goes once an assistant was allowed. */
export const allowedAssistantSchema = z
  .object({ redirect_url: z.string() })
  .meta({ id: 'AllowedAssistant' });

/** An assistant that acts for its user, by OAuth. */
export const assistantSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    host: z
      .string()
      .nullable()
      .meta({ description: 'Host that vouches for the name; null if nobody does' }),
    scopes: z.array(z.enum(assistantScopeNames)),
    created_at: timestampSchema,
    last_used_at: timestampSchema.nullable().meta({ description: 'Accurate to the minute' }),
    user: z
      .object({ id: idSchema, name: z.string() })
      .meta({ description: 'The user who allowed it, and for whom it acts' }),
  })
  .meta({ id: 'Assistant' });

/** The query of `/authorize`, as the assistant wrote it. */
export type AssistantRequest = z.infer<typeof assistantRequestSchema>;
/** What an assistant asks for, as its user decides about it. */
export type AssistantConsent = z.infer<typeof assistantConsentSchema>;
/** An assistant that acts for its user. */
export type Assistant = z.infer<typeof assistantSchema>;
