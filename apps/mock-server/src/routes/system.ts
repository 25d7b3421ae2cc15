import { calls } from '@cardinal/contract';
import type { Config } from '@cardinal/contract';
import type { Logger } from 'pino';
import { answer } from '../http/router.ts';
import type { Route } from '../http/router.ts';
import { unavailable } from '../services/shared/failures.ts';
import type { Database } from '../store/engine/database.ts';

interface Dependencies {
  db: Database;
  log: Logger;
  config(): Promise<Config>;
}

/** Whether the process and the database are there, and what is configured. */
export function systemRoutes(route: Route, { db, log, config }: Dependencies) {
  route(calls.config, async () => answer(200, await config()));

  route(calls.health, () => answer(200, { status: 'ok' }));

  route(calls.ready, async () => {
    try {
      await db.ping();
    } catch (error) {
      log.warn({ err: error }, 'database does not answer');
      throw unavailable('The database does not answer.');
    }
    return answer(200, { status: 'ok' });
  });
}
