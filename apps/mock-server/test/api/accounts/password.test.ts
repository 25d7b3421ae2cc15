import { deviceSchema, problemSchema, type Registration } from '@cardinal/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../../src/store/engine/database.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { membershipCalls, newName } from '../../helpers/membershipCalls.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

const minute = 60_000;
const password = 'a-long-enough-secret';

describeOnEachEngine('the own password', (open) => {
  let db: Database;
  let server: TestServer;
  let ask: ReturnType<typeof membershipCalls>;
  let founder: Registration;
  let token: string;
  /** Milliseconds by which the server's clock is ahead. */
  let ahead = 0;

  beforeAll(async () => {
    db = await open();
    server = await startTestServer({ db, clock: () => Date.now() + ahead });
    ask = membershipCalls(server);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    founder = await server.register({ company_name: newName() });
    token = founder.access_token;
  });

  const reauthenticate = (secret: unknown, by = token) =>
    ask.call('POST', '/api/auth/reauthenticate', by, { password: secret });
  const change = (json: unknown, by = token) => ask.call('POST', '/api/auth/password', by, json);
  const problem = async (answer: Response) => problemSchema.parse(await answer.json());
  const signIn = (secret: string) =>
    server.request('/api/auth/login', {
      method: 'POST',
      json: { email: founder.user.email, password: secret },
    });

  it('is required again before a role changes, ten minutes after the sign-in', async () => {
    const { user } = await ask.join(founder);
    const path = `/api/members/${user.id}`;
    const setRole = () => ask.call('PUT', path, token, { role: 'manager' });
    ahead += 9 * minute;
    expect((await setRole()).status).toBe(200);
    ahead += 2 * minute;
    for (const answer of [
      await setRole(),
      await ask.call('DELETE', path, token),
      await ask.call('POST', `${path}/reset-link`, token),
    ]) {
      expect([answer.status, (await problem(answer)).code]).toEqual([403, 'reauthenticate']);
    }
    // Everything else continues to work.
    expect((await ask.call('GET', '/api/members', token)).status).toBe(200);

    const wrong = await reauthenticate('another-secret');
    expect([wrong.status, (await problem(wrong)).errors?.[0]?.path]).toEqual([422, 'password']);
    expect((await setRole()).status).toBe(403);
    expect((await reauthenticate(password)).status).toBe(204);
    expect((await setRole()).status).toBe(200);
    // A new sign-in works as well.
    ahead += 11 * minute;
    expect((await setRole()).status).toBe(403);
    token = await server.signIn(founder.user.email, password);
    expect((await setRole()).status).toBe(200);
  });

  it('is required again before users change their own role in an open company', async () => {
    await db.write((tx) => tx.updateTable('companies').set({ open: 1 }).execute());
    ahead += 11 * minute;
    const refused = await ask.profile(token, { role: 'manager' });
    expect((await problem(refused)).code).toBe('reauthenticate');
    expect((await ask.profile(token, { first_name: 'Ada', role: 'admin' })).status).toBe(200);
    await reauthenticate(password);
    expect((await ask.profile(token, { role: 'manager' })).status).toBe(200);
    await db.write((tx) => tx.updateTable('companies').set({ open: 0 }).execute());
  });

  it('can be tried ten times a minute', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await reauthenticate(`wrong-secret-${attempt}`)).status).toBe(422);
    }
    for (const answer of [
      await reauthenticate(password),
      await change({ current_password: password, new_password: 'my next secret' }),
      await signIn(password),
    ]) {
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    }
  });

  it('can be changed, which ends every other session', async () => {
    const elsewhere = await server.signIn(founder.user.email, password);
    const json = { current_password: password, new_password: 'my next secret' };
    expect((await change(json)).status).toBe(204);
    expect((await ask.call('GET', '/api/auth/me', elsewhere)).status).toBe(401);
    const sessions = await ask.call('GET', '/api/auth/sessions', token);
    const devices = z.array(deviceSchema).parse(await sessions.json());
    expect(devices.map(({ is_current: isCurrent }) => isCurrent)).toEqual([true]);
    expect((await signIn(password)).status).toBe(401);
    expect((await signIn('my next secret')).status).toBe(200);
    expect((await ask.audited(token))[0]).toMatchObject({
      action: 'password_changed',
      subject: { id: founder.user.id },
      before: null,
      after: null,
    });
  });

  it.each([
    [{ current_password: 'wrong-secret', new_password: 'my next secret' }, 'current_password'],
    [{ new_password: 'my next secret' }, 'current_password'],
    [{ current_password: password, new_password: 'short' }, 'new_password'],
    [{ current_password: password, new_password: 'password123' }, 'new_password'],
    [{ current_password: password, new_password: password }, 'new_password'],
    [{ current_password: password }, 'new_password'],
  ])('is not changed by %j', async (json, path) => {
    const answer = await change(json);
    expect([answer.status, (await problem(answer)).errors?.[0]?.path]).toEqual([422, path]);
    expect((await signIn(password)).status).toBe(200);
  });

  it('accepts only one of two simultaneous changes', async () => {
    const answers = await Promise.all(
      ['my next secret', 'my other secret'].map((new_password) =>
        change({ current_password: password, new_password }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 422]);
  });

  it('invalidates links for a new one when it changes', async () => {
    const link = await ask.call('POST', `/api/members/${founder.user.id}/reset-link`, token);
    const made = z.object({ link: z.url() }).parse(await link.json());
    await change({ current_password: password, new_password: 'my next secret' });
    const json = { token: new URL(made.link).searchParams.get('token'), password: 'stolen secret' };
    const reset = await server.request('/api/auth/password/reset', { method: 'POST', json });
    expect(reset.status).toBe(422);
  });

  it('can be set for the first time after a recent sign-in with Google', async () => {
    await db.write((tx) =>
      tx
        .updateTable('users')
        .set({ password_hash: null, google_sub: founder.user.id })
        .where('id', '=', founder.user.id)
        .execute(),
    );
    const none = await reauthenticate(password);
    expect((await problem(none)).detail).toMatch(/no password.*Google/);
    ahead += 11 * minute;
    const old = await change({ new_password: 'my first secret' });
    expect((await problem(old)).code).toBe('reauthenticate');
    ahead -= 11 * minute;
    expect((await change({ new_password: 'my first secret' })).status).toBe(204);
    expect((await signIn('my first secret')).status).toBe(200);
  });
});
