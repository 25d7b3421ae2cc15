import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { calls } from '@cardinal/contract';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createJobs } from '../../src/services/jobs/jobs.ts';
import { openDatabase } from '../../src/store/engine/openDatabase.ts';
import type { Database } from '../../src/store/engine/database.ts';
import { startTestServer, type TestServer } from '../helpers/server.ts';

const run = promisify(execFile);
const resetLink = fileURLToPath(new URL('../../src/cli/resetLink.ts', import.meta.url));

describe('operations', () => {
  let folder: string;
  let db: Database;
  let server: TestServer;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cardinal-operations-'));
    db = await openDatabase({ dataDir: folder });
    server = await startTestServer({ db });
  });
  afterEach(async () => {
    await server.close();
    await db.close();
    await rm(folder, { recursive: true, force: true });
  });
  const metrics = (headers?: Record<string, string>) =>
    server.request('/metrics', headers && { headers });

  it('exports requests by call, never their subjects', async () => {
    const { access_token: token } = await server.register();
    await server.request('/api/leads/0190-some-lead', { token });
    const answer = await metrics();
    expect(answer.headers.get('Content-Type')).toContain('text/plain');
    const text = await answer.text();
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/leads/{id}",status="404"} 1',
    );
    expect(text).toContain('cardinal_live_sockets 0');
    expect(text).not.toContain('cardinal_jobs{');
    expect(text).toContain('process_resident_memory_bytes');
    expect(text).not.toContain('0190-some-lead');
    expect((await metrics()).status).toBe(200);
  });

  it('exports only numbers, from the first request on', async () => {
    for (let time = 0; time < 3; time += 1) {
      const lines = (await (await metrics()).text()).split('\n');
      const samples = lines.filter((line) => line !== '' && !line.startsWith('#'));
      expect(samples.length).toBeGreaterThan(20);
      expect(samples.filter((line) => !/ [+-]?(?:[\d.]+(?:e[+-]?\d+)?|Inf)$/i.test(line))).toEqual(
        [],
      );
    }
  });

  it('exports waiting jobs', async () => {
    const jobs = createJobs({ db, log: pino({ level: 'silent' }) });
    await jobs.ensure('sweep');
    expect(await (await metrics()).text()).toContain('cardinal_jobs{kind="sweep"} 1');
  });

  it('hides the metrics from requests through a proxy', async () => {
    expect((await metrics({ 'X-Forwarded-For': '127.0.0.1' })).status).toBe(404);
  });

  it('serves the metrics to clients with the token, wherever they are', async () => {
    await server.close();
    const token = 'a-token-of-the-operator';
    server = await startTestServer({ db, settings: { METRICS_TOKEN: token } });
    expect((await metrics()).status).toBe(404);
    expect((await metrics({ Authorization: 'Bearer another-token-entirely' })).status).toBe(404);
    const forwarded = { Authorization: `Bearer ${token}`, 'X-Forwarded-For': '203.0.113.9' };
    expect((await metrics(forwarded)).status).toBe(200);
  });

  it('serves a reference of every call, without anything that the policy forbids', async () => {
    const answer = await server.request('/api/docs');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toContain('text/html');
    const text = await answer.text();
    for (const [name, { path }] of Object.entries(calls)) {
      expect(text).toContain(`<section id="${name}">`);
      expect(text).toContain(`<code>${path}</code>`);
    }
    expect(text).not.toMatch(/<script|<style|style=|https?:\/\//);
    const links = [...text.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links.filter((id) => !text.includes(`id="${id}"`))).toEqual([]);
    const style = await server.request('/api/docs.css');
    expect(style.headers.get('Content-Type')).toContain('text/css');
  });

  it('prints a link for the password of a user to the operator', async () => {
    const { user } = await server.register();
    const env = {
      PATH: process.env['PATH'],
      DATA_DIR: folder,
      PUBLIC_URL: 'https://crm.example.com',
    };
    const { stdout } = await run(process.execPath, [resetLink, user.email], { env });
    const token = /^https:\/\/crm\.example\.com\/auth\/reset\?token=(\S+)\n/.exec(stdout)?.[1];
    const json = { token, password: 'a fresh secret' };
    const answer = await server.request('/api/auth/password/reset', { method: 'POST', json });
    expect(answer.status).toBe(204);
    expect(await server.signIn(user.email, 'a fresh secret')).toBeTruthy();

    const failing = run(process.execPath, [resetLink, 'nobody@example.com'], { env });
    await expect(failing).rejects.toMatchObject({
      code: 1,
      stderr: 'Nobody has the email nobody@example.com.\n',
    });
  });
});
