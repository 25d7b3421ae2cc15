import {
  activitySchema,
  createdLeadSchema,
  inviteSchema,
  leadSchema,
  type Registration,
} from '@cardinal/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../../src/store/engine/database.ts';
import { accountAccess, founding, passwords, type Account } from '../../helpers/accountAccess.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { csvOf, importIn, upload, type Ask } from '../../helpers/importFiles.ts';
import { membershipCalls } from '../../helpers/membershipCalls.ts';
import { startOpenIdProvider, type TestOpenIdProvider } from '../../helpers/openIdProvider.ts';
import { partnerPages } from '../../helpers/partnerPages.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

const proofs = ['a mailed reset link', 'Google, confirmed'] as const;

/** The account of a person who registered another person's address and founded a company. */
describeOnEachEngine('the company of a false founder', (open) => {
  let db: Database;
  let provider: TestOpenIdProvider;
  let server: TestServer;
  let access: ReturnType<typeof accountAccess>;
  let ask: ReturnType<typeof membershipCalls>;
  let account: Account;
  let founder: Pick<Registration, 'access_token' | 'user'>;

  beforeAll(async () => {
    provider = await startOpenIdProvider();
    db = await open();
    server = await startTestServer({ db, settings: provider.settings });
    ask = membershipCalls(server);
    const boss = await server.register(founding());
    access = accountAccess({ db, server, provider, boss });
  });
  afterAll(async () => {
    await server.close();
    await provider.close();
  });
  beforeEach(async () => {
    account = await access.registered(access.newAccount(), {
      ...founding(),
      first_name: 'Eve',
      last_name: 'Impostor',
    });
    founder = { access_token: account.token, user: await ask.me(account.token) };
  });

  /** Proves the address. @returns The token of its owner. */
  async function prove(way: (typeof proofs)[number] = 'a mailed reset link'): Promise<string> {
    const answer = await access.ways[way](account);
    expect(answer.ok).toBe(true);
    if (way === 'a mailed reset link') return server.signIn(account.email, passwords.new);
    return z.object({ access_token: z.string() }).parse(await answer.json()).access_token;
  }

  const idsOf = async (token: string) => (await ask.leadsOf(token)).map(({ id }) => id).toSorted();
  const assign = (token: string, id: string, userId: string) =>
    ask.call('POST', `/api/leads/${id}/assign`, token, { userId });
  const statusOf = async (path: string, token: string) =>
    (await server.request(path, { token })).status;

  it.each(proofs)(
    'keeps its leads for whoever administers it next, and shows them to nobody else, by %s',
    async (way) => {
      const [anna, ben] = [await ask.join(founder), await ask.join(founder)];
      const [own, given, hers] = [
        await ask.addLead(account.token),
        await ask.addLead(account.token),
        await ask.addLead(anna.access_token),
      ];
      await assign(account.token, given.id, ben.user.id);
      expect(await idsOf(anna.access_token)).toEqual([hers.id]);

      const owner = await prove(way);
      // The oldest account administers the company, because only agents are left.
      expect(await ask.me(anna.access_token)).toMatchObject({ role: 'admin' });
      expect(await idsOf(anna.access_token)).toEqual([own.id, given.id, hers.id].toSorted());
      expect(await idsOf(ben.access_token)).toEqual([given.id]);
      expect(await idsOf(owner)).toEqual([]);
      expect(await statusOf(`/api/leads/${own.id}`, owner)).toBe(404);
      expect(await statusOf(`/api/leads/${own.id}`, ben.access_token)).toBe(404);

      expect((await assign(anna.access_token, own.id, ben.user.id)).status).toBe(200);
      expect(await idsOf(ben.access_token)).toEqual([own.id, given.id].toSorted());
      expect((await ask.audited(anna.access_token)).map(({ action }) => action)).toEqual(
        expect.arrayContaining(['member_left', 'role_changed']),
      );
    },
  );

  it('shows an agent nothing more while a manager is left', async () => {
    const [anna, manager] = [await ask.join(founder), await ask.join(founder, 'manager')];
    const own = await ask.addLead(account.token);
    await prove();
    expect(await ask.me(manager.access_token)).toMatchObject({ role: 'admin' });
    expect(await ask.me(anna.access_token)).toMatchObject({ role: 'agent' });
    expect(await idsOf(manager.access_token)).toEqual([own.id]);
    expect(await idsOf(anna.access_token)).toEqual([]);
    expect(await statusOf(`/api/leads/${own.id}`, anna.access_token)).toBe(404);
  });

  it('does not take the owner of the address for its founder, not even as a member', async () => {
    const anna = await ask.join(founder);
    const own = await ask.addLead(account.token);
    const token = await prove('Google, confirmed');
    const owner = await ask.me(token);
    expect(owner.id).not.toBe(founder.user.id);

    const { company_id } = founder.user;
    expect((await ask.profile(token, { role: 'agent', company_id })).status).toBe(200);
    expect((await ask.approve(anna.access_token, owner.id)).status).toBe(200);
    expect(await ask.me(token)).toMatchObject({ company_id, role: 'agent' });
    expect(await idsOf(token)).toEqual([]);
    const answer = await ask.call('GET', `/api/leads/${own.id}/activities`, anna.access_token);
    const history = z.array(activitySchema).parse(await answer.json());
    expect(JSON.stringify(history)).not.toContain('Olivia');
    const lead = await ask.call('GET', `/api/leads/${own.id}`, anna.access_token);
    expect(leadSchema.parse(await lead.json()).created_by).not.toBe(owner.id);
  });

  it('ends with its only member, and its leads are purged later', async () => {
    const own = await ask.addLead(account.token);
    const owner = await prove();
    expect(await statusOf(`/api/leads/${own.id}`, owner)).toBe(404);
    const row = await db.read
      .selectFrom('leads')
      .select('deleted_at')
      .where('id', '=', own.id)
      .executeTakeFirst();
    expect(row?.deleted_at).toEqual(expect.any(Number));
  });

  it('keeps nothing of the account: not even the answer to a repeated request', async () => {
    const json = { first_name: 'Grace', email: 'grace@example.com' };
    const headers = { 'Idempotency-Key': 'the-same-key' };
    const create = async (token: string) =>
      createdLeadSchema.parse(
        await (await server.request('/api/leads', { method: 'POST', token, json, headers })).json(),
      );
    const first = await create(account.token);
    const owner = await prove();
    const second = await create(owner);
    expect(second.id).not.toBe(first.id);
    expect(await idsOf(owner)).toEqual([second.id]);
  });

  it('loses the invitations of its founder, and keeps the keys of partners', async () => {
    const anna = await ask.join(founder);
    const made = await ask.call('POST', '/api/companies/invites', account.token, { role: 'admin' });
    const { link } = inviteSchema.parse(await made.json());
    const pages = partnerPages(server);
    const { id, key } = await pages.addKey(account.token);
    const owner = await prove();

    const invite_token = new URL(link).searchParams.get('invite');
    expect((await ask.profile(owner, { invite_token })).status).toBe(422);
    expect((await pages.exchange(key)).status).toBe(201);
    const admin = await server.signIn(anna.user.email, 'a-long-enough-secret');
    expect((await pages.keys(admin)).map((each) => each.id)).toEqual([id]);
    expect((await ask.call('GET', '/api/partner-keys', owner)).status).toBe(403);
    expect((await ask.call('DELETE', `/api/partner-keys/${id}`, admin)).status).toBe(204);
    expect(await pages.refusal(await pages.exchange(key))).toBe('401 key_refused');
  });

  it.each(['a company with another member', 'no company'])(
    'ends an import that is running, which leaves nothing behind: %s',
    { timeout: 60_000 },
    async (place) => {
      if (place !== 'no company') await ask.join(founder);
      const as =
        (token: string): Ask =>
        (path, init) =>
          server.request(path, { token, ...init });
      // A request for a link takes longer than a small import.
      await access.post('/api/auth/password/forgot', { email: account.email });
      const link = await access.mailed(account, 'reset');
      const begun = await upload(as(account.token), csvOf(12_000));
      const path = `/api/imports/${begun.id}`;
      await ask.call('POST', `${path}/commit`, account.token, {});
      for (;;) {
        const { progress } = await importIn(await as(account.token)(path));
        if (progress.done > 0) break;
      }
      expect((await access.resetBy(link)).status).toBe(204);
      const owner = await server.signIn(account.email, passwords.new);
      expect(await statusOf(path, owner)).toBe(404);
      const stored = db.read.selectFrom('imports').select('status').where('id', '=', begun.id);
      await expect
        .poll(() => stored.executeTakeFirst(), { timeout: 30_000 })
        .toEqual({ status: 'failed' });
      const { n } = await db.read
        .selectFrom('leads')
        .select((row) => row.fn.countAll<number>().as('n'))
        .where('email_key', 'like', 'person%')
        .executeTakeFirstOrThrow();
      expect(Number(n)).toBe(0);
      expect(await idsOf(owner)).toEqual([]);
    },
  );
});
