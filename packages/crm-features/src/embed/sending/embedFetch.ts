import { ApiError } from '../../client/index.ts';
import { EmbedProblem } from './embedSession.ts';

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
  // A refused token is renewed first.
  if (response.ok || response.status === 401) return null;
  const error = new ApiError(response, await response.clone().text());
  // A proxy answered in place of the server.
  const code = error.problem?.code ?? 'unreachable';
  return new EmbedProblem(code, error.detail, error);
}
