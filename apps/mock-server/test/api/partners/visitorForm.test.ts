import {
  capturedLeadSchema,
  embedSessionSchema,
  leadSchema,
  type Registration,
} from '@cardinal/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { membershipCalls, newName } from '../../helpers/membershipCalls.ts';
import { partnerOrigin, partnerPages } from '../../helpers/partnerPages.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

const start = Date.parse('2026-11-21T12:00:00Z');
const visitor = { first_name: 'Grace', email: 'grace@example.com' };
const options = [
  { id: 'charter', label: 'Charter flights', score: 40 },
  { id: 'groups', label: 'Group bookings', score: 30 },
];
const topics = {
  id: 'topics',
  kind: 'choices',
  label: 'What interests you?',
  options,
  required: true,
  for_visitors: true,
};
const role = {
  id: 'role',
  kind: 'choice',
  label: 'Secret: who decides?',
  options: options.map(({ id, score }) => ({ id, label: `Secret ${id}`, score })),
  required: true,
};

describeOnEachEngine('form for visitors', (open) => {
  let server: TestServer;
  let pages: ReturnType<typeof partnerPages>;
  let ask: ReturnType<typeof membershipCalls>;
  let founder: Registration;
  let admin: string;

  beforeAll(async () => {
    server = await startTestServer({ db: await open(), clock: () => start });
    pages = partnerPages(server);
    ask = membershipCalls(server);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    founder = await server.register({ company_name: newName() });
    admin = founder.access_token;
  });

  /** An event with questions. */
  const addEvent = async (questions: readonly object[]) => {
    const json = {
      name: 'Harbour Expo',
      location: 'Hall 3',
      start_date: '2026-11-21T10:00',
      end_date: '2026-11-22T10:00',
    };
    const made = await pages.call('POST', '/api/events', admin, json);
    const { id } = leadSchema.pick({ id: true }).parse(await made.json());
    await askAll(id, questions);
    return id;
  };
  const askAll = (id: string, questions: readonly object[]) =>
    pages.call('PUT', `/api/events/${id}/questions`, admin, { questions });
  const openForm = async (key: string) => {
    const session = embedSessionSchema.parse(await (await pages.exchange(key)).json());
    return { token: session.access_token, form: session.form };
  };
  const capture = (token: string, more: object) =>
    pages.fromPage(token, '/api/leads', { json: { ...visitor, ...more } });
  const onlyLead = async () => {
    const [lead, ...others] = await ask.leadsOf(admin);
    expect(others).toEqual([]);
    return lead;
  };

  it('shows the questions for visitors alone, without their scores', async () => {
    const event_id = await addEvent([role, topics]);
    const { key } = await pages.addKey(admin, { event_id });
    const answer = await pages.exchange(key);
    const text = await answer.text();
    expect(text).not.toMatch(/score|Secret/);
    expect(embedSessionSchema.parse(JSON.parse(text)).form?.questions).toEqual({
      version: 1,
      questions: [
        {
          id: 'topics',
          kind: 'choices',
          label: 'What interests you?',
          options: options.map(({ id, label }) => ({ id, label })),
          required: true,
        },
      ],
    });
    await askAll(event_id, [role]);
    expect((await openForm(key)).form?.questions).toBeNull();
    const events = await pages.addKey(admin, { event_id, scopes: ['events:read'] });
    expect((await openForm(events.key)).form).toBeNull();
  });

  it('takes answers to those questions, and to no others', async () => {
    const event_id = await addEvent([role, topics]);
    const { key } = await pages.addKey(admin, { event_id });
    const { token } = await openForm(key);
    const answered = (values: object) =>
      capture(token, { answers: { event_id, version: 1, values } });
    const errorsOf = async (values: object) => {
      const refused = await answered(values);
      expect(refused.status).toBe(422);
      const text = await refused.text();
      expect(text).not.toContain('Secret');
      return text;
    };
    expect(await errorsOf({})).toContain('answers.values.topics');
    expect(await errorsOf({ topics: ['charter'], role: 'charter' })).toContain(
      'answers.values.role',
    );
    expect(await errorsOf({ topics: ['unknown'] })).toContain('answers.values.topics');
    expect(await ask.leadsOf(admin)).toEqual([]);
    // An internal question that needs an answer holds up no visitor.
    expect((await answered({ topics: ['charter', 'groups'] })).status).toBe(201);
    expect(await onlyLead()).toMatchObject({
      answers: { event_id, version: 1, values: { topics: ['charter', 'groups'] } },
      answers_score: 70,
    });
  });

  it('still takes the answers to a form that was opened before the questions changed', async () => {
    const event_id = await addEvent([topics]);
    const { key } = await pages.addKey(admin, { event_id });
    const { token } = await openForm(key);
    await askAll(event_id, [role]);
    const answers = { event_id, version: 1, values: { topics: ['groups'] } };
    expect((await capture(token, { answers })).status).toBe(201);
    expect((await onlyLead())?.answers).toEqual(answers);
  });

  it('stores what the visitor agreed to, and when', async () => {
    const consent_text = 'You may call me.\nNot at night.';
    const { key, id } = await pages.addKey(admin, {
      consent_text: ` ${consent_text.replace('\n', '\r\n')} `,
    });
    const { token, form } = await openForm(key);
    expect(form?.consent_text).toBe(consent_text);
    for (const without of [{}, { consent_text: '' }, { consent_text: 'Something else' }]) {
      const refused = await capture(token, without);
      expect(refused.status).toBe(422);
      expect(await refused.text()).toContain('"consent_text"');
    }
    expect((await capture(token, { consent_text })).status).toBe(201);
    const consent = { text: consent_text, given_at: new Date(start).toISOString() };
    expect((await onlyLead())?.consent).toEqual(consent);
    // A text that was changed while the form was open was not agreed to.
    const changed = { consent_text: 'You may write to me.' };
    await pages.call('PUT', `/api/partner-keys/${id}`, admin, changed);
    expect((await capture(token, { consent_text })).status).toBe(422);
    expect((await capture(token, changed)).status).toBe(201);
    const file = await pages.call(
      'GET',
      '/api/leads/export?format=csv&columns=consent,consent_at',
      admin,
    );
    expect(await file.text()).toContain('You may call me.');
  });

  it('stores no consent that a key does not ask for, or that a user sends', async () => {
    const { key } = await pages.addKey(admin);
    const consent_text = 'You may call me.';
    const { token } = await openForm(key);
    expect((await capture(token, { consent_text })).status).toBe(201);
    const own = { first_name: 'Ada', email: 'ada@example.com', consent_text };
    expect((await pages.call('POST', '/api/leads', admin, own)).status).toBe(201);
    for (const lead of await ask.leadsOf(admin)) expect(lead).not.toHaveProperty('consent');
  });

  it('keeps the consent of a lead that is merged into another, until that is undone', async () => {
    const consent_text = 'You may call me.';
    const { key } = await pages.addKey(admin, { consent_text });
    const { token } = await openForm(key);
    await capture(token, { consent_text });
    const other = await onlyLead();
    const own = { first_name: 'Grace', email: 'grace@example.com' };
    const made = await pages.call('POST', '/api/leads', admin, own);
    const { id } = leadSchema.pick({ id: true }).parse(await made.json());
    const merged = await pages.call('POST', `/api/leads/${id}/merge`, admin, { other: other?.id });
    const { lead, merge_id } = JSON.parse(await merged.text());
    expect(lead.consent).toEqual(other?.consent);
    await pages.call('POST', `/api/merges/${merge_id}/undo`, admin);
    const read = await pages.call('GET', `/api/leads/${id}`, admin);
    expect(leadSchema.parse(await read.json())).not.toHaveProperty('consent');
  });

  it('checks and answers what a page that tries a key sends, and stores nothing', async () => {
    const event_id = await addEvent([topics]);
    const consent_text = 'You may call me.';
    const { key, id } = await pages.addKey(admin, { event_id, consent_text, daily_captures: 1 });
    const opened = await server.request('/api/embed/session', {
      method: 'POST',
      json: { key, trial: true },
      headers: { Origin: partnerOrigin },
    });
    const session = embedSessionSchema.parse(await opened.json());
    expect(session.trial).toBe(true);
    const answers = { event_id, version: 1, values: { topics: ['groups'] } };
    const entry = { consent_text, answers };
    const token = session.access_token;
    const refused = async (more: object) => (await capture(token, more)).text();
    expect(await refused({ answers })).toContain('"consent_text"');
    const unknown = { ...answers, values: { topics: ['unknown'] } };
    expect(await refused({ ...entry, answers: unknown })).toContain('answers.values.topics');
    const ids = new Set<string>();
    for (let time = 0; time < 3; time += 1) {
      const answer = await capture(token, entry);
      expect(answer.status).toBe(201);
      ids.add(capturedLeadSchema.parse(await answer.json()).id);
    }
    expect(ids.size).toBe(3);
    expect(await ask.leadsOf(admin)).toEqual([]);
    const [after] = await pages.keys(admin);
    expect(after).toMatchObject({ id, captures_today: 0, unconfirmed: 0 });
    // The page's visitors are not affected: their entries are stored.
    expect((await capture((await openForm(key)).token, entry)).status).toBe(201);
    expect(await onlyLead()).toMatchObject({ event_id });
  });

  it('is tried in the portal under each of its names, and nowhere else', async () => {
    const { key } = await pages.addKey(admin, { scopes: ['capture', 'events:read'] });
    await addEvent([]);
    const openAt = (Origin: string, trial: boolean) =>
      server.request('/api/embed/session', {
        method: 'POST',
        json: { key, trial },
        headers: { Origin },
      });
    expect(await pages.refusal(await openAt('https://elsewhere.example', true))).toBe(
      '403 origin_refused',
    );
    expect(await pages.refusal(await openAt(server.url, false))).toBe('403 origin_refused');
    const opened = await openAt(server.url, true);
    const { access_token } = embedSessionSchema.parse(await opened.json());
    // Browsers send no origin when a page reads from its own server.
    const shown = await pages.fromPage(access_token, '/api/events', { origin: '' });
    expect(await shown.json()).toMatchObject([{ name: 'Harbour Expo' }]);
    const foreign = await pages.fromPage(access_token, '/api/events');
    expect(await pages.refusal(foreign)).toBe('403 origin_refused');
    const real = (await openForm(key)).token;
    const hidden = await pages.fromPage(real, '/api/events', { origin: '' });
    expect(await pages.refusal(hidden)).toBe('403 origin_refused');
  });

  it('has the texts of its key, and records who changed them', async () => {
    const texts = {
      privacy_text: 'We call you once.',
      privacy_url: 'https://aurora.example/privacy',
      consent_text: 'You may call me.',
      thanks_text: 'See you at the stand!',
    };
    const key = await pages.addKey(admin, { ...texts, privacy_url: 'aurora.example/privacy' });
    expect(key).toMatchObject(texts);
    expect((await openForm(key.key)).form).toMatchObject(texts);
    const path = `/api/partner-keys/${key.id}`;
    const wrong = await pages.call('PUT', path, admin, { privacy_url: 'javascript:alert(1)' });
    expect(wrong.status).toBe(422);
    await pages.call('PUT', path, admin, { thanks_text: '' });
    expect((await pages.keys(admin))[0]).toMatchObject({ ...texts, thanks_text: '' });
    const trail = await pages.call('GET', '/api/audit', admin);
    expect(await trail.text()).toContain('See you at the stand!');
  });

  describe('without scripts', () => {
    const consent_text = 'Sie dürfen mich anrufen.\n"Nur" werktags.';
    const rating = {
      id: 'stars',
      kind: 'rating',
      label: 'How good was the talk?',
      for_visitors: true,
    };
    const wish = { id: 'wish', kind: 'text', label: 'What else?', for_visitors: true };
    let path: string;
    let event_id: string;

    beforeEach(async () => {
      event_id = await addEvent([role, topics, rating, wish]);
      const { key } = await pages.addKey(admin, {
        event_id,
        consent_text,
        privacy_text: 'Wir rufen einmal an.',
        privacy_url: 'https://aurora.example/datenschutz',
        thanks_text: 'Bis gleich am Stand!',
      });
      path = `/f/${key}`;
    });
    const send = (fields: readonly (readonly [string, string])[], query = '') => {
      const body = new URLSearchParams(Object.entries(visitor));
      for (const [name, value] of fields) body.append(name, value);
      return server.request(path + query, { method: 'POST', body, redirect: 'manual' });
    };

    it('shows the same, and nothing internal', async () => {
      const page = await (await server.request(`${path}?locale=de`)).text();
      expect(page).not.toMatch(/Secret|score/);
      expect(page).toContain('What interests you?');
      expect(page).toContain('Wir rufen einmal an.');
      expect(page).toMatch(/<a href="https:\/\/aurora.example\/datenschutz"[^>]*>Datenschutz/);
      expect(page).toContain('lang="" dir="auto"');
      const thanks = await (await server.request(`${path}?sent=1`)).text();
      expect(thanks).toContain('Bis gleich am Stand!');
    });

    it('says in the language of the visitor what is missing, and keeps what was chosen', async () => {
      const chosen = [
        ['answers.values.stars', '4'],
        ['answers.values.wish', '<b>A call</b>'],
        ['consent_text', 'Ein älterer Text'],
      ] as const;
      const answer = await send(chosen, '?locale=de');
      expect(answer.status).toBe(422);
      const page = await answer.text();
      expect(page).toContain('Bitte beantworten Sie diese Frage.');
      expect(page).toContain('Dieser Text wurde geändert.');
      expect(page).toContain('<a href="#answers.values.topics">');
      expect(page).toMatch(/value="4"\s+checked/);
      expect(page).toContain('&lt;b&gt;A call&lt;/b&gt;');
      expect(page).not.toMatch(/name="consent_text"[^>]*checked/);
      expect(await ask.leadsOf(admin)).toEqual([]);
    });

    it('stores answers and consent with the lead', async () => {
      const sent = await send([
        ['answers.values.topics', 'charter'],
        ['answers.values.topics', 'groups'],
        ['answers.values.stars', '4'],
        ['answers.values.role', 'charter'],
        ['consent_text', consent_text.replace('\n', '\r\n')],
      ]);
      expect(sent.status).toBe(303);
      expect(await onlyLead()).toMatchObject({
        answers: { event_id, version: 1, values: { topics: ['charter', 'groups'], stars: 4 } },
        consent: { text: consent_text },
      });
    });
  });
});
