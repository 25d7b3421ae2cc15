/**
 * Keeps a filled database of this version, or of the one in another checkout, as a fixture for the
 * tests of upgrades. Needs PostgreSQL; run it before each release (CONTRIBUTING.md, Releases).
 *
 *     node apps/mock-server/test/upgrades/make.ts NAME [FOLDER OF THE CHECKOUT]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { DatabaseOptions, Dialect } from '../../src/store/engine/database.ts';
import { startMailServer } from '../helpers/mailServer.ts';
import { createDatabase } from '../helpers/postgresDatabases.ts';
import { findBinaries, startPostgres } from '../helpers/postgresServer.ts';
import { startServerProcess, type ServerProcess } from '../helpers/serverProcess.ts';
import { readBusyCompany, readEverything } from './answers.ts';
import { createClient } from './client.ts';
import { fillServer, importEnded } from './fill.ts';
import { clockSettings } from './clockSettings.ts';
import { keepDatabase, keepRecord } from './states.ts';

const [state, checkout = join(import.meta.dirname, '../../../..')] = process.argv.slice(2);
if (!state) throw new Error('Name the state: make.ts NAME [FOLDER OF THE CHECKOUT]');
const program = join(resolve(checkout), 'apps/mock-server/start.mjs');

/** At noon, so that a test goes on in the same day. */
const clockOffset = new Date().setUTCHours(12, 0, 0, 0) - Date.now();

const servers: ServerProcess[] = [];

async function make(name: string, dialect: Dialect, place: DatabaseOptions) {
  const mail = await startMailServer();
  const settings = {
    ...clockSettings(clockOffset),
    SEED: 'none',
    PUBLIC_URL: 'https://crm.example.com',
    SMTP_URL: mail.url,
    MAIL_FROM: 'Cardinal <crm@example.com>',
    LOG_LEVEL: 'silent',
  };
  async function start() {
    const server = await startServerProcess(place, settings, { program });
    servers.push(server);
    return server;
  }
  const filled = await start();
  const open = await fillServer(createClient(filled.url), mail);
  await filled.kill();
  keepDatabase(name, dialect, place);

  const again = await start();
  const client = createClient(again.url);
  const { busy } = open.people;
  for (const id of open.openImports) await importEnded(client, busy, id);
  keepRecord(name, dialect, {
    answers: await readEverything(client, open),
    busy: await readBusyCompany(client, open),
    open,
    at: Date.now() + clockOffset,
  });
  await again.stop();
}

const dataDir = mkdtempSync(join(tmpdir(), 'cardinal-state-'));
const binaries = findBinaries();
if (!binaries) throw new Error('PostgreSQL was not found.');
const postgres = await startPostgres(binaries);
try {
  await make(state, 'sqlite', { dataDir });
  const databaseUrl = await createDatabase(postgres.url);
  await make(state, 'postgres', { dataDir: '', databaseUrl });
} finally {
  for (const server of servers) await server.kill();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
