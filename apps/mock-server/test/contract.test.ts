import type { Call, CallName } from '@cardinal/contract';
import { calls, eventSchema, leadSchema, problemSchema } from '@cardinal/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '../src/store/database.ts';
import { describeOnEachEngine } from './engines.ts';
import { startOpenIdProvider } from './openIdProvider.ts';
import type { TestOpenIdProvider } from './openIdProvider.ts';
import { newPerson, startTestServer } from './server.ts';
import type { TestServer } from './server.ts';

/** How a call is made so that it succeeds: path parameters, query and body. */
interface Example {
  id?: string;
  query?: string;
  json?: unknown;
  /** Who makes it, where it is not the owner of the lead. */
  by?: string;
}

/** As much of an OpenAPI document as is looked at. */
const documentSchema = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(
    z.string(),
    z.record(z.string(), z.object({ operationId: z.string(), responses: z.looseObject({}) })),
  ),
  components: z.object({ schemas: z.looseObject({}) }),
});

/** What a call without an answer's body sends. */
const noBody = z.literal('');

const googler = {
  sub: 'sub-1',
  email: 'grace@gmail.example.com',
  email_verified: true,
  given_name: 'Grace',
  family_name: 'Hopper',
};

const lead = { first_name: 'Grace', email: 'grace@example.com', lead_status: 'hot' };

const fair = {
  name: 'Trade Fair',
  location: 'Hall 3',
  start_date: '2026-11-21T10:00',
  end_date: '2026-11-22T18:00:00+01:00',
};
const attendee = { firstName: 'Edith', lastName: 'Clarke', email: 'edith@example.com' };

