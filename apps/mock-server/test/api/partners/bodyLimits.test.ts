import { bodyLimits, problemSchema, sizes } from '@cardinal/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { membershipCalls, newName } from '../../helpers/membershipCalls.ts';
import { partnerPages } from '../../helpers/partnerPages.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

/** Entries that a key takes from one address in ten minutes. */
const quota = 600;
const urlencoded = { 'Content-Type': 'application/x-www-form-urlencoded' };
const visitor = 'first_name=Grace&email=grace%40example.com';

describeOnEachEngine('what anybody may send to a partner’s key', (open) => {
  let server: TestServer;
  let pages: ReturnType<typeof partnerPages>;
  let ask: ReturnType<typeof membershipCalls>;
  let admin: string;
  let key: string;

  beforeAll(async () => {
    server = await startTestServer({ db: await open() });
    pages = partnerPages(server);
    ask = membershipCalls(server);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    admin = (await server.register({ company_name: newName() })).access_token;
    ({ key } = await pages.addKey(admin));
  });

  const send = (body: string, type = urlencoded) =>
    server.request(`/f/${key}`, { method: 'POST', body, headers: type, redirect: 'manual' });

  const detailOf = async (answer: Response) => problemSchema.parse(await answer.json()).detail;

  it('is at most 1 MB without a picture', async () => {
    const answer = await send(`${visitor}&notes=${'a'.repeat(sizes.body)}`);
    expect(answer.status).toBe(413);
    const part = 'Content-Disposition: form-data; name="notes"';
    const parts = `--x\r\n${part}\r\n\r\n${'a'.repeat(sizes.body + 1)}\r\n--x--\r\n`;
    const multipart = await send(parts, { 'Content-Type': 'multipart/form-data; boundary=x' });
    expect(multipart.status).toBe(413);
    expect(await detailOf(multipart)).toContain('The limit is 1 MB');
  });

  it('has at most 200 fields', async () => {
    const others = 'a=&'.repeat(bodyLimits.fields - 2);
    expect((await send(others + visitor)).status).toBe(303);
    expect(await ask.leadsOf(admin)).toHaveLength(1);
    const answer = await send(`b=&${others}${visitor}`);
    expect(answer.status).toBe(413);
    expect(await detailOf(answer)).toBe('A form may have at most 200 fields.');
  });

  it('has at most 20 parts, of which one is a file', async () => {
    const formOf = (fields: number, files: number) => {
      const form = new FormData();
      form.append('first_name', 'Grace');
      form.append('email', 'grace@example.com');
      for (let n = 2; n < fields; n += 1) form.append('a', '');
      for (let n = 0; n < files; n += 1) form.append('b', new File(['b'], 'b'));
      return form;
    };
    const sendForm = (form: FormData) =>
      server.request(`/f/${key}`, { method: 'POST', body: form, redirect: 'manual' });
    expect((await sendForm(formOf(bodyLimits.parts - 1, 1))).status).toBe(303);
    for (const form of [formOf(bodyLimits.parts, 1), formOf(2, 2)]) {
      const answer = await sendForm(form);
      expect(answer.status).toBe(413);
      expect(await detailOf(answer)).toBe(
        'A form may have at most 20 parts, of which one is a file.',
      );
    }
  });

  it('counts even if it is refused, and the form keeps the input', async () => {
    for (let n = 0; n < quota; n += 1) {
      expect((await send('a=&'.repeat(bodyLimits.fields + 1))).status).toBe(413);
    }
    const answer = await send(visitor);
    expect(answer.status).toBe(429);
    expect(await answer.text()).toContain('value="Grace"');
    expect(await ask.leadsOf(admin)).toEqual([]);
  });

  it('counts even if it is refused, sent by a page', async () => {
    const token = await pages.open(key);
    for (let n = 0; n < quota; n += 1) {
      expect((await pages.fromPage(token, '/api/leads', { json: {} })).status).toBe(422);
    }
    const lead = { first_name: 'Grace', email: 'grace@example.com' };
    const answer = await pages.fromPage(token, '/api/leads', { json: lead });
    expect(answer.status).toBe(429);
    expect(await ask.leadsOf(admin)).toEqual([]);
  });
});
