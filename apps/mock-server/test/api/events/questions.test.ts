import {
  eventQuestionsSchema,
  eventSchema,
  leadSchema,
  problemSchema,
  type EventQuestions,
  type Registration,
} from '@cardinal/contract';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { addCompany } from '../../helpers/people.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

const fair = {
  name: 'Trade Fair',
  location: 'Hall 3',
  start_date: '2026-11-21T10:00',
  end_date: '2026-11-22T18:00',
};
const role = {
  id: 'role',
  kind: 'choice',
  label: 'What is your role?',
  options: [
    { id: 'buyer', label: 'Buyer', score: 40 },
    { id: 'user', label: 'User', score: 10 },
  ],
  required: true,
};
const topics = {
  id: 'topics',
  kind: 'choices',
  label: 'What interests you?',
  options: [
    { id: 'a', label: 'Training', score: 30 },
    { id: 'b', label: 'Support', score: 40 },
  ],
  required: false,
};
const rating = { id: 'fit', kind: 'rating', label: 'Fit', options: [], required: false };
const wish = { id: 'wish', kind: 'text', label: 'Wish', options: [], required: false };
const asked = { questions: [role, topics, rating, wish] };
const person = { first_name: 'Edith', email: 'edith@example.com' };

describeOnEachEngine('questions of an event', (open) => {
  let server: TestServer;
  let agent: Registration;
  let colleague: Registration;
  let manager: Registration;
  let stranger: Registration;

  beforeAll(async () => {
    const db = await open();
    server = await startTestServer({ db });
    const company_id = await addCompany(db, { isOpen: true });
    agent = await server.register({ company_id });
    colleague = await server.register({ company_id });
    manager = await server.register({ company_id, role: 'manager' });
    stranger = await server.register({ role: 'manager' });
  });
  afterAll(() => server.close());

  const ask = (
    by: Registration,
    method: string,
    path: string,
    json?: unknown,
    headers: Record<string, string> = {},
  ) =>
    server.request(path, {
      method,
      token: by.access_token,
      headers,
      ...(json !== undefined && { json }),
    });
  const refusal = async (...call: Parameters<typeof ask>) => {
    const problem = problemSchema.parse(await (await ask(...call)).json());
    return { status: problem.status, paths: (problem.errors ?? []).map(({ path }) => path) };
  };
  async function createEvent(): Promise<string> {
    const answer = await ask(agent, 'POST', '/api/events', fair);
    return eventSchema.parse(await answer.json()).id;
  }
  const pathOf = (id: string) => `/api/events/${id}/questions`;
  const read = async (by: Registration, path: string): Promise<EventQuestions> =>
    eventQuestionsSchema.parse(await (await ask(by, 'GET', path)).json());
  async function askedEvent(): Promise<string> {
    const id = await createEvent();
    expect((await ask(agent, 'PUT', pathOf(id), asked)).status).toBe(200);
    return id;
  }
  const capture = async (by: Registration, body: object) => {
    const answer = await ask(by, 'POST', '/api/leads', { ...person, ...body });
    expect(answer.status).toBe(201);
    return leadSchema.parse(await answer.json());
  };

  it('are versioned; older versions stay readable, and an unchanged list creates no version', async () => {
    const id = await createEvent();
    const path = pathOf(id);
    expect(await read(colleague, path)).toEqual({ version: 0, questions: [] });
    const set = await ask(agent, 'PUT', path, asked);
    expect(set.headers.get('ETag')).toBe('"1"');
    expect(await set.json()).toEqual({ version: 1, questions: asked.questions });
    const again = await ask(manager, 'PUT', path, asked);
    expect(await again.json()).toMatchObject({ version: 1 });
    const { id: _id, ...unnamed } = wish;
    const next = await ask(manager, 'PUT', path, { questions: [role, unnamed] });
    const after = eventQuestionsSchema.parse(await next.json());
    expect(after.version).toBe(2);
    expect(after.questions[1]?.id).toMatch(/^[\w-]{36}$/);
    expect(await read(colleague, path)).toEqual(after);
    expect((await read(colleague, `${path}?version=1`)).questions).toHaveLength(4);
    expect((await refusal(agent, 'GET', `${path}?version=9`)).status).toBe(404);
    expect((await refusal(agent, 'GET', `${path}?version=x`)).status).toBe(422);
  });

  it('are written by the event’s creator and managers, without overwriting a colleague’s change', async () => {
    const path = pathOf(await askedEvent());
    expect((await refusal(colleague, 'PUT', path, { questions: [] })).status).toBe(403);
    expect((await refusal(stranger, 'PUT', path, { questions: [] })).status).toBe(404);
    expect((await refusal(stranger, 'GET', path)).status).toBe(404);
    expect((await refusal(stranger, 'GET', `${path}?version=1`)).status).toBe(404);
    const stale = { 'If-Match': '"0"' };
    expect((await refusal(manager, 'PUT', path, { questions: [] }, stale)).status).toBe(412);
    const current = { 'If-Match': '"1"' };
    expect((await ask(manager, 'PUT', path, { questions: [] }, current)).status).toBe(200);
    expect(await read(agent, path)).toEqual({ version: 2, questions: [] });
  });

  it('become two versions when two people change them at once', async () => {
    const path = pathOf(await createEvent());
    const answers = await Promise.all([
      ask(agent, 'PUT', path, { questions: [role] }),
      ask(manager, 'PUT', path, { questions: [topics] }),
    ]);
    const versions = await Promise.all(
      answers.map(async (answer) => eventQuestionsSchema.parse(await answer.json()).version),
    );
    expect(versions.toSorted()).toEqual([1, 2]);
  });

  it('are refused with every error', async () => {
    const path = pathOf(await createEvent());
    const wrong = async (...questions: unknown[]) =>
      (await refusal(agent, 'PUT', path, { questions })).paths;
    expect(await wrong({ ...role, options: role.options.slice(1) })).toEqual([
      'questions.0.options',
    ]);
    expect(await wrong({ ...role, label: ' ' }, { ...role, id: 'other', kind: 'slider' })).toEqual([
      'questions.0.label',
      'questions.1.kind',
    ]);
    const [buyer] = role.options;
    expect(await wrong({ ...role, options: [buyer, { ...buyer, id: 'x' }] })).toEqual([
      'questions.0.options',
    ]);
    expect(await wrong({ ...role, options: [buyer, { id: 'x', label: 'X', score: 101 }] })).toEqual(
      ['questions.0.options.1.score'],
    );
    expect(await wrong(role, role)).toEqual(['questions']);
    expect(await wrong(...Array.from({ length: 9 }, () => wish))).toContain('questions');
    expect(await wrong({ ...role, id: '../x' })).toEqual(['questions.0.id']);
    expect((await refusal(agent, 'PUT', path, {})).paths).toEqual(['questions']);
  });

  it('are answered with the lead, which then belongs to the event, with a score', async () => {
    const event_id = await askedEvent();
    const values = { topics: ['b', 'a'], role: 'buyer', fit: 4, wish: ' A demo ' };
    const lead = await capture(agent, { answers: { event_id, values } });
    expect(lead).toMatchObject({
      event_id,
      answers: {
        event_id,
        version: 1,
        values: { role: 'buyer', topics: ['b', 'a'], fit: 4, wish: 'A demo' },
      },
      answers_score: 100,
    });
    const listed = await (await ask(agent, 'GET', `/api/leads?event_id=${event_id}`)).json();
    expect(listed).toEqual([lead]);
    const without = await capture(agent, { event_id });
    expect(without).toMatchObject({ event_id, answers: null, answers_score: null });
  });

  it('keep the version that was answered, and can be answered later', async () => {
    const event_id = await askedEvent();
    await ask(agent, 'PUT', pathOf(event_id), { questions: [wish] });
    const { id } = await capture(agent, {});
    const path = `/api/leads/${id}`;
    const put = async (json: unknown) => {
      const answer = await ask(agent, 'PUT', path, json);
      expect(answer.status).toBe(200);
      return leadSchema.parse(await answer.json());
    };
    const old = await put({ answers: { event_id, version: 1, values: { role: 'user' } } });
    expect(old).toMatchObject({ event_id, answers: { version: 1 }, answers_score: 10 });
    const same = await put({ answers: { event_id, version: 1, values: { role: 'user' } } });
    expect(same.version).toBe(old.version);
    const now = await put({ answers: { event_id, values: { wish: 'A call' } } });
    expect(now).toMatchObject({ answers: { version: 2 }, answers_score: 0 });
    expect(await put({ lead_status: 'Hot' })).toMatchObject({ answers: { version: 2 } });
    expect(await put({ answers: { event_id, values: {} } })).toMatchObject({ answers: null });
    await put({ answers: { event_id, values: { wish: 'A call' } } });
    expect(await put({ answers: null })).toMatchObject({ answers: null, answers_score: null });
    expect(await put({ event_id: null })).toMatchObject({ event_id: null });
  });

  it('refuse unknown questions and options, missing answers, and other events', async () => {
    const event_id = await askedEvent();
    const other = await createEvent();
    const wrong = async (body: object) =>
      (await refusal(agent, 'POST', '/api/leads', { ...person, ...body })).paths;
    const values = (given: object) => wrong({ answers: { event_id, values: given } });
    expect(await values({ role: 'ceo', fit: 7, nothing: 'x' })).toEqual([
      'answers.values.role',
      'answers.values.fit',
      'answers.values.nothing',
    ]);
    expect(await values({ wish: 'A demo' })).toEqual(['answers.values.role']);
    expect(await values({ role: { id: 'buyer' } })).toEqual(['answers.values.role']);
    expect(await wrong({ answers: { event_id, version: 7, values: { role: 'user' } } })).toEqual([
      'answers.version',
    ]);
    expect(await wrong({ event_id: 'none' })).toEqual(['event_id']);
    expect(
      await wrong({ event_id: other, answers: { event_id, values: { role: 'user' } } }),
    ).toEqual(['answers.event_id']);
    const theirs = await refusal(stranger, 'POST', '/api/leads', { ...person, event_id });
    expect(theirs).toEqual({ status: 422, paths: ['event_id'] });
  });

  it('are exported as text, with their event and score', async () => {
    const event_id = await askedEvent();
    await capture(agent, {
      answers: { event_id, values: { role: 'buyer', topics: ['a', 'b'], fit: 4 } },
    });
    const columns = 'columns=email,event,answers,answers_score';
    const path = `/api/leads/export?format=csv&event_id=${event_id}&${columns}`;
    const file = await (await ask(manager, 'GET', path)).text();
    expect(file.replace('\uFEFF', '').replaceAll('\r\n', '\n')).toBe(
      'Email,Event,Answers,Score\n' +
        'edith@example.com,Trade Fair,"What is your role?: Buyer\n' +
        'What interests you?: Training, Support\nFit: 4 of 5",100\n',
    );
  });

  it('are exported to a workbook with their score as a number, which can be sorted and summed', async () => {
    const event_id = await askedEvent();
    await capture(agent, { answers: { event_id, values: { role: 'buyer' } } });
    await capture(agent, { event_id });
    const path = `/api/leads/export?event_id=${event_id}&columns=answers_score,email`;
    const file = await (await ask(manager, 'GET', path)).arrayBuffer();
    const { sheets } = await readXlsx(file);
    expect(sheets[0]?.rows).toEqual([
      ['Score', 'Email'],
      [null, person.email],
      [40, person.email],
    ]);
  });

  it('can be read after their event is deleted, because leads still carry the answers', async () => {
    const event_id = await askedEvent();
    const lead = await capture(agent, { answers: { event_id, values: { role: 'user' } } });
    expect((await ask(agent, 'DELETE', `/api/events/${event_id}`)).status).toBe(204);
    const after = leadSchema.parse(await (await ask(agent, 'GET', `/api/leads/${lead.id}`)).json());
    expect(after).toMatchObject({ event_id: null, answers: { event_id, version: 1 } });
    expect((await read(agent, `${pathOf(event_id)}?version=1`)).questions).toHaveLength(4);
    expect((await refusal(agent, 'PUT', pathOf(event_id), asked)).status).toBe(404);
    expect((await refusal(stranger, 'GET', `${pathOf(event_id)}?version=1`)).status).toBe(404);
  });

  it('stay unchanged when a client sends back what it read', async () => {
    const deleted = await askedEvent();
    const { id } = await capture(agent, {
      answers: { event_id: deleted, values: { role: 'user' } },
    });
    await ask(agent, 'DELETE', `/api/events/${deleted}`);
    const path = `/api/leads/${id}`;
    const lead = leadSchema.parse(await (await ask(agent, 'GET', path)).json());
    expect(await (await ask(agent, 'PUT', path, lead)).json()).toEqual(lead);
    const noted = await ask(agent, 'PUT', path, { ...lead, notes: 'Met again.' });
    expect(await noted.json()).toMatchObject({ notes: 'Met again.', answers: lead.answers });
    const changed = { ...lead.answers, values: { role: 'buyer' } };
    expect((await refusal(agent, 'PUT', path, { ...lead, answers: changed })).paths).toEqual([
      'answers.event_id',
    ]);
  });

  it('are removed when the lead gets another event, but not when it has none', async () => {
    const [event_id, other] = [await askedEvent(), await askedEvent()];
    const answers = { event_id, version: 1, values: { role: 'user' } };
    const { id } = await capture(agent, { answers });
    const path = `/api/leads/${id}`;
    const put = async (json: unknown) =>
      leadSchema.parse(await (await ask(agent, 'PUT', path, json)).json());
    expect(await put({ event_id: null })).toMatchObject({ event_id: null, answers });
    expect(await put({ event_id })).toMatchObject({ event_id, answers, answers_score: 10 });
    const both = await refusal(agent, 'PUT', path, { event_id: other, answers });
    expect(both).toEqual({ status: 422, paths: ['answers.event_id'] });
    const moved = await put({ event_id: other });
    expect(moved).toMatchObject({ event_id: other, answers: null, answers_score: null });
    expect(await put({ ...moved, notes: 'Hall 3.' })).toMatchObject({ notes: 'Hall 3.' });
  });

  it('are created once per key, answers included', async () => {
    const event_id = await askedEvent();
    const body = { ...person, answers: { event_id, values: { role: 'user' } } };
    const key = { 'Idempotency-Key': 'answers-1' };
    const first = await (await ask(agent, 'POST', '/api/leads', body, key)).json();
    expect(await (await ask(agent, 'POST', '/api/leads', body, key)).json()).toEqual(first);
    const other = { ...body, answers: { event_id, values: { role: 'buyer' } } };
    expect((await ask(agent, 'POST', '/api/leads', other, key)).status).toBe(422);
  });
});
