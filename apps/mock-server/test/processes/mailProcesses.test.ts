import { setTimeout as delay } from 'node:timers/promises';
import { dispatchSchema, leadSchema } from '@cardinal/contract';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '../../src/store/engine/openDatabase.ts';
import type { Database, DatabaseOptions } from '../../src/store/engine/database.ts';
import { describeOnEachEngine } from '../helpers/engines.ts';
import { mailFrom } from '../helpers/mailing.ts';
import { startMailServer, type TestMailServer } from '../helpers/mailServer.ts';
import { createDatabase, dropDatabase } from '../helpers/postgresDatabases.ts';
import { signInAt, startServerProcess, type ServerProcess } from '../helpers/serverProcess.ts';

const rounds = 4;
const senders = 6;
const agent = 'agent@demo.cardinal.test';
/** Milliseconds. */
const patience = 30_000;

let mail: TestMailServer;
beforeEach(async () => {
  mail = await startMailServer();
});
afterEach(() => mail.close());

const start = (place: DatabaseOptions) =>
  startServerProcess(place, { SMTP_URL: mail.url, MAIL_FROM: mailFrom });

/** Adds a lead without emails. @returns Its id */
async function newLead({ url }: ServerProcess, token: string): Promise<string> {
  const answer = await fetch(`${url}/api/leads`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ first_name: 'Ada', email: 'ada@example.com' }),
  });
  return leadSchema.parse(await answer.json()).id;
}

/** Sends an email. @returns Its id; undefined if there was no response. */
async function send({ url }: ServerProcess, token: string, leadId: string, key: string) {
  const answer = await fetch(`${url}/api/emails/send`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
      'Idempotency-Key': key,
    },
    body: JSON.stringify({ leadId, subject: `Mail ${key}`, content: 'Hello.' }),
  }).catch(() => undefined);
  if (!answer) return undefined;
  expect(answer.status).toBe(202);
  const body: unknown = await answer.json().catch(() => undefined);
  return body === undefined ? undefined : dispatchSchema.parse(body).id;
}

const storedMails = (db: Database, leadId: string) =>
  db.read
    .selectFrom('emails')
    .select(['id', 'state', 'subject', 'message_id'])
    .where('lead_id', '=', leadId)
    .execute();

async function allSent(db: Database, leadId: string) {
  const waiting = async () =>
    (await storedMails(db, leadId)).filter(({ state }) => state !== 'sent');
  await expect.poll(waiting, { timeout: patience, interval: 50 }).toEqual([]);
}

describeOnEachEngine('kill -9 while sending', (_open, { makePlace }) => {
  it('loses no email and records none twice', { timeout: 120_000 }, async () => {
    mail.usually.afterMs = 15;
    const place = await makePlace();
    let server = await start(place);
    const token = await signInAt(server.url, agent);
    const leadId = await newLead(server, token);
    const acknowledged = new Map<string, string>();
    const unanswered: string[] = [];
    let made = 0;

    /**
     * Sends one after the other until the server is gone; calls without a response are repeated.
     */
    async function sendUntilKilled() {
      for (;;) {
        const key = unanswered.pop() ?? `key-${(made += 1)}`;
        const id = await send(server, token, leadId, key);
        if (id === undefined) return void unanswered.push(key);
        expect(acknowledged.get(key) ?? id).toBe(id);
        acknowledged.set(key, id);
      }
    }
    for (let round = 0; round < rounds; round += 1) {
      const sending = Array.from({ length: senders }, sendUntilKilled);
      const goal = acknowledged.size + senders;
      await expect
        .poll(() => acknowledged.size, { timeout: patience, interval: 5 })
        .toBeGreaterThan(goal);
      await delay((round * 37) % 90);
      await server.kill();
      await Promise.all(sending);
      server = await start(place);
    }
    for (const key of unanswered)
      acknowledged.set(key, (await send(server, token, leadId, key)) ?? '');

    const db = await openDatabase(place);
    await allSent(db, leadId);
    await server.stop();
    const mails = await storedMails(db, leadId);
    const activities = await db.read
      .selectFrom('activities')
      .select(['email_id', 'title'])
      .where('lead_id', '=', leadId)
      .where('email_id', 'is not', null)
      .execute();
    const jobs = await db.read.selectFrom('jobs').select('id').where('kind', '=', 'mail').execute();
    await db.close();

    expect(acknowledged.size).toBeGreaterThan(rounds * senders);
    const ids = (all: readonly string[]) => all.toSorted();
    expect(ids(mails.map(({ id }) => id))).toEqual(ids([...acknowledged.values()]));
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(mails.length);
    expect(ids(activities.map((activity) => activity.email_id ?? ''))).toEqual(
      ids(mails.map(({ id }) => id)),
    );
    expect(new Set(activities.map(({ title }) => title))).toEqual(new Set(['Email sent']));
    const arrived = new Set(mail.arrived.map((one) => one.mail.messageId));
    expect(mails.filter((one) => !arrived.has(one.message_id))).toEqual([]);
    expect(arrived.size).toBe(mails.length);
    expect(jobs).toEqual([]);
  });
});

const template = inject('postgresTemplate');
describe.skipIf(template === '')('two processes on one PostgreSQL', () => {
  it('deliver every queued email once, and none simultaneously', { timeout: 60_000 }, async () => {
    const place = { databaseUrl: await createDatabase(template), dataDir: '' };
    mail.usually.code = 451;
    const servers = await Promise.all([start(place), start(place)]);
    const token = await signInAt(servers[0].url, agent);
    const leadId = await newLead(servers[0], token);
    const count = 30;
    await Promise.all(
      Array.from({ length: count }, (_, index) =>
        send(servers[index % 2] ?? servers[0], token, leadId, `key-${index}`),
      ),
    );
    expect(mail.arrived).toEqual([]);
    mail.usually.code = undefined;
    mail.usually.afterMs = 30;
    const db = await openDatabase(place);
    await allSent(db, leadId);
    await db.close();
    expect(new Set(mail.arrived.map((one) => one.mail.messageId)).size).toBe(count);
    expect(mail.arrived).toHaveLength(count);
    expect([...mail.mostAtOnce.values()].filter((most) => most > 1)).toEqual([]);
    expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0]);
    await dropDatabase(place.databaseUrl);
  });
});
