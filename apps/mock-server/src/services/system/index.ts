import type { ServerContext } from '../context.ts';
import { unavailable } from '../shared/failures.ts';
import { createConfig } from './config.ts';
import { createStatus } from './status.ts';

/** The state and the configuration of this installation. */
export function createSystemArea(context: ServerContext) {
  const { db, log } = context;
  return {
    config: createConfig(context),

    status: createStatus(context),

    /** Checks that the database responds. @throws `unavailable` if it does not. */
    async requireDatabase(): Promise<void> {
      try {
        await db.ping();
      } catch (error) {
        log.warn({ err: error }, 'database does not answer');
        throw unavailable('The database does not answer.');
      }
    },
  };
}
