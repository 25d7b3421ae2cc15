import { googleSessionSchema, problemSchema, sessionSchema } from '@cardinal/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findUserByEmail } from '../../../src/store/accounts/users.ts';
import type { Database } from '../../../src/store/engine/database.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { startOpenIdProvider, type TestOpenIdProvider } from '../../helpers/openIdProvider.ts';
import { newPerson, startTestServer, type TestServer } from '../../helpers/server.ts';

/** A zero-width space, a bidirectional override, a soft hyphen, a joiner, a variation selector, a filler. */
const unseen = ['\u200b', '\u202e', '\u00ad', '\u034f', '\ufe0f', '\u3164', '\u{e0041}'];
const hidden = (text: string, sign: string) => `${text.slice(0, 2)}${sign}${text.slice(2)}`;

describeOnEachEngine('texts with invisible characters', (open) => {
  let db: Database;
  let server: TestServer;
  let provider: TestOpenIdProvider;

  beforeAll(async () => {
    db = await open();
    provider = await startOpenIdProvider();
    server = await startTestServer({ db, settings: provider.settings });
  });
  afterAll(async () => {
    await server.close();
    await provider.close();
  });

  const post = (path: string, json: unknown) => server.request(path, { method: 'POST', json });
  const codeOf = async (answer: Response) => problemSchema.parse(await answer.json()).code;

  it.each(unseen)('do not make another account (%j)', async (sign) => {
    const { user } = await server.register();
    const email = newPerson({ email: hidden(user.email, sign) });
    expect(await codeOf(await post('/api/auth/register', email))).toBe('email_taken');
    const username = newPerson({ username: hidden(user.username, sign) });
    expect(await codeOf(await post('/api/auth/register', username))).toBe('username_taken');
  });

  it.each(unseen)('do not make another company or username in a profile (%j)', async (sign) => {
    const name = `Acme ${sign.codePointAt(0)}`;
    const [first, second] = [
      await server.register({ company_name: name }),
      await server.register(),
    ];
    const update = (json: unknown) =>
      server.request('/api/auth/profile', { method: 'PUT', json, token: second.access_token });
    expect(await codeOf(await update({ company_name: hidden(name, sign) }))).toBe('company_taken');
    const username = hidden(first.user.username, sign);
    expect(await codeOf(await update({ username }))).toBe('username_taken');
  });

  it.each(unseen)('are not stored with a new account (%j)', async (sign) => {
    const plain = newPerson();
    const person = {
      ...plain,
      email: hidden(plain.email, sign),
      username: `${sign}${hidden(plain.username, sign)}${sign}`,
    };
    const answer = await post('/api/auth/register', person);
    expect(sessionSchema.parse(await answer.json()).user).toMatchObject({
      email: plain.email,
      username: plain.username,
    });
    const { password } = plain;
    const typed = { email: hidden(plain.email, sign), password };
    expect((await post('/api/auth/login', typed)).status).toBe(200);
    expect((await findUserByEmail(db.read, typed.email))?.email).toBe(plain.email);
  });

  it('leave names except where a script needs them', async () => {
    const { user } = await server.register({
      first_name: '\u202eAda\u200b',
      last_name: 'می\u200cخواهم',
    });
    expect(user).toMatchObject({ first_name: 'Ada', last_name: 'می\u200cخواهم' });
    const refused = await post('/api/auth/register', newPerson({ username: '\u034f\u200b' }));
    expect(refused.status).toBe(422);
  });

  it('leave the names that a provider sends', async () => {
    const token = await provider.idToken({
      sub: 'invisible',
      email: 'grace.invisible@gmail.example.com',
      email_verified: true,
      given_name: ' Gra\u200bce\n',
      family_name: '\u202eHopper',
    });
    const answer = await post('/api/auth/google', { id_token: token });
    const { user } = googleSessionSchema.parse(await answer.json());
    expect(user).toMatchObject({ first_name: 'Grace', last_name: 'Hopper' });
  });
});
