import {
  activitySchema,
  createdLeadSchema,
  dispatchSchema,
  emailSchema,
  problemSchema,
  realtimeMessageSchema,
  type Dispatch,
  type RealtimeMessage,
} from '@cardinal/contract';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { localMailbox, createSmtpMailer, type Mailer } from '../../src/ports/mail/index.ts';
import { readSettings } from '../../src/settings.ts';
import type { Database } from '../../src/store/engine/database.ts';
import { seedDemo } from '../../src/services/demo/seed.ts';
import { startTestServer } from './server.ts';

/** Sender of every email. */
export const mailFrom = 'Cardinal <crm@example.com>';

/** A mailer as the server creates it from its settings. */
export function mailerTo(url: string, publicUrl = 'https://crm.example.com'): Mailer {
  const settings = readSettings({ SMTP_URL: url, MAIL_FROM: mailFrom, PUBLIC_URL: publicUrl });
  if (!settings.smtp) throw new Error('SMTP_URL names no mail server.');
  const ownHost = new URL(settings.publicUrl).hostname;
  return createSmtpMailer({ server: settings.smtp, from: settings.mailFrom, ownHost });
}

/** Tokens of users in the demo's company. */
export interface DemoTokens {
  agent: string;
  manager: string;
  colleague: string;
}

/**
 * Fills the database with the demo and signs in; the sessions are valid on every server that opens
 * it.
 */
export async function signInDemo(db: Database): Promise<DemoTokens> {
  await seedDemo(db);
  const server = await startTestServer({ db });
  const [agent, manager, colleague] = await Promise.all([
    server.signIn('agent@demo.cardinal.test'),
    server.signIn('manager@demo.cardinal.test'),
    server.signIn('agent2@demo.cardinal.test'),
  ]);
  await server.close();
  return { agent, manager, colleague };
}

/** The recipient of the emails. */
const zoe = { first_name: 'Zoë "Z"', last_name: 'Ångström, <b>', email: 'zoe@example.org' };

/** A server with a lead of the agent. */
export type Mailing = Awaited<ReturnType<typeof startMailing>>;

/**
 * Starts a server that sends email by SMTP, or, without a URL, keeps it in the local mailbox. An
 * email that is not accepted has failed after three attempts in quick succession.
 */
export async function startMailing(db: Database, tokens: DemoTokens, url?: string) {
  const mailer = url === undefined ? localMailbox : mailerTo(url);
  const settings = { SMTP_URL: url ?? '', MAIL_FROM: url === undefined ? '' : mailFrom };
  const server = await startTestServer({ db, mailer, mailPauses: [60, 60], settings });

  const post = (path: string, json: unknown, token = tokens.agent, headers = {}) =>
    server.request(path, { method: 'POST', token, json, headers });
  const createLead = async (json: object, token?: string) =>
    createdLeadSchema.parse(await (await post('/api/leads', json, token)).json()).id;
  const leadId = await createLead(zoe);
  const letter = {
    leadId,
    subject: 'Grüße & more',
    content: 'Hello Zoë,\n\n<b>3 < 4</b> & "so"\nBye',
  };
  const read = async (path: string, token = tokens.agent): Promise<unknown> =>
    (await server.request(path, { token })).json();
  const mails = async (query = `?lead_id=${leadId}`, token = tokens.agent) =>
    z.array(emailSchema).parse(await read(`/api/emails${query}`, token));

  return {
    server,
    leadId,
    letter,
    post,
    read,
    createLead,
    mails,
    /** Sends an email to the lead. */
    send: (changes: object = {}, headers = {}) =>
      post('/api/emails/send', { ...letter, ...changes }, tokens.agent, headers),
    retry: (id: string, token?: string) => post(`/api/emails/${id}/retry`, undefined, token),
    /** State, attempts and error of the lead's latest email. */
    async state() {
      const [newest] = await mails();
      return newest && { status: newest.status, attempts: newest.attempts, error: newest.error };
    },
    /** Titles of the lead's history, newest first. */
    async titles() {
      const history = z.array(activitySchema).parse(await read(`/api/leads/${leadId}/activities`));
      return history.map(({ title }) => title);
    },
    /** Listens on the socket. @returns A function that returns all messages of a type. */
    async hear(token: string): Promise<(type: RealtimeMessage['type']) => RealtimeMessage[]> {
      const address = `${server.url.replace('http', 'ws')}/ws`;
      const socket = new WebSocket(address, ['cardinal.v1', `bearer.${token}`]);
      const heard: RealtimeMessage[] = [];
      socket.on('message', (data) =>
        heard.push(realtimeMessageSchema.parse(JSON.parse(String(data)))),
      );
      await new Promise((resolve) => socket.once('open', resolve));
      return (type) => heard.filter((message) => message.type === type);
    },
    async close() {
      await server.close();
      mailer.close();
    },
  };
}

/** The response of a call that sends an email. */
export async function dispatchOf(answer: Response): Promise<Dispatch> {
  expect(answer.status).toBe(202);
  return dispatchSchema.parse(await answer.json());
}

/** Status and code of a refusal. */
export async function refusalOf(answer: Response): Promise<[number, string]> {
  return [answer.status, problemSchema.parse(await answer.json()).code];
}
