import { execFile } from 'node:child_process';
import {
  copyFile,
  chmod,
  mkdtemp,
  open,
  readFile,
  readdir,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/store/engine/openDatabase.ts';
import type { Database } from '../../src/store/engine/database.ts';
import { buildNewLead, buildPrincipal, serviceFor } from '../helpers/leadCalls.ts';

const run = promisify(execFile);
const command = (name: string) =>
  fileURLToPath(new URL(`../../src/cli/${name}.ts`, import.meta.url));

/** Runs a command's program, as npm does. */
function runCommand(name: 'backup' | 'restore', file: string, env: Record<string, string>) {
  return run(process.execPath, [command(name), file], {
    env: { PATH: process.env.PATH, ...env },
  });
}

describe('the commands for backups', () => {
  let folder: string;
  let dataDir: string;
  let file: string;
  let db: Database;
  const backUp = () => runCommand('backup', file, { DATA_DIR: dataDir });
  const restore = () => runCommand('restore', file, { DATA_DIR: dataDir });
  const addLead = () => serviceFor(db, buildPrincipal()).leads.create(buildNewLead());

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cardinal-backup-'));
    dataDir = join(folder, 'data');
    file = join(folder, 'saved.sqlite');
    db = await openDatabase({ dataDir });
  });
  afterEach(async () => {
    await db.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('finish while four writers write, with a consistent state', async () => {
    const load = { isOver: false };
    const write = async () => {
      while (!load.isOver) await addLead();
    };
    const writers = Promise.all([write(), write(), write(), write()]);
    await expect.poll(() => readCount(dataDir, 'leads'), { timeout: 15_000 }).toBeGreaterThan(4);
    const { stdout } = await backUp().finally(() => {
      load.isOver = true;
    });
    await writers;
    expect(stdout).toMatch(/^Saved to \S+ and checked \([\d,]+ kB, users: 0, leads: [\d,]+\)\.\n$/);
    const saved = new DatabaseSync(file, { readOnly: true });
    const value = (sql: string) => Object.values(saved.prepare(sql).get() ?? {})[0];
    expect(value('pragma integrity_check')).toBe('ok');
    const leads = Number(value('select count(*) from leads'));
    expect(leads).toBeGreaterThan(4);
    // A lead, its history entry and its share in the figures are one transaction.
    expect(value('select count(*) from activities')).toBe(leads);
    expect(value("select sum(n) from lead_counts where owner_id = ''")).toBe(leads);
    saved.close();
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect(await readdir(folder)).toEqual(['data', 'saved.sqlite']);
  });

  it('never overwrite an existing file', async () => {
    await writeFile(file, 'mine');
    await expect(backUp()).rejects.toMatchObject({
      code: 1,
      stderr: `${file} exists already. Choose another name.\n`,
    });
    expect(await readFile(file, 'utf8')).toBe('mine');
  });

  it('report what is missing', async () => {
    const nowhere = join(folder, 'none');
    const said = (name: 'backup' | 'restore', path: string, env: Record<string, string>) =>
      runCommand(name, path, env).then(
        () => 'nothing',
        ({ stderr }: { stderr: string }) => stderr,
      );
    const place = { DATA_DIR: dataDir };
    const postgres = { DATABASE_URL: 'postgres://127.0.0.1:1/none' };
    expect(await said('backup', file, { DATA_DIR: nowhere })).toBe(
      `${nowhere} contains no Cardinal database.\n`,
    );
    expect(await said('backup', join(nowhere, 'file'), place)).toBe(
      `The folder ${nowhere} does not exist.\n`,
    );
    expect(await said('restore', file, place)).toBe(`${file} does not exist.\n`);
    expect(await said('backup', file, postgres)).toMatch(/PostgreSQL database: use pg_dump /);
    expect(await said('restore', file, postgres)).toMatch(/PostgreSQL database: use pg_restore /);
  });

  it('restore what was saved, and keep what it replaces', async () => {
    const kept = await addLead();
    await backUp();
    const later = await addLead();
    await db.close();
    const { stdout } = await restore();
    const replaced = /^The database that was there is now (.+)\.$/m.exec(stdout)?.[1] ?? '';
    db = await openDatabase({ dataDir });
    const ids = await db.read.selectFrom('leads').select('id').execute();
    expect(ids).toEqual([{ id: kept.id }]);
    const before = new DatabaseSync(replaced, { readOnly: true });
    expect(before.prepare('select id from leads order by id').all()).toEqual(
      [kept.id, later.id].toSorted().map((id) => ({ id })),
    );
    before.close();
  });

  it('restore nothing while a server has the folder open, even without its database', async () => {
    await backUp();
    await addLead();
    const refusal = { stderr: `Another process is using ${dataDir}. Stop it first.\n` };
    await expect(restore()).rejects.toMatchObject(refusal);
    expect(await readCount(dataDir, 'leads')).toBe(1);
    await rm(join(dataDir, 'cardinal.sqlite'));
    await expect(restore()).rejects.toMatchObject(refusal);
  });

  it('restore in place of a damaged or a missing database', async () => {
    await addLead();
    await backUp();
    await db.close();
    await writeFile(join(dataDir, 'cardinal.sqlite'), 'not a database at all'.repeat(1_000));
    await restore();
    expect(await readCount(dataDir, 'leads')).toBe(1);
    await rm(dataDir, { recursive: true });
    const { stdout } = await restore();
    expect(stdout).not.toContain('The database that was there');
    expect(await readCount(dataDir, 'leads')).toBe(1);
  });

  it.each([
    ['damaged', / is damaged\b/, damage],
    ['of another program', /is not a Cardinal database\.\n$/, foreign],
    ['no database', /is not a database\.\n$/, (path: string) => writeFile(path, 'x'.repeat(5_000))],
    ['of a newer version', /has migration 9999, which this version of Cardinal/, fromTheFuture],
    ['a database in use', /-wal contains part of it\.\n$/, inUse],
  ])('refuse a file that is %s and change nothing', async (_kind, message, spoil) => {
    for (let count = 0; count < 5; count += 1) await addLead();
    await backUp();
    await db.close();
    await spoil(file);
    const files = await readdir(dataDir);
    await expect(restore()).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(message),
    });
    expect(await readdir(dataDir)).toEqual(files);
    expect(await readCount(dataDir, 'leads')).toBe(5);
  });

  it('detect a damaged copy before it counts as a backup', async () => {
    await addLead();
    await db.close();
    await damage(join(dataDir, 'cardinal.sqlite'));
    await expect(backUp()).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/ is damaged\b/),
    });
    expect(await readdir(folder)).toEqual(['data']);
  });
});

