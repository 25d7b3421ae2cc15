import { ApiError } from './apiError.ts';

/** Maximum number of repeats of one call. */
const mostRepeats = 3;
/** Longest pause that is waited for, in seconds: a longer one is not about the load of the moment. */
const longestPause = 5;
/** Added to each pause at random, as its share, so that those who were refused together don't return together. */
const spread = 0.5;

/** Seconds after which the server asks to repeat a call; null if it is not worth waiting for. */
function pauseAfter(error: unknown): number | null {
  const pause = error instanceof ApiError && error.status === 503 ? error.retryAfter : null;
  return pause !== null && pause <= longestPause ? pause : null;
}

function wait(seconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, seconds * 1_000);
    signal?.addEventListener('abort', stop, { once: true });
  });
}

/**
 * Makes a call, and repeats it a few times if the server is too busy for it. The call must have an
 * idempotency key, because a proxy may refuse what the server has done already.
 * @throws What the last attempt threw.
 */
export async function repeatWhileBusy<T>(
  call: () => Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T> {
  for (let repeats = 0; ; repeats += 1) {
    try {
      return await call();
    } catch (error) {
      const pause = pauseAfter(error);
      if (pause === null || repeats === mostRepeats) throw error;
      await wait(pause * (1 + spread * Math.random()), signal);
    }
  }
}
