import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import type { Mailer } from '../../../src/ports/mail/index.ts';
import { selfSigned } from '../../helpers/certificate.ts';
import { mailerTo } from '../../helpers/mailing.ts';
import { startMailServer, type TestMailServer } from '../../helpers/mailServer.ts';
import { startWire } from '../../helpers/wire.ts';

/**
 * An address of this machine that counts as another machine's, like everything except 127.* and
 * localhost: email is sent as to a remote server.
 */
const elsewhere = '0.0.0.0';
const user = 'crm';
const password = 'a-secret-of-the-mail-server';
/** The password as transmitted without encryption. */
const readable = Buffer.from(`\0${user}\0${password}`).toString('base64');

const message = {
  messageId: '<1@example.com>',
  to: { name: '', address: 'zoe@example.org' },
  subject: 'Hello',
  text: 'A text for Zoe alone',
  html: '<p>A text for Zoe alone</p>',
};

describe.skipIf(process.platform === 'win32')('email to a server that requires a password', () => {
  let mail: TestMailServer;
  let wire: Awaited<ReturnType<typeof startWire>>;
  let mailer: Mailer;
  let heard: { user: string | undefined; isEncrypted: boolean; ehlo: string }[];
  const trusted = getCACertificates('default');

  afterEach(async () => {
    setDefaultCACertificates(trusted);
    mailer.close();
    await wire.close();
    await mail.close();
  });

  /** Starts a server and an eavesdropper on its connections. */
  async function start(options: SMTPServerOptions) {
    heard = [];
    mail = await startMailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth(auth, session, done) {
        heard.push({
          user: auth.password === password ? auth.username : undefined,
          isEncrypted: session.secure,
          ehlo: session.hostNameAppearsAs,
        });
        done(null, { user: auth.username });
      },
      ...options,
    });
    wire = await startWire(mail.port);
  }
  const withoutTls = { disabledCommands: ['STARTTLS'] };
  /** @param host Host name in its certificate. */
  function withTls(host = elsewhere): SMTPServerOptions {
    const { key, cert } = selfSigned(host);
    setDefaultCACertificates([...trusted, cert]);
    return { key, cert, disabledCommands: [] };
  }
  function deliver(query = '', scheme = 'smtp', publicUrl?: string) {
    const address = `${scheme}://${user}:${password}@${elsewhere}:${wire.port}${query}`;
    mailer = mailerTo(address, publicUrl);
    return mailer.deliver(message);
  }

  it('is not sent if the server offers no encryption, and neither is the password', async () => {
    await start(withoutTls);
    await expect(deliver()).rejects.toMatchObject({
      name: 'MailError',
      isPermanent: false,
      message: expect.stringMatching(/no encryption \(STARTTLS\), which SMTP_URL requires/),
    });
    expect(wire.sent()).toContain('STARTTLS');
    expect(wire.sent()).not.toContain('AUTH');
    expect(wire.sent()).not.toContain(readable);
    expect(wire.sent()).not.toContain('Zoe');
    expect(heard).toEqual([]);
    expect(mail.arrived).toEqual([]);
  });

  it('is sent with STARTTLS, and nothing is readable on the way', async () => {
    await start(withTls());
    await deliver();
    expect(heard).toEqual([{ user, isEncrypted: true, ehlo: 'crm.example.com' }]);
    expect(mail.arrived).toHaveLength(1);
    expect(wire.sent()).toContain('STARTTLS');
    expect(wire.sent()).not.toContain(readable);
    expect(wire.sent()).not.toContain('Zoe');
  });

  it('is sent with smtps', async () => {
    await start({ ...withTls(), secure: true });
    await deliver('', 'smtps');
    expect(heard).toMatchObject([{ user, isEncrypted: true }]);
    expect(mail.arrived).toHaveLength(1);
  });

  it.each(['', '?tls=optional'])(
    'is not sent to a server with a wrong certificate (%s)',
    async (query) => {
      await start(withTls('mail.example.org'));
      await expect(deliver(query)).rejects.toThrow(/can't be reached: .*certificate's altnames/);
      expect(wire.sent()).not.toContain(readable);
      expect(mail.arrived).toEqual([]);
    },
  );

  it('is sent unencrypted if the setting says so, which the other tests must not find', async () => {
    await start(withoutTls);
    await deliver('?tls=optional');
    expect(wire.sent()).toContain(readable);
    expect(wire.sent()).toContain('Zoe');
    expect(mail.arrived).toHaveLength(1);
  });

  it('uses optional encryption, unless it is off', async () => {
    await start(withTls());
    await deliver('?tls=optional');
    mailer.close();
    await deliver('?tls=off');
    expect(heard).toMatchObject([{ isEncrypted: true }, { isEncrypted: false }]);
  });

  // The test server converts the name to lower case.
  it.each([
    ['https://crm.example.com:8443/sales', 'crm.example.com'],
    ['http://192.0.2.7', '[192.0.2.7]'],
    ['http://[2001:db8::7]:3000', '[ipv6:2001:db8::7]'],
  ])('at %s introduces itself as %s', async (publicUrl, name) => {
    await start(withTls());
    await deliver('', 'smtp', publicUrl);
    expect(heard).toMatchObject([{ ehlo: name }]);
  });
});
