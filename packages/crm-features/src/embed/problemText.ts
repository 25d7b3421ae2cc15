import type { VisitorTexts } from '@cardinal/contract/visitors';
import { ApiError } from '../client/index.ts';
import { EmbedProblem } from './sending/embedSession.ts';

/**
 * Why a widget cannot work or a call failed, as a sentence for the visitor. The server's sentences
 * are in English, so what has a code is said anew.
 * @param scope What the key has to permit
 */
export function problemText(error: Error, texts: VisitorTexts, scope: string): string {
  const { problems } = texts;
  const code = error instanceof ApiError ? error.problem?.code : codeOf(error);
  switch (code) {
    case 'key_missing':
      return problems.noKey;
    case 'key_refused':
    case 'unauthorized':
      return problems.keyRefused;
    case 'origin_refused':
      return problems.originRefused({ origin: window.location.origin });
    case 'scope':
      return problems.scope({ scope });
    case 'too_many_requests':
      return problems.busy;
    case 'unreachable':
      return problems.unreachable;
    default:
      return problems.unknown;
  }
}

/** The code of an error without an answer; fetch rejects with a TypeError then. */
const codeOf = (error: Error) => {
  if (error instanceof EmbedProblem) return error.code;
  return error instanceof TypeError ? 'unreachable' : undefined;
};
