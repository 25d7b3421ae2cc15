/** Calls that were made before the application's code had loaded. */
export interface EarlyAnswers {
  /** Authorization header with which they were made. */
  authorization: string;
  /** When, in milliseconds since the page was opened. */
  madeAt: number;
  /** Responses by URL. */
  answers: Map<string, Promise<Response>>;
}

declare global {
  interface Window {
    /** Set by `early.ts`, which runs before everything else. */
    cardinalEarly?: EarlyAnswers;
  }
}

/** Older responses are not used: the data may have changed. On slow phones, loading takes seconds. */
const freshMs = 30_000;

/** Passes a response on unless the signal aborts first. */
function unlessAborted(answer: Promise<Response>, signal: AbortSignal | null | undefined) {
  if (!signal) return answer;
  return new Promise<Response>((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    answer.then(resolve, reject);
  });
}

/** `fetch` that returns the response to a call made early, once, to the same session. */
export const fetchEarly: typeof fetch = (input, init) => {
  const early = window.cardinalEarly;
  const answer = typeof input === 'string' ? early?.answers.get(input) : undefined;
  if (!early || !answer || init?.method !== 'GET') return fetch(input, init);
  early.answers.delete(String(input));
  const isSameSession = new Headers(init.headers).get('Authorization') === early.authorization;
  const isFresh = performance.now() - early.madeAt < freshMs;
  return isSameSession && isFresh ? unlessAborted(answer, init.signal) : fetch(input, init);
};
