import {
  embedSessionSchema,
  partnerKeySchema,
  problemSchema,
  type PartnerKey,
  type PartnerKeyInput,
} from '@cardinal/contract';
import type { TestServer } from './server.ts';

/** Origin of the partner's pages in the tests. */
export const partnerOrigin = 'https://www.harbour-expo.example';

/** Calls of managers and of partners' pages. */
export function partnerPages(server: TestServer) {
  const call = (method: string, path: string, token: string, json?: unknown) =>
    server.request(path, { method, token, ...(json !== undefined && { json }) });

  /** Requests a session from an origin; without one, as a program does. */
  const exchange = (key: string, origin: string | undefined = partnerOrigin) =>
    server.request('/api/embed/session', {
      method: 'POST',
      json: { key },
      ...(origin !== '' && { headers: { Origin: origin } }),
    });

  return {
    call,
    exchange,

    /** Creates a key; by default, that of an organiser. */
    async addKey(token: string, input: Partial<PartnerKeyInput> = {}): Promise<PartnerKey> {
      const json = {
        name: 'Harbour Expo',
        origins: [partnerOrigin],
        scopes: ['capture'],
        ...input,
      };
      return partnerKeySchema.parse(
        await (await call('POST', '/api/partner-keys', token, json)).json(),
      );
    },

    /** The keys that a manager sees. */
    async keys(token: string): Promise<PartnerKey[]> {
      const answer = await call('GET', '/api/partner-keys', token);
      return partnerKeySchema.array().parse(await answer.json());
    },

    /** Opens a session. @returns Its token. */
    async open(key: string, origin?: string): Promise<string> {
      return embedSessionSchema.parse(await (await exchange(key, origin)).json()).access_token;
    },

    /** Makes a call as a partner's page does. */
    fromPage: (
      token: string,
      path: string,
      {
        json,
        method = json === undefined ? 'GET' : 'POST',
        origin = partnerOrigin,
        headers,
      }: {
        json?: unknown;
        method?: string;
        origin?: string;
        headers?: Record<string, string>;
      } = {},
    ) =>
      server.request(path, {
        method,
        token,
        ...(json !== undefined && { json }),
        headers: { ...(origin !== '' && { Origin: origin }), ...headers },
      }),

    /** Status and code of a refusal. */
    async refusal(answer: Response): Promise<string> {
      return `${answer.status} ${problemSchema.parse(await answer.json()).code}`;
    },
  };
}
