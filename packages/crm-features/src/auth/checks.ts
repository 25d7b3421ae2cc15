import type { LoginInput, RegisterInput } from '@cardinal/contract';
import { lengths } from '@cardinal/contract/limits';
import { authTexts } from './texts.ts';

/** Error messages by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Values of the company choices that create a company and that join none. */
export const companyChoices = { create: 'create', none: 'none' } as const;

/** Values of the registration form. */
export interface RegisterValues {
  first_name: string;
  last_name: string;
  username: string;
  email: string;
  password: string;
  role: NonNullable<RegisterInput['role']>;
  /** Company id, or one of `companyChoices`. */
  company: string;
  company_name: string;
  terms: boolean;
}

const { errors } = authTexts;

/** Removes valid fields from the error messages. */
function found(all: Readonly<Record<string, string | false>>): FieldErrors {
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, message]) => (message ? [[name, message]] : [])),
  );
}

function emailError(email: string): string | false {
  if (!email.trim()) return errors.email;
  return !/^\S+@\S+\.\S+$/.test(email.trim()) && errors.emailShape;
}

/** Validates the sign-in form. */
export function checkLogin({ email, password }: LoginInput): FieldErrors {
  return found({
    email: !email.trim() && errors.email,
    password: !password && errors.password,
  });
}

/** Validates the email address to which a link should be sent. */
export const checkForgotten = (email: string): FieldErrors => found({ email: emailError(email) });

const newPasswordError = (password: string) =>
  password
    ? password.length < lengths.passwordMin && errors.passwordShort(lengths.passwordMin)
    : errors.newPassword;

/** Validates a new password. */
export const checkNewPassword = (password: string): FieldErrors =>
  found({ password: newPasswordError(password) });

/** Validates the registration form; the server's validation is authoritative. */
export function checkRegister(values: RegisterValues): FieldErrors {
  const { username, password } = values;
  return found({
    first_name: !values.first_name.trim() && errors.firstName,
    last_name: !values.last_name.trim() && errors.lastName,
    username: username.trim()
      ? /\s/.test(username.trim()) && errors.usernameSpaces
      : errors.username,
    email: emailError(values.email),
    password: newPasswordError(password),
    company_name:
      values.company === companyChoices.create && !values.company_name.trim() && errors.companyName,
    terms: !values.terms && errors.terms,
  });
}

/** Request body of the registration. */
export function toRegisterInput(values: RegisterValues): RegisterInput {
  const { company, company_name, terms: _, ...person } = values;
  const founds = company === companyChoices.create;
  const joins = !founds && company !== companyChoices.none;
  return {
    ...person,
    company_id: joins ? company : null,
    ...(founds && { company_name }),
  };
}
