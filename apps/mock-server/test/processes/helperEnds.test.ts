import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBinaries } from '../helpers/postgresServer.ts';

const helper = (name: string) => new URL(`../helpers/${name}.ts`, import.meta.url).href;

/** Whether something listens at the address of a URL. */
async function isListening(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
}

describe('what a test run has started', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cardinal-helpers-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** Starts something in a process, which is killed. @returns Its URL. */
  async function startAndKill(start: string): Promise<string> {
    const run = spawn(
      process.execPath,
      ['--input-type=module', '-e', `${start}\nconsole.log(started.url);`],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const exited = once(run, 'exit');
    const [line] = await once(run.stdout, 'data');
    const url = String(line).trim();
    expect(await isListening(url)).toBe(true);
    run.kill('SIGKILL');
    await exited;
    return url;
  }

  it('ends with it, although it is killed: a server', async () => {
    const url = await startAndKill(`
      import { startServerProcess } from '${helper('serverProcess')}';
      const started = await startServerProcess({ dataDir: ${JSON.stringify(folder)} });`);
    await expect.poll(() => isListening(url)).toBe(false);
  });

  const binaries = findBinaries();
  it.skipIf(!binaries)('ends with it, although it is killed: PostgreSQL', async () => {
    const url = await startAndKill(`
      import { startPostgres } from '${helper('postgresServer')}';
      const started = await startPostgres(${JSON.stringify(binaries)});`);
    await expect.poll(() => isListening(url)).toBe(false);
  });
});
