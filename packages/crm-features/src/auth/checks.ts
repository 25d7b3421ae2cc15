import type { LoginInput, RegisterInput } from '@cardinal/contract';
import { lengths } from '@cardinal/contract/limits';
import { authTexts } from './texts.ts';

/** What is wrong with each field, by its name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Value of the company choice that founds one, and of the one that joins none. */
export const companyChoices = { create: 'create', none: 'none' } as const;

/** What the registration form holds. */
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

/** Messages without the fields that are right. */
function found(all: Readonly<Record<string, string | false>>): FieldErrors {
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, message]) => (message ? [[name, message]] : [])),
  );
}

function emailError(email: string): string | false {
  if (!email.trim()) return errors.email;
  return !/^\S+@\S+\.\S+$/.test(email.trim()) && errors.emailShape;
}

/** What a person can see to be wrong with a sign-in. */
export function checkLogin({ email, password }: LoginInput): FieldErrors {
  return found({
    email: !email.trim() && errors.email,
    password: !password && errors.password,
  });
}

/** What a person can see to be wrong with the address that a link should go to. */
export const checkForgotten = (email: string): FieldErrors => found({ email: emailError(email) });

const newPasswordError = (password: string) =>
  password
    ? password.length < lengths.passwordMin && errors.passwordShort(lengths.passwordMin)
    : errors.newPassword;

/** What a person can see to be wrong with a new password. */
export const checkNewPassword = (password: string): FieldErrors =>
  found({ password: newPasswordError(password) });

/** What a person can see to be wrong with a registration; the server has the last word. */
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

/** The registration as it is sent. */
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
