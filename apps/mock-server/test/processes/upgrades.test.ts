import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseFile } from '../../src/store/engine/dataFolder.ts';
import type { DatabaseOptions, Dialect } from '../../src/store/engine/database.ts';
import { pendingMigrations, readMigrations } from '../../src/store/engine/migrations.ts';
import { undeclared } from '../helpers/declaredAnswers.ts';
import { describeOnEachEngine } from '../helpers/engines.ts';
import { startMailServer, type TestMailServer } from '../helpers/mailServer.ts';
import { startServerProcess, type ServerProcess } from '../helpers/serverProcess.ts';
import { read, readBusyCompany, type Answer } from '../upgrades/answers.ts';
import { createClient, type Client as HttpClient } from '../upgrades/client.ts';
import { clockSettings } from '../upgrades/clockSettings.ts';
import { importEnded, partnerOrigin } from '../upgrades/fill.ts';
import { password } from '../upgrades/people.ts';
import { placeState, readRecord, states } from '../upgrades/states.ts';

const source = (path: string) => new URL(`../../${path}`, import.meta.url);

/** The numbers of the migrations that a database has. */
async function appliedIn(dialect: Dialect, { dataDir, databaseUrl }: DatabaseOptions) {
  const select = 'select number from migrations order by number';
  if (dialect === 'sqlite') {
    const db = new DatabaseSync(databaseFile(dataDir));
    const rows = db.prepare(select).all();
    db.close();
    return rows.map(({ number }) => Number(number));
  }
  const client = new Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ number: number }>(select);
  await client.end();
  return rows.map(({ number }) => number);
}

/** The migrations that a database lacks. */
const missingIn = async (dialect: Dialect, place: DatabaseOptions) =>
  pendingMigrations(await readMigrations(dialect), await appliedIn(dialect, place));

/** Starts a server that is killed right after these statements. @returns The signal that ended it */
async function killAfter(place: DatabaseOptions, sql: string) {
  const child = spawn(process.execPath, [fileURLToPath(source('start.mjs'))], {
    env: {
      PATH: process.env['PATH'],
      NODE_OPTIONS: `--import=${source('test/upgrades/killUpgrade.mjs').href}`,
      KILL_AFTER: sql,
      DATA_DIR: place.dataDir || undefined,
      DATABASE_URL: place.databaseUrl,
    },
    stdio: 'inherit',
  });
  const [, signal] = await once(child, 'exit');
  return signal;
}

/**
 * Answers that follow other rules since: which rows of a file are refused, and whose leads the figures
 * of an agent count.
 */
const followsNewRules = (state: string, { path }: Answer) =>
  path.endsWith('/report?format=csv') || (state === 'schema-8' && path === '/api/users');

/** Agents have been assigned what they captured since, so these values may differ. */
const ofOwners = new Set(['assignedTo', 'unassigned_leads', 'owned']);
const withoutOwners = (answer: unknown): object =>
  JSON.parse(
    JSON.stringify(answer, (key, value: unknown) => (ofOwners.has(key) ? undefined : value)),
  );

