import { z } from 'zod';
import {
  emailAddressSchema,
  idSchema,
  paragraphs,
  requiredSecret,
  timeZoneSchema,
  timestampSchema,
} from '../common.ts';
import { lengths } from '../limits.ts';
import { languages } from '../messages/languages.ts';
import { companyChoice, passwordSchema, profileNames, withOneCompany } from './user.ts';

/**
 * Body of `PUT /api/auth/profile`: changes names, or completes a profile under the joining rules.
 * Absent fields are left unchanged. `is_activated` is accepted and ignored, because only an
 * approval sets it.
 */
export const profileInputSchema = withOneCompany(
  z.object({
    ...z.object(profileNames).partial().shape,
    ...companyChoice,
    is_activated: z.boolean().optional().meta({ description: 'Ignored' }),
    signature: paragraphs(lengths.signature, 'Signature').nullish().meta({
      description: 'Text below their emails to leads; null makes it from the profile',
    }),
    time_zone: timeZoneSchema.optional(),
    language: z.enum(languages).nullish().meta({
      description: 'Language in which they read Cardinal; null follows their browser',
    }),
    digest: z
      .boolean()
      .optional()
      .meta({ description: 'Whether they want an email in the morning about what waits for them' }),
  }),
).meta({ id: 'ProfileInput' });

/** Body of `POST /api/auth/password/forgot`. */
export const forgotPasswordInputSchema = z
  .object({ email: emailAddressSchema })
  .meta({ id: 'ForgotPasswordInput' });

/** An accepted request, with a sentence for the user about what happens next. */
export const acceptedSchema = z
  .object({
    detail: z.string().meta({ description: 'What happens next, as a sentence for the user' }),
  })
  .meta({ id: 'Accepted' });

/** Body of `POST /api/auth/password/reset`: the token from the link, and the new password. */
export const resetPasswordInputSchema = z
  .object({ token: requiredSecret('Token'), password: passwordSchema })
  .meta({ id: 'ResetPasswordInput' });

/** An existing password. Only its length is limited; errors reveal nothing else about it. */
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
    current_password: knownPassword.nullish().meta({
      description: 'Absent for accounts without a password, which sign in only with Google',
    }),
    new_password: passwordSchema,
  })
  .meta({ id: 'ChangePasswordInput' });

/** Body of `POST /api/auth/verify`: the token from the link in the welcome email. */
export const verifyInputSchema = z
  .object({ token: requiredSecret('Token') })
  .meta({ id: 'VerifyInput' });

/** Body of `POST /api/auth/disown`: the token from the link in the welcome email. */
export const disownInputSchema = z
  .object({ token: requiredSecret('Token') })
  .meta({ id: 'DisownInput' });

/** A device on which the user is signed in. */
export const deviceSchema = z
  .object({
    id: idSchema,
    created_at: timestampSchema,
    last_used_at: timestampSchema,
    expires_at: timestampSchema,
    user_agent: z.string().meta({ description: 'User-Agent header of the browser' }),
    is_current: z.boolean().meta({ description: 'Whether this request was sent from the device' }),
  })
  .meta({ id: 'Device' });

/** Body of a profile update, as sent. */
export type ProfileInput = z.input<typeof profileInputSchema>;
/** Body of a profile update, after validation. */
export type Profile = z.output<typeof profileInputSchema>;
/** An accepted request. */
export type Accepted = z.infer<typeof acceptedSchema>;
/** Body of a password reset. */
export type ResetPasswordInput = z.infer<typeof resetPasswordInputSchema>;
/** Body of a password change. */
export type ChangePasswordInput = z.infer<typeof changePasswordInputSchema>;
/** A device on which the user is signed in. */
export type Device = z.infer<typeof deviceSchema>;