/** Reads a table's size without the store. */
function readCount(dataDir: string, table: string): number {
  const db = new DatabaseSync(join(dataDir, 'cardinal.sqlite'), { readOnly: true });
  try {
    return Number(db.prepare(`select count(*) as n from ${table}`).get()?.n);
  } finally {
    db.close();
  }
}

/** Overwrites the middle of a file. */
async function damage(path: string) {
  const { size } = await stat(path);
  const handle = await open(path, 'r+');
  const page = 4_096;
  for (let at = page * 4; at < size; at += page * 3) {
    await handle.write(Buffer.alloc(64, 0xff), 0, 64, at);
  }
  await handle.close();
}

async function foreign(path: string) {
  await rm(path);
  const db = new DatabaseSync(path);
  db.exec('create table notes (text)');
  db.close();
}

function fromTheFuture(path: string) {
  const db = new DatabaseSync(path);
  db.exec("insert into migrations values (9999, 'later', 0)");
  db.close();
}

async function inUse(path: string) {
  await copyFile(path, `${path}-wal`);
}

/** Opens a database as a user without permissions, unlike root. */
const openAsNobody = `
  const { openDatabase } = await import(process.argv[1]);
  await import(process.argv[2]);
  if (process.getuid() === 0) process.setuid(65534);
  await openDatabase({ dataDir: process.argv[3] }).catch(({ message }) => console.log(message));
`;

describe.skipIf(process.platform === 'win32')('a folder that the user may not write to', () => {
  it.each([
    ['the folder', ''],
    ['a folder in it', 'data'],
  ])('is reported in one line with what to do: %s', async (_name, inside) => {
    const folder = await mkdtemp(join(tmpdir(), 'cardinal-denied-'));
    await chmod(folder, 0o555);
    const modules = ['openDatabase', 'sqlite/sqlite'].map((name) =>
      fileURLToPath(new URL(`../../src/store/engine/${name}.ts`, import.meta.url)),
    );
    const dataDir = join(folder, inside);
    const program = ['--input-type=module', '--eval', openAsNobody];
    const { stdout } = await run(process.execPath, [...program, ...modules, dataDir]);
    await rm(folder, { recursive: true });
    expect(stdout).toMatch(
      /^the user (\S+) can't write to the folder (\S+)\. Give it to that user \(chown -R \1 \2\) or set DATA_DIR to a folder of theirs\.\n$/,
    );
    expect(stdout).toContain(`the folder ${dataDir.replace(/\/$/, '')}.`);
  });
});
