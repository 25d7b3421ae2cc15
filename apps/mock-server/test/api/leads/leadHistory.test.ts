import {
  activitySchema,
  auditEntrySchema,
  communicationSchema,
  leadSchema,
  type Registration,
} from '@cardinal/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { sweep } from '../../../src/services/jobs/retention.ts';
import { insertActivity } from '../../../src/store/leads/activities.ts';
import type { Database } from '../../../src/store/engine/database.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { addCompany, keepSessions } from '../../helpers/people.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

const day = 86_400_000;
/** A Monday, a minute after midnight. */
const monday = Date.UTC(2026, 10, 16, 0, 1);

describeOnEachEngine('the history of leads', (open) => {
  let db: Database;
  let server: TestServer;
  let companyId: string;
  let agent: Registration;
  let colleague: Registration;
  let manager: Registration;
  let admin: Registration;
  const thursday = monday + 3 * day;
  let now = thursday;

  beforeAll(async () => {
    db = await open();
    server = await startTestServer({ db, clock: () => now });
    companyId = await addCompany(db, { isOpen: true });
    const member = (role: 'agent' | 'manager' | 'admin') =>
      server.register({ company_id: companyId, role });
    agent = await member('agent');
    colleague = await member('agent');
    manager = await member('manager');
    admin = await member('admin');
  });
  afterAll(() => server.close());

  const ask = (by: Registration, method: string, path: string, json?: unknown) =>
    server.request(path, { method, token: by.access_token, ...(json !== undefined && { json }) });
  async function createLead(by: Registration, lead: object = {}) {
    const json = { first_name: 'Grace', email: 'grace@example.com', ...lead };
    return leadSchema.parse(await (await ask(by, 'POST', '/api/leads', json)).json());
  }
  async function list<T extends z.ZodType>(of: T, by: Registration, path: string) {
    const answer = await ask(by, 'GET', path);
    expect(answer.status).toBe(200);
    return z.array(of).parse(await answer.json());
  }
  const leads = (by: Registration, query: string) => list(leadSchema, by, `/api/leads${query}`);

  it('is listed newest first, page by page, for those who may read the lead', async () => {
    const lead = await createLead(manager, { phone: '+44 20 7946 0000' });
    await ask(manager, 'POST', `/api/leads/${lead.id}/assign`, { userId: agent.user.id });
    const path = `/api/leads/${lead.id}`;
    await ask(agent, 'PUT', path, { lead_status: 'Hot', notes: 'Wants a quote.' });
    const call = await ask(agent, 'POST', `${path}/activities`, { type: 'call' });
    expect(call.status).toBe(201);
    expect(activitySchema.parse(await call.json())).toMatchObject({
      type: 'call',
      title: 'Call initiated',
      description: '+44 20 7946 0000',
    });
    await ask(agent, 'POST', `${path}/activities`, { type: 'whatsapp' });
    const history = await list(activitySchema, agent, `${path}/activities`);
    expect(history.map(({ title }) => title)).toEqual([
      'WhatsApp opened',
      'Call initiated',
      'Status changed from Warm to Hot',
      expect.stringMatching(/^Assigned to /),
      'Lead created',
    ]);
    const page = await ask(manager, 'GET', `${path}/activities?limit=2`);
    expect(await page.json()).toEqual(history.slice(0, 2));
    expect(page.headers.get('X-Total-Count')).toBe('5');
    const next = /<([^>]+)>; rel="next"/.exec(page.headers.get('Link') ?? '')?.[1] ?? '';
    expect(await list(activitySchema, manager, next)).toEqual(history.slice(2, 4));
    expect((await ask(colleague, 'GET', `${path}/activities`)).status).toBe(404);
    expect((await ask(colleague, 'POST', `${path}/activities`, { type: 'call' })).status).toBe(404);
  });

  it('accepts only calls and messages, and only for leads with a phone number', async () => {
    const { id } = await createLead(agent);
    const path = `/api/leads/${id}/activities`;
    expect((await ask(agent, 'POST', path, { type: 'call' })).status).toBe(422);
    expect((await ask(agent, 'POST', path, { type: 'email' })).status).toBe(422);
    expect(await list(activitySchema, agent, path)).toHaveLength(1);
  });

  it('keeps notes with their date and author, beside the notes of the lead', async () => {
    const { id } = await createLead(manager, { notes: 'Met at the stand.' });
    await ask(manager, 'POST', `/api/leads/${id}/assign`, { userId: agent.user.id });
    const path = `/api/leads/${id}/activities`;
    const written = await ask(agent, 'POST', path, {
      type: 'note',
      text: ' Wants two.\nIn June. ',
    });
    expect(written.status).toBe(201);
    const [note] = await list(activitySchema, manager, path);
    expect(note).toMatchObject({
      type: 'note',
      title: 'Note',
      description: 'Wants two.\nIn June.',
      createdAt: new Date(now).toISOString(),
      by: { id: agent.user.id },
    });
    expect(await (await ask(agent, 'GET', `/api/leads/${id}`)).json()).toMatchObject({
      notes: 'Met at the stand.',
      last_contact_at: null,
    });
    expect((await ask(agent, 'POST', path, { type: 'note', text: ' ' })).status).toBe(422);
    const foreign = { type: 'note', text: 'Not mine.' };
    expect((await ask(colleague, 'POST', path, foreign)).status).toBe(404);
  });

  it('lets leads be deleted and restored, and lists the deleted ones', async () => {
    const lead = await createLead(agent, { first_name: 'Deleted', company: 'Gone Ltd' });
    const path = `/api/leads/${lead.id}`;
    const before = await leads(agent, '');
    expect((await ask(colleague, 'DELETE', path)).status).toBe(404);
    expect((await ask(agent, 'DELETE', path)).status).toBe(204);
    expect((await ask(agent, 'DELETE', path)).status).toBe(404);
    expect((await ask(agent, 'GET', path)).status).toBe(404);
    expect(await leads(agent, '')).toEqual(before.filter(({ id }) => id !== lead.id));

    const deleted = await ask(manager, 'GET', '/api/leads?deleted=true');
    expect(deleted.headers.get('X-Total-Count')).toBe('1');
    expect(z.array(leadSchema).parse(await deleted.json())).toMatchObject([{ id: lead.id }]);
    expect(await leads(agent, '?deleted=true&q=gone&sort=name')).toHaveLength(1);
    expect(await leads(agent, '?deleted=true&lead_status=Cold')).toEqual([]);
    expect(await leads(colleague, '?deleted=true')).toEqual([]);

    expect((await ask(colleague, 'POST', `${path}/restore`)).status).toBe(404);
    const restored = await ask(agent, 'POST', `${path}/restore`);
    expect(leadSchema.parse(await restored.json())).toMatchObject({ id: lead.id, version: 3 });
    // Repeating it changes neither the lead nor its history, which is read below.
    const again = await ask(agent, 'POST', `${path}/restore`);
    expect([again.status, await again.json()]).toMatchObject([200, { id: lead.id, version: 3 }]);
    expect((await ask(colleague, 'POST', `${path}/restore`)).status).toBe(404);
    expect(await leads(agent, '?deleted=true')).toEqual([]);
    const history = await list(activitySchema, agent, `${path}/activities?limit=2`);
    expect(history.map(({ type }) => type)).toEqual(['restored', 'deleted']);
  });

  it('purges leads after 30 days, with history and email, and not before', async () => {
    const lead = await createLead(agent);
    await ask(agent, 'DELETE', `/api/leads/${lead.id}`);
    await keepSessions(db, now + 31 * day);
    expect(await sweep(db, now + 30 * day)).toBe(0);
    expect(await leads(agent, '?deleted=true')).toHaveLength(1);
    expect(await sweep(db, now + 30 * day + 1)).toBe(1);
    expect(await leads(agent, '?deleted=true')).toEqual([]);
    const left = db.read.selectFrom('activities').select('id').where('lead_id', '=', lead.id);
    expect(await left.execute()).toEqual([]);
  });

  it('counts emails and calls of the week from Monday on', async () => {
    const lead = await createLead(colleague, { phone: '+44 20 7946 0000' });
    const add = (type: 'call' | 'email' | 'whatsapp', at: number) =>
      db.write((tx) =>
        insertActivity(tx, {
          workspaceId: companyId,
          leadId: lead.id,
          actorId: colleague.user.id,
          type,
          title: type,
          description: '',
          at,
        }),
      );
    await add('call', monday - 2 * 60_000);
    await add('call', monday);
    await add('email', monday);
    await add('email', monday + 6 * day);
    await add('whatsapp', monday);
    const figures = async () => {
      const team = await (await ask(manager, 'GET', '/api/users')).json();
      return z
        .array(z.looseObject({ id: z.string() }))
        .parse(team)
        .find(({ id }) => id === colleague.user.id);
    };
    expect(await figures()).toMatchObject({ emails_this_week: 2, calls_this_week: 1 });
    now = monday + 7 * day;
    expect(await figures()).toMatchObject({ emails_this_week: 0, calls_this_week: 0 });
    now = thursday;
    expect((await ask(agent, 'GET', '/api/users')).status).toBe(403);
  });

  it('lists communications with the own leads, by type, lead and words', async () => {
    const lead = await createLead(agent, {
      first_name: 'Zoë',
      company: 'Élan 100%',
      phone: '+44 20 7946 0999',
    });
    await ask(agent, 'POST', `/api/leads/${lead.id}/activities`, { type: 'whatsapp' });
    const found = (by: Registration, query: string) =>
      list(communicationSchema, by, `/api/communications${query}`);
    const [line] = await found(agent, `?lead_id=${lead.id}`);
    expect(line).toMatchObject({
      type: 'whatsapp',
      lead: { id: lead.id, first_name: 'Zoë', last_name: '', company: 'Élan 100%' },
      status: null,
      email_id: null,
    });
    for (const q of ['zoe', 'ELAN', 'zoe%200999', '100%25', 'whatsapp%20zoë']) {
      expect(await found(manager, `?q=${q}`)).toEqual([line]);
    }
    expect(await found(manager, '?q=zoe%20nobody')).toEqual([]);
    expect(await found(agent, `?lead_id=${lead.id}&type=call`)).toEqual([]);
    expect(await found(colleague, `?lead_id=${lead.id}`)).toEqual([]);
    expect(await found(agent, "?lead_id='%20or%201=1")).toEqual([]);
    await ask(agent, 'DELETE', `/api/leads/${lead.id}`);
    expect(await found(manager, '?q=zoe')).toEqual([]);
  });

  it('finds communications by words in any case, with or without accents', async () => {
    const lead = await createLead(agent, { first_name: 'Folded' });
    const meeting = { title: 'Überblick ŁÓDŹ', start: '2026-12-01T10:00Z', duration_minutes: 30 };
    expect((await ask(agent, 'POST', `/api/leads/${lead.id}/meetings`, meeting)).status).toBe(201);
    const letter = { leadId: lead.id, subject: 'ÉTÉ STRAẞE', content: 'Hello' };
    expect((await ask(agent, 'POST', '/api/emails/send', letter)).status).toBe(202);
    const types = async (q: string) =>
      (
        await list(communicationSchema, agent, `/api/communications?q=${encodeURIComponent(q)}`)
      ).map(({ type }) => type);
    for (const q of ['überblick', 'ÜBERBLICK lodz', 'łódź folded']) {
      expect(await types(q)).toEqual(['meeting']);
    }
    // The title changes with the delivery, and the texts of both can still be found.
    for (const q of ['été', 'ete strasse', 'Email sent STRASSE']) {
      expect(await types(q)).toEqual(['email']);
    }
    // Words under three letters match where a word begins, as in the list of leads.
    expect(await types('ét')).toEqual(['email']);
    expect(await types('tr strasse')).toEqual([]);
    const path = `/api/communications?type=email&lead_id=${lead.id}`;
    const [newest] = await list(communicationSchema, manager, path);
    expect(newest?.by).toEqual({ id: agent.user.id, name: 'Ada Example' });
  });

  it('is available to administrators as an audit trail', async () => {
    const lead = await createLead(agent, { first_name: 'Audited' });
    await ask(manager, 'POST', `/api/leads/${lead.id}/assign`, { userId: colleague.user.id });
    await ask(manager, 'DELETE', `/api/leads/${lead.id}`);
    const [deleted, assigned] = await list(auditEntrySchema, admin, '/api/audit?limit=2');
    const common = {
      actor: { id: manager.user.id, name: 'Ada Example' },
      subject: { type: 'lead', id: lead.id, name: 'Audited' },
    };
    expect(deleted).toMatchObject({ ...common, action: 'lead_deleted', after: { deleted: true } });
    expect(assigned).toMatchObject({
      ...common,
      action: 'lead_assigned',
      before: { assignedTo: agent.user.id },
      after: { assignedTo: colleague.user.id },
    });
    expect(await (await ask(manager, 'GET', '/api/audit')).json()).toMatchObject({
      status: 403,
      detail: 'Your role does not allow this. Ask an administrator.',
    });
    const stranger = await server.register({ company_name: 'Elsewhere' });
    const theirs = await list(auditEntrySchema, stranger, '/api/audit');
    expect(theirs.filter(({ subject }) => subject.type === 'lead')).toEqual([]);
  });
});
