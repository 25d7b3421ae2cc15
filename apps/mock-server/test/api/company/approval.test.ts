import { once } from 'node:events';
import { socketCodes, socketProtocol, userSchema, type Registration } from '@cardinal/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Database } from '../../../src/store/engine/database.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { membershipCalls, newName } from '../../helpers/membershipCalls.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

describeOnEachEngine('approval of members', (open) => {
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

  const actions = async (token: string) => (await ask.audited(token)).map(({ action }) => action);

  it('moves private leads and their history along when a user is approved', async () => {
    const { access_token: token, user } = await server.register({
      role: 'admin',
      company_id: founder.user.company_id,
    });
    const lead = await ask.addLead(token);
    expect(await ask.leadsOf(founder.access_token)).toEqual([]);
    expect(await ask.pending(founder.access_token)).toMatchObject([{ user, private_leads: 1 }]);
    const hears = await ask.listen(founder.access_token);
    const before = await db.read.selectFrom('activities').selectAll().execute();
    const stored = async () => {
      const row = await db.read
        .selectFrom('leads')
        .selectAll()
        .where('id', '=', lead.id)
        .executeTakeFirstOrThrow();
      // SQLite's internal row id, which the store does not use, differs there.
      return { ...row, row_number: undefined };
    };
    const { workspace_id: privately, ...row } = await stored();

    const answer = await ask.approve(founder.access_token, user.id);
    expect(userSchema.parse(await answer.json())).toMatchObject({
      role: 'agent',
      company_id: founder.user.company_id,
      pending_company_id: null,
      is_activated: true,
    });
    expect(await ask.me(token)).toMatchObject({ role: 'agent', is_activated: true });
    expect(privately).not.toBe(founder.user.company_id);
    // An agent keeps them.
    const kept = { workspace_id: founder.user.company_id, assigned_to: user.id };
    expect(await stored()).toEqual({ ...row, ...kept });
    const assigned = { ...lead, assignedTo: user.id };
    expect(await ask.leadsOf(token)).toEqual([assigned]);
    expect(await ask.leadsOf(founder.access_token)).toEqual([assigned]);
    const after = await db.read.selectFrom('activities').selectAll().execute();
    const ids = (rows: typeof before) => rows.map(({ id }) => id).toSorted();
    expect(ids(after)).toEqual(ids(before));
    const moved = after.filter(({ lead_id: id }) => id === lead.id);
    expect(moved.map(({ workspace_id: id }) => id)).toEqual([founder.user.company_id]);
    expect(await ask.pending(founder.access_token)).toEqual([]);
    expect(await actions(founder.access_token)).toEqual(['member_approved', 'company_created']);
    const found = await ask.call('GET', '/api/leads?q=grace', founder.access_token);
    expect(found.headers.get('X-Total-Count')).toBe('1');
    await expect
      .poll(() => hears('leads_imported'))
      .toEqual([{ type: 'leads_imported', payload: { count: 1 }, origin: null }]);
  });

  it('accepts only one of two simultaneous approvals', async () => {
    const { user } = await server.register({ company_id: founder.user.company_id });
    const answers = await Promise.all([
      ask.approve(founder.access_token, user.id),
      ask.approve(founder.access_token, user.id, 'manager'),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });

  it('ends the waiting of a rejected user', async () => {
    const { access_token: token, user } = await server.register({
      company_id: founder.user.company_id,
    });
    const path = `/api/members/${user.id}/reject`;
    expect((await ask.call('POST', path, founder.access_token)).status).toBe(204);
    expect(await ask.me(token)).toMatchObject({ pending_company_id: null, is_activated: true });
    expect(await ask.pending(founder.access_token)).toEqual([]);
    expect((await ask.call('POST', path, founder.access_token)).status).toBe(404);
    expect(await actions(founder.access_token)).toEqual(['member_rejected', 'company_created']);
  });

  it('hides waiting users from other companies and from agents', async () => {
    const { user } = await server.register({ company_id: founder.user.company_id });
    const stranger = await server.register({ company_name: newName() });
    expect(await ask.pending(stranger.access_token)).toEqual([]);
    expect((await ask.approve(stranger.access_token, user.id)).status).toBe(404);
    expect((await ask.approve(stranger.access_token, 'none\u0000such')).status).toBe(404);
    const alone = await server.register({ role: 'manager' });
    expect(await ask.pending(alone.access_token)).toEqual([]);
    expect((await ask.approve(alone.access_token, user.id)).status).toBe(404);
    const agent = await server.register();
    expect((await ask.call('GET', '/api/members/pending', agent.access_token)).status).toBe(403);
  });

  it('lets only administrators create administrators and password links', async () => {
    const manager = await server.register({ company_id: founder.user.company_id });
    await ask.approve(founder.access_token, manager.user.id, 'manager');
    const { user } = await server.register({ company_id: founder.user.company_id });
    expect((await ask.approve(manager.access_token, user.id, 'admin')).status).toBe(403);
    const path = `/api/members/${manager.user.id}/reset-link`;
    expect((await ask.call('POST', path, manager.access_token)).status).toBe(403);
    const stranger = await server.register({ company_name: newName() });
    expect((await ask.call('POST', path, stranger.access_token)).status).toBe(404);
    const link = await (await ask.call('POST', path, founder.access_token)).json();
    expect(link).toMatchObject({
      link: expect.stringMatching(/^http:\/\/crm\.example\.com\/auth\/reset\?token=[\w-]{43}$/),
    });
    expect((await actions(founder.access_token))[0]).toBe('reset_link_made');
  });

  it('reconnects live sockets when the access of a user changes', async () => {
    const { user, access_token: token } = await server.register({
      company_id: founder.user.company_id,
    });
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, [
      socketProtocol,
      `bearer.${token}`,
    ]);
    await once(socket, 'open');
    const closed = once(socket, 'close');
    await ask.approve(founder.access_token, user.id);
    expect((await closed)[0]).toBe(socketCodes.restart);
  });
});
