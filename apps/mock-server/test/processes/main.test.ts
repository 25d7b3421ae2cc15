import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { sessionSchema } from '@cardinal/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { freePort } from '../../../../tools/shared/freePort.mjs';

const program = fileURLToPath(new URL('../../start.mjs', import.meta.url));

/** The process itself: how it starts and how it ends. */
describe('main', () => {
  let folder: string;
  let children: ChildProcess[];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cardinal-main-'));
    children = [];
  });
  afterEach(async () => {
    for (const child of children) child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  async function start(settings: Record<string, string> = {}) {
    const port = await freePort();
    const child = spawn(process.execPath, [program], {
      env: { PATH: process.env['PATH'], PORT: String(port), DATA_DIR: folder, ...settings },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    children.push(child);
    const output = { out: '', err: '' };
    child.stdout?.on('data', (data) => (output.out += String(data)));
    child.stderr?.on('data', (data) => (output.err += String(data)));
    const ended = once(child, 'close').then(([code]) => Number(code));
    return { child, output, ended, port, url: `http://127.0.0.1:${port}` };
  }

  async function startReady(settings?: Record<string, string>) {
    const running = await start(settings);
    await expect
      .poll(
        () =>
          fetch(`${running.url}/api/ready`).then(
            (r) => r.status,
            () => 0,
          ),
        {
          timeout: 15_000,
        },
      )
      .toBe(200);
    return running;
  }

  async function signIn(url: string) {
    const answer = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'agent@demo.cardinal.test', password: 'cardinal-demo' }),
    });
    return sessionSchema.parse(await answer.json());
  }

  it('refuses to start without the key of stored secrets, in one line that says what to do', async () => {
    const settings = { SEED: 'none', SECRETS_KEY: 'a-key-of-forty-characters-or-even-more-.' };
    const first = await startReady(settings);
    first.child.kill('SIGTERM');
    await first.ended;
    const database = new DatabaseSync(join(folder, 'cardinal.sqlite'));
    database.exec(`insert into crm_connections (workspace_id, secret, account, link, mapping, active,
      created_by, created_at) values ('w', 'pat-1', '1', 'https://a.example/', '{}', 0, 'u', 1)`);
    database.close();
    const second = await startReady(settings);
    second.child.kill('SIGTERM');
    await second.ended;
    const other = await start({
      ...settings,
      SECRETS_KEY: 'another-key-of-forty-characters-or-more.',
    });
    expect(await other.ended).toBe(1);
    expect(other.output.err).toMatch(
      /^The key [\w-]{8} that encrypted a secret is missing\. Set SECRETS_KEY [^\n]*\n$/,
    );
  });

  it('prints its address and the demo sign-ins, which work', async () => {
    const { url, port, output } = await startReady();
    expect(output.out).toContain(`Cardinal is on http://localhost:${port}`);
    for (const role of ['agent', 'manager', 'admin']) {
      expect(output.out).toContain(`${role}@demo.cardinal.test / cardinal-demo`);
    }
    expect((await signIn(url)).user.company_name).toBe('Aurora Trading');
    expect(output.err).toBe('');
  });

  it("hashes passwords at OWASP's cost, which tests in one process lower", async () => {
    await startReady();
    const db = new DatabaseSync(join(folder, 'cardinal.sqlite'), { readOnly: true });
    const hash = db.prepare('select password_hash from users').get()?.['password_hash'];
    db.close();
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('seeds nothing if the setting says so', async () => {
    const { url, output } = await startReady({ SEED: 'none' });
    expect(await (await fetch(`${url}/api/companies`)).json()).toEqual([]);
    expect(output.out).not.toContain('demo');
  });

  it.each([
    [{ PORT: 'abc' }, /^Settings: PORT [^\n]+\n$/],
    [{ DATABASE_URL: 'postgres://127.0.0.1:1/none' }, /^The database can't be opened: [^\n]+\n$/],
  ])('stops at %o with one clear line', async (settings, line) => {
    const { ended, output } = await start(settings);
    expect(await ended).toBe(1);
    expect(output.err).toMatch(line);
  });

  it('stops with one clear line if its data folder is a file', async () => {
    await writeFile(join(folder, 'file'), '');
    const { ended, output } = await start({ DATA_DIR: join(folder, 'file') });
    expect(await ended).toBe(1);
    expect(output.err).toMatch(/^The database can't be opened: [^\n]+\n$/);
  });

  it('stops with one clear line if its port is taken', async () => {
    const { port } = await startReady();
    const { ended, output } = await start({ PORT: String(port), DATA_DIR: join(folder, 'other') });
    expect(await ended).toBe(1);
    expect(output.err).toMatch(/^The server can't listen on 127\.0\.0\.1:\d+: [^\n]+\n$/);
  });

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'on %s finishes running requests, closes sockets and exits with 0',
    async (signal) => {
      const { child, url, port, ended } = await startReady();
      const { access_token } = await signIn(url);
      const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, [
        'cardinal.v1',
        `bearer.${access_token}`,
      ]);
      await once(socket, 'open');
      const closed = once(socket, 'close');

      // A request whose body is still on its way when the signal comes.
      const body = JSON.stringify({ first_name: 'Grace', email: 'grace@example.com' });
      const running = httpRequest(`${url}/api/leads`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(body),
          Authorization: `Bearer ${access_token}`,
        },
      });
      const answered = once(running, 'response');
      running.write(body.slice(0, 10));
      await fetch(`${url}/api/health`);
      child.kill(signal);
      expect((await closed)[0]).toBe(1001);
      await expect(fetch(`${url}/api/health`)).rejects.toThrow('fetch failed');
      running.end(body.slice(10));
      const [response] = await answered;
      expect(response.statusCode).toBe(201);
      response.resume();
      expect(await ended).toBe(0);
    },
  );

  it('says what it waits for while it stops', async () => {
    const { child, url, output, ended } = await startReady();
    const running = httpRequest(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Length': 2 },
    });
    const answered = once(running, 'response');
    running.flushHeaders();
    await fetch(`${url}/api/health`);
    child.kill('SIGTERM');
    await expect.poll(() => output.out).toContain('stopping: waiting');
    running.end('{}');
    const [response] = await answered;
    response.resume();
    expect(await ended).toBe(0);
    const lines = output.out.split('\n').filter((line) => line.includes('stopping: wait'));
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { msg: 'stopping: waiting', step: 'requests', limit: 60_000, open: { requests: 1 } },
      { msg: 'stopping: waited', step: 'requests' },
    ]);
  });

  it('ends when its parent process dies', async () => {
    const { child } = await startReady();
    // Without its channel a child process no longer reports `close`, only its exit.
    const exited = once(child, 'exit');
    child.disconnect();
    expect(await exited).toEqual([0, null]);
  });
});
