import { once } from 'node:events';
import {
  companySchema,
  problemSchema,
  sessionSchema,
  socketCodes,
  socketProtocol,
  userSchema,
  type Registration,
} from '@cardinal/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { openDatabase } from '../../../src/store/engine/openDatabase.ts';
import type { Database } from '../../../src/store/engine/database.ts';
import { accountAccess, founding, passwords, type Account } from '../../helpers/accountAccess.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { membershipCalls } from '../../helpers/membershipCalls.ts';
import { startOpenIdProvider, type TestOpenIdProvider } from '../../helpers/openIdProvider.ts';
import { addMember } from '../../helpers/people.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

describeOnEachEngine('the owner of an address that another person registered', (open, engine) => {
  let db: Database;
  let provider: TestOpenIdProvider;
  let server: TestServer;
  let access: ReturnType<typeof accountAccess>;
  let ask: ReturnType<typeof membershipCalls>;
  let boss: Registration;

  beforeAll(async () => {
    provider = await startOpenIdProvider();
    db = await open();
    server = await startTestServer({ db, settings: provider.settings });
    ask = membershipCalls(server);
  });
  afterAll(async () => {
    await server.close();
    await provider.close();
  });
  beforeEach(async () => {
    boss = await server.register(founding());
    access = accountAccess({ db, server, provider, boss });
  });

  const resetByMail = (account: Account) => access.ways['a mailed reset link'](account);
  const newest = async ({ email }: Account) =>
    (
      await db.read
        .selectFrom('emails')
        .select(['subject', 'text', 'html'])
        .where('to_address', '=', email)
        .orderBy('id', 'desc')
        .execute()
    )[0];
  const owner = async ({ email }: Account) => server.signIn(email, passwords.new);

  it('is refused with an explanation while the provider does not confirm the address', async () => {
    const account = access.newAccount();
    for (const way of ['Google, not confirmed', 'Google’s code, not confirmed'] as const) {
      const answer = await access.ways[way](account);
      expect(answer.status).toBe(403);
      expect(problemSchema.parse(await answer.json())).toMatchObject({
        code: 'unverified',
        detail: expect.stringMatching(
          /^Google has not confirmed .*Confirm it in your Google account/,
        ),
      });
    }
    expect(await access.look(account)).toBe('x');
  });

  it.each(['a mailed reset link', 'Google, confirmed'] as const)(
    'starts outside the previously founded company, under their own name, by %s',
    async (way) => {
      const company = founding();
      const account = await access.registered(access.newAccount(), {
        ...company,
        first_name: 'Eve',
        last_name: 'Attacker',
      });
      const before = await ask.me(account.token);
      await ask.addLead(account.token);
      const invitation = await ask.call('POST', '/api/companies/invites', account.token, {
        role: 'admin',
      });
      const { link } = z.object({ link: z.url() }).parse(await invitation.json());

      const answer = await access.ways[way](account);
      const token =
        answer.status === 200
          ? sessionSchema.parse(await answer.json()).access_token
          : await owner(account);
      const after = await ask.me(token);
      expect(after.id).not.toBe(before.id);
      expect(after).toMatchObject({
        company_id: null,
        pending_company_id: null,
        role: 'pending',
        is_activated: true,
        email_verified: true,
      });
      expect([after.first_name, after.last_name]).toEqual(
        way === 'Google, confirmed' ? ['Olivia', 'Owner'] : [account.email.split('@')[0], ''],
      );
      expect(await ask.leadsOf(token)).toEqual([]);
      expect(await newest(account)).toMatchObject({
        subject: 'Your Cardinal account has been reset',
        text: expect.stringMatching(
          new RegExp(`Eve Attacker[^]*no longer in the company ${company.company_name}`),
        ),
      });
      // The company has no members left: the invitation is dead, and the name is free for its
      // owner.
      const invite_token = new URL(link).searchParams.get('invite');
      const other = await server.register();
      expect((await ask.profile(other.access_token, { invite_token })).status).toBe(422);
      expect((await ask.profile(token, company)).status).toBe(200);
      expect(await ask.me(token)).toMatchObject({ ...company, role: 'admin' });
      expect(await ask.leadsOf(token)).toEqual([]);
    },
  );

  it('leaves a company with other members intact, with an administrator', async () => {
    const company = founding();
    const account = await access.registered(access.newAccount(), company);
    const founder = { access_token: account.token, user: await ask.me(account.token) };
    const agent = await ask.join(founder);
    const manager = await ask.join(founder, 'manager');
    const lead = await ask.addLead(agent.access_token);
    const path = `/api/leads/${lead.id}/assign`;
    await ask.call('POST', path, account.token, { userId: agent.user.id });
    const waiting = await server.register({ company_id: founder.user.company_id });

    expect((await resetByMail(account)).status).toBe(204);
    expect(await ask.me(manager.access_token)).toMatchObject({ ...company, role: 'admin' });
    expect(await ask.leadsOf(agent.access_token)).toMatchObject([
      { id: lead.id, assignedTo: agent.user.id },
    ]);
    expect(await ask.pending(manager.access_token)).toMatchObject([{ user: waiting.user }]);
    expect((await ask.audited(manager.access_token)).slice(0, 2)).toMatchObject([
      { action: 'role_changed', subject: { id: manager.user.id }, after: { role: 'admin' } },
      { action: 'member_left', subject: { id: founder.user.id }, before: { role: 'admin' } },
    ]);
    const members = await ask.members(manager.access_token);
    expect(members.map(({ id }) => id)).not.toContain(founder.user.id);
  });

  it('is warned in the email with the reset link, and may keep the account instead', async () => {
    const account = await access.registered(access.newAccount(), founding());
    await access.post('/api/auth/password/forgot', { email: account.email });
    const mail = await newest(account);
    expect(mail?.text).toMatch(/never confirmed[^]*belongs to the company[^]*resets the account/);
    const verify = { token: await access.mailed(account, 'verify') };
    expect((await access.post('/api/auth/verify', verify)).status).toBe(200);
    expect((await access.resetBy(await access.mailed(account, 'reset'))).status).toBe(204);
    expect(await access.look(account)).toBe('nvc');
    await access.post('/api/auth/password/forgot', { email: account.email });
    expect((await newest(account))?.text).not.toContain('resets the account');
  });

  it('reads in the welcome email who registered, without links of that person', async () => {
    const account = await access.registered(access.newAccount(), {
      company_id: boss.user.company_id,
      first_name: 'Visit',
      last_name: 'http://spam.example/<b>',
    });
    const mail = await newest(account);
    expect(mail?.text).toContain(
      `Visit http: //spam. example/<b> registered this address and asked to join the company ${boss.user.company_name}.`,
    );
    expect(mail?.text).not.toContain('spam.example');
    expect(mail?.html).not.toContain('<b>');
    expect(mail?.html).toMatch(
      /<a href="http:\/\/crm\.example\.com\/auth\/disown\?token=[\w-]{43}"/,
    );
  });

  it('removes the account with a click, without affecting others', async () => {
    const account = await access.registered(access.newAccount(), {
      company_id: boss.user.company_id,
    });
    await access.approve(account);
    const lead = await ask.addLead(account.token);
    const token = await access.mailed(account, 'disown');
    // Opening the page removes nothing.
    await server.request(`/auth/disown?token=${token}`);
    expect((await server.request(`/api/auth/disown?token=${token}`)).status).toBe(405);
    expect((await server.request('/api/auth/me', { token: account.token })).status).toBe(200);

    expect((await access.post('/api/auth/disown', { token })).status).toBe(204);
    expect(await access.look(account)).toBe('x');
    expect((await server.request('/api/auth/me', { token: account.token })).status).toBe(401);
    expect((await access.post('/api/auth/disown', { token })).status).toBe(422);
    expect(await ask.leadsOf(boss.access_token)).toMatchObject([{ id: lead.id }]);
    expect((await ask.audited(boss.access_token))[0]).toMatchObject({
      action: 'member_left',
      after: { reason: 'account_removed' },
    });
    // The address is free again.
    expect((await access.ways['registering once more'](account)).status).toBe(201);
  });

  it('ends a company with its only member, whose leads are deleted', async () => {
    const company = founding();
    const account = await access.registered(access.newAccount(), company);
    const lead = await ask.addLead(account.token);
    const { company_id: companyId } = await ask.me(account.token);
    const waiting = await server.register({ company_id: companyId });
    const token = await access.mailed(account, 'disown');
    expect((await access.post('/api/auth/disown', { token })).status).toBe(204);
    const listed = await server.request('/api/companies');
    const names = z.array(companySchema).parse(await listed.json());
    expect(names.map(({ name }) => name)).not.toContain(company.company_name);
    expect(await ask.me(waiting.access_token)).toMatchObject({
      pending_company_id: null,
      is_activated: true,
    });
    const row = await db.read
      .selectFrom('leads')
      .select('deleted_at')
      .where('id', '=', lead.id)
      .executeTakeFirst();
    expect(row?.deleted_at).toEqual(expect.any(Number));
    expect((await ask.profile(waiting.access_token, company)).status).toBe(200);
  });

  it('closes the sockets of signed-in users', async () => {
    const account = await access.registered(access.newAccount());
    const protocols = [socketProtocol, `bearer.${account.token}`];
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, protocols);
    await once(socket, 'open');
    const closed = once(socket, 'close');
    await resetByMail(account);
    expect((await closed)[0]).toBe(socketCodes.sessionEnded);
  });

  it('keeps the company when a confirmed account is reset later', async () => {
    const account = await access.registered(access.newAccount(), founding());
    await resetByMail(account);
    const token = await owner(account);
    await ask.profile(token, founding());
    await access.post('/api/auth/password/forgot', { email: account.email });
    const json = { token: await access.mailed(account, 'reset'), password: 'one-more-password' };
    expect((await access.post('/api/auth/password/reset', json)).status).toBe(204);
    const again = await server.signIn(account.email, 'one-more-password');
    expect(userSchema.parse(await ask.me(again))).toMatchObject({ role: 'admin' });
    expect((await server.request('/api/auth/me', { token })).status).toBe(401);
  });

  it('finds no identity and no session that earlier versions linked without proof', async () => {
    const place = await engine.makePlace();
    const old = await openDatabase(place);
    const taken = await addMember(old, { google_sub: 'sub-taken' });
    const owned = await addMember(old, { google_sub: 'sub-owned', email_verified_at: 1 });
    await old.write(async (tx) => {
      for (const id of [taken, owned]) {
        const times = { created_at: 1, signed_in_at: 1, last_used_at: 1, expires_at: 1 };
        const session = { token_hash: id, id, user_id: id, user_agent: '', ...times };
        await tx.insertInto('sessions').values(session).execute();
      }
      // As it was before the migration.
      await tx.schema.alterTable('account_tokens').dropColumn('proves_address').execute();
      await tx.deleteFrom('migrations').where('name', '=', 'proofs').execute();
    });
    await old.close();
    const migrated = await openDatabase(place);
    const users = await migrated.read.selectFrom('users').select(['id', 'google_sub']).execute();
    expect(new Map(users.map((user) => [user.id, user.google_sub]))).toEqual(
      new Map([
        [taken, null],
        [owned, 'sub-owned'],
      ]),
    );
    const sessions = await migrated.read.selectFrom('sessions').select('user_id').execute();
    expect(sessions).toEqual([{ user_id: owned }]);
    await migrated.close();
  });
});
