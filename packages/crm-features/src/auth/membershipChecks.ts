import type { TextsOf } from '@cardinal/contract/messages';
import type { ProfileInput, RegisterInput } from '@cardinal/contract';
import { defaultRole, type ChosenRole, type ProfileField } from '@cardinal/contract/labels';
import { foundErrors, type FieldErrors } from '../forms/index.ts';
import { emailError, newPasswordError } from './checks.ts';
import { type authMessages } from './texts.ts';

/** Values of the company choices that create a company, join none, and search for one. */
export const companyChoices = { create: 'create', none: 'none', search: 'search' } as const;

/** Role and company as chosen in a form. */
export interface MembershipValues {
  /** Null until one is chosen. */
  role: ChosenRole | null;
  /** Company id, or one of `companyChoices`; null until one is chosen. */
  company: string | null;
  company_name: string;
}

/** Values of the registration form. */
export interface RegisterValues extends MembershipValues, Record<ProfileField, string> {
  email: string;
  password: string;
  terms: boolean;
}

/** Whether the role is a choice: whoever creates a company becomes its administrator. */
export const needsRole = ({ company }: MembershipValues): boolean =>
  company !== companyChoices.create;

/** Validates the choice of role and company. */
export function checkMembership(
  values: MembershipValues,
  errors: TextsOf<typeof authMessages>['errors'],
): FieldErrors {
  const { role, company, company_name: name } = values;
  return foundErrors({
    role: needsRole(values) && !role && errors.role,
    company: (!company || company === companyChoices.search) && errors.company,
    company_name: company === companyChoices.create && !name.trim() && errors.companyName,
  });
}

/** Validates the registration form; the server's validation is authoritative. */
export function checkRegister(
  values: RegisterValues,
  errors: TextsOf<typeof authMessages>['errors'],
): FieldErrors {
  const { username, password } = values;
  return foundErrors({
    first_name: !values.first_name.trim() && errors.firstName,
    last_name: !values.last_name.trim() && errors.lastName,
    username: username.trim()
      ? /\s/.test(username.trim()) && errors.usernameSpaces
      : errors.username,
    email: emailError(values.email, errors),
    password: newPasswordError(password, errors),
    ...checkMembership(values, errors),
    terms: !values.terms && errors.terms,
  });
}

/** The part of a request body that names the company. */
function toCompany({ company, company_name }: MembershipValues) {
  if (company === companyChoices.create) return { company_id: null, company_name };
  return { company_id: company === companyChoices.none ? null : company };
}

/** Request body of the registration; an invitation determines role and company. */
export function toRegisterInput(values: RegisterValues, inviteToken?: string): RegisterInput {
  const { role, company: _, company_name: __, terms: ___, ...person } = values;
  if (inviteToken) return { ...person, company_id: null, invite_token: inviteToken };
  return { ...person, role: role ?? defaultRole, ...toCompany(values) };
}

/** Request body that completes a profile. */
export function toProfileInput(values: MembershipValues): ProfileInput {
  return { ...(values.role && { role: values.role }), ...toCompany(values), is_activated: true };
}
