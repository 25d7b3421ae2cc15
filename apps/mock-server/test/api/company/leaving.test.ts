import { once } from 'node:events';
import {
  activitySchema,
  mergedLeadSchema,
  removalSchema,
  socketCodes,
  socketProtocol,
  type Registration,
} from '@cardinal/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { z } from 'zod';
import type { Database } from '../../../src/store/engine/database.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { membershipCalls, newName } from '../../helpers/membershipCalls.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

describeOnEachEngine('members who leave', (open) => {
  let db: Database;
  let server: TestServer;
  let ask: ReturnType<typeof membershipCalls>;
  let founder: Registration;
  let admin: string;

  beforeAll(async () => {
    db = await open();
    server = await startTestServer({ db });
    ask = membershipCalls(server);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    founder = await server.register({ company_name: newName(), first_name: 'Astrid' });
    admin = founder.access_token;
  });

  const assign = (id: string, userId: string) =>
    ask.call('POST', `/api/leads/${id}/assign`, admin, { userId });

  it('leave: their leads become unassigned, their sockets close, and they continue alone', async () => {
    const { user, access_token: token } = await ask.join(founder);
    const given = await ask.addLead(admin);
    await assign(given.id, user.id);
    const binned = await ask.addLead(admin);
    await assign(binned.id, user.id);
    await ask.call('DELETE', `/api/leads/${binned.id}`, admin);
    const own = await ask.addLead(token);
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, [
      socketProtocol,
      `bearer.${token}`,
    ]);
    await once(socket, 'open');
    const closed = once(socket, 'close');

    const answer = await ask.remove(admin, user.id);
    expect(removalSchema.parse(await answer.json())).toEqual({ leads: 2, leads_to: null });
    expect((await closed)[0]).toBe(socketCodes.restart);
    expect(await ask.me(token)).toMatchObject({
      company_id: null,
      role: 'agent',
      is_activated: true,
    });
    expect(await ask.leadsOf(token)).toEqual([]);
    expect((await ask.call('GET', `/api/leads/${own.id}`, token)).status).toBe(404);
    const leads = await ask.leadsOf(admin);
    expect(new Set(leads.map(({ id }) => id))).toEqual(new Set([given.id, own.id]));
    expect(leads.map(({ assignedTo }) => assignedTo)).toEqual([null, null]);
    await ask.call('POST', `/api/leads/${binned.id}/restore`, admin);
    const restored = await ask.call('GET', `/api/leads/${binned.id}`, admin);
    expect(await restored.json()).toMatchObject({ assignedTo: null });
    const history = await ask.call('GET', `/api/leads/${given.id}/activities`, admin);
    expect(z.array(activitySchema).parse(await history.json())[0]?.type).toBe('unassigned');
    const [told] = await ask.audited(admin);
    expect(
      (await ask.audited(admin)).find(({ action }) => action === 'member_removed'),
    ).toMatchObject({
      subject: { id: user.id },
      before: { role: 'agent', company_id: founder.user.company_id },
      after: { company_id: null, leads: 2, leads_to: null },
    });
    expect(told?.action).toBe('lead_restored');
    // Former members belong to no company and can join again.
    expect((await ask.remove(admin, user.id)).status).toBe(404);
    expect((await assign(given.id, user.id)).status).toBe(422);
  });

  it('leave: a merged lead of theirs that comes back has no owner who is gone', async () => {
    const { user } = await ask.join(founder);
    const [kept, merged] = [await ask.addLead(admin), await ask.addLead(admin)];
    await assign(merged.id, user.id);
    const merge = await ask.call('POST', `/api/leads/${kept.id}/merge`, admin, {
      other: merged.id,
    });
    const { merge_id: mergeId } = mergedLeadSchema.parse(await merge.json());
    await ask.remove(admin, user.id);
    expect((await ask.call('POST', `/api/merges/${mergeId}/undo`, admin)).status).toBe(200);
    const restored = await ask.call('GET', `/api/leads/${merged.id}`, admin);
    expect(await restored.json()).toMatchObject({ assignedTo: null });
  });

  it('leave: all their leads go to a colleague', async () => {
    const [leaving, colleague] = [await ask.join(founder), await ask.join(founder)];
    const manager = await ask.join(founder, 'manager');
    const given = await ask.addLead(admin);
    await assign(given.id, leaving.user.id);
    await ask.addLead(leaving.access_token);
    for (const id of [leaving.user.id, manager.user.id, 'nobody']) {
      expect((await ask.remove(admin, leaving.user.id, id)).status).toBe(422);
    }
    expect(await ask.me(leaving.access_token)).toMatchObject({
      company_id: founder.user.company_id,
    });

    const answer = await ask.remove(admin, leaving.user.id, colleague.user.id);
    const leads_to = colleague.user.id;
    expect(await answer.json()).toEqual({ leads: 2, leads_to });
    const leads = await ask.leadsOf(colleague.access_token);
    expect(leads.map(({ assignedTo }) => assignedTo)).toEqual([leads_to, leads_to]);
  });

  it('leave with more leads than fit into a statement, and every counter stays correct', async () => {
    const { user } = await ask.join(founder);
    const colleague = await ask.join(founder);
    const event = await ask.call('POST', '/api/events', admin, {
      name: 'Fair',
      location: 'Hall',
      start_date: '2026-11-21T10:00',
      end_date: '2026-11-22T10:00',
    });
    const { id } = z.object({ id: z.string() }).parse(await event.json());
    for (let round = 0; round < 2; round += 1) {
      const attendees = Array.from({ length: 300 }, (_, n) => ({
        firstName: 'Edith',
        lastName: `Clarke ${n}`,
        email: `edith${n}@example.com`,
      }));
      const made = await ask.call('POST', `/api/events/${id}/create-leads`, admin, { attendees });
      const { createdLeads } = z
        .object({ createdLeads: z.array(z.object({ id: z.string() })) })
        .parse(await made.json());
      const lead_ids = createdLeads.map((lead) => lead.id);
      const json = { lead_ids, userId: user.id };
      expect((await ask.call('POST', '/api/leads/assign', admin, json)).status).toBe(200);
    }
    const [toAdmin, toColleague] = await Promise.all(
      [admin, colleague.access_token].map((token) => ask.listen(token)),
    );
    const answer = await ask.remove(admin, user.id, colleague.user.id);
    expect(await answer.json()).toMatchObject({ leads: 600 });
    // One message for each reader, however many leads there are.
    const payload = { count: 600, change: 'assigned', lead_status: null };
    for (const hears of [toAdmin, toColleague]) {
      await expect.poll(() => hears?.('leads_updated')).toMatchObject([{ payload }]);
      expect(hears?.('lead_updated')).toEqual([]);
    }
    const owned = (await ask.members(admin)).map((member) => [member.id, member.owned_leads]);
    expect(Object.fromEntries(owned)).toEqual({ [founder.user.id]: 0, [colleague.user.id]: 600 });
  });

  it('take their invitations with them', async () => {
    const manager = await ask.join(founder, 'manager');
    const invite = async () => {
      const json = { role: 'agent' };
      const answer = await ask.call('POST', '/api/companies/invites', manager.access_token, json);
      const { link } = z.object({ link: z.string() }).parse(await answer.json());
      return new URL(link).searchParams.get('invite');
    };
    const invite_token = await invite();
    expect((await ask.remove(admin, manager.user.id)).status).toBe(200);
    expect((await ask.profile(manager.access_token, { invite_token })).status).toBe(422);
  });
});
