import { z } from 'zod';

/** Stable, machine-readable codes of problems. */
export const problemCodes = [
  'malformed',
  'unauthorized',
  'wrong_credentials',
  'google_refused',
  'forbidden',
  'unverified',
  'reauthenticate',
  'key_refused',
  'origin_refused',
  'scope',
  'not_found',
  'method_not_allowed',
  'email_taken',
  'username_taken',
  'company_taken',
  'already_member',
  'do_not_contact',
  'unusual_hour',
  'already_sent',
  'membership_changed',
  'webhook_inactive',
  'proposal_state',
  'last_admin',
  'sample_exists',
  'import_state',
  'merge_state',
  'idempotency_running',
  'stale',
  'too_large',
  'unsupported_type',
  'invalid',
  'idempotency_mismatch',
  'unreadable_image',
  'unreadable_file',
  'too_many_requests',
  'busy',
  'upstream',
  'unavailable',
  'internal',
] as const;

/** An invalid field of a request. */
export const fieldErrorSchema = z
  .object({
    path: z.string().meta({
      description:
        'Dot-separated path of the field in the body, or the name of a parameter or header',
    }),
    message: z.string().meta({ description: 'Sentence for the user' }),
  })
  .meta({ id: 'FieldError' });

/** Body of every error response: RFC 9457, media type `application/problem+json`. */
export const problemSchema = z
  .object({
    status: z.int().meta({ description: 'HTTP status code' }),
    title: z.string().meta({ description: 'Short name of the kind of problem' }),
    detail: z
      .string()
      .meta({ description: 'What happened and what to do, as a sentence for the user' }),
    code: z.enum(problemCodes),
    errors: z
      .array(fieldErrorSchema)
      .optional()
      .meta({ description: 'Invalid fields, with status 422' }),
  })
  .meta({ id: 'Problem' });

/** Machine-readable code of a problem. */
export type ProblemCode = (typeof problemCodes)[number];
/** An invalid field of a request. */
export type FieldError = z.infer<typeof fieldErrorSchema>;
/** Body of every error response. */
export type Problem = z.infer<typeof problemSchema>;
