import {
  type RegisterInput,
  type Registration,
  registrationSchema,
  sessionSchema,
} from '@cardinal/contract';
import type { Hono } from 'hono';
import { pino, type Logger } from 'pino';
import { createApp } from '../../src/app.ts';
import type { Environment } from '../../src/http/environment.ts';
import type { CardReader, CardReading } from '../../src/ports/cards/index.ts';
import { localMailbox, type Mailer } from '../../src/ports/mail/index.ts';
import { createHub, type Hub } from '../../src/realtime/hub.ts';
import { listen } from '../../src/server.ts';
import { createJobs } from '../../src/services/jobs/jobs.ts';
import { startHubSpot } from './hubSpot.ts';
import { readSettings } from '../../src/settings.ts';
import type { Database } from '../../src/store/engine/database.ts';

/** Replacements for parts of the server. */
interface TestServerOptions {
  db: Database;
  /** Environment variables, as the server reads them. */
  settings?: Record<string, string>;
  cards?: CardReader;
  mailer?: Mailer;
  /** Milliseconds after each delivery attempt. */
  mailPauses?: readonly number[];
  log?: Logger;
  portalFolder?: string;
  clock?: () => number;
  /** @default the clock */
  timer?: () => number;
  /** Limits of a connection, in milliseconds. */
  times?: Parameters<typeof listen>[1]['times'];
}

/** Options of a request; `json` becomes the body, `token` the Bearer header. */
interface TestRequest extends Omit<RequestInit, 'headers'> {
  token?: string;
  json?: unknown;
  headers?: Record<string, string>;
}

/** A server that listens on a free port of this machine. */
export interface TestServer {
  /** HubSpot's API, as the server sees it. */
  hubSpot: Awaited<ReturnType<typeof startHubSpot>>;
  app: Hono<Environment>;
  hub: Hub;
  /** URL without a trailing slash. */
  url: string;
  /** Makes a request over the network. */
  request(path: string, init?: TestRequest): Promise<Response>;
  /** Signs in. @returns The token. */
  signIn(email: string, password?: string): Promise<string>;
  /** Registers a new user; omitted values are generated. */
  register(input?: Partial<RegisterInput>): Promise<Registration>;
  /** Closes server and sockets; the database stays the caller's. */
  close(): Promise<void>;
}

const password = 'a-long-enough-secret';
let people = 0;

/** An unused registration. */
export function newPerson(input: Partial<RegisterInput> = {}) {
  people += 1;
  const username = `person${people}`;
  const email = `${username}@example.com`;
  return { username, email, password, first_name: 'Ada', last_name: 'Example', ...input };
}

const blank = { first_name: '', last_name: '', email: '', phone: '', company: '', position: '' };
const unsure = { first_name: 0, last_name: 0, email: 0, phone: 0, company: 0, position: 0 };

/** A reader's result for a picture without a card. */
export const noCard: CardReading = {
  readable: false,
  fields: blank,
  confidence: unsure,
  regions: {},
  alternatives: { phones: [], names: [] },
  also: { web: [], handles: [], address: [] },
  text: [],
  reasons: {},
  code: null,
  otherCodes: [],
  notes: [],
  cards: [],
};

/** A card reader controlled by the test. */
export const fakeCards = (
  read: CardReader['read'] = () => Promise.resolve(noCard),
): CardReader => ({
  read,
  warm: () => undefined,
  close: () => Promise.resolve(),
});

/** Starts the whole server in this process on the given database. */
export async function startTestServer(options: TestServerOptions): Promise<TestServer> {
  const { db, cards = fakeCards(), mailer = localMailbox, clock = Date.now } = options;
  const { timer = clock } = options;
  const { log = pino({ level: 'silent' }), portalFolder = '/nonexistent' } = options;
  // Nothing leaves this machine.
  const hubSpot = await startHubSpot();
  const settings = readSettings({
    PUBLIC_URL: 'http://crm.example.com',
    // Tests send forms at once.
    FORM_SECONDS: '0',
    HUBSPOT_URL: hubSpot.url,
    ...options.settings,
  });
  const hub = createHub(clock);
  const jobs = createJobs({ db, log, times: { poll: 50 } });
  const { mailPauses } = options;
  const parts = {
    settings,
    db,
    log,
    jobs,
    mailer,
    mailPauses,
    cards,
    hub,
    portalFolder,
    clock,
    timer,
  };
  const app = createApp(parts);
  await jobs.recover();
  jobs.start();
  const server = await listen(app, { host: '127.0.0.1', port: 0, times: options.times });
  const url = `http://127.0.0.1:${server.port}`;

  const request: TestServer['request'] = (path, { token, json, headers, ...init } = {}) =>
    fetch(url + path, {
      ...init,
      ...(json !== undefined && { body: JSON.stringify(json) }),
      headers: {
        ...(json !== undefined && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...headers,
      },
    });

  return {
    app,
    hub,
    hubSpot,
    url,
    request,
    async signIn(email, secret = 'cardinal-demo') {
      const json = { email, password: secret };
      const answer = await request('/api/auth/login', { method: 'POST', json });
      return sessionSchema.parse(await answer.json()).access_token;
    },
    async register(input) {
      const json = newPerson(input);
      const answer = await request('/api/auth/register', { method: 'POST', json });
      return registrationSchema.parse(await answer.json());
    },
    async close() {
      await Promise.all([server.drain(), hub.close()]);
      await jobs.stop();
      await hubSpot.close();
    },
  };
}
