import { useRef } from 'react';
import { newIdempotencyKey } from '../client/index.ts';

/**
 * Returns a function that gives the same idempotency key for the same content, so that a retry
 * after a lost response creates nothing twice, and another key once the content has changed.
 */
export function useAttempt(): (content: unknown) => string {
  const last = useRef({ body: '', key: '' });
  return (content) => {
    const body = JSON.stringify(content);
    if (last.current.body !== body) last.current = { body, key: newIdempotencyKey() };
    return last.current.key;
  };
}
