import { calls } from '@cardinal/contract';
import { respond, type Route } from '../http/router.ts';
import type { ServerContext } from '../services/context.ts';
import { createSystemArea } from '../services/system/index.ts';

/** Whether the process and the database are up, and what is configured. */
export function systemRoutes(route: Route, context: ServerContext) {
  const { config, status, requireDatabase } = createSystemArea(context);

  route(calls.config, async () => respond(200, await config()));

  route(calls.status, async () => respond(200, await status()));

  route(calls.health, () => respond(200, { status: 'ok' }));

  route(calls.ready, async () => {
    await requireDatabase();
    return respond(200, { status: 'ok' });
  });
}
