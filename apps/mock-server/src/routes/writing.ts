import { calls } from '@cardinal/contract';
import { answer } from '../http/router.ts';
import type { Route } from '../http/router.ts';
import type { createWriting } from '../services/mail/writing.ts';

/** Emails that are written for the caller. */
export function writingRoutes(
  route: Route,
  { write }: { write: ReturnType<typeof createWriting> },
) {
  route(calls.generateEmail, async ({ body, principal }) =>
    answer(200, await write(body, principal)),
  );
}
