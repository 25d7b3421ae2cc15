import {
  eventSchema,
  leadSchema,
  mergedLeadSchema,
  problemSchema,
  undoneMergeSchema,
  type Lead,
  type Registration,
} from '@cardinal/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../src/store/ids.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

const dates = { start_date: '2026-11-21T10:00', end_date: '2026-11-22T18:00' };
const questions = [
  {
    id: 'role',
    kind: 'choice',
    label: 'What is your role?',
    options: [
      { id: 'buyer', label: 'Buyer', score: 40 },
      { id: 'decider', label: 'Decider', score: 40 },
      { id: 'user', label: 'User', score: 10 },
    ],
    required: false,
  },
];

describeOnEachEngine('merging the answers of two leads', (open) => {
  let server: TestServer;
  let agent: Registration;
  let fair: string;
  let show: string;

  beforeAll(async () => {
    server = await startTestServer({ db: await open() });
    agent = await server.register();
    [fair, show] = [await addEvent('Fair'), await addEvent('Show')];
  });
  afterAll(() => server.close());

  const ask = (method: string, path: string, json?: unknown) =>
    server.request(path, {
      method,
      token: agent.access_token,
      ...(json !== undefined && { json }),
    });
  async function addEvent(name: string): Promise<string> {
    const answer = await ask('POST', '/api/events', { name, location: 'Hall 1', ...dates });
    const { id } = eventSchema.parse(await answer.json());
    expect((await ask('PUT', `/api/events/${id}/questions`, { questions })).status).toBe(200);
    return id;
  }
  const answersAt = (event_id: string, role: string) => ({
    event_id,
    version: 1,
    values: { role },
  });
  const addLead = async (event_id: string | null, role?: string): Promise<Lead> => {
    const answers = role === undefined || event_id === null ? null : answersAt(event_id, role);
    const json = { first_name: 'Ada', email: `${newId()}@example.com`, event_id, answers };
    return leadSchema.parse(await (await ask('POST', '/api/leads', json)).json());
  };
  const put = async ({ id }: Lead, json: object) =>
    leadSchema.parse(await (await ask('PUT', `/api/leads/${id}`, json)).json());
  const merge = (kept: Lead, other: Lead, fields: object = {}) =>
    ask('POST', `/api/leads/${kept.id}/merge`, { other: other.id, fields });
  const merged = async (...of: Parameters<typeof merge>) => {
    const answer = await merge(...of);
    expect(answer.status).toBe(200);
    return mergedLeadSchema.parse(await answer.json());
  };
  const refused = async (...of: Parameters<typeof merge>) => {
    const { status, errors } = problemSchema.parse(await (await merge(...of)).json());
    return [status, ...(errors ?? []).map(({ path }) => path)];
  };
  const undo = async (id: string) =>
    undoneMergeSchema.parse(await (await ask('POST', `/api/merges/${id}/undo`)).json());
  const met = ({ event_id, answers, answers_score: score }: Lead) => ({ event_id, answers, score });
  /** What a lead of this event with this role has. */
  const answered = (event_id: string, role: string) => ({
    event_id,
    answers: answersAt(event_id, role),
    score: role === 'user' ? 10 : 40,
  });

  it('takes those that were chosen, with their event and score, and restores exactly', async () => {
    const cases = [
      [fair, { answers: answersAt(fair, 'buyer') }],
      [show, { answers: answersAt(show, 'buyer') }],
      [show, { answers: answersAt(show, 'buyer'), event_id: show }],
    ] as const;
    for (const [event, fields] of cases) {
      const [kept, other] = [await addLead(fair, 'user'), await addLead(event, 'buyer')];
      const { lead, merge_id: id } = await merged(kept, other, fields);
      expect(met(lead)).toEqual(answered(event, 'buyer'));
      const { leads } = await undo(id);
      expect(leads.map(met)).toEqual([met(kept), met(other)]);
    }
    const [kept, other] = [await addLead(fair, 'user'), await addLead(fair, 'buyer')];
    const { lead, merge_id: id } = await merged(kept, other, { answers: null });
    expect(met(lead)).toEqual({ event_id: fair, answers: null, score: null });
    expect((await undo(id)).leads.map(met)).toEqual([met(kept), met(other)]);
  });

  it('loses none that only one of the two has', async () => {
    const own = await merged(await addLead(fair, 'user'), await addLead(show, 'buyer'));
    expect(met(own.lead)).toEqual(answered(fair, 'user'));
    for (const event of [null, fair, show]) {
      const theirs = await merged(await addLead(event), await addLead(show, 'buyer'));
      expect(met(theirs.lead)).toEqual(answered(show, 'buyer'));
    }
    const chosen = { event_id: fair };
    const elsewhere = await merged(await addLead(fair), await addLead(show, 'buyer'), chosen);
    expect(met(elsewhere.lead)).toEqual({ event_id: fair, answers: null, score: null });
  });

  it('keeps those of a deleted event, and never counts them for another', async () => {
    const gone = await addEvent('Gone');
    const left = async () => addLead(gone, 'buyer');
    const [one, two, three] = [await left(), await left(), await left()];
    await ask('DELETE', `/api/events/${gone}`);
    const kept = { ...answered(gone, 'buyer'), event_id: null };
    expect(met((await merged(await addLead(null), one)).lead)).toEqual(kept);
    const { answers } = two;
    expect(met((await merged(await addLead(fair, 'user'), two, { answers })).lead)).toEqual(kept);
    const atFair = await merged(three, await addLead(fair), { event_id: fair });
    expect(met(atFair.lead)).toEqual({ event_id: fair, answers: null, score: null });
  });

  it('refuses answers that neither has, and those of another event', async () => {
    const [kept, other] = [await addLead(fair, 'user'), await addLead(show, 'buyer')];
    const path = 'fields.answers';
    expect(await refused(kept, other, { answers: answersAt(fair, 'buyer') })).toEqual([422, path]);
    const mixed = { answers: answersAt(show, 'buyer'), event_id: fair };
    expect(await refused(kept, other, mixed)).toEqual([422, path]);
    expect(await refused(kept, other, { answers: 'all' })).toEqual([422, path]);
  });

  it('restores neither event nor score if the answers were changed since', async () => {
    const [kept, other] = [await addLead(fair, 'user'), await addLead(show, 'buyer')];
    const fields = { answers: answersAt(show, 'buyer') };
    const { merge_id: id } = await merged(kept, other, fields);
    await put(kept, { answers: answersAt(show, 'decider') });
    const undone = await undo(id);
    expect(undone.kept.toSorted()).toEqual(['answers', 'event_id']);
    expect(undone.leads.map(met)).toEqual([answered(show, 'decider'), met(other)]);
  });

  it('restores everything when two merges are undone, in either order', async () => {
    for (const turns of [
      [0, 1],
      [1, 0],
    ]) {
      const kept = await addLead(fair, 'user');
      const others = [await addLead(show, 'buyer'), await addLead(show, 'decider')] as const;
      const ids = [];
      for (const other of others) {
        const { lead, merge_id: id } = await merged(kept, other, { answers: other.answers });
        expect(met(lead)).toEqual(met(other));
        ids.push(id);
      }
      const states = [];
      for (const turn of turns) {
        const { leads } = await undo(ids[turn] ?? '');
        states.push(...leads.slice(0, 1).map(met));
      }
      const between = turns[0] === 0 ? 'decider' : 'buyer';
      expect(states).toEqual([answered(show, between), met(kept)]);
    }
  });
});
