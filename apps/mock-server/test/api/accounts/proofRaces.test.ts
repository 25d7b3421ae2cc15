import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Registration } from '@cardinal/contract';
import type { Database } from '../../../src/store/engine/database.ts';
import { accountAccess, founding, passwords, type Account } from '../../helpers/accountAccess.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { membershipCalls } from '../../helpers/membershipCalls.ts';
import { startOpenIdProvider, type TestOpenIdProvider } from '../../helpers/openIdProvider.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

/** The delayed call, and what happens meanwhile. */
type Meanwhile = () => Promise<unknown>;

describeOnEachEngine('a proof of an address wins over', (open) => {
  let db: Database;
  let provider: TestOpenIdProvider;
  let server: TestServer;
  /** On the same database; its writes are not delayed. */
  let other: TestServer;
  let boss: Registration;
  let access: ReturnType<typeof accountAccess>;
  let ask: ReturnType<typeof membershipCalls>;
  /** Runs once before the next write of `server`, after its checks and before its transaction. */
  let beforeNextWrite: Meanwhile | undefined;

  beforeAll(async () => {
    provider = await startOpenIdProvider();
    db = await open();
    const hold = async () => {
      const meanwhile = beforeNextWrite;
      beforeNextWrite = undefined;
      await meanwhile?.();
    };
    const held: Database = {
      ...db,
      async write(work) {
        await hold();
        return db.write(work);
      },
      async writeLong(work) {
        await hold();
        return db.writeLong(work);
      },
    };
    server = await startTestServer({ db: held, settings: provider.settings });
    other = await startTestServer({ db, settings: provider.settings });
    ask = membershipCalls(server);
    boss = await other.register(founding());
    access = accountAccess({ db, server: other, provider, boss });
  });
  afterAll(async () => {
    await server.close();
    await other.close();
    await provider.close();
  });
  beforeEach(() => {
    beforeNextWrite = undefined;
  });

  const post = (path: string, json: unknown, token?: string) =>
    server.request(path, { method: 'POST', json, ...(token && { token }) });

  /** A link for a new password that was mailed. */
  async function resetLink(account: Account): Promise<string> {
    await access.post('/api/auth/password/forgot', { email: account.email });
    return access.mailed(account, 'reset');
  }

  /** Calls with existing credentials, during which the owner proves the address. */
  const attempts: Record<string, (account: Account) => Promise<Response>> = {
    'a sign-in': ({ email }) => post('/api/auth/login', { email, password: passwords.old }),
    'a confirmed password': ({ token }) =>
      post('/api/auth/reauthenticate', { password: passwords.old }, token),
    'a change of the password': ({ token }) => {
      const json = { current_password: passwords.old, new_password: 'of-the-attacker' };
      return post('/api/auth/password', json, token);
    },
    'the founding of a company': ({ token }) => post('/api/companies', { name: 'Mine' }, token),
    'a profile': ({ token }) => ask.profile(token, { first_name: 'Eve', ...founding() }),
    'an invitation': async ({ token }) => {
      const invite_token = await access.invitation();
      return ask.profile(token, { invite_token });
    },
    'a lead': ({ token }) => post('/api/leads', { first_name: 'A', email: 'a@b.example' }, token),
  };

  it.each(
    Object.keys(attempts).flatMap((name) => [[name, 'reset'] as const, [name, 'Google'] as const]),
  )('%s (%s)', async (name, proof) => {
    const account = await access.registered(access.newAccount());
    const link = proof === 'reset' ? await resetLink(account) : '';
    beforeNextWrite = async () => {
      const answer =
        proof === 'reset'
          ? await access.resetBy(link)
          : await access.withIdToken(account.ownSub, account.email, true);
      expect(answer.ok).toBe(true);
    };
    const refused = await attempts[name]?.(account);
    expect(beforeNextWrite).toBeUndefined();
    expect([401, 409, 422]).toContain(refused?.status);
    expect(await access.look(account)).toBe(proof === 'reset' ? 'nv' : 'gv');
  });

  it('a sign-in, whatever the order, in many rounds', async () => {
    for (let round = 0; round < 3; round += 1) {
      const account = await access.registered(access.newAccount(), founding());
      const link = await resetLink(account);
      const { email } = account;
      const tries = Array.from({ length: 3 }, () =>
        post('/api/auth/login', { email, password: passwords.old }),
      );
      const founded = ask.profile(account.token, { first_name: 'Eve' });
      const [reset] = await Promise.all([access.resetBy(link), ...tries, founded]);
      expect(reset.status).toBe(204);
      const sessions = await db.read
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .select('sessions.id')
        .where('users.email', '=', email)
        .execute();
      expect(sessions).toEqual([]);
      expect(await access.look(account)).toBe('nv');
    }
  }, 60_000);

  it('nothing: after a reset and a confirmed identity, the second keeps what the first proved', async () => {
    const account = await access.registered(access.newAccount());
    const link = await resetLink(account);
    beforeNextWrite = () => access.resetBy(link);
    const token = await provider.idToken({
      sub: account.ownSub,
      email: account.email,
      email_verified: true,
    });
    expect((await post('/api/auth/google', { id_token: token })).status).toBe(200);
    expect(await access.look(account)).toBe('ngv');
  });

  it('an emailed link, if another was used meanwhile', async () => {
    const account = await access.registered(access.newAccount());
    const first = await resetLink(account);
    const second = await resetLink(account);
    beforeNextWrite = () => access.resetBy(second);
    const json = { token: first, password: 'of-the-attacker' };
    expect((await post('/api/auth/password/reset', json)).status).toBe(422);
    expect(await access.look(account)).toBe('nv');
  });

  it('an emailed link whose account was removed meanwhile', async () => {
    const account = await access.registered(access.newAccount());
    const verify = { token: await access.mailed(account, 'verify') };
    beforeNextWrite = () => access.post('/api/auth/disown', verify);
    expect((await post('/api/auth/verify', verify)).status).toBe(422);
    expect(await access.look(account)).toBe('x');
  });

  it('an approval, which then finds no waiting user', async () => {
    const companyId = boss.user.company_id;
    const account = await access.registered(access.newAccount(), { company_id: companyId });
    const link = await resetLink(account);
    const id = await access.idOf(account);
    beforeNextWrite = () => access.resetBy(link);
    expect((await ask.approve(boss.access_token, id)).status).toBe(404);
    expect(await access.look(account)).toBe('nv');
  });
});
