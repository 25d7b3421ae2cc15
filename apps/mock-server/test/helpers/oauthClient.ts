import { assistantRequestSchema, type AssistantScope } from '@cardinal/contract';
import {
  Client,
  StreamableHTTPClientTransport,
  UnauthorizedError,
  type OAuthClientProvider,
  type StoredOAuthClientInformation,
  type StoredOAuthTokens,
} from '@modelcontextprotocol/client';
import { allow, callback, httpsAddress } from './assistant.ts';
import type { TestServer } from './server.ts';

/** A `fetch` for which the public address is the test server. */
export const fetchOf =
  ({ url }: TestServer): typeof fetch =>
  (input, init) => {
    const asked = input instanceof Request ? input.url : String(input);
    return fetch(asked.replace(httpsAddress, url), init);
  };

/** What a client keeps between the steps of OAuth. */
function createProvider() {
  let tokens: StoredOAuthTokens | undefined;
  let client: StoredOAuthClientInformation | undefined;
  let verifier = '';
  const seen: { page?: URL } = {};
  const provider: OAuthClientProvider = {
    redirectUrl: callback,
    clientMetadata: { client_name: 'Official client', redirect_uris: [callback] },
    state: () => 'a state',
    clientInformation: () => client,
    saveClientInformation(information) {
      client = information;
    },
    tokens: () => tokens,
    saveTokens(saved) {
      tokens = saved;
    },
    redirectToAuthorization(page) {
      seen.page = page;
    },
    saveCodeVerifier(saved) {
      verifier = saved;
    },
    codeVerifier: () => verifier,
  };
  return {
    provider,
    seen,
    tokens: () => tokens,
    /** Makes the access token one that has ended. */
    spoil() {
      if (tokens) tokens = { ...tokens, access_token: 'coa_ended' };
    },
  };
}

/** The official client, which signs in by OAuth as the user of a session. */
export async function connectClient(
  server: TestServer,
  token: string,
  { isNew = true, scopes }: { isNew?: boolean; scopes: readonly AssistantScope[] },
) {
  const { provider, seen, tokens, spoil } = createProvider();
  const transport = () =>
    new StreamableHTTPClientTransport(new URL(`${httpsAddress}/mcp`), {
      authProvider: provider,
      fetch: fetchOf(server),
    });
  const create = () =>
    new Client(
      { name: 'test', version: '1.0.0' },
      isNew ? { versionNegotiation: { mode: 'auto' } } : {},
    );
  const first = transport();
  const refusal = await create()
    .connect(first)
    .catch((error: unknown) => error);
  if (!UnauthorizedError.isInstance(refusal)) throw new Error('not refused', { cause: refusal });
  if (!seen.page) throw new Error('no page');
  const request = assistantRequestSchema.parse(Object.fromEntries(seen.page.searchParams));
  const back = await allow(server, token, request, scopes);
  await first.finishAuth(back.searchParams);
  const client = create();
  await client.connect(transport());
  return { client, page: seen.page, back, tokens, spoil };
}
