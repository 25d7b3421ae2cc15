import type { CreatedLead } from '@cardinal/contract';
import type { ApiClient, SessionStore } from '../../client/index.ts';
import { captureStore, outboxName, setSender, setSending, tellCapturesChanged } from './outbox.ts';
import { createSender } from './outboxSender.ts';
import { captureOwner, type WaitingCapture } from './waitingCapture.ts';

/** Milliseconds after which an answer is no longer waited for; the next attempt gets the same one. */
const longestSend = 60_000;

function exclusively(work: () => Promise<void>): Promise<void> {
  // Without locks, in old browsers, two tabs may send the same capture; its key makes it one lead.
  return navigator.locks ? navigator.locks.request(outboxName, work) : work();
}

/** What sends captures, and what to do with the answers. */
export interface OutboxOptions {
  api: ApiClient;
  session: SessionStore;
  /** Called with each capture that the server has received. */
  onSent: (capture: WaitingCapture, answer: CreatedLead) => void;
}

/** Sends the captures on this device whenever there may be a server; returns what stops it. */
export function startOutbox({ api, session, onSent }: OutboxOptions): () => void {
  const sender = createSender({
    store: captureStore,
    owner: () => captureOwner(session),
    exclusively,
    onSent,
    onChange: tellCapturesChanged,
    async send({ id, lead }, signal) {
      if (!lead) throw new Error('The capture has to be reviewed first.');
      const limit = AbortSignal.any([signal, AbortSignal.timeout(longestSend)]);
      const options = { body: lead, idempotencyKey: id, signal: limit };
      return (await api.post('/api/leads', options)).data;
    },
    after(milliseconds, action) {
      const timer = setTimeout(action, milliseconds);
      return () => clearTimeout(timer);
    },
    onSending: setSending,
  });
  setSender(sender.wake);
  const onVisible = () => {
    if (document.visibilityState === 'visible') sender.wake();
  };
  let userId = session.get()?.user.id;
  const unsubscribe = session.subscribe(() => {
    const next = session.get()?.user.id;
    if (next !== userId) sender.abort();
    userId = next;
    tellCapturesChanged();
    sender.wake();
  });
  window.addEventListener('online', sender.wake);
  window.addEventListener('pageshow', sender.wake);
  document.addEventListener('visibilitychange', onVisible);
  sender.wake();
  return () => {
    sender.stop();
    setSender(() => undefined);
    unsubscribe();
    window.removeEventListener('online', sender.wake);
    window.removeEventListener('pageshow', sender.wake);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
