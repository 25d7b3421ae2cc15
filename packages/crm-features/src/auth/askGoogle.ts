import { toasts } from '@cardinal/ui';
import type { FieldErrors } from './checks.ts';
import { authTexts } from './texts.ts';

const { toasts: texts, errors } = authTexts;

/**
 * What the Google buttons do: ask for the terms first, then say that Google is not set up here.
 * Answers what is wrong with the form.
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
