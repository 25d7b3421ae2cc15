import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { type Call, calls, problemSchema, problemStatuses } from '@cardinal/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../src/store/engine/openDatabase.ts';
import type { Database } from '../../../src/store/engine/database.ts';
import { newId } from '../../../src/store/ids.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

/** Segments that a server or a client could remove, which would make the path that of another call. */
const segments = ['', '.', '..', '%2e', '%2E%2e', '.%2e', './..', '../..'];

const table = Object.values<Call>(calls);
const withId = table.filter(({ path }) => path.includes('{id}'));

/** Nothing here depends on the engine. */
describe('a path', () => {
  let folder: string;
  let db: Database;
  let server: TestServer;
  let token: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cardinal-paths-'));
    db = await openDatabase({ dataDir: folder });
    server = await startTestServer({ db, portalFolder: folder });
    token = (await server.register({ company_name: 'Kestrel Supplies' })).access_token;
  });
  afterAll(async () => {
    await server.close();
    await db.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Sends the path exactly as it is; `fetch` would normalise it. */
  async function ask({ method }: Call, path: string) {
    const asked = request(server.url, {
      method: method.toUpperCase(),
      path,
      headers: { Authorization: `Bearer ${token}` },
    });
    asked.end();
    const [answer]: IncomingMessage[] = await once(asked, 'response');
    if (!answer) throw new Error('No response');
    return { path, status: answer.statusCode, code: problemSchema.parse(await json(answer)).code };
  }

  it.each(withId)('is not shortened to that of another call: $method $path', async (call) => {
    for (const segment of segments) {
      const path = call.path.replace('{id}', segment);
      expect(await ask(call, path)).toEqual({ path, status: 404, code: 'not_found' });
    }
  });

  it.each(table)('has no slash at its end: $method $path', async (call) => {
    const path = `${call.path.replace('{id}', newId())}/`;
    expect(await ask(call, path)).toEqual({ path, status: 404, code: 'not_found' });
  });

  it.each(withId)('is declared as clients shorten it: $method $path', async (call) => {
    const declared = new Set([...problemStatuses(call), ...Object.keys(call.answers).map(Number)]);
    const method = call.method.toUpperCase();
    // Clients encode a slash in an id.
    for (const segment of segments.filter((each) => !each.includes('/'))) {
      const path = call.path.replace('{id}', segment);
      const { pathname } = new URL(path, server.url);
      const others = table.filter((other) => other !== call && other.method === call.method);
      // There, the client makes the other call.
      if (others.some((other) => other.path === pathname)) continue;
      const { status } = await server.request(path, { method, token });
      expect({ path, isDeclared: declared.has(status) }).toEqual({ path, isDeclared: true });
    }
  });

  it.each(['/api/leads', '/dashboard', '/f/ck_1'])(
    'with segments to remove is not found, in whatever it would result: %s',
    async (path) => {
      for (const before of ['/api/leads/..', '/nowhere/..', '/.', '/%2e']) {
        const asked = request(server.url, { path: `${before}/../..${path}` });
        asked.end();
        const [answer]: IncomingMessage[] = await once(asked, 'response');
        answer?.resume();
        expect(answer?.statusCode).toBe(404);
      }
    },
  );
});
