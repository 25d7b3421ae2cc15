import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../src/store/engine/openDatabase.ts';
import type { Database } from '../../../src/store/engine/database.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

/** Nothing here depends on the engine. */
describe('files of the widgets', () => {
  let folder: string;
  let db: Database;
  let server: TestServer;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cardinal-embed-'));
    const portalFolder = join(folder, 'portal');
    await mkdir(join(portalFolder, 'embed/assets'), { recursive: true });
    await writeFile(join(portalFolder, 'embed/v1.js'), 'export {};');
    await writeFile(join(portalFolder, 'embed/assets/capture-abcdefgh.js'), 'export {};');
    db = await openDatabase({ dataDir: join(folder, 'data') });
    server = await startTestServer({ db, portalFolder });
  });
  afterAll(async () => {
    await server.close();
    await db.close();
    await rm(folder, { recursive: true, force: true });
  });

  it.each([
    ['/embed/v1.js', 'public, max-age=300, stale-while-revalidate=86400'],
    ['/embed/assets/capture-abcdefgh.js', 'public, max-age=31536000, immutable'],
  ])('are for pages of any origin: %s', async (path, cacheControl) => {
    const { status, headers } = await server.request(path, {
      headers: { Origin: 'https://any.example' },
    });
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toMatch(/^text\/javascript/);
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    expect(headers.get('Cache-Control')).toBe(cacheControl);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('are not found elsewhere, and no other file is available to other origins', async () => {
    expect((await server.request('/embed/none.js')).status).toBe(404);
    const { headers } = await server.request('/');
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  });
});
