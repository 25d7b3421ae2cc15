import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configSchema, googleSessionSchema, problemSchema } from '@cardinal/contract';
import { generateKeyPair, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../src/store/engine/openDatabase.ts';
import type { Database } from '../../../src/store/engine/database.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import {
  startOpenIdProvider,
  type Person,
  type TestOpenIdProvider,
} from '../../helpers/openIdProvider.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

let people = 0;

/** A person known to the provider. */
function newGoogler(person: Partial<Person> = {}): Person {
  people += 1;
  const email = `googler${people}@gmail.example.com`;
  return {
    sub: `sub-${people}`,
    email,
    email_verified: true,
    given_name: 'Grace',
    family_name: 'Hopper',
    ...person,
  };
}

describeOnEachEngine('Google sign-in', (open) => {
  let db: Database;
  let server: TestServer;
  let provider: TestOpenIdProvider;

  beforeAll(async () => {
    provider = await startOpenIdProvider();
    db = await open();
    server = await startTestServer({ db, settings: provider.settings });
  });
  afterAll(async () => {
    await server.close();
    await provider.close();
  });

  const post = (path: string, json: unknown) => server.request(path, { method: 'POST', json });
  const withToken = (token: string, choice = {}) =>
    post('/api/auth/google', { id_token: token, ...choice });
  const withCode = (code: string, more = {}) =>
    post('/api/auth/google/callback', {
      code,
      redirect_uri: provider.redirectUri,
      state: 'a-random-value',
      ...more,
    });
  const session = async (answer: Response) => googleSessionSchema.parse(await answer.json());
  const refusal = async (answer: Response) => [
    answer.status,
    problemSchema.parse(await answer.json()).code,
  ];
  const claimsOf = (person: Person) => ({ ...person });
  const me = (token: string) => server.request('/api/auth/me', { token });

  it('is part of the configuration', async () => {
    const config = configSchema.parse(await (await server.request('/api/config')).json());
    expect(config.google).toEqual({
      client_id: 'cardinal-test',
      authorization_endpoint: `${provider.issuer}/auth`,
    });
  });

  it('creates a pending account by the code, and finds it again by code and by token', async () => {
    const person = newGoogler();
    const first = await session(await withCode(await provider.code(person)));
    expect(first).toMatchObject({
      is_new_user: true,
      user: { role: 'pending', company_id: null, email: person.email, email_verified: true },
    });
    expect((await me(first.access_token)).status).toBe(200);
    const moved = { ...person, email: 'renamed@gmail.example.com' };
    const second = await session(await withToken(await provider.idToken(claimsOf(moved))));
    expect(second).toMatchObject({ is_new_user: false, user: { id: first.user.id } });
  });

  it('checks nonce and PKCE if the request used them', async () => {
    const nonce = 'of-this-request';
    const code = () => provider.code(newGoogler(), { nonce });
    expect((await withCode(await code(), { nonce })).status).toBe(200);
    expect(await refusal(await withCode(await code(), { nonce: 'another' }))).toEqual([
      401,
      'google_refused',
    ]);
    expect((await withCode(await code())).status).toBe(401);
  });

  it('accepts a code once, and only for its own callback page', async () => {
    const code = await provider.code(newGoogler());
    const elsewhere = await withCode(code, { redirect_uri: 'http://evil.example/auth/callback' });
    expect(await refusal(elsewhere)).toEqual([422, 'invalid']);
    expect((await withCode(code)).status).toBe(200);
    expect(await refusal(await withCode(code))).toEqual([401, 'google_refused']);
    expect(await refusal(await withCode('made-up'))).toEqual([401, 'google_refused']);
  });

  it('refuses forged, expired, foreign and unsigned tokens', async () => {
    const claims = claimsOf(newGoogler());
    const now = Math.floor(Date.now() / 1_000);
    const { privateKey: otherKey } = await generateKeyPair('RS256');
    const good = await provider.idToken(claims);
    const [header, , signature] = good.split('.');
    const body = Buffer.from(JSON.stringify({ ...claims, sub: 'sub-1' })).toString('base64url');
    const tokens = [
      await provider.idToken(claims, { key: otherKey }),
      await provider.idToken(claims, { key: randomBytes(32), alg: 'HS256' }),
      await provider.idToken({ ...claims, iat: now - 7_200, exp: now - 3_600 }),
      await provider.idToken({ ...claims, aud: 'somebody-else' }),
      await provider.idToken({ ...claims, aud: ['cardinal-test', 'x'], azp: 'x' }),
      await provider.idToken({ ...claims, iss: 'https://accounts.evil.example' }),
      await provider.idToken({ ...claims, email: undefined }),
      new UnsecuredJWT({ ...claims, iss: provider.issuer, aud: 'cardinal-test' })
        .setIssuedAt()
        .setExpirationTime('1h')
        .encode(),
      `${header}.${body}.${signature}`,
      'not-a-token',
    ];
    for (const token of tokens) {
      expect([tokens.indexOf(token), ...(await refusal(await withToken(token)))]).toEqual([
        tokens.indexOf(token),
        401,
        'google_refused',
      ]);
    }
    expect((await withToken(good)).status).toBe(200);
  });

  it('completes the profile by the joining rules', async () => {
    const founder = await server.register({ company_name: `Founders ${people}` });
    const token = await provider.idToken(claimsOf(newGoogler()));
    const pending = await session(await withToken(token));
    expect(pending.user.role).toBe('pending');
    const companyId = founder.user.company_id;
    expect(await refusal(await withToken(token, { company_id: companyId }))).toEqual([
      422,
      'invalid',
    ]);
    const completed = await session(
      await withToken(token, { role: 'manager', company_id: companyId }),
    );
    expect(completed).toMatchObject({
      is_new_user: false,
      user: {
        id: pending.user.id,
        role: 'manager',
        company_id: null,
        pending_company_id: companyId,
        is_activated: false,
      },
    });
    // A complete profile is not changed by signing in again.
    const again = await session(await withToken(token, { role: 'admin' }));
    expect(again.user.role).toBe('manager');
  });

  it.each(['yes', 'true', '1', 1, {}])(
    'takes an address as unverified if the flag is %j rather than true',
    async (flag) => {
      const { user } = await server.register();
      const claims = { ...newGoogler({ email: user.email }), email_verified: flag };
      const answer = await withToken(await provider.idToken(claims));
      expect(await refusal(answer)).toEqual([403, 'unverified']);
    },
  );

  it('links by email only if Google verified it', async () => {
    const { user } = await server.register();
    const unverified = newGoogler({ email: user.email, email_verified: false });
    const answer = await withToken(await provider.idToken(claimsOf(unverified)));
    expect(await refusal(answer)).toEqual([403, 'unverified']);

    const verified = newGoogler({ email: user.email.toUpperCase() });
    const linked = await session(await withToken(await provider.idToken(claimsOf(verified))));
    expect(linked).toMatchObject({ is_new_user: false, user: { email: user.email } });
    // The address was not confirmed before: another person may have registered it.
    expect(linked.user.id).not.toBe(user.id);
    const other = await withToken(
      await provider.idToken(claimsOf(newGoogler({ email: user.email }))),
    );
    expect(await refusal(other)).toEqual([409, 'email_taken']);
  });

  it('removes password, links and sessions from an unverified account that it links', async () => {
    const mine = await server.register({ password: 'of somebody else' });
    const { email } = mine.user;
    await post('/api/auth/password/forgot', { email });
    await withToken(await provider.idToken(claimsOf(newGoogler({ email }))));
    expect((await me(mine.access_token)).status).toBe(401);
    const login = await post('/api/auth/login', { email, password: 'of somebody else' });
    expect(login.status).toBe(401);
    const tokens = await db.read
      .selectFrom('account_tokens')
      .select('token_hash')
      .where('user_id', '=', mine.user.id)
      .execute();
    expect(tokens).toEqual([]);
  });

  it('keeps the password of a verified account', async () => {
    const mine = await server.register({ password: 'my own secret' });
    const { email, id } = mine.user;
    await db.write((tx) =>
      tx.updateTable('users').set({ email_verified_at: 1 }).where('id', '=', id).execute(),
    );
    await withToken(await provider.idToken(claimsOf(newGoogler({ email }))));
    const login = await post('/api/auth/login', { email, password: 'my own secret' });
    expect(login.status).toBe(200);
  });

  it('creates one account for two simultaneous first sign-ins', async () => {
    const token = await provider.idToken(claimsOf(newGoogler()));
    const both = await Promise.all([withToken(token), withToken(token)]);
    const sessions = await Promise.all(both.map(session));
    expect(new Set(sessions.map(({ user }) => user.id)).size).toBe(1);
    expect(sessions.filter(({ is_new_user: isNew }) => isNew)).toHaveLength(1);
  });
});

describe('Google sign-in that fails', () => {
  it.each([
    ['is not set up', {}, 503, 'unavailable'],
    [
      'cannot be reached',
      {
        GOOGLE_ISSUER: 'http://127.0.0.1:1',
        GOOGLE_CLIENT_ID: 'x',
        GOOGLE_CLIENT_SECRET: 'y',
      },
      502,
      'upstream',
    ],
  ])('because it %s is told', async (_why, settings, status, code) => {
    const folder = await mkdtemp(join(tmpdir(), 'cardinal-google-'));
    const db = await openDatabase({ dataDir: folder });
    const server = await startTestServer({ db, settings });
    const json = { id_token: 'x.y.z' };
    const answer = await server.request('/api/auth/google', { method: 'POST', json });
    expect(answer.status).toBe(status);
    expect(problemSchema.parse(await answer.json()).code).toBe(code);
    const config = configSchema.parse(await (await server.request('/api/config')).json());
    expect(config.google).toBeNull();
    await server.close();
    await db.close();
    await rm(folder, { recursive: true, force: true });
  });
});
