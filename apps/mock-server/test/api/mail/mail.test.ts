import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Mailer } from '../../../src/ports/mail/index.ts';
import type { Database } from '../../../src/store/engine/database.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { mailerTo, mailFrom } from '../../helpers/mailing.ts';
import { closedPort, startMailServer, type TestMailServer } from '../../helpers/mailServer.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

describeOnEachEngine('account email', (open) => {
  let db: Database;
  let mail: TestMailServer;
  let mailer: Mailer;
  let server: TestServer;
  let clock: number;

  beforeAll(async () => {
    db = await open();
  });
  beforeEach(async () => {
    clock = Date.now();
    mail = await startMailServer();
    await start(mail.url);
  });
  afterEach(async () => {
    await server.close();
    mailer.close();
    await mail.close();
  });

  async function start(url: string) {
    mailer = mailerTo(url);
    const settings = { SMTP_URL: url, MAIL_FROM: mailFrom };
    server = await startTestServer({
      db,
      mailer,
      mailPauses: [50, 50],
      settings,
      clock: () => clock,
    });
  }
  const stored = (email: string) =>
    db.read
      .selectFrom('emails')
      .selectAll()
      .where('to_address', '=', email)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
  async function becomes(email: string, state: string) {
    await expect.poll(async () => (await stored(email)).state).toBe(state);
  }
  const forgot = (email: string) =>
    server.request('/api/auth/password/forgot', { method: 'POST', json: { email } });

  it.each([
    ['de', 'Neues Passwort festlegen', 'Guten Tag Ada,', 'Neues Passwort wählen'],
    ['hi', 'नया पासवर्ड सेट करें', 'नमस्ते Ada,', 'नया पासवर्ड चुनें'],
  ])(
    'is written in the language of its recipient: %s',
    async (language, subject, hello, action) => {
      const { user, access_token: token } = await server.register({ first_name: 'Ada' });
      const changed = { method: 'PUT', token, json: { language } };
      expect((await server.request('/api/auth/profile', changed)).status).toBe(200);
      await forgot(user.email);
      await expect.poll(async () => (await stored(user.email)).subject).toBe(subject);
      const row = await stored(user.email);
      expect(row.text).toContain(hello);
      expect(row.html).toContain(`<html lang="${language}">`);
      expect(row.html).toContain(`>${action}</a>`);
      expect(row.text).not.toMatch(/password|address/i);
    },
  );

  it('arrives as text and HTML, from the configured sender, with the stored Message-ID', async () => {
    const { email_sent, user } = await server.register({
      first_name: 'Zoë "<b>Z</b>"',
      last_name: 'Ångström, <x@evil.example>',
    });
    expect(email_sent).toBe(true);
    const row = await stored(user.email);
    expect(row).toMatchObject({ state: 'sent', attempts: 1, error: '' });
    expect(row.sent_at).not.toBeNull();
    const [arrived] = mail.arrived;
    expect(mail.arrived).toHaveLength(1);
    // A name can't become a second recipient.
    expect(arrived?.recipients).toEqual([user.email]);
    expect(arrived?.mail).toMatchObject({
      from: { name: 'Cardinal', address: 'crm@example.com' },
      to: [{ address: user.email, name: 'Zoë "<b>Z</b>" Ångström, <x@evil.example>' }],
      subject: 'Welcome to Cardinal',
      messageId: row.message_id,
    });
    const link = /http:\/\/crm\.example\.com\/auth\/verify\?token=[\w-]+/;
    const [inText] = link.exec(arrived?.mail.text ?? '') ?? [];
    expect(inText).toBeDefined();
    expect(arrived?.mail.html).toContain(`href="${inText}"`);
    expect(arrived?.mail.html).toContain('Zoë &quot;&lt;b&gt;Z&lt;/b&gt;&quot;');
    expect(arrived?.mail.replyTo).toBeUndefined();
    expect(arrived?.raw).not.toContain('List-Unsubscribe');
  });

  it('that is permanently refused is reported and kept as failed, and registration succeeds', async () => {
    mail.replies.push({ code: 550, text: 'No such user' });
    const { email_sent, access_token, user } = await server.register();
    expect(email_sent).toBe(false);
    expect(access_token).toBeTruthy();
    expect(await stored(user.email)).toMatchObject({ state: 'failed', attempts: 1, sent_at: null });
    expect((await stored(user.email)).error).toContain('550 No such user');
  });

  it('that can’t be sent at once is reported, and arrives later', async () => {
    mail.replies.push({ code: 451 });
    const { email_sent, user } = await server.register();
    expect(email_sent).toBe(false);
    await becomes(user.email, 'sent');
    expect(await stored(user.email)).toMatchObject({ attempts: 2 });
    expect(mail.arrived).toHaveLength(1);
  });

  it('waits for an unreachable mail server', async () => {
    await server.close();
    mailer.close();
    await start(`smtp://127.0.0.1:${await closedPort()}`);
    const { email_sent, user } = await server.register();
    expect(email_sent).toBe(false);
    expect((await stored(user.email)).error).toMatch(/can't be reached/);
    await becomes(user.email, 'failed');
  });

  it('does not make the user wait for a slow mail server', async () => {
    mail.replies.push({ afterMs: 2_200 });
    const { email_sent, user } = await server.register();
    expect(email_sent).toBe(true);
    expect(await stored(user.email)).toMatchObject({ state: 'queued' });
    await becomes(user.email, 'sent');
  });

  it('with a link for a new password is sent, but not once the link is dead', async () => {
    const { user } = await server.register();
    expect((await forgot(user.email)).status).toBe(202);
    await expect
      .poll(() => mail.arrived.map((one) => one.mail.subject))
      .toContain('Set a new password');
    expect(mail.arrived[1]?.mail.html).toMatch(
      /href="http:\/\/crm\.example\.com\/auth\/reset\?token=/,
    );

    mail.replies.push({ code: 451, afterMs: 400 });
    await forgot(user.email);
    clock += 3_600_001;
    await becomes(user.email, 'failed');
    expect((await stored(user.email)).error).toBe('The link in this email has expired.');
    expect(mail.arrived).toHaveLength(2);
  });
});
