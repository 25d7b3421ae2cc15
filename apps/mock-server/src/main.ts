import { fileURLToPath } from 'node:url';
import { scanning } from '@cardinal/contract/limits';
import { createApp } from './app.ts';
import { createLog } from './http/log.ts';
import { sweepUploadFolders } from './http/requests/uploadFolders.ts';
import { createCardReader } from './ports/cards/index.ts';
import { createSmtpMailer, localMailbox } from './ports/mail/index.ts';
import { createHub, type Hub } from './realtime/hub.ts';
import { listen } from './server.ts';
import { takeDown } from './takeDown.ts';
import { importJobs } from './services/importing/job/jobKinds.ts';
import { createJobs } from './services/jobs/jobs.ts';
import { startRetention } from './services/jobs/retention.ts';
import { startDigest } from './services/digest/digestJob.ts';
import { SecretsError } from './services/shared/secretBox.ts';
import { sealSecrets } from './services/system/sealSecrets.ts';
import { startWebhookSweep } from './services/webhooks/delivery.ts';
import { readSettings, SettingsError, type Settings } from './settings.ts';
import { openDatabase } from './store/engine/openDatabase.ts';
import { demoUsers } from './services/demo/people.ts';
import { seedDemo } from './services/demo/seed.ts';
import { findUserByEmail, hasUsers } from './store/accounts/users.ts';

const portalFolder = fileURLToPath(new URL('../../portal/dist', import.meta.url));

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Prints a one-line message for the operator and exits with code 1. */
function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error));

function settingsOrFail(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (error instanceof SettingsError) fail(`Settings: ${error.message}`);
    throw error;
  }
}

/** Only PostgreSQL supports several processes; its driver is loaded on first use. */
async function shared(own: Hub, url: string): Promise<Hub> {
  const { createSharedHub } = await import('./realtime/sharedHub.ts');
  return createSharedHub(own, { db, databaseUrl: url, log });
}

const settings = settingsOrFail();
const log = createLog(settings.logLevel);
const { databaseUrl, dataDir } = settings;
const place = { databaseUrl, dataDir, servedAt: settings.publicUrl };
const db = await openDatabase(place).catch((error: unknown) =>
  fail(`The database can't be opened: ${reason(error)}`),
);
const sealed = await sealSecrets(db, settings.secretsKeys).catch((error: unknown) =>
  error instanceof SecretsError ? fail(error.message) : Promise.reject(error),
);
if (sealed > 0) log.info({ sealed }, 'stored secrets encrypted');
if (settings.seedDemo && !(await hasUsers(db.read))) await seedDemo(db);

const mailer = settings.smtp
  ? createSmtpMailer({
      server: settings.smtp,
      from: settings.mailFrom,
      ownHost: new URL(settings.publicUrl).hostname,
    })
  : localMailbox;
const jobs = createJobs({ db, log });
const cards = createCardReader();
const ownSockets = createHub();
const hub = databaseUrl ? await shared(ownSockets, databaseUrl) : ownSockets;
const app = createApp({ settings, db, log, jobs, mailer, cards, hub, portalFolder });
// Work left behind by a crash is resumed before the server reports that it is ready.
await jobs.recover();
await jobs.ensure(importJobs.sweep);
await startRetention({ db, log, jobs });
await startWebhookSweep(jobs);
await startDigest(jobs);
const server = await listen(app, settings).catch((error: unknown) =>
  fail(`The server can't listen on ${settings.host}:${settings.port}: ${reason(error)}`),
);

jobs.start();
void sweepUploadFolders().catch((error: unknown) => log.warn({ err: error }, 'uploads not swept'));
print(`Cardinal is on ${settings.publicUrl}`);
if (await findUserByEmail(db.read, demoUsers[0].email)) {
  for (const { email, role, password } of demoUsers) print(`  ${role}: ${email} / ${password}`);
}

let isStopping = false;

/** Shuts down without losing work that has begun. A further signal has no effect. */
async function stop() {
  if (isStopping) return;
  isStopping = true;
  log.info('stopping');
  const drained = server.drain();
  const isClean = await takeDown(log, [
    { name: 'live sockets', limit: 3_000, end: () => hub.close() },
    {
      name: 'requests',
      // The longest is reading a card, with its upload.
      limit: scanning.answer,
      end: () => drained,
      open: server.count,
      cut: server.cut,
    },
    { name: 'card reader', limit: 2_000, end: () => cards.close() },
    // Jobs that were cut off are resumed by another process, or at the next start.
    { name: 'jobs', limit: 10_000, end: () => jobs.stop(), open: jobs.running },
    { name: 'mail', limit: 1_000, end: () => mailer.close() },
    { name: 'notices to other processes', limit: 3_000, end: () => hub.settled() },
    { name: 'database', limit: 5_000, end: () => db.close() },
  ]);
  process.exit(isClean ? 0 : 1);
}
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
// If started with a channel, the server stops with its parent process, even if that was killed.
process.on('disconnect', stop);
