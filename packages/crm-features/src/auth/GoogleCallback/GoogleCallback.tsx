import type { TextsOf } from '@cardinal/contract/messages';
import { times } from '@cardinal/contract/limits';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, errorDetail } from '../../client/http/apiError.ts';
import { useApi, useSessionStore } from '../../client/CrmContext.ts';
import { googleMessages } from '../flowTexts.ts';
import { pendingGoogleRequest } from '../google/googleRequest.ts';
import { GoogleCallbackView, type CallbackOutcome } from './GoogleCallbackView.tsx';
import { redeem, type GoogleAnswer, type Redeemed } from './redeem.ts';
import { useTexts } from '../../language/index.ts';

/** Where to go after the sign-in: to complete the profile, or on to a path. */
export type GoogleNext = { completes: true } | { completes: false; path: string };

export interface GoogleCallbackProps extends GoogleAnswer {
  /** URL for starting again. */
  startHref: string;
  /** Called 2 seconds after the sign-in. The session is stored already. */
  onContinue: (next: GoogleNext) => void;
}

function outcomeOf(
  { next, user }: Redeemed,
  texts: TextsOf<typeof googleMessages>['callback'],
): CallbackOutcome {
  if (next === 'close') return { kind: 'success', message: texts.confirmed };
  const message = next.completes ? texts.incomplete : texts.welcome({ firstName: user.first_name });
  return { kind: 'success', message };
}

/** Our own refusals are already sentences; other errors come from the server or the network. */
function failureOf(
  error: unknown,
  texts: TextsOf<typeof googleMessages>['callback'],
): CallbackOutcome {
  const isFromServer = error instanceof ApiError || error instanceof TypeError;
  if (isFromServer)
    return { kind: 'failure', message: texts.error({ message: errorDetail(error) }) };
  const message = error instanceof Error ? error.message : '';
  return { kind: 'failure', message: message || texts.fallback };
}

/**
 * Signs in with the parameters that Google sent to the page. In the window that was opened to
 * confirm who is signed in, the window closes, and the page that opened it continues.
 */
export function GoogleCallback({ startHref, onContinue, ...answer }: GoogleCallbackProps) {
  const { callback: texts } = useTexts(googleMessages);
  const api = useApi();
  const session = useSessionStore();
  const [outcome, setOutcome] = useState<CallbackOutcome>({ kind: 'loading' });
  const [next, setNext] = useState<Redeemed['next'] | null>(null);
  // Read before the request is taken: it shows whether the window was opened for a confirmation.
  const [isConfirmation] = useState(() => pendingGoogleRequest()?.source === 'confirm');
  // A code works once, and strict mode runs effects twice.
  const attempt = useRef<Promise<Redeemed>>(null);
  const start = useEffectEvent(() => redeem({ api, session, answer, now: Date.now() }, texts));
  const showSuccess = useEffectEvent((redeemed: Redeemed) => {
    setOutcome(outcomeOf(redeemed, texts));
    setNext(redeemed.next);
  });
  const showFailure = useEffectEvent((error: unknown) => setOutcome(failureOf(error, texts)));
  const proceed = useEffectEvent((to: Redeemed['next']) =>
    to === 'close' ? window.close() : onContinue(to),
  );

  useEffect(() => {
    let isGone = false;
    attempt.current ??= start();
    async function show(redeeming: Promise<Redeemed>) {
      try {
        const redeemed = await redeeming;
        if (!isGone) showSuccess(redeemed);
      } catch (error) {
        if (!isGone) showFailure(error);
      }
    }
    void show(attempt.current);
    return () => {
      isGone = true;
    };
  }, []);

  useEffect(() => {
    if (next === null) return undefined;
    const timer = setTimeout(() => proceed(next), next === 'close' ? 0 : times.redirectAfterGoogle);
    return () => clearTimeout(timer);
  }, [next]);

  return (
    <GoogleCallbackView
      outcome={outcome}
      startHref={startHref}
      onClose={isConfirmation ? () => window.close() : undefined}
    />
  );
}
