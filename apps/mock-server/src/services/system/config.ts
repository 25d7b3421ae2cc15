import type { Config } from '@cardinal/contract';
import { manager } from '../demo/people.ts';
import { findUserByEmail } from '../../store/accounts/users.ts';
import type { ServerContext } from '../context.ts';

type Dependencies = Pick<ServerContext, 'db' | 'log' | 'settings' | 'google'>;

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

  /** The manager's account, because it has every screen of a sales team. */
  async function demo(): Promise<Config['demo']> {
    const { email, password } = manager;
    if (!settings.seedDemo || !(await findUserByEmail(db.read, email))) return null;
    return { email, password };
  }

  return async (): Promise<Config> => ({
    google: await googleConfig(),
    ai: { configured: settings.ai !== undefined, model: settings.ai?.model ?? null },
    mail: { smtp: settings.smtp !== undefined },
    demo: await demo(),
  });
}
