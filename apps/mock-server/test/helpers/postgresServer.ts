import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../../../../tools/shared/freePort.mjs';

/** Folder of `initdb` and `postgres`: the newest installed version, or else the one on PATH. */
export function findBinaries(): string | undefined {
  const versions = '/usr/lib/postgresql';
  const installed = existsSync(versions)
    ? readdirSync(versions)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => join(versions, version, 'bin'))
    : [];
  const onPath = (process.env.PATH ?? '').split(delimiter);
  return [...installed, ...onPath].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

/** PostgreSQL refuses to run as root; it then runs as its own user, or as nobody. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const user of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number.parseInt(spawnSync('id', [flag, user]).stdout.toString(), 10),
    );
    if (uid && gid) return { uid, gid };
  }
  return undefined;
}

/** A running PostgreSQL with a temporary data folder, listening only on loopback. */
export interface PostgresServer {
  url: string;
  stop(): Promise<void>;
}

/** Settings for a fast test run: no data needs to survive it. */
const throwAway = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  deadlock_timeout: '50ms',
};

/** Ends the server when its input ends, which it also does if this process is killed. */
const untilInputEnds = '"$0" "$@" & server=$!; cat; kill -INT $server; wait $server';
/** Milliseconds that PostgreSQL gets to stop before it is killed. */
const longestStop = 30_000;

/** Starts one. @param settings Server settings. */
export async function startPostgres(
  binaries: string,
  settings: Readonly<Record<string, string>> = throwAway,
): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'cardinal-postgres-'));
  const user = unprivileged();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const made = spawnSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...user, cwd: folder },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr.toString()}`);

  const port = await freePort();
  const all = {
    ...settings,
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
  };
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const postgres = [join(binaries, 'postgres'), '-D', data, ...options];
  const server = spawn('sh', ['-c', untilInputEnds, ...postgres], {
    ...user,
    cwd: folder,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await answering(server, url).catch((error: unknown) => {
    server.stdin.end();
    throw error;
  });
  return {
    url,
    async stop() {
      const ended = once(server, 'exit');
      const limit = setTimeout(() => {
        const [pid] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
        process.kill(Number(pid), 'SIGKILL');
      }, longestStop);
      // SIGINT is PostgreSQL's fast shutdown: it does not wait for its clients to disconnect.
      server.stdin.end();
      await ended;
      clearTimeout(limit);
      // A process that is still ending may write a last file.
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}

async function answering(server: ChildProcess, url: string): Promise<void> {
  let said = '';
  server.stderr?.on('data', (text) => {
    said = (said + text).slice(-2_000);
  });
  for (let tries = 0; tries < 200; tries += 1) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL did not start: ${said}`);
    const client = new Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await delay(50);
    }
  }
  throw new Error(`PostgreSQL did not answer in time: ${said}`);
}
