import { ApiError } from '../client/index.ts';
import { EmbedProblem } from './embedSession.ts';

/** Statuses about a field or the token, which are reported elsewhere. */
const ownWay: ReadonlySet<number> = new Set([401, 422]);

/**
 * The network of one element. After the element is removed, requests are aborted, and their
 * promises never settle, because nobody is left to handle them.
 */
export function createEmbedFetch(gone: AbortSignal): typeof fetch {
  const never = new Promise<never>(() => {});
  return async (input, init) => {
    const signal = init?.signal ? AbortSignal.any([init.signal, gone]) : gone;
    try {
      const response = await fetch(input, { ...init, signal, credentials: 'omit' });
      return gone.aborted ? never : response;
    } catch (error) {
      return gone.aborted ? never : Promise.reject(error);
    }
  };
}

/** The problem in a response that is reported to the page; null if there is none. */
export async function refusalIn(response: Response): Promise<EmbedProblem | null> {
  if (response.ok || ownWay.has(response.status)) return null;
  const error = new ApiError(response, await response.clone().text());
  return error.problem && new EmbedProblem(error.problem.code, error.detail, error);
}
