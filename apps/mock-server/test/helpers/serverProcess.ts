import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sessionSchema } from '@cardinal/contract';
import type { DatabaseOptions } from '../../src/store/engine/database.ts';
import { freePort } from '../../../../tools/shared/freePort.mjs';

const ownProgram = fileURLToPath(new URL('../../start.mjs', import.meta.url));
/** Generous, because the machine may be running other tests too. */
const patience = 60_000;

/** The real program, as it runs in production. */
export interface ServerProcess {
  /** URL without a trailing slash. */
  url: string;
  /** Its process id, which is also that of its process group if it has its own. */
  pid: number;
  /** Settles when it has ended, with its exit code. */
  exited: Promise<number | null>;
  /** Kills it as a power cut would. */
  kill(): Promise<void>;
  /** Stops it as an operator would. @returns Its exit code. */
  stop(): Promise<number | null>;
}

/**
 * Starts the program on a data location, and waits until it is ready.
 * @param options `hasOwnGroup`: it leads a process group, as under a terminal or a service manager;
 * `program`: that of another version.
 */
export async function startServerProcess(
  place: DatabaseOptions,
  settings: Record<string, string> = {},
  { hasOwnGroup = false, program = ownProgram } = {},
): Promise<ServerProcess> {
  const port = String(await freePort());
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env['PATH'],
      PORT: port,
      SEED: 'demo',
      DATA_DIR: place.dataDir || undefined,
      DATABASE_URL: place.databaseUrl,
      ...settings,
    },
    // It stops when its channel closes, as when this process is killed.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    detached: hasOwnGroup,
  });
  const exited = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null);
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return exited;
  };
  const url = `http://127.0.0.1:${port}`;
  const giveUpAt = Date.now() + patience;
  const isReady = () =>
    fetch(`${url}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null || Date.now() > giveUpAt) {
      await end('SIGKILL');
      throw new Error('The server did not start.');
    }
    await delay(20);
  }
  if (child.pid === undefined) throw new Error('The server has no process id.');
  return {
    url,
    pid: child.pid,
    exited,
    kill: async () => {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
  };
}

/** Signs in at a server. @returns The token, which is valid on every server with the same data. */
export async function signInAt(url: string, email: string): Promise<string> {
  const body = JSON.stringify({ email, password: 'cardinal-demo' });
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body });
  return sessionSchema.parse(await answer.json()).access_token;
}
