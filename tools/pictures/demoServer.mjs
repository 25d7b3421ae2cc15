import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../shared/freePort.mjs';
import { environment, nodePath, root } from '../shared/lib.mjs';

/** The password of the demo's people (see the README). */
const password = 'cardinal-demo';

/**
 * Starts the built application with new demo data in a temporary folder.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startDemo() {
  const folder = await mkdtemp(join(tmpdir(), 'cardinal-demo-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = { PORT: String(port), DATA_DIR: folder, SEED: 'demo', LOG_LEVEL: 'error' };
  const child = spawn(nodePath(), ['apps/mock-server/start.mjs'], {
    cwd: root,
    env: environment(settings),
    // It stops when its channel closes, as when this process is killed.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  while (!(await fetch(`${url}/api/ready`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error('The server ended. Run `npm run build` first.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Signs a page in as someone of the demo, `agent` or `manager`, and opens a path. */
export async function signIn(page, url, who, path) {
  const data = { email: `${who}@demo.cardinal.test`, password };
  const answer = await page.request.post(`${url}/api/auth/login`, { data });
  if (!answer.ok()) throw new Error(`Signing in as ${who}: ${answer.status()}`);
  const { access_token: token, user } = await answer.json();
  const localStorage = [
    { name: 'auth_token', value: token },
    { name: 'user', value: JSON.stringify(user) },
  ];
  await page.context().setStorageState({ cookies: [], origins: [{ origin: url, localStorage }] });
  await page.goto(url + path);
}
