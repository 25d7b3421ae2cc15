import { once } from 'node:events';
import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose';
import { interactionPolicy, Provider } from 'oidc-provider';
import { z } from 'zod';
import { freePort } from '../../../../tools/shared/freePort.mjs';

/** The provider's claims about a person. */
export interface Person {
  sub: string;
  email: string;
  email_verified: boolean;
  given_name: string;
  family_name: string;
}

/** A real OpenID provider on this machine. */
export interface TestOpenIdProvider {
  issuer: string;
  /** Settings of a server that signs in with it. */
  settings: Record<string, string>;
  redirectUri: string;
  /** Makes its page sign this person in from now on, in a real browser. */
  signsIn(person: Person): void;
  /** Signs a person in at its authorization page, as a browser would. @returns The code. */
  code(person: Person, parameters?: Record<string, string>): Promise<string>;
  /** An ID token as the provider would sign it; claims, header and key can be overridden. */
  idToken(
    claims: JWTPayload,
    options?: { key?: CryptoKey | Uint8Array; alg?: string },
  ): Promise<string>;
  close(): Promise<void>;
}

const clientId = 'cardinal-test';
const clientSecret = 'a-secret-of-the-test-client';
const keyId = 'key-1';
const location = z.string();

/** Google's prompt for choosing an account, which the provider supports only if configured. */
function policy() {
  const prompts = interactionPolicy.base();
  const choice = new interactionPolicy.Prompt({ name: 'select_account', requestable: true });
  prompts.add(choice, 0);
  return prompts;
}

/** Starts a provider that signs in the person that the test names, without a prompt. */
export async function startOpenIdProvider(
  redirectUri = 'http://crm.example.com/auth/callback',
): Promise<TestOpenIdProvider> {
  const port = await freePort();
  const issuer = `http://127.0.0.1:${port}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const people = new Map<string, Person>();
  let next = '';
  const signsIn = (person: Person) => {
    people.set(person.sub, person);
    next = person.sub;
  };

  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: keyId, alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['of the test'] },
    features: { devInteractions: { enabled: false } },
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => false },
    interactions: { policy: policy(), url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, accountId) => {
      const person = people.get(accountId);
      return person && { accountId, claims: () => ({ ...person }) };
    },
    loadExistingGrant: async (ctx) => {
      const grant = new ctx.oidc.provider.Grant({
        clientId,
        accountId: ctx.oidc.session?.accountId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  const server = createServer((request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response);
    const login = { accountId: next };
    return provider.interactionFinished(request, response, { login, select_account: {} });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');

  return {
    issuer,
    redirectUri,
    signsIn,
    settings: {
      GOOGLE_ISSUER: issuer,
      GOOGLE_CLIENT_ID: clientId,
      GOOGLE_CLIENT_SECRET: clientSecret,
    },

    async code(person, parameters = {}) {
      signsIn(person);
      const cookies = new Map<string, string>();
      const query = new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'openid email profile',
        state: 'a-random-value',
        ...parameters,
      });
      let page = new URL(`/auth?${query}`, issuer);
      while (page.origin === issuer) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const step = await fetch(page, { redirect: 'manual', headers: { cookie } });
        for (const line of step.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          cookies.set(name, value);
        }
        page = new URL(location.parse(step.headers.get('location')), page);
      }
      return z.string().parse(page.searchParams.get('code'));
    },

    idToken(claims, { key = privateKey, alg = 'RS256' } = {}) {
      const now = Math.floor(Date.now() / 1_000);
      const usual = { iss: issuer, aud: clientId, iat: now, exp: now + 600 };
      return new SignJWT({ ...usual, ...claims }).setProtectedHeader({ alg, kid: keyId }).sign(key);
    },

    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
