import { importSchema, problemSchema } from '@cardinal/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../../src/store/engine/database.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

const nobody = '01890000-0000-7000-8000-000000000000';

describeOnEachEngine('problems in the language of the reader', (open) => {
  let db: Database;
  let server: TestServer;
  let token: string;
  let email: string;

  beforeAll(async () => {
    db = await open();
    server = await startTestServer({ db });
    const registered = await server.register();
    token = registered.access_token;
    email = registered.user.email;
  });
  afterAll(() => server.close());

  /** Makes a call in a language, as a signed-in user. */
  const ask = (path: string, language?: string, json?: unknown, method = 'POST') =>
    server.request(path, {
      ...(json !== undefined && { method, json }),
      token,
      headers: language === undefined ? {} : { 'Accept-Language': language },
    });
  const problemOf = async (response: Response) => problemSchema.parse(await response.json());

  describe.each([
    ['en', 'This lead was not found.'],
    ['de', 'Dieser Lead wurde nicht gefunden.'],
    ['hi', 'यह लीड नहीं मिली।'],
  ])('in %s', (language, detail) => {
    it('says why, with the same code and status', async () => {
      const response = await ask(`/api/leads/${nobody}`, language);
      expect(response.headers.get('Content-Language')).toBe(language);
      expect(response.headers.get('Vary')).toMatch(/\bAccept-Language\b/);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(await problemOf(response)).toEqual({
        status: 404,
        title: 'Not Found',
        detail,
        code: 'not_found',
      });
    });
  });

  it.each([
    ['en', 'First name is required.', 'Use at most 500 characters.'],
    ['de', 'Vorname ist erforderlich.', 'Verwenden Sie höchstens 500 Zeichen.'],
    ['hi', 'नाम ज़रूरी है।', 'ज़्यादा से ज़्यादा 500 अक्षर लिखें।'],
  ])('says in %s what is wrong with fields', async (language, missing, long) => {
    const lead = { email: 'ada@example.com', address: 'x'.repeat(501) };
    const { detail, errors } = await problemOf(await ask('/api/leads', language, lead));
    expect(detail).toBe(missing);
    expect(errors).toEqual([
      { path: 'first_name', message: missing },
      { path: 'address', message: long },
    ]);
  });

  it('takes the first language that it knows, or else that of the user, or else English', async () => {
    const lead = `/api/leads/${nobody}`;
    const detailIn = async (language?: string) =>
      (await problemOf(await ask(lead, language))).detail;
    expect(await detailIn('fr-FR, hi;q=0.8, de;q=0.5')).toBe('यह लीड नहीं मिली।');
    expect(await detailIn('fr')).toBe('This lead was not found.');
    expect(await detailIn('*')).toBe('This lead was not found.');
    const profile = await ask('/api/auth/profile', undefined, { language: 'de' }, 'PUT');
    expect(profile.status).toBe(200);
    const again = await server.signIn(email, 'a-long-enough-secret');
    const own = await server.request(lead, { token: again });
    expect((await problemOf(own)).detail).toBe('Dieser Lead wurde nicht gefunden.');
    const headers = { 'Accept-Language': 'en' };
    const chosen = await server.request(lead, { token: again, headers });
    expect((await problemOf(chosen)).detail).toBe('This lead was not found.');
  });

  it('says in an import, its report and its history what is wrong with rows', async () => {
    const body = new FormData();
    body.set('file', new File(['First name,Last name,Email\nAda,,\n'], 'liste.csv'));
    const headers = { 'Accept-Language': 'de' };
    const read = await server.request('/api/leads/import', {
      method: 'POST',
      body,
      token,
      headers,
    });
    const { id, problem_rows: rows } = importSchema.parse(await read.json());
    const german = 'Eine E-Mail-Adresse, eine Telefonnummer oder ein Badge-Code ist erforderlich.';
    expect(rows[0]?.errors).toEqual([{ path: 'email', message: german }]);
    const hindi = importSchema.parse(await (await ask(`/api/imports/${id}`, 'hi')).json());
    expect(hindi.problem_rows[0]?.errors[0]?.message).toMatch(/^ईमेल पता, फ़ोन नंबर या बैज कोड/);
    const english = importSchema.parse(await (await ask(`/api/imports/${id}`, 'en')).json());
    expect(english.problem_rows[0]?.errors[0]?.message).toMatch(/^An email address, a phone/);
    const report = await (await ask(`/api/imports/${id}/report`, 'de')).text();
    expect(report).toContain('"Nicht importiert, weil"');
    expect(report).toContain(german);
  });

  it.each([
    ['en', "The mail server can't be reached: ECONNREFUSED"],
    ['de', 'Der Mailserver ist nicht erreichbar: ECONNREFUSED'],
    ['hi', 'मेल सर्वर से संपर्क नहीं हो पा रहा: ECONNREFUSED'],
  ])('says in %s why an email was not sent', async (language, reason) => {
    const lead = { first_name: 'Grace', email: 'grace@example.com' };
    const { id } = z
      .object({ id: z.string() })
      .parse(await (await ask('/api/leads', 'en', lead)).json());
    const sent = await ask('/api/emails/send', 'en', { leadId: id, subject: 'Hi', content: 'Hi' });
    expect(sent.status).toBe(202);
    const error = "The mail server can't be reached: ECONNREFUSED";
    await db.write((tx) =>
      tx.updateTable('emails').set({ state: 'failed', error }).where('lead_id', '=', id).execute(),
    );
    const list = await ask(`/api/emails?leadId=${id}`, language);
    expect(z.array(z.object({ error: z.string() })).parse(await list.json())[0]?.error).toBe(
      reason,
    );
  });
});
