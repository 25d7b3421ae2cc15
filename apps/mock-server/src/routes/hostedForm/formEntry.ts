import { randomUUID } from 'node:crypto';
import type { RequestContext } from '../../http/environment.ts';
import type { Entry } from '../../services/partners/traffic.ts';
import type { SentForm } from './formInput.ts';

const time = /^([\da-z]{8,9})-[\da-f]{8}-/;

/** Idempotency key of a form, which says when it was shown. */
export const newEntry = (): string => `${Date.now().toString(36)}-${randomUUID()}`;

/**
 * How an entry of the form reached the server. A program may make up when the form was shown, but
 * that gains it no more than waiting would.
 * @param sent The form; undefined while it has not been read.
 */
export function receivedForm(
  c: RequestContext,
  sent: Pick<SentForm, 'entry' | 'isTrapped'> | undefined,
): Entry {
  const shown = time.exec(sent?.entry ?? '')?.[1];
  return {
    address: c.get('caller').address,
    age: shown === undefined ? undefined : Date.now() - Number.parseInt(shown, 36),
    isTrapped: sent?.isTrapped ?? false,
    proof: undefined,
  };
}
