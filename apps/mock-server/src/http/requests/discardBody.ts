import { sizes } from '@cardinal/contract';
import type { RequestContext } from '../environment.ts';

/**
 * Bytes that are read and discarded, so that clients that send too much receive the response with
 * the reason.
 */
const mostDiscarded = 4 * sizes.import;

/**
 * Reads the rest of a refused request's body: clients send everything before they read, and a
 * client that is cut off while sending never receives the response.
 */
export async function discardBody({ env, req }: RequestContext): Promise<void> {
  if (env?.incoming?.complete !== false) return;
  // Without a length, or with one that is too large, this could take indefinitely.
  if (!(Number(req.header('Content-Length')) <= mostDiscarded)) return;
  const { body } = req.raw;
  if (body?.locked === false) await body.pipeTo(new WritableStream()).catch(() => undefined);
}
