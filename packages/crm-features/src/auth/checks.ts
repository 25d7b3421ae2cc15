import type { TextsOf } from '@cardinal/contract/messages';
import type { LoginInput } from '@cardinal/contract';
import { lengths } from '@cardinal/contract/limits';
import { isEmailShaped } from '../format/index.ts';
import { foundErrors, type FieldErrors } from '../forms/index.ts';
import { type authMessages } from './texts.ts';

/** Why an email address is not accepted; false if it is. */
export function emailError(
  email: string,
  errors: TextsOf<typeof authMessages>['errors'],
): string | false {
  if (!email.trim()) return errors.email;
  return !isEmailShaped(email.trim()) && errors.emailShape;
}

/** Validates the sign-in form. */
export function checkLogin(
  { email, password }: LoginInput,
  errors: TextsOf<typeof authMessages>['errors'],
): FieldErrors {
  return foundErrors({
    email: !email.trim() && errors.email,
    password: !password && errors.password,
  });
}

/** Validates the email address to which a link should be sent. */
export const checkForgotten = (
  { email }: { email: string },
  errors: TextsOf<typeof authMessages>['errors'],
): FieldErrors => foundErrors({ email: emailError(email, errors) });

/** Why a new password is not accepted; false if it is. */
export const newPasswordError = (
  password: string,
  errors: TextsOf<typeof authMessages>['errors'],
): string | false =>
  password
    ? password.length < lengths.passwordMin && errors.passwordShort({ min: lengths.passwordMin })
    : errors.newPassword;

/** Validates a new password. */
export const checkNewPassword = (
  { password }: { password: string },
  errors: TextsOf<typeof authMessages>['errors'],
): FieldErrors => foundErrors({ password: newPasswordError(password, errors) });
