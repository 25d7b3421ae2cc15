import { createMiddleware } from 'hono/factory';
import { malformed } from '../responses/problems.ts';
import type { Environment } from '../environment.ts';
import { say } from '../../services/shared/sentences/sentence.ts';

/** Names and values alternate. Node keeps all headers here, elsewhere only the first Host. */
const isHost = (text: string, index: number) => index % 2 === 0 && text.toLowerCase() === 'host';

/** Refuses a request with two Host headers: a proxy may have used the other one (RFC 9112, 3.2). */
export const requireOneHost = createMiddleware<Environment>(async (c, next) => {
  const hosts = c.env?.incoming?.rawHeaders.filter(isHost) ?? [];
  if (hosts.length > 1) throw malformed(say(({ request }) => request.oneHost));
  await next();
});
