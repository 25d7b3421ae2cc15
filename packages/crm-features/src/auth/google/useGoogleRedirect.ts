import type { TextsOf } from '@cardinal/contract/messages';
import { toasts } from '@cardinal/ui';
import { useState } from 'react';
import { useApi } from '../../client/CrmContext.ts';
import { foundErrors, type FormState } from '../../forms/index.ts';
import { authMessages } from '../texts.ts';
import type { GooglePurpose } from './googleRequest.ts';
import { useTextLoader, useTexts } from '../../language/index.ts';

export interface GoogleRedirectOptions extends GooglePurpose {
  /** Leaves for Google's page. @default loads it in this tab */
  onLeave?: ((url: string) => void) | undefined;
}

const leave = (url: string) => window.location.assign(url);
const failed = (description: string, texts: TextsOf<typeof authMessages>['toasts']) =>
  toasts.show({ title: texts.googleFailed, description, tone: 'danger' });

/**
 * Signs in with Google: requires the terms first, then leaves for Google's page, which returns to
 * `/auth/callback`.
 */
export function useGoogleRedirect({ onLeave = leave, ...purpose }: GoogleRedirectOptions) {
  const { toasts: texts, errors } = useTexts(authMessages);
  const load = useTextLoader();
  const api = useApi();
  const [isBusy, setBusy] = useState(false);

  async function go() {
    setBusy(true);
    try {
      const { startGoogle } = await import('./startGoogle.ts');
      const start = await startGoogle(api, purpose, load);
      if ('url' in start) onLeave(start.url);
      else failed(start.reason, texts);
    } catch {
      failed(texts.googleNotLoaded, texts);
    } finally {
      setBusy(false);
    }
  }

  return {
    /** Whether the page is about to be left. */
    isBusy,
    /** Starts, if the terms are accepted; their field shows if they are not. */
    start({ passes }: Pick<FormState<{ terms: boolean }>, 'passes'>): void {
      if (passes(({ terms }) => foundErrors({ terms: !terms && errors.terms }))) {
        if (!isBusy) void go();
        return;
      }
      toasts.show({
        title: texts.termsRequired,
        description: texts.acceptTermsFirst,
        tone: 'danger',
      });
    },
  };
}
