import { createdLeadSchema, eventSchema, leadSchema, problemSchema } from '@cardinal/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

const fair = { name: 'Fair', location: 'Hall 4', start_date: '2026-11-21', end_date: '2026-11-22' };

describeOnEachEngine('leads with a badge code', (open) => {
  let server: TestServer;
  let token: string;
  beforeEach(async () => {
    server = await startTestServer({ db: await open() });
    token = (await server.register()).access_token;
  });
  afterEach(() => server.close());

  const ask = (path: string, method = 'GET', json?: object) =>
    server.request(path, { method, token, ...(json && { json }) });
  const create = async (json: object) =>
    createdLeadSchema.parse(await (await ask('/api/leads', 'POST', json)).json());
  const list = async (query = '') =>
    z.array(leadSchema).parse(await (await ask(`/api/leads${query}`)).json());
  async function createEvent() {
    const moments = { start_date: `${fair.start_date}T09:00`, end_date: `${fair.end_date}T17:00` };
    const answer = await ask('/api/events', 'POST', { ...fair, ...moments });
    return eventSchema.parse(await answer.json()).id;
  }

  it('need neither name nor email', async () => {
    const lead = await create({ badge_code: ' 4711 ' });
    expect(lead).toMatchObject({ badge_code: '4711', first_name: '', email: '' });
    expect(leadSchema.parse(await (await ask(`/api/leads/${lead.id}`)).json())).toMatchObject({
      badge_code: '4711',
    });
  });

  it('need both without a code, however the code was lost', async () => {
    const refused = await ask('/api/leads', 'POST', {
      first_name: '',
      email: 'x',
      phone: '1'.repeat(40),
    });
    const { errors = [] } = problemSchema.parse(await refused.json());
    expect(errors.map(({ path }) => path).toSorted()).toEqual(['email', 'first_name', 'phone']);

    const { id, version } = await create({ badge_code: '4711', first_name: 'Ada' });
    const cleared = await ask(`/api/leads/${id}`, 'PUT', { badge_code: '' });
    expect(cleared.status).toBe(422);
    expect(problemSchema.parse(await cleared.json()).errors).toEqual([
      { path: 'email', message: 'Email is required.' },
    ]);
    const complete = { badge_code: null, email: 'ada@example.com' };
    const changed = leadSchema.parse(await (await ask(`/api/leads/${id}`, 'PUT', complete)).json());
    expect(changed).toMatchObject({ badge_code: '', first_name: 'Ada', version: version + 1 });
    for (const field of ['first_name', 'email']) {
      expect((await ask(`/api/leads/${id}`, 'PUT', { [field]: '' })).status).toBe(422);
    }
  });

  it('are listed as incomplete until they have a name and an address', async () => {
    await create({ first_name: 'Grace', email: 'grace@example.com', badge_code: '1' });
    const bare = await create({ badge_code: '2' });
    const named = await create({ badge_code: '3', first_name: 'Ada' });
    expect((await list('?incomplete=true')).map(({ id }) => id)).toEqual([named.id, bare.id]);
    expect(await list('?incomplete=true&q=ada')).toHaveLength(1);
    expect(await list('?incomplete=false')).toHaveLength(3);
    const total = (await ask('/api/leads?incomplete=true&limit=1')).headers.get('X-Total-Count');
    expect(total).toBe('2');
    await ask(`/api/leads/${named.id}`, 'PUT', { email: 'ada@example.com' });
    expect((await list('?incomplete=true')).map(({ id }) => id)).toEqual([bare.id]);
    await ask(`/api/leads/${bare.id}`, 'DELETE');
    expect(await list('?incomplete=true')).toEqual([]);
    expect(await list('?incomplete=true&deleted=true')).toHaveLength(1);
  });

  it('are found by it, and its changes are in the history', async () => {
    const { id } = await create({ badge_code: 'VST-0815' });
    expect((await list('?q=vst-0815')).map((lead) => lead.id)).toEqual([id]);
    await ask(`/api/leads/${id}`, 'PUT', { badge_code: 'VST-0816' });
    expect(await list('?q=0815')).toEqual([]);
    expect(await (await ask(`/api/leads/${id}/activities`)).text()).toContain(
      'Badge code: “VST-0815” → “VST-0816”',
    );
  });

  it('name the lead with the same badge at the same event', async () => {
    const [here, there] = [await createEvent(), await createEvent()];
    const first = await create({ badge_code: '00042', event_id: here });
    await create({ badge_code: '42', event_id: there });
    await create({ badge_code: '42' });
    const again = await create({ badge_code: ' 42', event_id: here });
    expect(again.duplicates).toEqual([{ id: first.id, reason: 'badge_code' }]);
    const named = await (await ask(`/api/leads/${first.id}/duplicates`)).json();
    expect(named).toMatchObject([{ reason: 'badge_code', lead: { id: again.id } }]);
  });

  it('cannot be mailed', async () => {
    const { id } = await create({ badge_code: '4711' });
    const mail = { leadId: id, subject: 'Hello', content: 'Good to meet you.' };
    expect((await ask('/api/emails/send', 'POST', mail)).status).toBe(422);
    const written = await ask('/api/ai/generate-email', 'POST', {
      leadId: id,
      emailType: 'initial',
    });
    expect(await written.json()).toMatchObject({ content: expect.not.stringMatching(/^\w+ ,/) });
  });

  it('merge like others, and never into one without any of the three', async () => {
    const bare = await create({ badge_code: '4711' });
    const full = await create({ first_name: 'Ada', email: 'ada@example.com' });
    const path = `/api/leads/${full.id}/merge`;
    const emptied = await ask(path, 'POST', { other: bare.id, fields: { first_name: '' } });
    expect(emptied.status).toBe(422);
    const merged = await ask(path, 'POST', { other: bare.id, fields: { badge_code: '4711' } });
    expect(await merged.json()).toMatchObject({ lead: { first_name: 'Ada', badge_code: '4711' } });
  });

  it('are among those of their owner', async () => {
    const { id, created_by: owner } = await create({ badge_code: '4711' });
    expect((await list(`?owner_id=${owner}`)).map((lead) => lead.id)).toEqual([id]);
    expect(await list(`?owner_id=${id}&sort=name`)).toEqual([]);
    expect(await list('?owner_id=nobody')).toEqual([]);
    expect(await list('?owner_id=all')).toHaveLength(1);
  });

  it('filters by the score of the answers', async () => {
    const event = await createEvent();
    const options = [
      { id: 'a', label: 'Now', score: 70 },
      { id: 'b', label: 'Later', score: 20 },
    ];
    const question = { id: 'when', kind: 'choice', label: 'When?', options, required: false };
    await ask(`/api/events/${event}/questions`, 'PUT', { questions: [question] });
    for (const when of ['a', 'b']) {
      const answers = { event_id: event, values: { when } };
      await create({ first_name: when, email: `${when}@example.com`, answers });
    }
    await create({ first_name: 'Nobody', email: 'nobody@example.com' });
    const names = async (query: string) => (await list(query)).map((lead) => lead.first_name);
    expect(await names('?answers_score_min=70')).toEqual(['a']);
    expect(await names('?answers_score_min=20&sort=name')).toEqual(['a', 'b']);
    expect(await names('?answers_score_min=71')).toEqual([]);
    expect((await ask('/api/leads?answers_score_min=101')).status).toBe(422);
  });
});
