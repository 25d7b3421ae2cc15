import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, inject } from 'vitest';
import { databaseFile } from '../../src/store/engine/dataFolder.ts';
import { openDatabase } from '../../src/store/engine/openDatabase.ts';
import type { Database, DatabaseOptions, Dialect } from '../../src/store/engine/database.ts';
import { createDatabase, dropDatabase } from './postgresDatabases.ts';

/** Creates an empty location for a database; returns how to open it, any number of times. */
type MakePlace = () => Promise<DatabaseOptions>;

/** The functions for a suite on one engine. */
export interface Engine {
  dialect: Dialect;
  makePlace: MakePlace;
}

/**
 * Describes a suite once for SQLite and once for PostgreSQL. `open` returns a new, migrated
 * database that is closed and removed at the end of the suite.
 */
export function describeOnEachEngine(
  name: string,
  suite: (open: () => Promise<Database>, engine: Engine) => void,
): void {
  describe(`${name} (SQLite)`, () => {
    onEngine('sqlite', sqlitePlace, suite);
  });
  const template = inject('postgresTemplate');
  describe.skipIf(template === '')(`${name} (PostgreSQL)`, () => {
    onEngine('postgres', (isEmpty) => postgresPlace(template, isEmpty), suite);
  });
}

type EmptyDatabase = DatabaseOptions & { remove(): Promise<void> };

function onEngine(
  dialect: Dialect,
  place: (isEmpty: boolean) => Promise<EmptyDatabase>,
  suite: Parameters<typeof describeOnEachEngine>[1],
): void {
  const opened: Database[] = [];
  const places: EmptyDatabase[] = [];
  afterAll(async () => {
    await Promise.all(opened.map((db) => db.close()));
    await Promise.all(places.map(({ remove }) => remove()));
  });
  const makeOptions = async (isEmpty: boolean) => {
    const made = await place(isEmpty);
    places.push(made);
    return { databaseUrl: made.databaseUrl, dataDir: made.dataDir };
  };
  const makePlace = () => makeOptions(true);
  const open = async () => {
    const db = await openDatabase(await makeOptions(false));
    opened.push(db);
    return db;
  };
  suite(open, { dialect, makePlace });
}

// Copying a migrated database is faster than migrating an empty one, on either engine.

async function sqlitePlace(isEmpty: boolean): Promise<EmptyDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cardinal-test-'));
  if (!isEmpty) await copyFile(databaseFile(inject('sqliteTemplate')), databaseFile(dataDir));
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

async function postgresPlace(template: string, isEmpty: boolean): Promise<EmptyDatabase> {
  const databaseUrl = await createDatabase(template, isEmpty ? undefined : template);
  return { databaseUrl, dataDir: '', remove: () => dropDatabase(databaseUrl) };
}
