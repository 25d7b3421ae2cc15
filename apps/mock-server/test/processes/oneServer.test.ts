import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../../../../tools/shared/freePort.mjs';
import { startServerProcess, type ServerProcess } from '../helpers/serverProcess.ts';

const run = promisify(execFile);
const source = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

describe('a data folder', () => {
  let folder: string;
  let dataDir: string;
  let running: ServerProcess[];
  let children: ChildProcess[];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cardinal-one-'));
    dataDir = join(folder, 'data');
    running = [];
    children = [];
  });
  afterEach(async () => {
    for (const server of running) await server.kill();
    for (const child of children) child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  async function start() {
    const server = await startServerProcess({ dataDir });
    running.push(server);
    return server;
  }

  /** Starts a server that is expected to end. */
  async function startAnother() {
    const child = spawn(process.execPath, [source('start.mjs')], {
      env: { PATH: process.env['PATH'], PORT: String(await freePort()), DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.push(child);
    const said = { out: '', err: '' };
    child.stdout.on('data', (data) => (said.out += String(data)));
    child.stderr.on('data', (data) => (said.err += String(data)));
    const [code] = await once(child, 'close');
    return { code, ...said };
  }

  const command = (name: string, argument: string) =>
    run(process.execPath, [source(`src/cli/${name}.ts`), argument], {
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    });

  it('has one server: a second one says where the first one runs, and ends', async () => {
    const first = await start();
    const where = first.url.replace('127.0.0.1', 'localhost');
    expect(await startAnother()).toEqual({
      code: 1,
      out: '',
      err:
        "The database can't be opened: " +
        `Cardinal is already running on ${where} (process ${first.pid}), with its data in ` +
        `${dataDir}. Stop it first, or set DATA_DIR to another folder.\n`,
    });
    expect((await fetch(`${first.url}/api/ready`)).status).toBe(200);
  });

  it('gets one server if two start at once', async () => {
    const ends = [startAnother(), startAnother()];
    const loser = await Promise.race(ends);
    expect(loser).toMatchObject({ code: 1, out: '' });
    expect(loser.err).toMatch(
      /Cardinal is already running on \S+ \(process \d+\), with its data in /,
    );
    const winner = Number(/\(process (\d+)\)/.exec(loser.err)?.[1]);
    process.kill(winner, 'SIGKILL');
    expect((await Promise.all(ends)).map(({ code }) => code).toSorted()).toEqual([1, null]);
  });

  it('is not mistaken for a server’s while a backup is restored', async () => {
    const first = await start();
    const file = join(folder, 'saved.sqlite');
    await command('backup', file);
    await first.kill();
    await command('restore', file);
    expect(await readdir(dataDir)).not.toContain('cardinal.server');
  });

  it('is free again when its server was killed, and when it has stopped', async () => {
    await (await start()).kill();
    const next = await start();
    expect(await next.stop()).toBe(0);
    expect(await readdir(dataDir)).toEqual(['cardinal.lock', 'cardinal.sqlite']);
    await start();
  });

  it('lets commands work beside its server, except for a restore', async () => {
    await start();
    const file = join(folder, 'saved.sqlite');
    expect((await command('backup', file)).stdout).toContain('Saved to');
    const link = await command('resetLink', 'agent@demo.cardinal.test');
    expect(link.stdout).toContain('/auth/reset');
    await expect(command('restore', file)).rejects.toMatchObject({
      stderr: `Another process is using ${dataDir}. Stop it first.\n`,
    });
  });
});
