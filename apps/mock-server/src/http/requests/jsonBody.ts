import { sizes } from '@cardinal/contract';
import type { MiddlewareHandler } from 'hono';
import { largerThan, unsupportedType } from '../../services/shared/failures.ts';
import type { Environment, RequestContext } from '../environment.ts';
import { checkJsonText } from './jsonText.ts';
import { say } from '../../services/shared/sentences/sentence.ts';

const jsonType = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;

/** Whether the request has neither a body nor a content type; it is read as an empty object. */
const isBare = ({ req }: RequestContext) =>
  !req.header('Content-Type') &&
  !req.header('Transfer-Encoding') &&
  !Number(req.header('Content-Length') ?? 0);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @throws `too_large` if a body is too large even without its files. */
function requireSmallRest(text: string, files: string) {
  if (text.length <= sizes.body) return;
  // What cannot be parsed is refused when it is validated.
  const body = parsed(text);
  const rest = { ...Object(body), [files]: undefined };
  if (Buffer.byteLength(JSON.stringify(rest)) > sizes.body) throw largerThan(sizes.body);
}

/**
 * Refuses a body that is not JSON, or holds more than any call needs.
 * @param files The field with files, which make a body larger
 */
export const requireJson =
  (files: string | undefined): MiddlewareHandler<Environment> =>
  async (c, next) => {
    const type = c.req.header('Content-Type') ?? '';
    if (!jsonType.test(type) && !isBare(c)) {
      throw unsupportedType(say(({ request }) => request.sendJson));
    }
    // Kept by the request until it is parsed.
    const text = await c.req.text();
    checkJsonText(text);
    if (files !== undefined) requireSmallRest(text, files);
    await next();
  };
