import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A received email. */
export interface ArrivedMail {
  /** As transmitted. */
  raw: string;
  /** As parsed by a mail program. */
  mail: Email;
  /** Recipients of the envelope. */
  recipients: string[];
}

/** The mail server's response to an email. */
interface Reply {
  /** Milliseconds before it responds. */
  afterMs?: number;
  /** SMTP status, for example 451; absent: it accepts the email. */
  code?: number;
  text?: string;
}

/** A mail server for tests on this machine. */
export interface TestMailServer {
  url: string;
  port: number;
  arrived: ArrivedMail[];
  /** Maximum number of simultaneous deliveries of an email, by Message-ID. */
  mostAtOnce: Map<string, number>;
  /** Responses to the next emails, in order. */
  replies: Reply[];
  /** Response to all others. */
  usually: Reply;
  close(): Promise<void>;
}

const portOf = (address: AddressInfo | string | null) =>
  typeof address === 'object' && address ? address.port : 0;

/** A free port. */
export async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server.address());
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts a mail server. @param options Other refusals. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<TestMailServer> {
  const arrived: ArrivedMail[] = [];
  const replies: Reply[] = [];
  const usually: Reply = {};
  const underWay = new Map<string, number>();
  const mostAtOnce = new Map<string, number>();

  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const raw = Buffer.concat(parts).toString();
        const id = /^Message-ID: (.*)$/im.exec(raw)?.[1]?.trim() ?? '';
        const now = (underWay.get(id) ?? 0) + 1;
        underWay.set(id, now);
        mostAtOnce.set(id, Math.max(now, mostAtOnce.get(id) ?? 0));
        const { afterMs = 0, code, text = 'Not now' } = replies.shift() ?? usually;
        const answer = async () => {
          underWay.set(id, (underWay.get(id) ?? 1) - 1);
          if (code) return done(Object.assign(new Error(text), { responseCode: code }));
          const recipients = session.envelope.rcptTo.map(({ address }) => address);
          arrived.push({ raw, mail: await PostalMime.parse(raw), recipients });
          done();
        };
        setTimeout(() => void answer(), afterMs);
      });
    },
    ...options,
  });
  smtp.on('error', () => undefined);
  const listening = smtp.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const port = portOf(listening.address());
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    arrived,
    mostAtOnce,
    replies,
    usually,
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}
