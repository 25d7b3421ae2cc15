import {
  embedSessionSchema,
  problemSchema,
  unconfirmedDecisionSchema,
  unconfirmedLeadSchema,
  type EmbedSession,
} from '@cardinal/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { MailMessage } from '../../../src/ports/mail/index.ts';
import { sweep } from '../../../src/services/jobs/retention.ts';
import type { Database } from '../../../src/store/engine/database.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { membershipCalls, newName } from '../../helpers/membershipCalls.ts';
import { partnerOrigin, partnerPages } from '../../helpers/partnerPages.ts';
import { solve } from '../../helpers/proofs.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

const day = 86_400_000;
const second = 1_000;
const bot = '203.0.113.9';
const home = '198.51.100.4';
const fair = '192.0.2.77';

/** Whether visitors' elements do the work that their session asks for. */
type Visitor = 'program' | 'element';

describeOnEachEngine('the traffic of a partner’s key', (open) => {
  let db: Database;
  let server: TestServer;
  let pages: ReturnType<typeof partnerPages>;
  let ask: ReturnType<typeof membershipCalls>;
  let admin: string;
  const mails: MailMessage[] = [];

  beforeAll(async () => {
    db = await open();
    server = await startTestServer({
      db,
      // Read anew each time, because the tests set it.
      clock: () => Date.now(),
      settings: {
        TRUST_PROXY: '1',
        FORM_SECONDS: '2',
        SMTP_URL: 'smtp://mail.example.com',
        MAIL_FROM: 'crm@example.com',
      },
      mailer: {
        deliver: (mail) => {
          mails.push(mail);
          return Promise.resolve();
        },
        close: () => undefined,
      },
    });
    pages = partnerPages(server);
    ask = membershipCalls(server);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T09:00:00Z') });
    mails.length = 0;
    admin = (await server.register({ company_name: newName() })).access_token;
    mails.length = 0;
  });
  afterEach(() => vi.useRealTimers());

  const wait = (ms: number) => vi.setSystemTime(Date.now() + ms);

  async function session(key: string, network: string, renews?: string): Promise<EmbedSession> {
    const answer = await server.request('/api/embed/session', {
      method: 'POST',
      json: { key, renews },
      headers: { Origin: partnerOrigin, 'X-Forwarded-For': network },
    });
    return embedSessionSchema.parse(await answer.json());
  }

  const send = (
    { access_token: token }: EmbedSession,
    network: string,
    headers: Record<string, string> = {},
    first_name = 'Grace',
  ) =>
    server.request('/api/leads', {
      method: 'POST',
      token,
      json: { first_name, email: 'grace@example.com' },
      headers: { Origin: partnerOrigin, 'X-Forwarded-For': network, ...headers },
    });

  /** The header that an element sends. */
  const workFor = ({ proof }: EmbedSession): Record<string, string> =>
    proof ? { 'Cardinal-Proof': solve(proof) } : {};

  /** A visitor opens the page, fills in the form and sends it. @returns The status */
  async function visit(key: string, network: string, as: Visitor, pause = 2 * second) {
    const opened = await session(key, network);
    wait(pause);
    return (await send(opened, network, as === 'element' ? workFor(opened) : {})).status;
  }

  /** Many entries, in groups of a few at once. @returns How many got each status */
  async function many(count: number, one: () => Promise<number>, atOnce = 10) {
    const statuses: Record<number, number> = {};
    for (let done = 0; done < count; done += atOnce) {
      const some = await Promise.all(Array.from({ length: Math.min(atOnce, count - done) }, one));
      for (const status of some) statuses[status] = (statuses[status] ?? 0) + 1;
    }
    return statuses;
  }

  const leads = async () =>
    Number((await ask.call('GET', '/api/leads?limit=1', admin)).headers.get('X-Total-Count'));
  const waiting = async (id: string) =>
    (await pages.keys(admin)).find((key) => key.id === id)?.unconfirmed;
  const below = (id: string, path = '') => `/api/partner-keys/${id}/unconfirmed${path}`;
  const list = async (id: string) =>
    unconfirmedLeadSchema.array().parse(await (await ask.call('GET', below(id), admin)).json());
  const decide = async (id: string, what: string, json: object) => {
    const answer = await ask.call('POST', below(id, `/${what}`), admin, json);
    return unconfirmedDecisionSchema.parse(await answer.json());
  };

  it('holds a burst with a forged origin back, and nobody else’s entries', async () => {
    const { key, id } = await pages.addKey(admin);
    const other = await pages.addKey(admin, { name: 'Another page' });
    const forged = await session(key, bot);
    wait(2 * second);
    const burst = await many(240, async () => (await send(forged, bot)).status);
    // The program does not learn that it was noticed.
    expect(burst).toEqual({ 201: 240 });
    expect([await leads(), await waiting(id)]).toEqual([30, 210]);

    expect(await visit(key, home, 'element')).toBe(201);
    expect(await visit(key, bot, 'element')).toBe(201);
    expect(await visit(other.key, bot, 'program')).toBe(201);
    expect([await leads(), await waiting(id), await waiting(other.id)]).toEqual([33, 210, 0]);
    // Held entries use up nothing of the day.
    expect((await pages.keys(admin)).find((one) => one.id === id)?.captures_today).toBe(32);
  });

  it('takes 200 visitors an hour from one network, all of them at once as leads', async () => {
    const { key, id } = await pages.addKey(admin);
    const hour = 3_600 * second;
    const statuses: number[] = [];
    for (let n = 0; n < 200; n += 1) {
      statuses.push(await visit(key, fair, 'element', hour / 200));
    }
    expect(new Set(statuses)).toEqual(new Set([201]));
    expect([await leads(), await waiting(id)]).toEqual([200, 0]);
  });

  it('loses nothing of 100 visitors who send the form at the end of a talk', async () => {
    const { key, id } = await pages.addKey(admin);
    const opened = await Promise.all(Array.from({ length: 100 }, () => session(key, fair)));
    wait(60 * second);
    const statuses = await many(
      100,
      async () => {
        const before = opened.pop();
        // As the element does, because the session is old.
        const now = await session(key, fair, before?.access_token);
        return (await send(now, fair, workFor(now))).status;
      },
      2,
    );
    expect(statuses).toEqual({ 201: 100 });
    expect([await leads(), await waiting(id)]).toEqual([100, 0]);
  });

  it('never closes a key for others because of one network, whatever that sends', async () => {
    const { key, id } = await pages.addKey(admin, { daily_captures: 40 });
    const forged = await session(key, bot);
    wait(2 * second);
    const burst = await many(700, async () => (await send(forged, bot)).status);
    expect(burst).toEqual({ 201: 600, 429: 100 });
    expect([await leads(), await waiting(id)]).toEqual([10, 590]);
    for (const network of [home, fair]) expect(await visit(key, network, 'program')).toBe(201);
    // Visitors of that network have the proof, and are not refused either.
    expect(await visit(key, bot, 'element')).toBe(201);
    expect(await leads()).toBe(13);
  });

  it('asks for a proof while the traffic is unusual, and accepts each once', async () => {
    const { key, id } = await pages.addKey(admin);
    expect((await session(key, bot)).proof).toBeNull();
    const first = await session(key, bot);
    wait(2 * second);
    await many(60, async () => (await send(first, bot)).status);
    expect((await session(key, home)).proof).toBeNull();
    const asked = await session(key, bot);
    wait(2 * second);
    const before = await leads();
    const answer = solve(asked.proof ?? { challenge: '', bits: 0 });
    for (const proof of ['0', '', 'x', `${answer}0`, answer, answer]) {
      expect((await send(asked, bot, { 'Cardinal-Proof': proof })).status).toBe(201);
    }
    expect(await leads()).toBe(before + 1);
    // It belongs to its session.
    const another = await session(key, bot);
    wait(2 * second);
    await send(another, bot, { 'Cardinal-Proof': answer });
    expect(await leads()).toBe(before + 1);
    expect(await waiting(id)).toBe(30 + 6);
  });

  it('keeps even proven entries apart when there are too many', async () => {
    const { key, id } = await pages.addKey(admin);
    await many(30, () => visit(key, bot, 'program', 0).then(() => 201));
    await many(
      130,
      async () => {
        const opened = await session(key, bot);
        return (await send(opened, bot, workFor(opened))).status;
      },
      2,
    );
    expect((await leads()) + ((await waiting(id)) ?? 0)).toBe(160);
  });

  it('keeps apart what comes sooner than a person types, or fills in a hidden field', async () => {
    const { key, id } = await pages.addKey(admin);
    const fast = await session(key, home);
    expect(fast.wait_ms).toBe(2_000);
    wait(2 * second - 1);
    await send(fast, home, {}, 'Fast');
    wait(1);
    await send(fast, home, {}, 'Slow');
    await send(fast, home, { 'Cardinal-Trap': '1' }, 'Trapped');
    // A renewed session is as old as its page.
    const renewed = await session(key, home, fast.access_token);
    expect(renewed.wait_ms).toBe(0);
    await send(renewed, home, {}, 'Renewed');
    const form = (body: string) =>
      server.request(`/f/${key}`, {
        method: 'POST',
        body,
        redirect: 'manual',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'X-Forwarded-For': home },
      });
    const shown = await (await server.request(`/f/${key}`)).text();
    const entry = /name="entry" value="([^"]+)"/.exec(shown)?.[1] ?? '';
    const fields = `email=a@example.com&entry=${entry}`;
    expect((await form(`first_name=FormFast&${fields}`)).status).toBe(303);
    wait(2 * second);
    expect((await form(`first_name=FormSlow&${fields}`)).status).toBe(303);
    expect((await form(`first_name=FormTrap&homepage=x&${fields}`)).status).toBe(303);
    expect((await list(id)).map(({ first_name, reason }) => [first_name, reason])).toEqual([
      ['Fast', 'fast'],
      ['Trapped', 'trap'],
      ['FormFast', 'fast'],
      ['FormTrap', 'trap'],
    ]);
    const names = (await ask.leadsOf(admin)).map((lead) => lead.first_name);
    expect(names.toSorted()).toEqual(['FormSlow', 'Renewed', 'Slow']);
    // No burst: nobody is written to.
    expect(mails).toEqual([]);
  });

  it('tells the owner once about each burst', async () => {
    const { key, id } = await pages.addKey(admin, { daily_captures: 10 });
    const forged = await session(key, bot);
    wait(2 * second);
    const burst = () => many(20, async () => (await send(forged, bot)).status);
    await burst();
    await burst();
    await expect
      .poll(() => mails.map(({ subject }) => subject))
      .toEqual(['Many entries through Harbour Expo']);
    expect(mails[0]?.text).toContain('/members?tab=partners');
    await decide(id, 'discard', { until: new Date().toISOString() });
    wait(3_600 * second + 1);
    const later = await session(key, bot);
    wait(2 * second);
    await many(20, async () => (await send(later, bot)).status);
    await expect.poll(() => mails.length).toBe(2);
  });

  it('turns entries into leads when they are confirmed, as they were sent', async () => {
    const { key, id } = await pages.addKey(admin);
    const fast = await session(key, home);
    const at = new Date().toISOString();
    const again = { 'Idempotency-Key': 'once' };
    const first = await (await send(fast, home, again)).json();
    expect(await (await send(fast, home, again)).json()).toEqual(first);
    await send(fast, home, {}, 'Edith');
    wait(day);
    expect([await leads(), await waiting(id)]).toEqual([0, 2]);
    const [one, two] = await list(id);
    expect(one).toMatchObject({ ...Object(first), first_name: 'Grace', created_at: at });
    expect(await decide(id, 'confirm', { ids: [one?.id] })).toEqual({
      changed: 1,
      discarded_at: null,
    });
    expect(await ask.leadsOf(admin)).toMatchObject([
      { id: one?.id, source: 'Partner: Harbour Expo', created_at: at, assignedTo: null },
    ]);
    expect(await decide(id, 'confirm', { ids: [one?.id] })).toMatchObject({ changed: 0 });
    // What came later than the list that the manager saw is not confirmed with it.
    await decide(id, 'confirm', { until: new Date(Date.parse(at) - 1).toISOString() });
    expect(await waiting(id)).toBe(1);
    await decide(id, 'confirm', { until: at });
    expect([await leads(), await waiting(id)]).toEqual([2, 0]);
    expect((await ask.leadsOf(admin)).map((lead) => lead.id)).toContain(two?.id);
    const trail = await (await ask.call('GET', '/api/audit', admin)).text();
    expect(trail).toContain('"partner_leads_confirmed"');
  });

  it('confirms many at once', async () => {
    const { key, id } = await pages.addKey(admin);
    const fast = await session(key, home);
    await many(120, async () => (await send(fast, home)).status);
    const decision = await decide(id, 'confirm', { until: new Date().toISOString() });
    expect(decision.changed).toBe(120);
    expect([await leads(), await waiting(id)]).toEqual([120, 0]);
  });

  it('discards entries, which can be restored for 30 days', async () => {
    const { key, id } = await pages.addKey(admin);
    const fast = await session(key, home);
    await send(fast, home, {}, 'Edith');
    await send(fast, home);
    const [edith] = await list(id);
    const { discarded_at: at } = await decide(id, 'discard', { ids: [edith?.id] });
    expect((await list(id)).map((lead) => lead.first_name)).toEqual(['Grace']);
    expect(await decide(id, 'restore', { discarded_at: at })).toMatchObject({ changed: 1 });
    expect(await waiting(id)).toBe(2);
    const now = Date.now();
    await decide(id, 'discard', { until: new Date(now).toISOString() });
    const stored = () =>
      db.read.selectFrom('unconfirmed_leads').select('id').where('key_id', '=', id).execute();
    await sweep(db, now + 30 * day);
    expect(await stored()).toHaveLength(2);
    await sweep(db, now + 30 * day + 1);
    expect(await stored()).toHaveLength(0);
    await send(await session(key, home), home);
    await sweep(db, now + 90 * day);
    expect(await stored()).toHaveLength(1);
    await sweep(db, now + 90 * day + 1);
    expect(await stored()).toHaveLength(0);
  });

  it('is decided about by managers of the company alone, and ends with the key', async () => {
    const { key, id } = await pages.addKey(admin);
    await send(await session(key, home), home);
    const stranger = (await server.register({ company_name: newName() })).access_token;
    const until = { until: new Date().toISOString() };
    for (const [method, path, json] of [
      ['GET', '', undefined],
      ['POST', '/confirm', until],
      ['POST', '/discard', until],
      ['POST', '/restore', { discarded_at: until.until }],
    ] as const) {
      const answer = await ask.call(method, below(id, path), stranger, json);
      expect(problemSchema.parse(await answer.json()).code).toBe('not_found');
    }
    await ask.call('DELETE', `/api/partner-keys/${id}`, admin);
    const left = db.read.selectFrom('unconfirmed_leads').select('id').where('key_id', '=', id);
    expect(await left.execute()).toEqual([]);
  });

  it('finds no entry by what cannot be an id', async () => {
    const { key, id } = await pages.addKey(admin);
    await send(await session(key, home), home);
    const [entry] = await list(id);
    for (const what of ['confirm', 'discard']) {
      expect(await decide(id, what, { ids: ['a\u0000b', '\u2028'] })).toMatchObject({ changed: 0 });
    }
    expect(await decide(id, 'confirm', { ids: ['\u0000', entry?.id] })).toMatchObject({
      changed: 1,
    });
  });

  it('keeps nothing of what is sent while the key is revoked', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { key, id } = await pages.addKey(admin);
      const fast = await session(key, home);
      const [revoked, ...sent] = await Promise.all([
        ask.call('DELETE', `/api/partner-keys/${id}`, admin),
        ...Array.from({ length: 8 }, () => send(fast, home)),
      ]);
      expect(revoked.status).toBe(204);
      expect(sent.map((answer) => answer.status)).not.toContain(500);
      const left = db.read.selectFrom('unconfirmed_leads').select('id').where('key_id', '=', id);
      expect(await left.execute()).toEqual([]);
    }
  });

  it('keeps what a visitor agreed to and answered, as it was when they sent it', async () => {
    const dates = { start_date: '2026-11-21T10:00', end_date: '2026-11-22T10:00' };
    const json = { name: 'Expo', location: 'Hall', ...dates };
    const { id: event_id } = Object(
      await (await ask.call('POST', '/api/events', admin, json)).json(),
    );
    const options = [
      { id: 'charter', label: 'Charter flights', score: 40 },
      { id: 'groups', label: 'Group bookings', score: 30 },
    ];
    const asked = { id: 'topic', kind: 'choice', label: 'Topic?', options, for_visitors: true };
    const put = (questions: readonly object[]) =>
      ask.call('PUT', `/api/events/${event_id}/questions`, admin, { questions });
    await put([asked]);
    const consent_text = 'You may call me.';
    const { key, id } = await pages.addKey(admin, { event_id, consent_text });
    const fast = await session(key, home);
    const entry = {
      first_name: 'Grace',
      email: 'grace@example.com',
      consent_text,
      answers: { event_id, version: 1, values: { topic: 'charter' } },
    };
    const at = new Date().toISOString();
    const answer = await server.request('/api/leads', {
      method: 'POST',
      token: fast.access_token,
      json: entry,
      headers: { Origin: partnerOrigin, 'X-Forwarded-For': home },
    });
    expect(answer.status).toBe(201);
    expect([await leads(), await waiting(id)]).toEqual([0, 1]);
    // Neither a new text nor new questions change what was agreed to and answered.
    wait(day);
    await ask.call('PUT', `/api/partner-keys/${id}`, admin, { consent_text: 'Something else.' });
    await put([{ ...asked, label: 'Another topic?', options: options.slice(1) }]);
    await decide(id, 'confirm', { until: new Date().toISOString() });
    expect(await ask.leadsOf(admin)).toMatchObject([
      {
        event_id,
        consent: { text: consent_text, given_at: at },
        answers: { event_id, version: 1, values: { topic: 'charter' } },
        answers_score: 40,
      },
    ]);
  });

  it('keeps what an event’s lead answered, even if the event is deleted before', async () => {
    const json = { name: 'Expo', location: 'Hall', start_date: '2026-11-21T10:00' };
    const end = { end_date: '2026-11-22T10:00' };
    const made = await ask.call('POST', '/api/events', admin, { ...json, ...end });
    const { id: event_id } = Object(await made.json());
    const { key, id } = await pages.addKey(admin, { event_id });
    const fast = await session(key, home);
    await send(fast, home);
    await send(fast, home, {}, 'Edith');
    const [grace] = await list(id);
    await decide(id, 'confirm', { ids: [grace?.id] });
    expect(await ask.leadsOf(admin)).toMatchObject([{ event_id, lead_type: 'Event Leads' }]);
    await ask.call('DELETE', `/api/events/${event_id}`, admin);
    await decide(id, 'confirm', { until: new Date().toISOString() });
    expect(await leads()).toBe(2);
  });
});
