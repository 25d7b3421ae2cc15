import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../src/store/engine/openDatabase.ts';
import { createDatabase, dropDatabase } from './postgresDatabases.ts';
import { findBinaries, startPostgres, type PostgresServer } from './postgresServer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of a migrated PostgreSQL database that tests copy; '' without a server. */
    postgresTemplate: string;
  }
}

const givenUrl = process.env.TEST_DATABASE_URL;

/**
 * Provides one PostgreSQL for the server's tests: `TEST_DATABASE_URL`, or one started for this run.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await findServer();
  if (!server) {
    process.stderr.write(
      '\nWARNING: no PostgreSQL was found, so the PostgreSQL half of the server tests is SKIPPED.\n' +
        'Install it (apt-get install postgresql) or set TEST_DATABASE_URL.\n\n',
    );
    project.provide('postgresTemplate', '');
    return () => Promise.resolve();
  }
  try {
    const template = await migratedDatabase(server.url);
    project.provide('postgresTemplate', template);
    // What this run started takes its databases along.
    return () => (givenUrl ? dropDatabase(template) : server.stop());
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function migratedDatabase(serverUrl: string): Promise<string> {
  const databaseUrl = await createDatabase(serverUrl);
  const db = await openDatabase({ databaseUrl, dataDir: '' });
  await db.close();
  return databaseUrl;
}

async function findServer(): Promise<PostgresServer | undefined> {
  if (givenUrl) return { url: givenUrl, stop: () => Promise.resolve() };
  const binaries = findBinaries();
  return binaries === undefined ? undefined : startPostgres(binaries);
}
