import { once } from 'node:events';
import { createServer } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { smtpMailer } from '../src/ports/mail/index.ts';
import type { Mailer } from '../src/ports/mail/index.ts';
import { openDatabase } from '../src/store/database.ts';
import type { Database } from '../src/store/database.ts';
import { startTestServer } from './server.ts';
import type { TestServer } from './server.ts';

const from = 'Cardinal <crm@example.com>';

describe('welcome mail over SMTP', () => {
  let folder: string;
  let db: Database;
  let server: TestServer;
  const ends: (() => unknown)[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cardinal-mail-'));
    db = await openDatabase({ dataDir: folder });
  });
  afterEach(async () => {
    await server.close();
    // The mailer lets go of its connections first, then the mail server can end.
    for (const end of ends.splice(0).toReversed()) await end();
    await db.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Starts a mail server. @returns Its port. */
  async function mailServer(options: SMTPServerOptions): Promise<number> {
    const smtp = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], ...options });
    const listening = smtp.listen(0, '127.0.0.1');
    ends.push(() => new Promise<void>((resolve) => smtp.close(() => resolve())));
    await once(listening, 'listening');
    return portOf(listening.address());
  }
  const portOf = (address: AddressInfo | string | null) =>
    typeof address === 'object' && address ? address.port : 0;

  async function start(port: number) {
    const mailer: Mailer = smtpMailer(`smtp://127.0.0.1:${port}`, from);
    ends.push(() => mailer.close());
    server = await startTestServer({ db, mailer });
  }
  const stored = () => db.read.selectFrom('emails').selectAll().executeTakeFirstOrThrow();

  it('arrives as text and HTML, from us, to the person, with the stored Message-ID', async () => {
    const arrived: string[] = [];
    const port = await mailServer({
      onData(stream, _session, done) {
        let mail = '';
        stream.on('data', (part) => (mail += String(part)));
        stream.on('end', () => {
          arrived.push(mail);
          done();
        });
      },
    });
    await start(port);
    const { email_sent, user } = await server.register({
      first_name: 'Zoë "Z"',
      last_name: 'Ångström, <x@evil.example>',
    });
    expect(email_sent).toBe(true);
    const mail = await stored();
    expect(mail).toMatchObject({ state: 'sent', attempts: 1, error: '' });
    expect(mail.sent_at).not.toBeNull();
    expect(arrived).toHaveLength(1);
    expect(arrived[0]).toContain(`From: ${from}`);
    expect(arrived[0]).toContain(`<${user.email}>`);
    expect(arrived[0]).toContain(`Message-ID: ${mail.message_id}`);
    expect(arrived[0]).toContain('Content-Type: text/plain');
    expect(arrived[0]).toContain('Content-Type: text/html');
    // A name cannot become a second recipient.
    expect(/^To: .*$/m.exec(arrived[0] ?? '')?.[0]).not.toMatch(/[,<]\s*<?x@evil/);
  });

  it('that is refused for good is told, kept as failed, and does not hinder registering', async () => {
    const port = await mailServer({
      onRcptTo(_address, _session, done) {
        done(Object.assign(new Error('No such user'), { responseCode: 550 }));
      },
    });
    await start(port);
    const { email_sent, access_token } = await server.register();
    expect(email_sent).toBe(false);
    expect(access_token).toBeTruthy();
    expect(await stored()).toMatchObject({ state: 'failed', attempts: 1, sent_at: null });
    expect((await stored()).error).toContain('550');
  });

  it('that finds no mail server is told and stays queued', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const port = portOf(closed.address());
    closed.close();
    await start(port);
    expect((await server.register()).email_sent).toBe(false);
    expect(await stored()).toMatchObject({ state: 'queued', attempts: 1 });
  });

  it('to a mail server that is slow does not keep the person waiting', async () => {
    let answer: () => void = () => undefined;
    const port = await mailServer({
      onData(stream, _session, done) {
        stream.resume();
        answer = () => done();
      },
    });
    await start(port);
    expect((await server.register()).email_sent).toBe(true);
    expect(await stored()).toMatchObject({ state: 'queued' });
    answer();
    await expect.poll(async () => (await stored()).state).toBe('sent');
  });
});
