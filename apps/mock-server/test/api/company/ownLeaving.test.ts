import { leavingPreviewSchema, userSchema, type Registration } from '@cardinal/contract';
import { times } from '@cardinal/contract/limits';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../../src/store/engine/database.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { membershipCalls, newName } from '../../helpers/membershipCalls.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

describeOnEachEngine('leaving one’s own company', (open) => {
  let db: Database;
  let server: TestServer;
  let ask: ReturnType<typeof membershipCalls>;
  let founder: Registration;
  let now = Date.now();

  beforeAll(async () => {
    db = await open();
    server = await startTestServer({ db, clock: () => now });
    ask = membershipCalls(server);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    founder = await server.register({ company_name: newName(), first_name: 'Astrid' });
  });

  const preview = async (token: string) => {
    const answer = await ask.call('GET', '/api/companies/current/leaving', token);
    return leavingPreviewSchema.parse(await answer.json());
  };
  const leave = (token: string) => ask.call('POST', '/api/companies/current/leave', token);

  it('says what happens to the leads, and does exactly that', async () => {
    const { user, access_token: token } = await ask.join(founder);
    const admin = founder.access_token;
    const given = await ask.addLead(admin);
    await ask.call('POST', `/api/leads/${given.id}/assign`, admin, { userId: user.id });
    const own = await ask.addLead(token);
    expect(await preview(token)).toEqual({
      leads: 2,
      is_last_admin: false,
      is_last_member: false,
    });

    const answer = await leave(token);
    expect(answer.status).toBe(200);
    expect(userSchema.parse(await answer.json())).toMatchObject({
      company_id: null,
      company_name: null,
      role: 'agent',
      is_activated: true,
    });
    expect(await ask.leadsOf(token)).toEqual([]);
    const leads = await ask.leadsOf(admin);
    expect(new Set(leads.map(({ id }) => id))).toEqual(new Set([given.id, own.id]));
    expect(leads.map(({ assignedTo }) => assignedTo)).toEqual([null, null]);
    const left = (await ask.audited(admin)).find(({ action }) => action === 'member_left');
    expect(left).toMatchObject({ subject: { id: user.id }, after: { reason: 'left', leads: 2 } });
    // Without a company there is none to leave.
    expect((await leave(token)).status).toBe(404);
    expect((await ask.call('GET', '/api/companies/current/leaving', token)).status).toBe(404);
  });

  it('is refused to the only administrator of others', async () => {
    const other = await ask.join(founder);
    const admin = founder.access_token;
    expect(await preview(admin)).toMatchObject({ is_last_admin: true, is_last_member: false });
    const refused = await leave(admin);
    expect(refused.status).toBe(409);
    expect(await ask.codeOf(refused)).toBe('last_admin');
    expect(await ask.me(admin)).toMatchObject({ company_id: founder.user.company_id });

    await ask.call('PUT', `/api/members/${other.user.id}`, admin, { role: 'admin' });
    expect(await preview(admin)).toMatchObject({ is_last_admin: false });
    expect((await leave(admin)).status).toBe(200);
  });

  it('ends a company without others, and its records move to the leaver', async () => {
    const admin = founder.access_token;
    const former = await ask.join(founder);
    const theirs = await ask.addLead(former.access_token);
    expect((await leave(former.access_token)).status).toBe(200);
    const own = await ask.addLead(admin);
    const note = { notes: 'Wants a quote' };
    await ask.call('PUT', `/api/leads/${own.id}`, admin, note);
    expect(await preview(admin)).toMatchObject({ is_last_admin: false, is_last_member: true });

    expect((await leave(admin)).status).toBe(200);
    const leads = await ask.leadsOf(admin);
    expect(new Set(leads.map(({ id }) => id))).toEqual(new Set([own.id, theirs.id]));
    expect(leads.find(({ id }) => id === own.id)).toMatchObject(note);
    const listed = await (await server.request('/api/companies')).json();
    expect(JSON.stringify(listed)).not.toContain(founder.user.company_id);
    const stats = await ask.call('GET', '/api/dashboard/stats', admin);
    expect(await stats.json()).toMatchObject({ total_leads: 2 });
  });

  it('needs a recent sign-in', async () => {
    const { access_token: token } = await ask.join(founder);
    now += times.recentSignIn + 1;
    const refused = await leave(token);
    expect(refused.status).toBe(403);
    expect(await ask.codeOf(refused)).toBe('reauthenticate');
    expect(await ask.me(token)).toMatchObject({ company_id: founder.user.company_id });
  });
});
