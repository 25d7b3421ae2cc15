import { z } from 'zod';
import {
  emailAddressSchema,
  idSchema,
  identityLine,
  nameLine,
  optionalId,
  type AsSent,
} from '../common.ts';
import { companyNameSchema, inviteTokenSchema } from './company.ts';
import { defaultRole, roles, type ChosenRole, type ProfileField } from '../labels.ts';
import { lengths } from '../limits.ts';
import { languages } from '../messages/languages.ts';

/** Role of a user; `pending` until a sign-up with Google is completed. */
export const roleSchema = z.enum([...roles, 'pending']);
/** Role that a user may choose. */
export const chosenRoleSchema = z.enum(
  roles,
  'Choose Sales Agent, Sales Manager or Administrator.',
);
/** Optional role: absent, null and '' mean that none is chosen. */
export const optionalRole = z
  .preprocess(
    (role: ChosenRole | '' | null | undefined) => role || undefined,
    chosenRoleSchema.optional(),
  )
  .optional();

/** How a user joins, creates or leaves open a company, and in which role. */
export const companyChoice = {
  role: optionalRole,
  company_id: optionalId,
  company_name: companyNameSchema.nullish(),
  invite_token: inviteTokenSchema
    .nullish()
    .meta({ description: 'Joins the company immediately, with the role of the invitation' }),
};
/** Refuses a choice both of a company and of a name for a new one. */
export const withOneCompany = <
  T extends z.ZodType<{ company_id?: string | null; company_name?: string | null }>,
>(
  schema: T,
): T =>
  schema.refine((input) => !(input.company_id && input.company_name), {
    path: ['company_name'],
    message: 'Choose a company or create one, not both.',
  });

/** User as every sign-in call returns it (specification section 3). */
export const userSchema = z
  .object({
    id: idSchema,
    first_name: z.string(),
    last_name: z.string(),
    username: z.string(),
    email: z.string(),
    role: roleSchema,
    company_id: idSchema.nullable().meta({ description: 'Null if the user has no company' }),
    company_name: z.string().nullable(),
    pending_company_id: idSchema
      .nullable()
      .meta({ description: 'Company whose approval the user is waiting for' }),
    is_activated: z.boolean().meta({ description: 'False while waiting for approval' }),
    email_verified: z.boolean(),
    signature: z.string().nullable().meta({
      description: 'Text below their emails to leads; null if it is made from the profile',
    }),
    time_zone: z
      .string()
      .nullable()
      .meta({ description: 'Time zone of their browser, such as `Asia/Kolkata`; null if unknown' }),
    language: z.enum(languages).nullable().meta({
      description: 'Language in which they read Cardinal; null if it follows their browser',
    }),
    digest: z
      .boolean()
      .meta({ description: 'Whether they want an email in the morning about what waits for them' }),
  })
  .meta({ id: 'User' });

/** A new password; the server also refuses common ones. */
export const passwordSchema = z
  .string('Password is required.')
  .min(lengths.passwordMin, `Use at least ${lengths.passwordMin} characters.`)
  .max(lengths.passwordMax, `Use at most ${lengths.passwordMax} characters.`)
  .refine((text) => text.isWellFormed(), 'The text is not valid Unicode.');

/** Username: any printable characters except spaces. */
const usernameSchema = identityLine(lengths.username, 'Username').regex(
  /^\S+$/,
  'A username cannot contain spaces.',
);

/** The names that users choose themselves, as sent. */
export const profileNames = {
  username: usernameSchema,
  first_name: nameLine(lengths.name, 'First name'),
  last_name: nameLine(lengths.name, 'Last name'),
} satisfies Record<ProfileField, z.ZodType<string>>;

/** Body of `POST /api/auth/register`. `company_name` creates a company instead of joining one. */
export const registerInputSchema = withOneCompany(
  z.object({
    ...profileNames,
    email: emailAddressSchema,
    password: passwordSchema,
    ...companyChoice,
    role: optionalRole.default(defaultRole),
  }),
).meta({ id: 'RegisterInput' });

/** Body of `POST /api/auth/login`. Errors reveal nothing about the values except their length. */
export const loginInputSchema = z
  .object({
    email: z.string('Email is required.').trim().min(1, 'Email is required.').max(lengths.email),
    password: z.string('Password is required.').min(1, 'Password is required.').max(1_000),
  })
  .meta({ id: 'LoginInput' });

/** Response to a sign-in: an opaque bearer token and the user to whom it belongs. */
export const sessionSchema = z
  .object({
    access_token: z.string().meta({ description: 'Opaque; send as `Authorization: Bearer …`' }),
    user: userSchema,
  })
  .meta({ id: 'Session' });

/** Response to a registration. */
export const registrationSchema = sessionSchema
  .extend({
    email_sent: z.boolean().meta({ description: 'Whether the welcome email could be sent' }),
  })
  .meta({ id: 'Registration' });

/** User as sign-in calls return it. */
export type User = z.infer<typeof userSchema>;
/** Body of a registration, as sent. */
export type RegisterInput = AsSent<z.input<typeof registerInputSchema>>;
/** Body of a registration, after validation. */
export type Registrant = z.output<typeof registerInputSchema>;
/** Body of a sign-in. */
export type LoginInput = z.infer<typeof loginInputSchema>;
/** Token and user. */
export type Session = z.infer<typeof sessionSchema>;
/** Token, user and whether the welcome email was sent. */
export type Registration = z.infer<typeof registrationSchema>;
