import type { Config } from '@cardinal/contract';
import type { Logger } from 'pino';
import type { IdentityProvider } from '../../ports/identity/index.ts';
import type { ServiceSettings } from '../context.ts';
import type { Database } from '../../store/engine/database.ts';
import { demoUsers } from '../demo/people.ts';
import { findUserByEmail } from '../../store/accounts/users.ts';

interface Dependencies {
  db: Database;
  log: Logger;
  settings: ServiceSettings;
  /** Undefined if it is not set up. */
  google: IdentityProvider | undefined;
}

/** Creates the function that returns the features that this installation has configured. */
export function createConfig({ db, log, settings, google }: Dependencies) {
  async function googleConfig(): Promise<Config['google']> {
    if (!google) return null;
    try {
      const page = await google.authorizationEndpoint();
      return { client_id: google.clientId, authorization_endpoint: page };
    } catch (error) {
      log.warn({ err: error }, 'Google cannot be reached');
      return null;
    }
  }

  return async (): Promise<Config> => ({
    google: await googleConfig(),
    ai: { configured: settings.ai !== undefined, model: settings.ai?.model ?? null },
    mail: { smtp: settings.smtp !== undefined },
    demo: Boolean(await findUserByEmail(db.read, demoUsers[0].email)),
  });
}
