import { newIdempotencyKey } from '../client/index.ts';
import { useKept } from './useKept.ts';

/** A request that may have arrived. */
interface Attempt {
  /** Its content, as JSON. */
  body: string;
  key: string;
}

/**
 * The idempotency keys of what is sent. The same content has the same key until it was sent, even if
 * its form was closed meanwhile: a retry never sends it twice.
 * @param kind What is sent, such as 'email'.
 * @param subject Id of the lead or the like to which it belongs.
 */
export function useAttempt(kind: string, subject: string) {
  const [, keep] = useKept<Attempt>(`${kind} attempt`, subject);
  return {
    /** The key of this content. */
    keyOf: (content: object): string => {
      const body = JSON.stringify(content);
      return keep((last) => (last?.body === body ? last : { body, key: newIdempotencyKey() })).key;
    },
    /** Ends the attempt with this key: the same content is then sent once more. */
    end: (key: string): void => void keep((last) => (last?.key === key ? null : last)),
  };
}
