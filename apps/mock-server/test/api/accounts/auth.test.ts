import { problemSchema, userSchema, type Registration } from '@cardinal/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../src/store/engine/database.ts';
import { insertCompany } from '../../../src/store/accounts/companies.ts';
import { fold } from '@cardinal/contract/fold';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { newPerson, startTestServer, type TestServer } from '../../helpers/server.ts';

const day = 86_400_000;

describeOnEachEngine('accounts', (open) => {
  let db: Database;
  let server: TestServer;
  let now: number;

  beforeEach(async () => {
    now = Date.now();
    db = await open();
    const settings = { TRUST_PROXY: 'true' };
    server = await startTestServer({ db, clock: () => now, settings });
  });
  afterEach(async () => {
    await server.close();
    await db.close();
  });

  const post = (path: string, json: unknown, token?: string) =>
    server.request(path, { method: 'POST', json, ...(token && { token }) });
  const me = (token: string) => server.request('/api/auth/me', { token });
  const problemOf = async (answer: Response) => problemSchema.parse(await answer.json());
  const addCompany = (id: string, isOpen: boolean) =>
    db.write((tx) =>
      insertCompany(tx, {
        id,
        name: `Company ${id}`,
        name_key: fold(`Company ${id}`),
        open: isOpen ? 1 : 0,
        created_by: 'nobody',
        created_at: now,
      }),
    );

  it('registers a user without a company into a private workspace', async () => {
    const { user, access_token, email_sent } = await server.register({ role: 'manager' });
    expect(user).toMatchObject({
      role: 'manager',
      company_id: null,
      company_name: null,
      pending_company_id: null,
      is_activated: true,
      email_verified: false,
    });
    expect(email_sent).toBe(true);
    expect(userSchema.parse(await (await me(access_token)).json())).toEqual(user);
  });

  it('lets users join an open company with the role they choose', async () => {
    await addCompany('open-one', true);
    const { user } = await server.register({ role: 'admin', company_id: 'open-one' });
    expect(user).toMatchObject({
      role: 'admin',
      company_id: 'open-one',
      company_name: 'Company open-one',
      is_activated: true,
    });
  });

  it('lets users wait for the approval of any other company', async () => {
    await addCompany('closed-one', false);
    const { user } = await server.register({ role: 'admin', company_id: 'closed-one' });
    expect(user).toMatchObject({
      company_id: null,
      pending_company_id: 'closed-one',
      is_activated: false,
    });
  });

  it('makes the founder of a company its administrator, whatever role they chose', async () => {
    const { user } = await server.register({ role: 'agent', company_name: 'Zephyr Works' });
    expect(user).toMatchObject({
      role: 'admin',
      company_name: 'Zephyr Works',
      is_activated: true,
    });
    const companies = await (await server.request('/api/companies')).json();
    expect(companies).toContainEqual({ company_id: user.company_id, name: 'Zephyr Works' });
  });

  it('founds no second company with the same name, ignoring case and accents', async () => {
    await server.register({ company_name: 'Café Nord' });
    const person = newPerson({ company_name: 'CAFE  nord' });
    const answer = await post('/api/auth/register', person);
    expect(answer.status).toBe(409);
    expect((await problemOf(answer)).code).toBe('company_taken');
    // Nothing was stored, so the same person can try again.
    expect((await post('/api/auth/register', newPerson({ email: person.email }))).status).toBe(201);
  });

  it.each(['no-such-company', 'with\u0000nul'])('refuses the unknown company %j', async (id) => {
    const answer = await post('/api/auth/register', newPerson({ company_id: id }));
    expect(answer.status).toBe(422);
    expect((await problemOf(answer)).errors).toEqual([
      { path: 'company_id', message: 'This company does not exist.' },
    ]);
  });

  it('refuses a taken email or username in any capitalisation', async () => {
    const { user } = await server.register();
    const sameEmail = await post(
      '/api/auth/register',
      newPerson({ email: user.email.toUpperCase() }),
    );
    expect(sameEmail.status).toBe(409);
    expect((await problemOf(sameEmail)).code).toBe('email_taken');
    const sameName = await post(
      '/api/auth/register',
      newPerson({ username: user.username.toUpperCase() }),
    );
    expect(sameName.status).toBe(409);
    expect((await problemOf(sameName)).code).toBe('username_taken');
  });

  it('accepts only one of two simultaneous registrations of an address', async () => {
    const email = newPerson().email;
    const answers = await Promise.all(
      [newPerson({ email }), newPerson({ email })].map((json) => post('/api/auth/register', json)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  it('refuses common passwords and the user’s own address as a password', async () => {
    for (const input of [
      { password: 'password123' },
      { email: 'someone@example.com', password: 'Someone@example.com' },
    ]) {
      const answer = await post('/api/auth/register', newPerson(input));
      expect(answer.status).toBe(422);
      expect((await problemOf(answer)).errors?.[0]?.path).toBe('password');
    }
  });

  it('signs in by email in any capitalisation', async () => {
    const { user } = await server.register({ password: 'my own secret' });
    const answer = await post('/api/auth/login', {
      email: user.email.toUpperCase(),
      password: 'my own secret',
    });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ user });
  });

  it('gives the same response to a wrong email and a wrong password', async () => {
    const { user } = await server.register();
    const answers = await Promise.all(
      [user.email, 'nobody@example.com', 'nul\u0000@example.com'].map(async (email) => {
        const answer = await post('/api/auth/login', { email, password: 'wrong' });
        return { status: answer.status, problem: await problemOf(answer) };
      }),
    );
    const [first] = answers;
    expect(first).toMatchObject({ status: 401, problem: { code: 'wrong_credentials' } });
    for (const answer of answers) expect(answer).toEqual(first);
  });

  it('stops guessing after ten failures in a minute, even in one burst', async () => {
    const { user } = await server.register({ password: 'my own secret' });
    const guesses = await Promise.all(
      Array.from({ length: 30 }, () =>
        post('/api/auth/login', { email: user.email, password: 'wrong' }),
      ),
    );
    const wrong = guesses.filter(({ status }) => status === 401);
    expect(wrong.length).toBeGreaterThanOrEqual(10);
    expect(wrong.length).toBeLessThanOrEqual(11);
    const right = await post('/api/auth/login', { email: user.email, password: 'my own secret' });
    expect(right.status).toBe(429);
    expect(Number(right.headers.get('Retry-After'))).toBeGreaterThan(0);
    // Others can still sign in.
    const other = await server.register();
    const json = { email: other.user.email, password: 'a-long-enough-secret' };
    expect((await post('/api/auth/login', json)).status).toBe(200);
  });

  describe('when others guess a password', () => {
    /** Signs in through a proxy, from a network. */
    const from = (network: string, email: string, guess: string) =>
      server.request('/api/auth/login', {
        method: 'POST',
        json: { email, password: guess },
        headers: { 'X-Forwarded-For': network },
      });
    const guesses = (count: number, network: (nth: number) => string, email: string) =>
      Promise.all(
        Array.from({ length: count }, async (_, nth) => {
          const { status } = await from(network(nth), email, 'wrong');
          return status;
        }),
      );

    it('lets the user in from another network', async () => {
      const { user } = await server.register({ password: 'my own secret' });
      await guesses(12, () => '198.51.100.1', user.email);
      expect((await from('198.51.100.1', user.email, 'my own secret')).status).toBe(429);
      expect((await from('203.0.113.5', user.email, 'my own secret')).status).toBe(200);
    });

    it('from very many networks, lets the user in from those of earlier sign-ins', async () => {
      const { user } = await server.register({ password: 'my own secret' });
      expect((await from('203.0.113.5', user.email, 'my own secret')).status).toBe(200);
      const statuses = await guesses(110, (nth) => `198.51.100.${nth}`, user.email);
      expect(statuses).toContain(429);
      expect((await from('192.0.2.1', user.email, 'my own secret')).status).toBe(429);
      expect((await from('203.0.113.5', user.email, 'my own secret')).status).toBe(200);
    });
  });

  it('ends one session, or all of a user', async () => {
    const first = await server.register();
    const second = await server.signIn(first.user.email, 'a-long-enough-secret');
    const third = await server.signIn(first.user.email, 'a-long-enough-secret');
    const stranger = await server.register();
    expect((await post('/api/auth/logout', undefined, second)).status).toBe(204);
    expect((await me(second)).status).toBe(401);
    expect((await me(third)).status).toBe(200);
    expect((await post('/api/auth/logout?all=true', undefined, third)).status).toBe(204);
    expect((await me(third)).status).toBe(401);
    expect((await me(first.access_token)).status).toBe(401);
    expect((await me(stranger.access_token)).status).toBe(200);
  });

  it('ends a session after 30 days, and after 7 without use', async () => {
    /** Uses a session; responses don't wait until that is recorded. */
    const use = async (token: string) => {
      expect((await me(token)).status).toBe(200);
      const uses = db.read.selectFrom('sessions').select('id').where('last_used_at', '=', now);
      await expect.poll(() => uses.execute()).toHaveLength(1);
    };
    const { access_token } = await server.register();
    now += 6.9 * day;
    await use(access_token);
    now += 6.9 * day;
    await use(access_token);
    now += 7.1 * day;
    expect((await me(access_token)).status).toBe(401);

    // Used every few days, it still ends 30 days after the sign-in.
    const other = await server.register();
    const signedIn = now;
    for (const days of [6, 12, 18, 24, 29.9]) {
      now = signedIn + days * day;
      await use(other.access_token);
    }
    now = signedIn + 30.1 * day;
    expect((await me(other.access_token)).status).toBe(401);
  });

  it('stores neither passwords nor tokens', async () => {
    const { access_token }: Registration = await server.register({ password: 'my own secret' });
    const everything = JSON.stringify([
      await db.read.selectFrom('users').selectAll().execute(),
      await db.read.selectFrom('sessions').selectAll().execute(),
      await db.read.selectFrom('account_tokens').selectAll().execute(),
    ]);
    expect(everything).toContain('$argon2id$');
    expect(everything).not.toContain('my own secret');
    expect(everything).not.toContain(access_token);
  });

  it('sends a welcome email whose link starts with the public URL', async () => {
    const { user } = await server.register({ first_name: '<b>Ada</b>' });
    const mail = await db.read
      .selectFrom('emails')
      .selectAll()
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(mail).toMatchObject({ kind: 'account', state: 'sent', to_address: user.email });
    expect(mail.text).toMatch(/http:\/\/crm\.example\.com\/auth\/verify\?token=[\w-]{43}\n/);
    expect(mail.html).toContain('&lt;b&gt;Ada&lt;/b&gt;');
  });
});
