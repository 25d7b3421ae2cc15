import { toasts } from '@cardinal/ui';
import type { FieldErrors } from './checks.ts';
import { authTexts } from './texts.ts';

const { toasts: texts, errors } = authTexts;

/**
 * Handles a press of the Google buttons: requires the terms first, then reports that Google is not
 * configured here. Returns the errors of the form.
 */
export function askGoogle(hasAccepted: boolean): FieldErrors {
  if (!hasAccepted) {
    toasts.show({
      title: texts.termsRequired,
      description: texts.acceptTermsFirst,
      tone: 'danger',
    });
    return { terms: errors.terms };
  }
  toasts.show({ title: texts.googleFailed, description: texts.googleUnavailable, tone: 'danger' });
  return {};
}
