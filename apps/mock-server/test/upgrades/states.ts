import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { Client } from 'pg';
import { z } from 'zod';
import { databaseFile } from '../../src/store/engine/dataFolder.ts';
import type { DatabaseOptions, Dialect } from '../../src/store/engine/database.ts';
import { findBinaries } from '../helpers/postgresServer.ts';
import { answerSchema } from './answers.ts';
import { openSchema } from './fill.ts';

const folder = fileURLToPath(new URL('../fixtures', import.meta.url));
/** The database: the file itself, or statements that create it. */
const contents = { sqlite: 'sqlite.br', postgres: 'postgres.sql.br' };

/** What the server that wrote a database answered, and what a test continues. */
const recordSchema = z.object({
  /** Time of the answers, in milliseconds. */
  at: z.int(),
  answers: z.array(answerSchema),
  busy: z.object({ counts: z.array(z.unknown()), total: z.int() }),
  open: openSchema,
});
export type StateRecord = z.infer<typeof recordSchema>;

/** The states that are kept. */
export const states = readdirSync(folder);

const fileOf = (state: string, name: string) => join(folder, state, name);
const recordFile = (state: string, dialect: Dialect) => fileOf(state, `${dialect}.json.br`);

/** What is known about a state. */
export const readRecord = (state: string, dialect: Dialect): StateRecord =>
  recordSchema.parse(JSON.parse(unpack(recordFile(state, dialect)).toString()));

const unpack = (file: string) => brotliDecompressSync(readFileSync(file));
const pack = (file: string, content: string | Buffer) =>
  writeFileSync(file, brotliCompressSync(content));

/** Puts the database of a state into an empty place. */
export async function placeState(state: string, dialect: Dialect, place: DatabaseOptions) {
  const content = unpack(fileOf(state, contents[dialect]));
  if (dialect === 'sqlite') return writeFileSync(databaseFile(place.dataDir), content);
  const client = new Client(place.databaseUrl);
  await client.connect();
  try {
    await client.query(content.toString());
  } finally {
    await client.end();
  }
}

/** Keeps the database that a killed server has left. */
export function keepDatabase(state: string, dialect: Dialect, place: DatabaseOptions): void {
  mkdirSync(join(folder, state), { recursive: true });
  const content = dialect === 'sqlite' ? fileContent(place.dataDir) : statements(place.databaseUrl);
  pack(fileOf(state, contents[dialect]), content);
}

/** Keeps what the server answered. */
export const keepRecord = (state: string, dialect: Dialect, kept: StateRecord): void =>
  pack(recordFile(state, dialect), JSON.stringify(kept));

/** The database without the free space that deleted rows left. */
function fileContent(dataDir: string): Buffer {
  const copy = join(dataDir, 'copy.sqlite');
  const db = new DatabaseSync(databaseFile(dataDir));
  db.prepare('vacuum into ?').run(copy);
  db.close();
  const content = readFileSync(copy);
  rmSync(copy);
  return content;
}

function statements(databaseUrl = ''): string {
  const own = join(findBinaries() ?? '', 'pg_dump');
  const options = ['--inserts', '--rows-per-insert=200', '--no-owner', '--no-privileges'];
  const { status, stdout, stderr } = spawnSync(
    existsSync(own) ? own : 'pg_dump',
    [...options, '--no-comments', databaseUrl],
    { maxBuffer: 2 ** 28 },
  );
  if (status !== 0) throw new Error(`pg_dump failed: ${stderr.toString()}`);
  // Settings of newer versions, and commands of psql, are unknown to others.
  const dump = stdout.toString().replaceAll(/^\\(?:un)?restrict .*$/gm, '');
  const begin = dump.indexOf('\nCREATE ');
  return `set check_function_bodies = false;\n${dump.slice(begin)}`;
}
