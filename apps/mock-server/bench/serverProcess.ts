import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../../tools/shared/freePort.mjs';

/** One of our programs that listens in a separate process. */
export interface ServerProcess {
  /** URL without a trailing slash. */
  url: string;
  /** Milliseconds from the start of the process to its first response. */
  startMs: number;
  pid: number;
  stop(): Promise<void>;
}

/** Starts a program that listens on `PORT`. @param program File in this package. */
export async function startProcess(
  program: string,
  environment: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const start = performance.now();
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', program)], {
    env: { PATH: process.env.PATH, ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(child, 'exit');
  while (!(await fetch(`${url}/api/health`).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`${program} did not start.`);
    await delay(10);
  }
  return {
    url,
    startMs: performance.now() - start,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
