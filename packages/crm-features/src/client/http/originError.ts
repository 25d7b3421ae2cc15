import { embedPaths } from '@cardinal/contract/paths';
import { clientTexts } from '../texts.ts';

/**
 * The server does not permit the page's origin. Browsers report that like a missing connection, so
 * it is one for everything except the message.
 */
export class OriginError extends TypeError {
  override readonly name = 'OriginError';
}

/**
 * A `fetch` for a server of another origin that fails with an `OriginError` if there is no response
 * although every page may read the server's public files.
 * @param server The server's base address
 */
export const explainingFetch =
  (server: string, send: typeof fetch = (...input) => globalThis.fetch(...input)): typeof fetch =>
  async (...request) => {
    try {
      return await send(...request);
    } catch (error) {
      const page = globalThis.location?.origin;
      if (!(error instanceof TypeError) || URL.parse(server)?.origin === page) throw error;
      const file = await send(server + embedPaths.script, { cache: 'no-store' }).catch(() => null);
      if (!file?.ok) throw error;
      throw new OriginError(clientTexts().originRefused({ origin: page }), { cause: error });
    }
  };
