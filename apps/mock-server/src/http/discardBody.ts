import { sizes } from '@cardinal/contract';
import type { RequestContext } from './environment.ts';

/** Bytes that are read to no end, so that who sends far too much hears why it was refused. */
const mostDiscarded = 4 * sizes.import;

/**
 * Reads what of a refused request's body nobody read: clients send all before they listen, and one
 * that is cut off while it sends never hears the answer.
 * @returns Whether the body came to its end; if not, the connection can't serve another request.
 */
export async function discardBody({ env, req }: RequestContext): Promise<boolean> {
  const incoming = env?.incoming;
  if (!incoming || incoming.complete) return true;
  // Without a length, or with too great a one, nobody knows how long that would take.
  if (!(Number(req.header('Content-Length')) <= mostDiscarded)) return false;
  const { body } = req.raw;
  if (body?.locked === false) await body.pipeTo(new WritableStream()).catch(() => undefined);
  return incoming.complete;
}