for (const state of states) {
  describeOnEachEngine(`a database of ${state}`, (_open, { dialect, makePlace }) => {
    const { at, answers, busy, open } = readRecord(state, dialect);
    const { agent, manager, admin, colleague } = open.people;
    let place: DatabaseOptions;
    let mail: TestMailServer;
    let server: ServerProcess;
    let client: HttpClient;

    beforeAll(async () => {
      place = await makePlace();
      await placeState(state, dialect, place);
      mail = await startMailServer();
    });
    afterAll(async () => {
      await server.stop();
      await mail.close();
    });

    it('is as it was after a kill in the middle of its upgrade', async ({ skip }) => {
      const before = await appliedIn(dialect, place);
      const missing = await missingIn(dialect, place);
      const middle = missing[Math.floor(missing.length / 2)];
      if (!middle) return skip('It needs no upgrade.');
      expect(await killAfter(place, middle.sql)).toBe('SIGKILL');
      expect(await appliedIn(dialect, place)).toEqual(before);
    });

    it('ends the jobs that were open', async () => {
      const settings = {
        ...clockSettings(at - Date.now()),
        SEED: 'none',
        PUBLIC_URL: 'https://crm.example.com',
        SMTP_URL: mail.url,
        MAIL_FROM: 'Cardinal <crm@example.com>',
        LOG_LEVEL: 'error',
      };
      server = await startServerProcess(place, settings);
      client = createClient(server.url);
      expect(await missingIn(dialect, place)).toEqual([]);
      const { busy: founder } = open.people;
      for (const id of open.openImports) {
        expect(await importEnded(client, founder, id)).toBe('done');
      }
      expect(await readBusyCompany(client, open)).toMatchObject(busy);
      const arrived = () =>
        mail.arrived.map(({ recipients, mail: { subject } }) => ({ to: recipients[0], subject }));
      await expect.poll(() => arrived().length).toBe(open.queuedMails.length);
      expect(arrived()).toEqual(expect.arrayContaining(open.queuedMails));
    });

    it('gives the answers that it gave before', async () => {
      for (const before of answers.filter((answer) => !followsNewRules(state, answer))) {
        const now = await read(client, open.people, before);
        expect
          .soft(withoutOwners(now), `${before.who} ${before.path}`)
          .toMatchObject(withoutOwners(before));
      }
    });

    it('returns to repeated calls what the first ones created', async () => {
      for (const { path, key, json, id } of open.repeats) {
        const sent = { token: agent.token, json, headers: { 'Idempotency-Key': key } };
        expect(await client.create(path, sent)).toBe(id);
      }
      // They return the responses of that time, without the fields that calls have gained since.
      undeclared.clear();
    });

    it('imports the file that was waiting, and undoes the one that was imported', async () => {
      const commit = `/api/imports/${open.waitingImport}/commit`;
      await client.call('POST', commit, { token: agent.token, json: {} });
      expect(await importEnded(client, agent, open.waitingImport)).toBe('done');
      const { token } = manager;
      const undone = await client.call('DELETE', `/api/imports/${open.doneImport}`, { token });
      expect(undone).toMatchObject({ status: 'undone', counts: { removed: 8, kept: 0 } });
    });

    it('restores a deleted lead', async () => {
      const path = `/api/leads/${open.deletedLead}/restore`;
      const restored = await client.call('POST', path, { token: manager.token });
      expect(restored).toMatchObject({ id: open.deletedLead });
    });

    it.runIf(open.merge)('undoes a merge', async () => {
      const path = `/api/merges/${open.merge ?? ''}/undo`;
      const undone = await client.call('POST', path, { token: manager.token });
      expect(undone).toMatchObject({ leads: [{}, {}], kept: [] });
    });

    it.runIf(open.attendeeList)('undoes a list of attendees', async () => {
      const path = `/api/imports/${open.attendeeList ?? ''}`;
      const undone = await client.call('DELETE', path, { token: manager.token });
      expect(undone).toMatchObject({ status: 'undone', counts: { restored: 1 } });
    });

    it.runIf(open.partnerKey)('knows its partners', async () => {
      const sent = { json: { key: open.partnerKey }, headers: { Origin: partnerOrigin } };
      const session = await client.call('POST', '/api/embed/session', sent);
      expect(session).toMatchObject({ company: { name: 'Fixture GmbH' } });
    });

    it('knows its passwords and its links', async () => {
      const { email } = admin;
      await client.call('POST', '/api/auth/login', { json: { email, password } });
      const reset = { token: open.resetToken, password: 'another-long-secret' };
      await client.call('POST', '/api/auth/password/reset', { json: reset });
      const login = { email: colleague.email, password: reset.password };
      await client.call('POST', '/api/auth/login', { json: login });
      const json = {
        username: 'invited',
        email: 'invited@example.com',
        password,
        first_name: 'In',
        last_name: 'Vited',
        invite_token: open.inviteToken,
      };
      const { user } = await client.call('POST', '/api/auth/register', { json });
      expect(user).toMatchObject({ company_name: 'Fixture GmbH', role: 'agent' });
    });
  });
}