describeOnEachEngine('contract', (open) => {
  let db: Database;
  let server: TestServer;
  let token: string;
  let leadId: string;
  let google: TestOpenIdProvider;

  beforeAll(async () => {
    google = await startOpenIdProvider();
  });
  afterAll(() => google.close());

  beforeEach(async () => {
    db = await open();
    server = await startTestServer({ db, settings: google.settings });
    const person = newPerson({ email: 'owner@example.com', role: 'manager' });
    token = (await server.register(person)).access_token;
    const created = await server.request('/api/leads', { method: 'POST', token, json: lead });
    leadId = leadSchema.parse(await created.json()).id;
  });
  afterEach(async () => {
    await server.close();
    await db.close();
  });

  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

  /** A link's token out of the mail that the owner got. */
  async function mailedToken(path: string): Promise<string> {
    const mails = await db.read.selectFrom('emails').select('text').orderBy('id', 'desc').execute();
    const token = new RegExp(`/auth/${path}\\?token=(\\S+)`).exec(
      mails.map(({ text }) => text).join(),
    )?.[1];
    return token ?? 'none';
  }

  async function resetExample(): Promise<Example> {
    const json = { email: 'owner@example.com' };
    await server.request('/api/auth/password/forgot', { method: 'POST', json });
    return { json: { token: await mailedToken('reset'), password: 'another-long-secret' } };
  }

  /** A founder of a company, and the call about somebody who waits to join it. */
  async function waitingExample(json?: unknown): Promise<Example> {
    const founder = await server.register({ company_name: 'Kestrel Supplies' });
    const { user } = await server.register({ company_id: founder.user.company_id });
    return { id: user.id, json, by: founder.access_token };
  }

  async function ownExample(): Promise<Example> {
    const founder = await server.register({ company_name: 'Kestrel Supplies' });
    return { id: founder.user.id, by: founder.access_token };
  }

  async function callbackExample(): Promise<Example> {
    const { redirectUri: redirect_uri, code } = google;
    return { json: { code: await code(googler), redirect_uri, state: 'a-random-value' } };
  }

  async function createEvent(): Promise<string> {
    const answer = await server.request('/api/events', { method: 'POST', token, json: fair });
    return eventSchema.parse(await answer.json()).id;
  }

  async function sessionExample(): Promise<Example> {
    const [session] = await db.read.selectFrom('sessions').select('id').execute();
    return { id: session?.id ?? 'none' };
  }

  // A call that the table gains does not compile until it has an example here.
  const examples: Record<CallName, () => Example | Promise<Example>> = {
    health: () => ({}),
    ready: () => ({}),
    register: () => ({ json: newPerson({ role: 'manager' }) }),
    login: () => ({ json: { email: 'owner@example.com', password: 'a-long-enough-secret' } }),
    google: async () => ({ json: { id_token: await google.idToken({ ...googler }) } }),
    googleCallback: callbackExample,
    me: () => ({}),
    config: () => ({}),
    profile: () => ({ json: { first_name: 'Adele', is_activated: true } }),
    verify: async () => ({ json: { token: await mailedToken('verify') } }),
    sendVerification: () => ({}),
    forgotPassword: () => ({ json: { email: 'owner@example.com' } }),
    resetPassword: resetExample,
    sessions: () => ({}),
    endSession: sessionExample,
    createCompany: () => ({ json: { name: 'Kestrel Supplies' } }),
    updateCompany: async () => ({ ...(await ownExample()), json: { listed: false } }),
    invite: async () => ({ ...(await ownExample()), json: { role: 'agent' } }),
    pendingMembers: () => ({}),
    approveMember: () => waitingExample({ role: 'agent' }),
    rejectMember: () => waitingExample(),
    memberResetLink: ownExample,
    companies: () => ({}),
    stats: () => ({}),
    leads: () => ({ query: '?lead_status=Hot&limit=1&sort=-name' }),
    createLead: () => ({ json: { ...lead, phone: '+44 20 7946 0000' } }),
    lead: () => ({ id: leadId }),
    updateLead: () => ({ id: leadId, json: { lead_status: 'Closed', notes: 'Signed.' } }),
    scanCard: () => ({ json: { image_data: pixel, lead_type: 'Event Leads' } }),
    deleteLead: () => ({ id: leadId }),
    restoreLead: async () => {
      await server.request(`/api/leads/${leadId}`, { method: 'DELETE', token });
      return { id: leadId };
    },
    assignLead: () => ({ id: leadId, json: { userId: null } }),
    assignLeads: () => ({ json: { lead_ids: [leadId], userId: null } }),
    activities: () => ({ id: leadId, query: '?limit=1' }),
    createActivity: async () => {
      const json = { phone: '+44 20 7946 0000' };
      await server.request(`/api/leads/${leadId}`, { method: 'PUT', token, json });
      return { id: leadId, json: { type: 'call' } };
    },
    events: () => ({}),
    createEvent: () => ({ json: fair }),
    updateEvent: async () => ({ id: await createEvent(), json: { location: 'Hall 4' } }),
    deleteEvent: async () => ({ id: await createEvent() }),
    createEventLeads: async () => ({ id: await createEvent(), json: { attendees: [attendee] } }),
    users: () => ({}),
    communications: () => ({ query: '?type=call&q=grace' }),
    audit: ownExample,
    logout: () => ({ query: '?all=true' }),
  };

  const make = (call: Call, { id, query = '', json, by = token }: Example, withToken = true) =>
    server.request(call.path.replace('{id}', id ?? 'none') + query, {
      method: call.method.toUpperCase(),
      ...(json !== undefined && { json }),
      ...(withToken && { token: by }),
    });

  const table = Object.entries<Call>(calls);
  const exampleOf = async (name: string): Promise<Example> => {
    const example = new Map(Object.entries(examples)).get(name);
    if (!example) throw new Error(`No example of ${name}`);
    return example();
  };

  it.each(table)('is kept by the answer of %s', async (name, call) => {
    const answer = await make(call, await exampleOf(name));
    const body = await answer.text();
    expect(Object.keys(call.answers)).toContain(String(answer.status));
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const schema = call.answers[answer.status];
    expect(answer.headers.get('Content-Type')).toBe(schema ? 'application/json' : null);
    const { error } = schema ? schema.safeParse(JSON.parse(body)) : noBody.safeParse(body);
    expect(error).toBeUndefined();
  });

  it.each(table.filter(([, call]) => call.auth !== 'public'))(
    'is guarded: %s answers 401 without a session',
    async (name, call) => {
      const answer = await make(call, await exampleOf(name), false);
      expect(answer.status).toBe(401);
      expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer');
      expect(problemSchema.parse(await answer.json()).code).toBe('unauthorized');
    },
  );

  it('is described by the OpenAPI document, call by call', async () => {
    const answer = await server.request('/api/openapi.json');
    const document = documentSchema.parse(await answer.json());
    for (const [name, call] of table) {
      const operation = document.paths[call.path]?.[call.method];
      expect(operation?.operationId).toBe(name);
      expect(Object.keys(operation?.responses ?? {})).toEqual(
        expect.arrayContaining(Object.keys(call.answers)),
      );
    }
    const described = Object.keys(document.components.schemas);
    expect(described).toEqual(expect.arrayContaining(['Lead', 'Problem']));
    const references = JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g);
    const referred = new Set([...references].map(([, name]) => name));
    expect([...referred].filter((name) => !described.includes(name ?? ''))).toEqual([]);
  });
});
