import {
  leadFields,
  leadFieldsWith,
  leadSchema,
  perField,
  type PartnerKey,
  type Registration,
} from '@cardinal/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { CardReading } from '../../../src/ports/cards/index.ts';
import type { Database } from '../../../src/store/engine/database.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { membershipCalls, newName } from '../../helpers/membershipCalls.ts';
import { partnerOrigin, partnerPages } from '../../helpers/partnerPages.ts';
import { fakeCards, noCard, startTestServer, type TestServer } from '../../helpers/server.ts';

const start = Date.parse('2026-11-21T12:00:00Z');
const visitor = { first_name: 'Grace', email: 'grace@example.com' };
const readable: CardReading = {
  ...noCard,
  readable: true,
  fields: { ...noCard.fields, first_name: 'Edith', email: 'edith@example.com' },
};

/** The value of a field on a page. */
const valueOf = (page: string, name: string) =>
  new RegExp(`<input[^>]*\\bname="${name}"[^>]*\\bvalue="([^"]*)"`).exec(page)?.[1];

describeOnEachEngine('hosted form', (open) => {
  let db: Database;
  let server: TestServer;
  let pages: ReturnType<typeof partnerPages>;
  let ask: ReturnType<typeof membershipCalls>;
  let founder: Registration;
  let admin: string;
  let key: PartnerKey;
  let path: string;
  let now = start;
  let reading: CardReading | Error = noCard;

  beforeAll(async () => {
    const cards = fakeCards(async () => {
      if (reading instanceof Error) throw reading;
      return reading;
    });
    db = await open();
    server = await startTestServer({ db, clock: () => now, cards });
    pages = partnerPages(server);
    ask = membershipCalls(server);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    now = start;
    reading = noCard;
    founder = await server.register({ company_name: newName() });
    admin = founder.access_token;
    key = await pages.addKey(admin, { daily_captures: 3 });
    path = `/f/${key.key}`;
  });

  /** Sends the form as a browser does. */
  const send = (
    fields: Record<string, string | Blob>,
    { query = '', headers = {} }: { query?: string; headers?: Record<string, string> } = {},
  ) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    return server.request(path + query, { method: 'POST', body, redirect: 'manual', headers });
  };
  const picture = () => new File([new Uint8Array([0xff, 0xd8, 0xff])], 'card.jpg');
  const leads = () => ask.leadsOf(admin);

  it('ignores stored origins that would add to its policy', async () => {
    const row = { position: 9, origin: 'https://a.example;script-src' };
    await db.write(async (tx) => {
      const { key_id } = await tx
        .selectFrom('partner_origins')
        .select('key_id')
        .where('origin', '=', partnerOrigin)
        .orderBy('key_id', 'desc')
        .executeTakeFirstOrThrow();
      await tx
        .insertInto('partner_origins')
        .values({ key_id, ...row })
        .execute();
    });
    const policy = (await server.request(path)).headers.get('Content-Security-Policy');
    expect(policy).toMatch(new RegExp(`frame-ancestors ${partnerOrigin}$`));
  });

  it('is a page without scripts that only pages of the key may frame', async () => {
    const answer = await server.request(path);
    expect(answer.status).toBe(200);
    const policy = answer.headers.get('Content-Security-Policy');
    expect(policy).toContain("default-src 'none'; script-src 'none'");
    expect(policy).toMatch(new RegExp(`frame-ancestors ${partnerOrigin}$`));
    expect(answer.headers.has('X-Frame-Options')).toBe(false);
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const page = await answer.text();
    expect(page).not.toContain('<script');
    expect(page).toContain(String(founder.user.company_name));
    expect((await server.request('/f/form.css')).headers.get('Content-Type')).toMatch(/^text\/css/);
  });

  it('reports its size if the URL requests it, with a script of this server', async () => {
    const answer = await server.request(`${path}?embed=1`);
    expect(answer.headers.get('Content-Security-Policy')).toContain("script-src 'self'");
    expect(await answer.text()).toMatch(
      new RegExp(`<script\\s+src="/f/size.js"\\s+data-origins="${partnerOrigin}"\\s+defer`),
    );
    const script = await server.request('/f/size.js');
    expect(script.headers.get('Content-Type')).toMatch(/^text\/javascript/);
    expect(await script.text()).not.toContain("'*'");
  });

  it('answers an unexpected error with a page in the language of the visitor', async () => {
    reading = new TypeError('no such reader');
    const answer = await send(
      { ...visitor, card: picture(), action: 'card' },
      { query: '?locale=ar' },
    );
    expect(answer.status).toBe(500);
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/html/);
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(answer.headers.has('X-Request-Id')).toBe(true);
    const page = await answer.text();
    expect(page).toContain('<html lang="ar" dir="rtl"');
    expect(page).toContain('لم يتم الإرسال');
    expect(page).not.toContain('no such reader');
  });

  it('creates a lead and says so, once however often it is sent', async () => {
    const entry = 'entry-of-the-page';
    const sent = await send(
      { ...visitor, notes: 'Call me.\r\nSoon.', entry },
      { query: '?theme=dark' },
    );
    expect([sent.status, sent.headers.get('Location')]).toEqual([303, `${path}?theme=dark&sent=1`]);
    expect((await send({ ...visitor, notes: 'Call me.\r\nSoon.', entry })).status).toBe(303);
    expect(await leads()).toMatchObject([
      { ...visitor, notes: 'Call me.\nSoon.', source: 'Partner: Harbour Expo', assignedTo: null },
    ]);
    const thanks = await server.request(sent.headers.get('Location') ?? '');
    expect(await thanks.text()).toContain('Thank you');
    expect((await send({ ...visitor, first_name: 'Ada', entry })).status).toBe(303);
    expect(await leads()).toHaveLength(2);
  });

  it('offers every field that visitors may enter, and keeps each', async () => {
    const page = await (await server.request(path)).text();
    const given = perField(leadFieldsWith('partner', true, 'more'), (field) => {
      expect(page).toContain(`name="${field}"`);
      return leadFields[field].example;
    });
    expect((await send(given)).status).toBe(303);
    expect(await leads()).toMatchObject([given]);
    const refused = await (await send({ ...visitor, website: 'no address' })).text();
    expect(refused).toContain('Please enter a web address');
    expect(refused).toMatch(/<details[^>]* open/);
  });

  it('takes a form without a file, as plain fields', async () => {
    const sent = await server.request(path, {
      method: 'POST',
      body: new URLSearchParams(visitor),
      redirect: 'manual',
    });
    expect(sent.status).toBe(303);
    expect(await leads()).toHaveLength(1);
  });

  it('keeps the input and shows errors at the fields', async () => {
    const typed = { first_name: '<b>"Grace"</b>', email: 'grace@', phone: '1'.repeat(33) };
    const answer = await send(typed);
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain('<title>Error: ');
    expect(valueOf(page, 'first_name')).toBe('&lt;b&gt;&quot;Grace&quot;&lt;/b&gt;');
    expect(valueOf(page, 'email')).toBe('grace@');
    expect(page).toMatch(/aria-invalid="true" aria-describedby="email-error"/);
    expect(page).toContain('<p class="error" id="phone-error">Phone: please use at most 32');
    expect(page).toContain('<a href="#email">');
    expect(await leads()).toEqual([]);
  });

  it('fills in the fields from a card, which the visitor checks', async () => {
    reading = readable;
    const answer = await send({ company: 'Typed Ltd', card: picture(), action: 'card' });
    expect(answer.status).toBe(200);
    const page = await answer.text();
    expect([valueOf(page, 'first_name'), valueOf(page, 'email')]).toEqual([
      'Edith',
      'edith@example.com',
    ]);
    expect(valueOf(page, 'company')).toBe('Typed Ltd');
    expect(page).toContain('Please check the fields');
    expect(await leads()).toEqual([]);
    // Sent with only a picture, it reads the card as well.
    expect(valueOf(await (await send({ card: picture() })).text(), 'first_name')).toBe('Edith');
    // The completed form is sent.
    expect((await send({ ...visitor, card: picture() })).status).toBe(303);
  });

  it('keeps the form when a card can’t be read', async () => {
    const none = await send({ ...visitor, card: picture(), action: 'card' });
    expect(none.status).toBe(200);
    const page = await none.text();
    expect(page).toContain('No card was found');
    expect(valueOf(page, 'first_name')).toBe('Grace');
    const large = await send({ ...visitor, card: new Blob([new Uint8Array(12_000_000)]) });
    expect(large.status).toBe(413);
    expect(await large.text()).toContain('too large');
  });

  it('is a readable page even if too much is sent to a key that has ended', async () => {
    const answer = await server.request('/f/ck_unknown', {
      method: 'POST',
      body: 'x'.repeat(12_000_000),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Content-Type')).toContain('text/html');
  });

  it('makes no lead of what programs send that fill in everything, and does not tell them', async () => {
    expect((await send({ ...visitor, homepage: 'https://spam.example' })).status).toBe(303);
    expect(await leads()).toEqual([]);
  });

  it('reports that the daily quota is used up, and keeps the input', async () => {
    for (const name of ['Ada', 'Edith', 'Mary']) await send({ ...visitor, first_name: name });
    const answer = await send(visitor);
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '43200']);
    const page = await answer.text();
    expect(page).toContain('cannot take more entries');
    expect(valueOf(page, 'first_name')).toBe('Grace');
    expect(await leads()).toHaveLength(3);
  });

  it('is sent from its own page, a page of the key or a sandboxed frame, not from others', async () => {
    const foreign = await send(visitor, { headers: { Origin: 'https://evil.example' } });
    expect(foreign.status).toBe(403);
    expect(foreign.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    expect(await leads()).toEqual([]);
    for (const Origin of ['http://crm.example.com', partnerOrigin, 'null']) {
      expect((await send({ ...visitor, last_name: Origin }, { headers: { Origin } })).status).toBe(
        303,
      );
    }
  });

  it('disappears with its key, and does not exist for a key that may not capture', async () => {
    const reader = await pages.addKey(admin, { scopes: ['events:read'] });
    await pages.call('DELETE', `/api/partner-keys/${key.id}`, admin);
    for (const gone of [path, `/f/${reader.key}`, '/f/ck_unknown']) {
      const answer = await server.request(gone);
      expect([gone, answer.status]).toEqual([gone, 404]);
      expect(await answer.text()).toContain('This form is not available');
    }
    expect((await send(visitor)).status).toBe(404);
  });

  it.each([
    ['?locale=de', {}, 'lang="de" dir="ltr"', 'Vorname'],
    ['', { 'Accept-Language': 'xx, fr-CH;q=0.9' }, 'lang="fr" dir="ltr"', 'Prénom'],
    ['?locale=ar', {}, 'lang="ar" dir="rtl"', 'الاسم الأول'],
    ['?locale=tlh', {}, 'lang="en" dir="ltr"', 'First name'],
  ])('uses the language of %s %j', async (query, headers, tag, word) => {
    const page = await (await server.request(path + query, { headers })).text();
    expect(page).toContain(tag);
    expect(page).toContain(word);
  });

  it('has the theme and the colour in the URL, and no unknown style', async () => {
    const answer = await server.request(`${path}?theme=dark&accent=ffd400`);
    const page = await answer.text();
    expect(page).toContain('data-theme="dark"');
    expect(page).toContain('background:#ffd400;color:#000');
    expect(answer.headers.get('Content-Security-Policy')).toMatch(/style-src 'self' 'sha256-\S+'/);
    const hostile = await server.request(`${path}?theme="><script>&accent=red}*{display:none`);
    const other = await hostile.text();
    expect(other).not.toContain('<style');
    expect(other).not.toContain('<script');
    expect(hostile.headers.get('Content-Security-Policy')).not.toContain('sha256');
  });

  it('refuses a body that is not a form', async () => {
    const json = await server.request(path, { method: 'POST', json: visitor });
    expect(json.status).toBe(415);
    const broken = await server.request(path, {
      method: 'POST',
      body: '--x\r\nContent-Disposition: nonsense',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    });
    expect(broken.status).toBe(400);
    expect((await server.request(path, { method: 'PUT' })).status).toBe(405);
  });

  it('creates leads for the event of the key', async () => {
    const made = await ask.call('POST', '/api/events', admin, {
      name: 'Harbour Expo 2026',
      location: 'Hall 3',
      start_date: '2026-11-21T10:00',
      end_date: '2026-11-22T18:00',
    });
    const { id: event_id } = leadSchema.pick({ id: true }).parse(await made.json());
    const json = { name: 'Stand', origins: [partnerOrigin], scopes: ['capture'], event_id };
    const answer = await ask.call('POST', '/api/partner-keys', admin, json);
    path = `/f/${((await answer.json()) as PartnerKey).key}`;
    expect(await (await server.request(path)).text()).toContain('Harbour Expo 2026');
    await send(visitor);
    expect(await leads()).toMatchObject([{ event_id, lead_type: 'Event Leads' }]);
  });
});
