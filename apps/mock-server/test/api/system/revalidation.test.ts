import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formAssets } from '../../../src/routes/hostedForm/formPage.ts';
import { openDatabase } from '../../../src/store/engine/openDatabase.ts';
import type { Database } from '../../../src/store/engine/database.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

const files = {
  'index.html': '<!doctype html><title>Cardinal</title>',
  'pages/pricing.html': '<!doctype html><title>Pricing</title>',
  'pages/docs/embedding.html': '<!doctype html><title>Embedding</title>',
  'favicon.svg': '<svg/>',
  'manifest.webmanifest': '{}',
  'sw.js': 'precache();'.repeat(500),
  'assets/main-abcdefgh.js': 'main();'.repeat(500),
  'embed/v1.js': 'define();'.repeat(500),
  'embed/assets/capture-abcdefgh.js': 'capture();'.repeat(500),
};
const forever = 'public, max-age=31536000, immutable';
const anHour = 'public, max-age=3600';

/** Everything that is the same for everyone until the next release. Nothing depends on the engine. */
const paths: Readonly<Record<string, string>> = {
  '/dashboard': 'no-cache',
  '/pricing': 'no-cache',
  '/docs/embedding': 'no-cache',
  '/favicon.svg': anHour,
  '/manifest.webmanifest': 'no-cache',
  '/sw.js': 'no-cache',
  '/robots.txt': anHour,
  '/sitemap.xml': anHour,
  '/assets/main-abcdefgh.js': forever,
  '/embed/v1.js': 'public, max-age=300, stale-while-revalidate=86400',
  '/embed/assets/capture-abcdefgh.js': forever,
  '/api/docs': 'no-cache',
  '/api/docs.css': 'no-cache',
  '/api/openapi.json': 'no-cache',
  [formAssets.style]: anHour,
  [formAssets.script]: anHour,
};

describe('a file that a client already has', () => {
  let folder: string;
  let portalFolder: string;
  let db: Database;
  let server: TestServer;

  const store = async (name: string, content: string) => {
    const path = join(portalFolder, name);
    await mkdir(join(path, '..'), { recursive: true });
    await writeFile(path, content);
  };
  const ask = (path: string, encoding: string, tag?: string) =>
    server.request(path, {
      headers: { 'Accept-Encoding': encoding, ...(tag && { 'If-None-Match': tag }) },
    });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cardinal-revalidation-'));
    portalFolder = join(folder, 'portal');
    for (const [name, content] of Object.entries(files)) await store(name, content);
    db = await openDatabase({ dataDir: join(folder, 'data') });
    server = await startTestServer({ db, portalFolder });
  });
  afterAll(async () => {
    await server.close();
    await db.close();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(
    Object.entries(paths).flatMap(([path, cacheControl]) =>
      ['identity', 'gzip', 'br'].map((encoding) => ({ path, encoding, cacheControl })),
    ),
  )('is not sent again: $path, $encoding', async ({ path, encoding, cacheControl }) => {
    const first = await ask(path, encoding);
    expect(first.status).toBe(200);
    expect(first.headers.get('Cache-Control')).toBe(cacheControl);
    const tag = first.headers.get('ETag') ?? '';
    expect(tag).toMatch(/^(?:W\/)?"[\w-]+"$/);
    await first.arrayBuffer();

    for (const known of [tag, `"other", ${tag}`, '*']) {
      const again = await ask(path, encoding, known);
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
      for (const name of [
        'Cache-Control',
        'Access-Control-Allow-Origin',
        'Cross-Origin-Resource-Policy',
        'Content-Security-Policy',
      ]) {
        expect([name, again.headers.get(name)]).toEqual([name, first.headers.get(name)]);
      }
      expect(again.headers.get('ETag')?.replace('W/', '')).toBe(tag.replace('W/', ''));
    }
    const other = await ask(path, encoding, '"other"');
    expect(other.status).toBe(200);
    expect((await other.arrayBuffer()).byteLength).toBeGreaterThan(0);
  });

  it.each(['identity', 'br'])('is sent when it has changed, %s', async (encoding) => {
    const tagOf = async () => (await ask('/embed/v1.js', encoding)).headers.get('ETag') ?? '';
    const before = await tagOf();
    expect(before).toContain('"');
    await store('embed/v1.js', `changed(${JSON.stringify(encoding)});`.repeat(500));
    const answer = await ask('/embed/v1.js', encoding, before);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('changed');
    expect(answer.headers.get('ETag')).not.toBe(before);
  });

  it('has no tag unless it is there', async () => {
    for (const path of ['/embed/none.js', '/nowhere', '/api/nowhere']) {
      const answer = await ask(path, 'identity', '*');
      expect(answer.status).toBeGreaterThanOrEqual(404);
      expect(answer.headers.get('ETag')).toBeNull();
    }
  });
});
