import { deviceSchema, problemSchema, userSchema } from '@cardinal/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { makeHandedLink } from '../../../src/services/identity/handedLink.ts';
import type { Database } from '../../../src/store/engine/database.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

const hour = 3_600_000;

describeOnEachEngine('recovery', (open) => {
  let db: Database;
  let server: TestServer;
  let now = Date.now();

  beforeAll(async () => {
    db = await open();
    server = await startTestServer({
      db,
      clock: () => now,
      settings: { TRUST_PROXY: 'true' },
    });
  });
  afterAll(() => server.close());

  const post = (path: string, json: unknown, token?: string) =>
    server.request(path, { method: 'POST', json, ...(token && { token }) });
  const forgot = (email: string) => post('/api/auth/password/forgot', { email });
  const reset = (token: string, password: string) =>
    post('/api/auth/password/reset', { token, password });
  const signIn = (email: string, password: string) => post('/api/auth/login', { email, password });
  const me = (token: string) => server.request('/api/auth/me', { token });
  const pathsOf = async (answer: Response) =>
    problemSchema.parse(await answer.json()).errors?.map(({ path }) => path);

  /** Tokens of the links that were mailed to an address, newest first. */
  async function mailed(email: string, page: string): Promise<string[]> {
    const mails = await db.read
      .selectFrom('emails')
      .select('text')
      .where('to_address', '=', email)
      .orderBy('id', 'desc')
      .execute();
    const link = new RegExp(`http://crm\\.example\\.com/auth/${page}\\?token=(\\S+)`);
    return mails.flatMap(({ text }) => link.exec(text)?.[1] ?? []);
  }
  const newest = async (email: string, page: string) => (await mailed(email, page))[0] ?? 'none';

  it('sets a new password by an emailed link, once, and ends every session', async () => {
    const { user, access_token: token } = await server.register({ password: 'forgotten secret' });
    expect((await forgot(user.email.toUpperCase())).status).toBe(202);
    const link = await newest(user.email, 'reset');

    expect(await pathsOf(await reset(link, 'password123'))).toEqual(['password']);
    expect((await reset(link, 'a fresh secret')).status).toBe(204);
    expect((await me(token)).status).toBe(401);
    expect((await signIn(user.email, 'forgotten secret')).status).toBe(401);
    expect((await signIn(user.email, 'a fresh secret')).status).toBe(200);
    expect(await pathsOf(await reset(link, 'once more secret'))).toEqual(['token']);
  });

  it('accepts only one of two simultaneous uses of a link', async () => {
    const { user } = await server.register();
    await forgot(user.email);
    const link = await newest(user.email, 'reset');
    const answers = await Promise.all(['first secret', 'second secret'].map((p) => reset(link, p)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 422]);
  });

  it('gives the same response to known and unknown addresses', async () => {
    const { user } = await server.register();
    const answers = await Promise.all(
      [user.email, 'nobody@example.com'].map(async (email) => {
        const answer = await forgot(email);
        return [answer.status, await answer.text()];
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(await mailed('nobody@example.com', 'reset')).toEqual([]);
  });

  it('accepts a link within an hour, for its purpose', async () => {
    const { user } = await server.register();
    await forgot(user.email);
    const [second = ''] = await mailed(user.email, 'reset');
    const verifyToken = await newest(user.email, 'verify');
    expect((await reset(verifyToken, 'a fresh secret')).status).toBe(422);
    expect((await post('/api/auth/verify', { token: second })).status).toBe(422);
    now += hour;
    expect((await reset(second, 'a fresh secret')).status).toBe(422);
  });

  async function handed(userId: string): Promise<string> {
    const at = { publicUrl: 'http://crm.example.com', now };
    const { link } = await db.write((tx) => makeHandedLink(tx, userId, at));
    return new URL(link).searchParams.get('token') ?? 'none';
  }

  it('accepts no earlier link after one is handed over', async () => {
    const { user } = await server.register();
    await forgot(user.email);
    const mailedOne = await newest(user.email, 'reset');
    const first = await handed(user.id);
    const second = await handed(user.id);
    expect((await reset(mailedOne, 'a fresh secret')).status).toBe(422);
    expect((await reset(first, 'a fresh secret')).status).toBe(422);
    expect((await reset(second, 'a fresh secret')).status).toBe(204);
  });

  it('accepts a handed-over link after a request for a link that this server cannot send', async () => {
    const { user } = await server.register();
    const link = await handed(user.id);
    await forgot(user.email);
    expect((await reset(link, 'a fresh secret')).status).toBe(204);
  });

  it('accepts an earlier link whoever requests another, until one of them is used', async () => {
    const { user } = await server.register();
    await forgot(user.email);
    await forgot(user.email);
    await forgot(user.email);
    const [third = '', second = '', first = ''] = await mailed(user.email, 'reset');
    expect((await reset(first, 'a fresh secret')).status).toBe(204);
    for (const link of [first, second, third]) {
      expect((await reset(link, 'another fresh secret')).status).toBe(422);
    }
  });

  it('accepts a handed-over link after one is sent', async () => {
    const settings = { SMTP_URL: 'smtp://127.0.0.1:25', MAIL_FROM: 'crm@example.com' };
    const sending = await startTestServer({ db, clock: () => now, settings });
    const { user } = await server.register();
    const link = await handed(user.id);
    const json = { email: user.email };
    await sending.request('/api/auth/password/forgot', { method: 'POST', json });
    await sending.close();
    expect((await reset(link, 'a fresh secret')).status).toBe(204);
    const sent = await newest(user.email, 'reset');
    expect((await reset(sent, 'a fresh secret')).status).toBe(422);
  });

  it('limits requests for links', async () => {
    const { user } = await server.register();
    const statuses = [];
    for (let i = 0; i < 11; i += 1) {
      statuses.push((await forgot(user.email)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 202), 429]);
  });

  it('sends users a link however many others request in their name', async () => {
    const from = (network: string, email: string) =>
      server.request('/api/auth/password/forgot', {
        method: 'POST',
        json: { email },
        headers: { 'X-Forwarded-For': network },
      });
    const { user } = await server.register();
    const json = { email: user.email, password: 'a-long-enough-secret' };
    const headers = { 'X-Forwarded-For': '203.0.113.5' };
    expect(
      (await server.request('/api/auth/login', { method: 'POST', json, headers })).status,
    ).toBe(200);
    const others = await Promise.all(
      Array.from({ length: 40 }, async (_, nth) => {
        const { status } = await from(`198.51.100.${nth}`, user.email);
        return status;
      }),
    );
    expect(others.filter((status) => status === 202)).toHaveLength(30);
    expect((await from('192.0.2.1', user.email)).status).toBe(429);
    expect((await from('203.0.113.5', user.email)).status).toBe(202);
  });

  it('confirms an address by the link in the welcome email, any number of times', async () => {
    const { user, access_token: token } = await server.register();
    const link = await newest(user.email, 'verify');
    for (const _ of [1, 2]) {
      const answer = await post('/api/auth/verify', { token: link });
      expect(answer.status).toBe(200);
      expect(userSchema.parse(await answer.json())).toEqual({ ...user, email_verified: true });
    }
    expect(await (await me(token)).json()).toMatchObject({ email_verified: true });
    expect(await pathsOf(await post('/api/auth/verify', { token: 'x' }))).toEqual(['token']);
  });

  it('sends the link that confirms an address again', async () => {
    const { user, access_token: token } = await server.register();
    const first = await newest(user.email, 'verify');
    expect((await post('/api/auth/verify/send', {}, token)).status).toBe(202);
    expect((await post('/api/auth/verify', { token: first })).status).toBe(422);
    const second = await newest(user.email, 'verify');
    expect((await post('/api/auth/verify', { token: second })).status).toBe(200);
  });

  it('lists the sessions of a user and ends single ones', async () => {
    const { user, access_token: token } = await server.register({ password: 'my own secret' });
    const headers = { 'User-Agent': 'Pocket Browser 1.0' };
    const json = { email: user.email, password: 'my own secret' };
    await server.request('/api/auth/login', { method: 'POST', json, headers });
    const list = async () => {
      const answer = await server.request('/api/auth/sessions', { token });
      return z.array(deviceSchema).parse(await answer.json());
    };
    const devices = await list();
    expect(devices).toHaveLength(2);
    const other = devices.find(({ is_current: isCurrent }) => !isCurrent);
    expect(other).toMatchObject({ user_agent: 'Pocket Browser 1.0' });

    const end = (id: string, by: string) =>
      server.request(`/api/auth/sessions/${id}`, { method: 'DELETE', token: by });
    const stranger = await server.register();
    expect((await end(other?.id ?? '', stranger.access_token)).status).toBe(404);
    expect((await end(other?.id ?? '', token)).status).toBe(204);
    expect(await list()).toMatchObject([{ is_current: true }]);
  });
});
