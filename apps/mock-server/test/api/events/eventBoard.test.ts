import {
  createdLeadsSchema,
  eventBoardSchema,
  eventSchema,
  followUpStages,
  type EventBoard,
  type Registration,
} from '@cardinal/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Engine, describeOnEachEngine } from '../../helpers/engines.ts';
import { addCompany } from '../../helpers/people.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';
import { createChance } from '../hostile/values.ts';

const minute = 60_000;
const fair = {
  name: 'Trade Fair',
  location: 'Hall 3',
  start_date: '2026-11-21T10:00Z',
  end_date: '2026-11-22T18:00Z',
};
/** Possible events in the history of a lead after its capture. */
const happenings = ['call', 'whatsapp', 'email', 'meeting', 'reply', 'close', 'assign', 'delete'];

/** Number of leads with individual histories; the rules are the same on both engines. */
const histories: Record<Engine['dialect'], number> = { sqlite: 500, postgres: 100 };

/** A lead as seen by the recount. Times in milliseconds. */
interface Remembered {
  id: string;
  owner: Registration;
  isAssigned: boolean;
  capturedAt: number;
  contactedAt: number | null;
  hasMeeting: boolean;
  hasReplied: boolean;
  isClosed: boolean;
  isDeleted: boolean;
}

describeOnEachEngine('the board of an event', (open, { dialect }) => {
  let server: TestServer;
  let now = Date.parse('2026-11-21T09:00Z');
  let manager: Registration;
  let agents: Registration[];
  let stranger: Registration;

  beforeAll(async () => {
    const db = await open();
    server = await startTestServer({ db, clock: () => now });
    const company_id = await addCompany(db, { isOpen: true });
    manager = await server.register({ company_id, role: 'manager', first_name: 'Mary' });
    agents = [
      await server.register({ company_id, first_name: 'Ada' }),
      await server.register({ company_id, first_name: 'Bela' }),
    ];
    stranger = await server.register({ role: 'manager' });
  });
  afterAll(() => server.close());

  const ask = (by: Registration, method: string, path: string, json?: unknown) =>
    server.request(path, { method, token: by.access_token, ...(json !== undefined && { json }) });
  async function done(by: Registration, method: string, path: string, json?: unknown) {
    const answer = await ask(by, method, path, json);
    expect(answer.status, `${method} ${path}: ${await answer.clone().text()}`).toBeLessThan(300);
    return answer;
  }
  const createEvent = async () =>
    eventSchema.parse(await (await done(manager, 'POST', '/api/events', fair)).json()).id;
  const board = async (by: Registration, event: string): Promise<EventBoard> =>
    eventBoardSchema.parse(await (await done(by, 'GET', `/api/events/${event}/board`)).json());
  let people = 0;
  async function capture(by: Registration, event: string): Promise<Remembered> {
    people += 1;
    const attendee = {
      firstName: 'Visitor',
      lastName: `Number ${people}`,
      email: `visitor${people}@example.com`,
      phone: '+44 20 7946 0000',
    };
    const answer = await done(by, 'POST', `/api/events/${event}/create-leads`, {
      attendees: [attendee],
    });
    const [lead] = createdLeadsSchema.parse(await answer.json()).createdLeads;
    if (!lead) throw new Error('No lead was created.');
    return {
      id: lead.id,
      owner: by,
      isAssigned: lead.assignedTo !== null,
      capturedAt: now,
      contactedAt: null,
      hasMeeting: false,
      hasReplied: false,
      isClosed: false,
      isDeleted: false,
    };
  }

  async function happen(lead: Remembered, what: string, chance: () => Registration) {
    const path = `/api/leads/${lead.id}`;
    if (what === 'assign') {
      const to = chance();
      await done(manager, 'POST', `${path}/assign`, { userId: to.user.id });
      Object.assign(lead, { owner: to, isAssigned: true });
      return;
    }
    if (what === 'delete') {
      await done(manager, 'DELETE', path);
      lead.isDeleted = true;
      return;
    }
    if (what === 'close') {
      await done(manager, 'PUT', path, { lead_status: 'Closed' });
      lead.isClosed = true;
      return;
    }
    if (what === 'email') {
      const mail = { leadId: lead.id, subject: 'Hello', content: 'It was good to meet you.' };
      await done(manager, 'POST', '/api/emails/send', mail);
    } else if (what === 'meeting') {
      const start = new Date(now + 60 * minute).toISOString();
      const meeting = { title: 'Demo', start, duration_minutes: 30 };
      await done(manager, 'POST', `${path}/meetings`, meeting);
      lead.hasMeeting = true;
    } else {
      await done(manager, 'POST', `${path}/activities`, { type: what });
    }
    if (what === 'reply') lead.hasReplied = true;
    else lead.contactedAt ??= now;
  }

  const tenth = (ms: number) => Math.round((ms / minute) * 10) / 10;
  /** Interpolated between neighbours, as a spreadsheet's PERCENTILE does. */
  function share(values: number[], at: number) {
    const sorted = values.toSorted((a, b) => a - b);
    const place = (sorted.length - 1) * at;
    const [low = 0, high = low] = sorted.slice(Math.floor(place), Math.floor(place) + 2);
    return sorted.length === 0 ? null : tenth(low + (high - low) * (place % 1));
  }
  const delays = (leads: Remembered[]) =>
    leads.flatMap(({ capturedAt, contactedAt }) =>
      contactedAt === null ? [] : [contactedAt - capturedAt],
    );

  /** The board, counted from the recorded histories. */
  function recount(all: Remembered[], goal: number, cost: number): EventBoard {
    const leads = all.filter(({ isDeleted }) => !isDeleted);
    const meetings = leads.filter(({ hasMeeting }) => hasMeeting).length;
    const waiting = leads.filter(({ contactedAt }) => contactedAt === null);
    const owners = [...new Set(leads.map(({ owner }) => owner))];
    return {
      captured: leads.length,
      owned: leads.filter(({ isAssigned }) => isAssigned).length,
      contacted: leads.length - waiting.length,
      answered: leads.filter(({ hasMeeting, hasReplied }) => hasMeeting || hasReplied).length,
      meetings,
      closed: leads.filter(({ isClosed }) => isClosed).length,
      waiting: waiting.length,
      first_contact: {
        median_minutes: share(delays(leads), 0.5),
        p90_minutes: share(delays(leads), 0.9),
        oldest_waiting_minutes: tenth(
          now - Math.min(...waiting.map(({ capturedAt }) => capturedAt)),
        ),
      },
      goal_minutes: goal,
      within_goal: delays(leads).filter((delay) => delay <= goal * minute).length / leads.length,
      cost,
      cost_per_lead: Math.round((cost / leads.length) * 100) / 100,
      cost_per_meeting: Math.round((cost / meetings) * 100) / 100,
      people: owners
        .map((owner) => {
          const own = leads.filter((lead) => lead.owner === owner);
          return {
            user_id: owner.user.id,
            name: `${owner.user.first_name} ${owner.user.last_name}`,
            captured: own.length,
            waiting: own.filter(({ contactedAt }) => contactedAt === null).length,
            median_minutes: share(delays(own), 0.5),
          };
        })
        .toSorted((a, b) => b.waiting - a.waiting || a.name.localeCompare(b.name)),
      answers: [],
      held: null,
    };
  }

  it('has nothing to count in a new event', async () => {
    expect(await board(manager, await createEvent())).toEqual({
      captured: 0,
      owned: 0,
      contacted: 0,
      answered: 0,
      meetings: 0,
      closed: 0,
      waiting: 0,
      first_contact: { median_minutes: null, p90_minutes: null, oldest_waiting_minutes: null },
      goal_minutes: null,
      within_goal: null,
      cost: null,
      cost_per_lead: null,
      cost_per_meeting: null,
      held: null,
      people: [],
      answers: [],
    });
  });

  it('is updated by users who may change the event, within limits, and is hidden from others', async () => {
    const event = await createEvent();
    const refused = async (by: Registration, json: unknown) =>
      (await ask(by, 'PUT', `/api/events/${event}`, json)).status;
    for (const json of [
      { goal_minutes: 0 },
      { goal_minutes: 1.5 },
      { goal_minutes: '60' },
      { cost: -1 },
      { cost: 'a lot' },
      { cost: 1e12 },
    ]) {
      expect(await refused(manager, json)).toBe(422);
    }
    expect(await refused(agents[0] ?? manager, { goal_minutes: 5 })).toBe(403);
    expect((await ask(stranger, 'GET', `/api/events/${event}/board`)).status).toBe(404);
    await done(manager, 'PUT', `/api/events/${event}`, { goal_minutes: 60, cost: 10 });
    await done(manager, 'PUT', `/api/events/${event}`, { goal_minutes: null });
    expect(await board(manager, event)).toMatchObject({ goal_minutes: null, cost: 10 });
  });

  it('counts an answer without a phone number, and no answer as a contact', async () => {
    const event = await createEvent();
    const lead = await capture(manager, event);
    await done(manager, 'PUT', `/api/leads/${lead.id}`, { phone: '' });
    await done(manager, 'POST', `/api/leads/${lead.id}/activities`, { type: 'reply' });
    expect(await board(manager, event)).toMatchObject({ answered: 1, contacted: 0, waiting: 1 });
  });

  it('counts answers to the current questions, of leads that the caller may read', async () => {
    const event = await createEvent();
    const option = (id: string) => ({ id, label: `Option ${id}` });
    const role = {
      id: 'role',
      kind: 'choice',
      label: 'Role?',
      options: [option('a'), option('b')],
    };
    const topics = { ...role, id: 'topics', kind: 'choices', label: 'Topics?' };
    const fit = { id: 'fit', kind: 'rating', label: 'Fit?', options: [] };
    const wish = { id: 'wish', kind: 'text', label: 'Wish?', options: [] };
    const path = `/api/events/${event}/questions`;
    await done(manager, 'PUT', path, { questions: [role, topics, fit, wish] });
    const visit = async (by: Registration, values: Record<string, unknown>) => {
      const answers = { event_id: event, values };
      const lead = { first_name: 'Ada', email: 'ada@example.com', event_id: event, answers };
      await done(by, 'POST', '/api/leads', lead);
    };
    await visit(manager, { role: 'a', topics: ['a', 'b'], fit: 4 });
    await visit(agents[0] ?? manager, { role: 'a', fit: 5, wish: 'A call' });
    // The labels are those of now; a question that nobody answered is left out.
    const renamed = { ...role, label: 'Your role?', options: [option('b'), option('a')] };
    const later = { id: 'later', kind: 'text', label: 'Later?', options: [] };
    await done(manager, 'PUT', path, { questions: [renamed, topics, fit, wish, later] });

    const chosen = (label: string, n: number) => ({ label, chosen: n });
    expect((await board(manager, event)).answers).toEqual([
      {
        question: 'role',
        label: 'Your role?',
        kind: 'choice',
        answered: 2,
        average: null,
        options: [chosen('Option b', 0), chosen('Option a', 2)],
      },
      {
        question: 'topics',
        label: 'Topics?',
        kind: 'choices',
        answered: 1,
        average: null,
        options: [chosen('Option a', 1), chosen('Option b', 1)],
      },
      {
        question: 'fit',
        label: 'Fit?',
        kind: 'rating',
        answered: 2,
        average: 4.5,
        options: ['1', '2', '3', '4', '5'].map((label) =>
          chosen(label, label === '4' || label === '5' ? 1 : 0),
        ),
      },
      { question: 'wish', label: 'Wish?', kind: 'text', answered: 1, average: null, options: [] },
    ]);
    const own = (await board(agents[0] ?? manager, event)).answers;
    expect(own.map(({ question, answered }) => [question, answered])).toEqual([
      ['role', 1],
      ['fit', 1],
      ['wish', 1],
    ]);
  });

  it('agrees with a recount of random histories', async () => {
    const event = await createEvent();
    await done(manager, 'PUT', `/api/events/${event}`, { goal_minutes: 60, cost: 4_800.5 });
    const chance = createChance(7);
    const all = [manager, ...agents];
    const anybody = () => chance.pick(all) ?? manager;
    const leads: Remembered[] = [];
    for (let n = 0; n < histories[dialect]; n += 1) {
      now += chance.below(10) * minute;
      const lead = await capture(anybody(), event);
      leads.push(lead);
      const length = chance.below(3);
      for (let step = 0; step < length; step += 1) {
        now += chance.below(40) * minute;
        const earlier = chance.pick(leads) ?? lead;
        const what = chance.pick(happenings) ?? 'call';
        const agent = chance.pick(agents) ?? manager;
        if (!earlier.isDeleted) await happen(earlier, what, () => agent);
      }
    }
    expect(await board(manager, event)).toEqual(recount(leads, 60, 4_800.5));
    const [ada] = agents;
    if (!ada) throw new Error('There is no agent.');
    const own = leads.filter(({ owner }) => owner === ada);
    expect(await board(ada, event)).toEqual(recount(own, 60, 4_800.5));
    // The list of leads behind a figure has as many.
    for (const by of [manager, ada]) {
      const counted = await board(by, event);
      for (const stage of followUpStages) {
        const query = `event_id=${event}&stage=${stage}&limit=1`;
        const { headers } = await done(by, 'GET', `/api/leads?${query}`);
        expect([stage, headers.get('X-Total-Count')]).toEqual([stage, String(counted[stage])]);
      }
      const closed = `event_id=${event}&lead_status=Closed&limit=1`;
      const { headers } = await done(by, 'GET', `/api/leads?${closed}`);
      expect(headers.get('X-Total-Count')).toBe(String(counted.closed));
    }
  });
});
