import {
  companySchema,
  inviteSchema,
  listedInviteSchema,
  type Registration,
} from '@cardinal/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { insertCompany } from '../../../src/store/accounts/companies.ts';
import { fold } from '@cardinal/contract/fold';
import { newId } from '../../../src/store/ids.ts';
import type { Database } from '../../../src/store/engine/database.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { membershipCalls, newName } from '../../helpers/membershipCalls.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

describeOnEachEngine('joining a company', (open) => {
  let db: Database;
  let server: TestServer;
  let ask: ReturnType<typeof membershipCalls>;
  let founder: Registration;

  beforeAll(async () => {
    db = await open();
    server = await startTestServer({ db });
    ask = membershipCalls(server);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    founder = await server.register({ company_name: newName() });
  });

  async function openCompany(): Promise<string> {
    const id = newId();
    const name = newName();
    const company = { id, name, name_key: fold(name), open: 1, created_by: 'nobody' } as const;
    await db.write((tx) => insertCompany(tx, { ...company, created_at: Date.now() }));
    return id;
  }

  const actions = async (token: string) => (await ask.audited(token)).map(({ action }) => action);

  it('joins an open company at once, with the chosen role', async () => {
    const companyId = await openCompany();
    const { access_token: token } = await server.register();
    const lead = await ask.addLead(token);
    const answer = await ask.profile(token, {
      role: 'manager',
      company_id: companyId,
      is_activated: true,
    });
    expect(answer.status).toBe(200);
    expect(await ask.me(token)).toMatchObject({ role: 'manager', company_id: companyId });
    expect(await ask.leadsOf(token)).toEqual([lead]);
    // In an open company, the role stays self-chosen.
    expect((await ask.profile(token, { role: 'admin' })).status).toBe(200);
    expect(await ask.me(token)).toMatchObject({ role: 'admin' });
    expect(await actions(token)).toEqual(['role_changed']);
  });

  it('waits for any other company, regardless of is_activated', async () => {
    const { access_token: token } = await server.register();
    const wish = { role: 'admin', company_id: founder.user.company_id, is_activated: true };
    for (const expected of [200, 200]) {
      expect((await ask.profile(token, wish)).status).toBe(expected);
      expect(await ask.me(token)).toMatchObject({
        company_id: null,
        pending_company_id: founder.user.company_id,
        is_activated: false,
      });
    }
  });

  it('founds a company through the profile or the call for it, once', async () => {
    const { access_token: token } = await server.register();
    const name = newName();
    const make = (json: unknown) =>
      server.request('/api/companies', {
        method: 'POST',
        token,
        json,
        headers: { 'Idempotency-Key': 'found' },
      });
    const first = await make({ name });
    expect(first.status).toBe(201);
    expect(await (await make({ name })).json()).toEqual(await first.json());
    expect(await ask.me(token)).toMatchObject({ role: 'admin', company_name: name });
    expect(await ask.codeOf(await ask.profile(token, { company_name: newName() }))).toBe(
      'already_member',
    );
    const other = await server.register();
    expect(await ask.codeOf(await ask.profile(other.access_token, { company_name: name }))).toBe(
      'company_taken',
    );
  });

  it('invites by a link that joins at once with its role, until it expires', async () => {
    const invite = (by: string, role: string) =>
      ask.call('POST', '/api/companies/invites', by, { role });
    const made = inviteSchema.parse(await (await invite(founder.access_token, 'manager')).json());
    const invite_token = new URL(made.link).searchParams.get('invite') ?? '';
    const { user, access_token: token } = await server.register({ invite_token, role: 'admin' });
    expect(user).toMatchObject({ role: 'manager', company_id: founder.user.company_id });
    expect((await invite(token, 'admin')).status).toBe(403);

    const other = await server.register();
    const lead = await ask.addLead(other.access_token);
    expect((await ask.profile(other.access_token, { invite_token })).status).toBe(200);
    expect(await ask.leadsOf(token)).toEqual([lead]);

    await db.write((tx) => tx.updateTable('company_invites').set({ expires_at: 1 }).execute());
    const late = await server.register();
    const refused = await ask.profile(late.access_token, { invite_token });
    expect([refused.status, await ask.codeOf(refused)]).toEqual([422, 'invalid']);
    expect((await invite(late.access_token, 'agent')).status).toBe(403);
  });

  it('lists valid invitations without their links, and revokes them', async () => {
    const admin = founder.access_token;
    const invite = async (by: string, json: object) => {
      const answer = await ask.call('POST', '/api/companies/invites', by, json);
      expect(answer.status).toBe(201);
      return inviteSchema.parse(await answer.json());
    };
    const listed = async (by: string) => {
      const answer = await ask.call('GET', '/api/companies/invites', by);
      const text = await answer.text();
      return { text, invites: z.array(listedInviteSchema).parse(JSON.parse(text)) };
    };
    const revoke = (by: string, id: string) =>
      ask.call('DELETE', `/api/companies/invites/${id}`, by);
    const before = (await listed(admin)).invites.length;

    const top = await invite(admin, { role: 'admin', days: 30 });
    const { link, email_sent: _isSent, ...made } = await invite(admin, { role: 'agent', days: 1 });
    const token = new URL(link).searchParams.get('invite') ?? '';
    expect(Date.parse(made.expires_at) - Date.parse(made.created_at)).toBe(86_400_000);
    const { text, invites } = await listed(admin);
    expect(invites).toHaveLength(before + 2);
    expect(invites).toContainEqual(made);
    expect(text).not.toContain(token);
    for (const days of [0, 31, 1.5, 'week']) {
      const answer = await ask.call('POST', '/api/companies/invites', admin, {
        role: 'agent',
        days,
      });
      expect(answer.status).toBe(422);
    }

    // Neither another company's manager nor a member without the role has access.
    const stranger = await server.register({ company_name: newName() });
    expect((await revoke(stranger.access_token, made.id)).status).toBe(404);
    expect((await listed(stranger.access_token)).invites).toEqual([]);
    const manager = (await ask.join(founder, 'manager')).access_token;
    expect((await revoke(manager, top.id)).status).toBe(403);
    expect((await listed(admin)).invites.map(({ id }) => id)).toContain(top.id);

    expect((await revoke(manager, made.id)).status).toBe(204);
    expect((await revoke(manager, made.id)).status).toBe(404);
    const late = await server.register();
    const refused = await ask.profile(late.access_token, { invite_token: token });
    expect(refused.status).toBe(422);
    const [revoked] = await ask.audited(admin);
    expect(revoked).toMatchObject({ action: 'invite_revoked', before: { role: 'agent' } });
  });

  it('tells managers whether their company is in the public list', async () => {
    const own = (by: string) => ask.call('GET', '/api/companies/current', by);
    const { access_token: token, user } = await server.register({ company_name: newName() });
    const company = {
      company_id: user.company_id,
      name: user.company_name,
      about: '',
      tone: 'friendly',
      keep_card_pictures: true,
    };
    expect(await (await own(token)).json()).toEqual({ ...company, listed: true });
    await ask.call('PUT', '/api/companies/current', token, { listed: false });
    expect(await (await own(token)).json()).toEqual({ ...company, listed: false });
    const alone = await server.register({ role: 'manager' });
    expect((await own(alone.access_token)).status).toBe(404);
  });

  it('hides a company from the public list, but its id still works for joining', async () => {
    const listed = async () => {
      const answer = await server.request(`/api/companies?q=${founder.user.company_name}`);
      const list = z.array(companySchema).parse(await answer.json());
      return list.map(({ company_id: id }) => id);
    };
    const id = founder.user.company_id;
    expect(await listed()).toContain(id);
    const hide = (by: string) => ask.call('PUT', '/api/companies/current', by, { listed: false });
    expect((await hide(founder.access_token)).status).toBe(200);
    expect(await listed()).not.toContain(id);
    const { user } = await server.register({ company_id: id, role: 'manager' });
    expect(user.pending_company_id).toBe(id);
    const agent = await server.register();
    expect((await hide(agent.access_token)).status).toBe(403);
  });

  it('refuses a second company and a self-chosen role in a company', async () => {
    const { access_token: token, user } = await server.register({
      company_id: founder.user.company_id,
    });
    await ask.approve(founder.access_token, user.id);
    const refused = await ask.profile(token, { role: 'admin' });
    expect([refused.status, await ask.codeOf(refused)]).toEqual([403, 'forbidden']);
    const second = await ask.profile(token, { company_id: await openCompany() });
    expect([second.status, await ask.codeOf(second)]).toEqual([409, 'already_member']);
    expect(await ask.me(token)).toMatchObject({
      role: 'agent',
      company_id: founder.user.company_id,
    });
  });
});
