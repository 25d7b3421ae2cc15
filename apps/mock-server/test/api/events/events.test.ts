import {
  createdLeadsSchema,
  eventSchema,
  problemSchema,
  type Event,
  type Registration,
} from '@cardinal/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../../src/store/engine/database.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { addCompany } from '../../helpers/people.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

const fair = {
  name: 'Trade Fair',
  location: 'Hall 3',
  start_date: '2026-11-21T10:00',
  end_date: '2026-11-22T18:00:00+01:00',
};
const attendee = { firstName: 'Edith', lastName: 'Clarke', email: 'edith@example.com' };

describeOnEachEngine('events', (open) => {
  let db: Database;
  let server: TestServer;
  let agent: Registration;
  let colleague: Registration;
  let manager: Registration;
  let stranger: Registration;

  beforeAll(async () => {
    db = await open();
    server = await startTestServer({ db });
    const company_id = await addCompany(db, { isOpen: true });
    agent = await server.register({ company_id });
    colleague = await server.register({ company_id });
    manager = await server.register({ company_id, role: 'manager' });
    stranger = await server.register({ role: 'manager' });
  });
  afterAll(() => server.close());

  const ask = (by: Registration, method: string, path: string, json?: unknown, key?: string) =>
    server.request(path, {
      method,
      token: by.access_token,
      ...(json !== undefined && { json }),
      ...(key && { headers: { 'Idempotency-Key': key } }),
    });
  async function create(by: Registration, change: object = {}, key?: string): Promise<Event> {
    const answer = await ask(by, 'POST', '/api/events', { ...fair, ...change }, key);
    expect(answer.status).toBe(201);
    return eventSchema.parse(await answer.json());
  }
  async function list(by: Registration, query = '') {
    const answer = await ask(by, 'GET', `/api/events${query}`);
    expect(answer.status).toBe(200);
    return { answer, events: z.array(eventSchema).parse(await answer.json()) };
  }
  async function refusal(by: Registration, method: string, path: string, json?: unknown) {
    const {
      status,
      code,
      errors = [],
    } = problemSchema.parse(await (await ask(by, method, path, json)).json());
    return { status, code, paths: errors.map(({ path: at }) => at), errors };
  }

  it('are created once per key, with times read as UTC unless they contain an offset', async () => {
    const sent = { event_url: ' https://fair.example/?a=1 ' };
    const event = await create(agent, sent, 'key-1');
    expect(event).toMatchObject({
      name: 'Trade Fair',
      description: '',
      start_date: '2026-11-21T10:00:00.000Z',
      end_date: '2026-11-22T17:00:00.000Z',
      photo_url: '',
      event_url: 'https://fair.example/?a=1',
      lead_count: 0,
      created_by: agent.user.id,
    });
    const again = await create(agent, sent, 'key-1');
    expect(again).toEqual(event);
  });

  it('are refused with every invalid field', async () => {
    const wrong = (change: object) => refusal(agent, 'POST', '/api/events', { ...fair, ...change });
    expect((await refusal(agent, 'POST', '/api/events', {})).paths).toEqual([
      'name',
      'location',
      'start_date',
      'end_date',
    ]);
    expect(await wrong({ end_date: '2026-11-21T10:00Z' })).toMatchObject({
      status: 422,
      errors: [{ path: 'start_date', message: 'Start date must be before end date.' }],
    });
    for (const photo_url of ['javascript:alert(1)', 'ftp://x.example', 'not an address']) {
      expect((await wrong({ photo_url })).paths).toEqual(['photo_url']);
    }
    for (const start_date of ['tomorrow', '2026-02-30T10:00', 7, null, '', '2026-11-21']) {
      expect((await wrong({ start_date })).paths).toEqual(['start_date']);
    }
  });

  it('are listed for everyone of the company, latest start first, page by page', async () => {
    const years = ['2031', '2033', '2032'];
    for (const year of years) {
      await create(agent, {
        name: year,
        start_date: `${year}-01-01T00:00`,
        end_date: '2040-01-01T00:00',
      });
    }
    const first = await list(colleague, '?limit=2');
    expect(first.events.map(({ name }) => name)).toEqual(['2033', '2032']);
    const next = /<([^>]+)>; rel="next"/.exec(first.answer.headers.get('Link') ?? '')?.[1] ?? '';
    expect(next).not.toBe('');
    const second = await list(colleague, next.replace(/^[^?]*/, ''));
    expect(second.events[0]?.name).toBe('2031');
    const back = /<([^>]+)>; rel="prev"/.exec(second.answer.headers.get('Link') ?? '')?.[1] ?? '';
    expect((await list(colleague, back.replace(/^[^?]*/, ''))).events).toEqual(first.events);
    expect((await list(stranger)).events).toEqual([]);
    expect(await refusal(agent, 'GET', '/api/events?cursor=WyJuZXh0IixbIngiXV0')).toMatchObject({
      status: 422,
      paths: ['cursor'],
    });
  });

  it('are changed and deleted only by their creator and managers; their leads stay', async () => {
    const { id } = await create(agent);
    const path = `/api/events/${id}`;
    expect((await refusal(colleague, 'PUT', path, { name: 'Mine' })).status).toBe(403);
    expect((await refusal(colleague, 'DELETE', path)).status).toBe(403);
    expect((await refusal(stranger, 'PUT', path, { name: 'Mine' })).status).toBe(404);
    const moved = await ask(agent, 'PUT', path, { location: 'Hall 4' });
    expect(await moved.json()).toMatchObject({ id, name: 'Trade Fair', location: 'Hall 4' });
    expect(await refusal(agent, 'PUT', path, { end_date: '2020-01-01T00:00' })).toMatchObject({
      status: 422,
      paths: ['start_date'],
    });
    expect((await list(agent)).events.find((event) => event.id === id)?.end_date).toBe(
      '2026-11-22T17:00:00.000Z',
    );

    const made = await ask(agent, 'POST', `${path}/create-leads`, { attendees: [attendee] });
    const [lead] = createdLeadsSchema.parse(await made.json()).createdLeads;
    expect((await ask(manager, 'DELETE', path)).status).toBe(204);
    expect((await refusal(manager, 'DELETE', path)).status).toBe(404);
    const left = await ask(agent, 'GET', `/api/leads/${lead?.id}`);
    expect(await left.json()).toMatchObject({ source: 'Event', event_id: null });
  });

  it('leave all of their leads, deleted ones too, however many they are', async () => {
    const { id } = await create(agent);
    const attendees = Array.from({ length: 250 }, () => attendee);
    const made = await ask(agent, 'POST', `/api/events/${id}/create-leads`, { attendees });
    const [lead] = createdLeadsSchema.parse(await made.json()).createdLeads;
    expect((await ask(agent, 'DELETE', `/api/leads/${lead?.id}`)).status).toBe(204);
    expect((await ask(agent, 'DELETE', `/api/events/${id}`)).status).toBe(204);
    const left = db.read.selectFrom('leads').select('id').where('event_id', '=', id);
    expect(await left.execute()).toEqual([]);
    const restored = await ask(agent, 'POST', `/api/leads/${lead?.id}/restore`);
    expect(await restored.json()).toMatchObject({ event_id: null });
  });

  it('are read one by one, by everyone of the company, with the leads that the reader may see', async () => {
    const { id } = await create(agent);
    const path = `/api/events/${id}`;
    await ask(agent, 'POST', `${path}/create-leads`, { attendees: [attendee] });
    const read = async (by: Registration) =>
      eventSchema.parse(await (await ask(by, 'GET', path)).json());
    expect(await read(agent)).toMatchObject({ id, name: 'Trade Fair', lead_count: 1 });
    expect((await read(manager)).lead_count).toBe(1);
    expect((await read(colleague)).lead_count).toBe(0);
    expect(await refusal(stranger, 'GET', path)).toMatchObject({ status: 404, code: 'not_found' });
    expect((await refusal(agent, 'GET', '/api/events/none')).status).toBe(404);
  });

  it('turn attendees into leads of the caller, in order, once per key, with duplicates', async () => {
    const { id } = await create(agent);
    const path = `/api/events/${id}/create-leads`;
    const attendees = [
      { ...attendee, email: 'first@example.com', company: 'GE', phone: null },
      { ...attendee, email: 'FIRST@example.com', firstName: 'Other' },
    ];
    const answer = await ask(agent, 'POST', path, { attendees }, 'leads-1');
    expect(answer.status).toBe(201);
    const body = createdLeadsSchema.parse(await answer.json());
    const [first, second] = body.createdLeads;
    expect(first).toMatchObject({
      first_name: 'Edith',
      last_name: 'Clarke',
      company: 'GE',
      phone: '',
      source: 'Event',
      lead_type: 'Event Leads',
      lead_status: 'Warm',
      event_id: id,
      assignedTo: agent.user.id,
      created_by: agent.user.id,
    });
    expect(second?.duplicates).toEqual([{ id: first?.id, reason: 'email' }]);
    const again = await ask(agent, 'POST', path, { attendees }, 'leads-1');
    expect(await again.json()).toEqual(body);

    const countFor = async (by: Registration) =>
      (await list(by)).events.find((event) => event.id === id)?.lead_count;
    expect(await countFor(agent)).toBe(2);
    expect(await countFor(manager)).toBe(2);
    expect(await countFor(colleague)).toBe(0);
    await ask(agent, 'DELETE', `/api/leads/${first?.id}`);
    expect(await countFor(manager)).toBe(1);
    expect((await refusal(stranger, 'POST', path, { attendees })).status).toBe(404);
  });

  it('refuse attendees without a name or an address, and then create no lead', async () => {
    const { id } = await create(agent);
    const path = `/api/events/${id}/create-leads`;
    const attendees = [attendee, { firstName: 'Only' }];
    expect((await refusal(agent, 'POST', path, { attendees })).paths).toEqual([
      'attendees.1.lastName',
      'attendees.1.email',
    ]);
    const { firstName, lastName, email } = attendee;
    const incomplete = [
      { firstName, lastName },
      { firstName, email },
      { lastName, email, phone: 7 },
    ];
    for (const none of [
      undefined,
      null,
      'Edith',
      [],
      [null, 7],
      [{ ...attendee, lastName: ' ' }],
      incomplete,
    ]) {
      const answer = await ask(agent, 'POST', path, { attendees: none });
      expect(await answer.json()).toMatchObject({
        status: 422,
        detail: 'Please add at least one valid attendee',
        errors: [{ path: 'attendees', message: 'Please add at least one valid attendee' }],
      });
    }
    expect((await list(agent)).events.find((event) => event.id === id)?.lead_count).toBe(0);
  });
});
