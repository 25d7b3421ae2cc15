import {
  createdLeadSchema,
  activitySchema,
  dueLeadSchema,
  leadSchema,
  statsSchema,
  teamUserSchema,
  type Registration,
} from '@cardinal/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../../src/store/engine/database.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { addCompany } from '../../helpers/people.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

describeOnEachEngine('the owner of a captured lead', (open) => {
  let db: Database;
  let server: TestServer;
  let agent: Registration;
  let manager: Registration;

  beforeAll(async () => {
    db = await open();
    server = await startTestServer({ db });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    const company_id = await addCompany(db, { isOpen: true });
    agent = await server.register({ company_id, role: 'agent' });
    manager = await server.register({ company_id, role: 'manager' });
  });

  async function ask(method: string, path: string, by: Registration, json?: unknown) {
    const token = by.access_token;
    const answer = await server.request(path, {
      method,
      token,
      ...(json !== undefined && { json }),
    });
    expect(answer.ok).toBe(true);
    return answer;
  }
  const read = async <T>(schema: z.ZodType<T>, path: string, by: Registration) =>
    schema.parse(await (await ask('GET', path, by)).json());
  async function capture(by: Registration, lead: object = {}) {
    const json = { first_name: 'Grace', email: 'grace@example.com', ...lead };
    return createdLeadSchema.parse(await (await ask('POST', '/api/leads', by, json)).json());
  }

  it('is the agent who captured it; what managers capture waits to be assigned', async () => {
    expect((await capture(agent)).assignedTo).toBe(agent.user.id);
    expect((await capture(manager)).assignedTo).toBeNull();
    const event = await ask('POST', '/api/events', agent, {
      name: 'Fair',
      description: '',
      location: 'Hall 7',
      start_date: '2026-01-01T09:00:00Z',
      end_date: '2026-01-02T09:00:00Z',
    });
    const { id } = z.object({ id: z.string() }).parse(await event.json());
    const attendees = [{ firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com' }];
    const path = `/api/events/${id}/create-leads`;
    const answer = await (await ask('POST', path, agent, { attendees })).json();
    const { createdLeads } = z.object({ createdLeads: z.array(leadSchema) }).parse(answer);
    expect(createdLeads[0]?.assignedTo).toBe(agent.user.id);
  });

  it('is nobody without a company, and the agent once they have joined one', async () => {
    const alone = await server.register({ role: 'agent' });
    const lead = await capture(alone);
    expect(lead.assignedTo).toBeNull();
    const company_id = await addCompany(db, { isOpen: true });
    await ask('PUT', '/api/auth/profile', alone, { company_id, role: 'agent' });
    const moved = await read(leadSchema, `/api/leads/${lead.id}`, alone);
    expect(moved.assignedTo).toBe(alone.user.id);
  });

  it('is named beside what they did', async () => {
    const lead = await capture(agent);
    await ask('POST', `/api/leads/${lead.id}/assign`, manager, { userId: null });
    const entries = await read(z.array(activitySchema), `/api/leads/${lead.id}/activities`, agent);
    const name = ({ user }: Registration) => `${user.first_name} ${user.last_name}`;
    expect(entries.map(({ type, by }) => [type, by])).toEqual([
      ['unassigned', { id: manager.user.id, name: name(manager) }],
      ['created', { id: agent.user.id, name: name(agent) }],
    ]);
  });

  it('makes the figures of all screens agree', async () => {
    await capture(agent, { lead_type: 'Action Required' });
    await capture(agent, { lead_type: 'Action Required', lead_status: 'Closed' });
    await capture(manager, { lead_type: 'Pending Follow-up' });
    const given = await capture(manager);
    await capture(manager);
    await ask('POST', `/api/leads/${given.id}/assign`, manager, { userId: agent.user.id });

    for (const reader of [agent, manager]) {
      const stats = await read(statsSchema, '/api/dashboard/stats', reader);
      const leads = await read(z.array(leadSchema), '/api/leads', reader);
      const without = await read(z.array(leadSchema), '/api/leads?assigned_to=none', reader);
      const due = await read(z.array(dueLeadSchema), '/api/communications/due', reader);
      const isNobodys = ({ assignedTo }: { assignedTo: string | null }) => assignedTo === null;
      expect(without).toEqual(leads.filter(isNobodys));
      expect(await read(z.array(leadSchema), '/api/leads?owner=none', reader)).toEqual(without);
      const own = await read(z.array(leadSchema), `/api/leads?owner=${agent.user.id}`, reader);
      expect(own).toEqual(leads.filter(({ assignedTo }) => assignedTo === agent.user.id));
      expect(stats.unassigned_leads).toBe(without.length);
      expect(stats.waiting_leads).toBe(due.length);
    }
    const stats = await read(statsSchema, '/api/dashboard/stats', manager);
    const team = await read(z.array(teamUserSchema), '/api/users', manager);
    expect(stats).toMatchObject({ total_leads: 5, unassigned_leads: 2, waiting_leads: 2 });
    const ofAgents = team.filter(({ role }) => role === 'agent');
    expect(ofAgents.map(({ total_leads: own }) => own)).toEqual([
      stats.total_leads - stats.unassigned_leads,
    ]);
  });
});
