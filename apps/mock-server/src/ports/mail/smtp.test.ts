import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { foreignLengths } from '../../foreignText.ts';
import { createLog } from '../../http/log.ts';
import { MailError, createSmtpMailer } from './index.ts';

const message = {
  messageId: '<1@example.com>',
  to: { name: '', address: 'zoe@example.org' },
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
};

let server: Server;
let greeting: string;

beforeEach(async () => {
  server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write(`${greeting}\r\n`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => server.close());

/** What the mailer throws when the server greets it. */
async function failure(): Promise<unknown> {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : undefined;
  const mailer = createSmtpMailer({
    server: { host: '127.0.0.1', port, tls: 'off', credentials: undefined },
    from: 'crm@example.com',
    ownHost: 'localhost',
  });
  const thrown: unknown = await mailer.deliver(message).catch((error: unknown) => error);
  mailer.close();
  return thrown;
}

it('keeps the beginning of a long refusal', async () => {
  greeting = `554 Not today, ${'x'.repeat(90_000)}`;
  const error = await failure();
  expect(error).toBeInstanceOf(MailError);
  const text = String(error);
  expect(text).toContain('The mail server did not accept the email: 554 Not today, xxx');
  expect(text.length).toBeLessThan(foreignLengths.shown + 100);
});

it('is logged in full only if it is short', async () => {
  greeting = `554 ${'x'.repeat(90_000)} for zoe@example.org`;
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  const error = await failure();
  log.warn({ err: error }, 'mail not sent');
  log.warn({ err: error instanceof Error ? error.cause : undefined }, 'mail not sent');
  for (const line of lines) {
    expect(line.length).toBeLessThan(foreignLengths.logged + 500);
    expect(line).not.toContain('zoe@');
    expect(line).toMatch(/\n\s+at |\\n\s+at /);
  }
  expect(lines).toHaveLength(2);
});
