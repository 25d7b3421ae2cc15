import type { TextsOf } from '@cardinal/contract/messages';
import type { ProfileField } from '@cardinal/contract/labels';
import { lengths } from '@cardinal/contract/limits';
import { foundErrors, type FieldErrors } from '../forms/index.ts';
import { type profileMessages } from './texts.ts';

export type { FieldErrors } from '../forms/index.ts';

/** The names that users can change. */
export type ProfileValues = Record<ProfileField, string>;

/** The two passwords of a change. */
export interface PasswordValues {
  /** Empty for accounts without a password. */
  current_password: string;
  new_password: string;
}

/** Validates the names; all are required. */
export function checkProfile(
  { first_name, last_name, username }: ProfileValues,
  form: TextsOf<typeof profileMessages>['form'],
): FieldErrors {
  return foundErrors({
    first_name: !first_name.trim() && form.errors.firstName,
    last_name: !last_name.trim() && form.errors.lastName,
    username: username.trim()
      ? /\s/.test(username.trim()) && form.errors.usernameSpaces
      : form.errors.username,
  });
}

/** Validates a change of the password; only the server can check the current one. */
export function checkPassword(
  { new_password: next }: PasswordValues,
  password: TextsOf<typeof profileMessages>['password'],
): FieldErrors {
  if (!next) return { new_password: password.missing };
  return foundErrors({
    new_password: next.length < lengths.passwordMin && password.short({ min: lengths.passwordMin }),
  });
}
