import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../tools/shared/freePort.mjs';

/** A separate real server process, with a temporary data directory. */
export interface RunningServer {
  /** Address without a slash at the end. */
  url: string;
  /** Its data directory. */
  dataDir: string;
  /** Kills the process as a power cut would. */
  crash(): Promise<void>;
  /** Starts another on the same data and port. */
  restart(): Promise<void>;
  /** Both, one after the other. */
  crashAndRestart(): Promise<void>;
  /** Ends the process and removes its data. */
  stop(): Promise<void>;
}

async function ready(url: string, child: ChildProcess) {
  for (let attempt = 0; attempt < 1_200; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    const answer = await fetch(`${url}/api/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The server did not get ready within a minute.');
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
  });
}

/**
 * Starts the server as `npm start` does, with the demo seed, on `PORT` or any free port.
 * @param script The script that starts it, of another installation
 */
export async function startServer(
  settings: Record<string, string> = {},
  script = 'apps/mock-server/start.mjs',
): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cardinal-e2e-'));
  const port = Number(settings['PORT'] ?? (await freePort()));
  const url = `http://127.0.0.1:${port}`;
  const launch = async () => {
    const child = spawn(process.execPath, [script], {
      // It stops when its channel closes, as when this process is killed.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        LOG_LEVEL: 'error',
        // Tests send forms at once.
        FORM_SECONDS: '0',
        ...settings,
      },
    });
    await ready(url, child);
    return child;
  };
  let child = await launch();
  const crash = async () => {
    child.kill('SIGKILL');
    await ended(child);
  };
  const restart = async () => {
    child = await launch();
  };
  return {
    url,
    dataDir,
    crash,
    restart,
    async crashAndRestart() {
      await crash();
      await restart();
    },
    async stop() {
      child.kill('SIGTERM');
      await ended(child);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
