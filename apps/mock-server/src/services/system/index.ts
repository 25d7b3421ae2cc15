import type { ServerContext } from '../context.ts';
import { unavailable } from '../shared/failures.ts';
import { createConfig } from './config.ts';
import { createStatus } from './status.ts';
import { createStorageCheck } from './storageCheck.ts';
import { say } from '../shared/sentences/sentence.ts';

/** The state and the configuration of this installation. */
export function createSystemArea(context: ServerContext) {
  const checkStorage = createStorageCheck(context);
  return {
    config: createConfig(context),

    status: createStatus({ ...context, checkStorage }),

    /** Checks that the database can be read and written. @throws `unavailable` if it cannot. */
    async requireDatabase(): Promise<void> {
      const storage = await checkStorage();
      if (storage === 'silent') throw unavailable(say(({ server }) => server.silentDatabase));
      if (storage === 'full') throw unavailable(say(({ server }) => server.fullDatabase));
    },
  };
}
