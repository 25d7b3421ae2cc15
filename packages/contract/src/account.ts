import { z } from 'zod';
import { emailSchema, idSchema, optionalId, requiredLine, timestampSchema } from './common.ts';
import { companyNameSchema, inviteTokenSchema } from './company.ts';
import { lengths } from './limits.ts';
import { optionalRole, passwordSchema, usernameSchema } from './user.ts';

/** Longest token, code or state that a sign-in call reads, in characters. */
const longestSecret = 8_192;

const secret = (what: string) => requiredLine(longestSecret, what);

/**
 * Body of `PUT /api/auth/profile`: names, or the completion of a profile by the joining rules.
 * What is absent stays. `is_activated` may be sent and is ignored: approval decides it.
 */
export const profileInputSchema = z
  .object({
    username: usernameSchema.optional(),
    first_name: requiredLine(lengths.name, 'First name').optional(),
    last_name: requiredLine(lengths.name, 'Last name').optional(),
    role: optionalRole,
    company_id: optionalId,
    company_name: companyNameSchema.nullish(),
    invite_token: inviteTokenSchema.nullish(),
    is_activated: z.boolean().optional().meta({ description: 'Ignored' }),
  })
  .refine((input) => !(input.company_id && input.company_name), {
    path: ['company_name'],
    message: 'Choose a company or create one, not both.',
  })
  .meta({ id: 'ProfileInput' });

/** Body of `POST /api/auth/password/forgot`. */
export const forgotPasswordInputSchema = z
  .object({ email: emailSchema })
  .meta({ id: 'ForgotPasswordInput' });

/** Something that was taken on and is told in a sentence for a person. */
export const acceptedSchema = z
  .object({ detail: z.string().meta({ description: 'What happens next, for a person' }) })
  .meta({ id: 'Accepted' });

/** Body of `POST /api/auth/password/reset`: the token of the link, and the new password. */
export const resetPasswordInputSchema = z
  .object({ token: secret('Token'), password: passwordSchema })
  .meta({ id: 'ResetPasswordInput' });

/** A password that somebody has: only its length is bounded, nothing is told about it. */
const knownPassword = z
  .string('Password is required.')
  .min(1, 'Password is required.')
  .max(1_000, 'Use at most 1000 characters.');

/** Body of `POST /api/auth/reauthenticate`. */
export const reauthenticateInputSchema = z
  .object({ password: knownPassword })
  .meta({ id: 'ReauthenticateInput' });

/** Body of `POST /api/auth/password`. */
export const changePasswordInputSchema = z
  .object({
    current_password: knownPassword
      .nullish()
      .meta({ description: 'Absent for accounts that have none, and only sign in with Google' }),
    new_password: passwordSchema,
  })
  .meta({ id: 'ChangePasswordInput' });

/** Body of `POST /api/auth/verify`: the token of the link in the welcome mail. */
export const verifyInputSchema = z.object({ token: secret('Token') }).meta({ id: 'VerifyInput' });

/** Body of `POST /api/auth/disown`: the token of the link in the welcome mail. */
export const disownInputSchema = z.object({ token: secret('Token') }).meta({ id: 'DisownInput' });

/** Somewhere the user is signed in. */
export const deviceSchema = z
  .object({
    id: idSchema,
    created_at: timestampSchema,
    last_used_at: timestampSchema,
    expires_at: timestampSchema,
    user_agent: z.string().meta({ description: 'What the browser called itself' }),
    is_current: z.boolean().meta({ description: 'Whether this request came from it' }),
  })
  .meta({ id: 'Device' });

/** Body of a completed profile or changed names, as sent. */
export type ProfileInput = z.input<typeof profileInputSchema>;
/** Body of a completed profile or changed names, checked. */
export type Profile = z.output<typeof profileInputSchema>;
/** Something that was taken on. */
export type Accepted = z.infer<typeof acceptedSchema>;
/** Body of a password reset. */
export type ResetPasswordInput = z.infer<typeof resetPasswordInputSchema>;
/** Body of a change of the own password. */
export type ChangePasswordInput = z.infer<typeof changePasswordInputSchema>;
/** Somewhere the user is signed in. */
export type Device = z.infer<typeof deviceSchema>;
