import type { EmbedSession } from '@cardinal/contract';
import { embedPaths } from '@cardinal/contract/paths';
import { ApiError } from '../../client/index.ts';
import { embedTexts } from '../texts.ts';

/** Why a widget cannot work, as reported to the page. */
export class EmbedProblem extends Error {
  override readonly name = 'EmbedProblem';
  /** `key_missing`, `unreachable`, or a code of the server's problems. */
  readonly code: string;

  constructor(code: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/** The source of a session. */
export interface EmbedSource {
  baseUrl: string;
  partnerKey: string;
  /** Whether what is sent is not stored. */
  isTrial: boolean;
  send: typeof fetch;
}

const { problems } = embedTexts;

/** Whether the server responds at all: pages of every origin may load the script. */
async function answers({ baseUrl, send }: EmbedSource): Promise<boolean> {
  try {
    await send(`${baseUrl}${embedPaths.script}`, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

function refusedOrigin(cause: unknown): EmbedProblem {
  const { origin } = window.location;
  // oxlint-disable-next-line no-console -- for those who build the page; visitors read another text
  console.error(`Cardinal: ${problems.origin_help(origin)}`);
  return new EmbedProblem('origin_refused', problems.origin_refused(origin), cause);
}

/**
 * Exchanges the partner's key for a session of this page. Rejects with an `EmbedProblem`.
 * @param renews Token of the page's session before this one
 */
export async function openEmbedSession(
  source: EmbedSource,
  renews?: string,
): Promise<EmbedSession> {
  const { baseUrl, partnerKey, isTrial, send } = source;
  if (!partnerKey) throw new EmbedProblem('key_missing', problems.key_missing);
  let response: Response;
  try {
    response = await send(`${baseUrl}/api/embed/session`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ key: partnerKey, renews, ...(isTrial && { trial: true }) }),
    });
  } catch (error) {
    // Browsers hide the response from origins that the key does not name, without a reason.
    throw (await answers(source))
      ? refusedOrigin(error)
      : new EmbedProblem('unreachable', problems.unreachable, error);
  }
  if (response.ok) return response.json();
  const error = new ApiError(response, await response.text());
  const code = error.problem?.code ?? 'unreachable';
  throw code === 'origin_refused'
    ? refusedOrigin(error)
    : new EmbedProblem(code, error.detail, error);
}
