import { once } from 'node:events';
import { request } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../../src/store/engine/database.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import {
  commit,
  csvOf,
  formOf,
  importIn,
  leadsOf,
  startImportPlace,
  upload,
  waitFor,
  type ImportPlace,
  type Person,
} from '../../helpers/importFiles.ts';

describeOnEachEngine('uploads', (open) => {
  let db: Database;
  let place: ImportPlace;
  let manager: Person;
  let agent: Person;

  beforeEach(async () => {
    db = await open();
    place = await startImportPlace(db);
    ({ manager, agent } = place);
  });
  afterEach(() => place.server.close());

  it('are created once per Idempotency-Key', async () => {
    const headers = { 'Idempotency-Key': 'upload-1' };
    const send = (text: string) =>
      agent.ask('/api/leads/import', { method: 'POST', body: formOf(text), headers });
    const [first, second] = await Promise.all([send(csvOf(2)), send(csvOf(2))]);
    const { id } = await importIn(first);
    expect((await importIn(second)).id).toBe(id);
    expect((await send(csvOf(3))).status).toBe(422);
    const stored = await db.read.selectFrom('imports').select('id').execute();
    expect(stored).toEqual([{ id }]);
    const again = { method: 'POST', json: {}, headers };
    const commits = [1, 2].map(() => agent.ask(`/api/imports/${id}/commit`, again));
    expect((await Promise.all(commits)).map(({ status }) => status)).toEqual([202, 202]);
    await waitFor(agent.ask, id, 'done');
    expect(await leadsOf(agent)).toHaveLength(2);
  });

  it('are visible only to their uploader and to managers', async () => {
    const mine = await upload(agent.ask, csvOf(2));
    const other = await place.join('agent');
    const stranger = await place.join('manager', null);
    expect((await manager.ask(`/api/imports/${mine.id}`)).status).toBe(200);
    const json = { mapping: mine.mapping };
    for (const { ask } of [other, stranger]) {
      for (const [path, init] of [
        ['', {}],
        ['', { method: 'PUT', json }],
        ['', { method: 'DELETE' }],
        ['/commit', { method: 'POST', json: {} }],
        ['/report', {}],
      ] as const) {
        expect((await ask(`/api/imports/${mine.id}${path}`, init)).status).toBe(404);
      }
    }
    expect((await agent.ask('/api/imports/%00')).status).toBe(404);
    await commit(agent.ask, mine.id);
    expect(await leadsOf(stranger)).toEqual([]);
  });

  it.each<[string, FormData | string, string, number]>([
    ['no form', '{}', 'application/json', 415],
    ['half a form', '--x\r\nContent-Dispo', 'multipart/form-data; boundary=x', 400],
    ['a form without boundary', 'x', 'multipart/form-data', 415],
    ['a form with an odd boundary', 'x', 'multipart/form-data; charset=x', 400],
    ['a form of many parts', '--x\r\n\r\n\r\n'.repeat(30), 'multipart/form-data; boundary=x', 413],
  ])('refuse %s', async (_, body, type, status) => {
    const token = await place.server.signIn(agent.email, 'a-long-enough-secret');
    const headers = { 'Content-Type': type };
    const init = { method: 'POST', token, body, headers };
    const answer = await place.server.request('/api/leads/import', init);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ status });
  });

  it.each<[string, string | Uint8Array<ArrayBuffer>, string, number]>([
    ['a picture called .xlsx', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0), 'a.xlsx', 415],
    ['a damaged workbook', 'PK\u0003\u0004rest', 'a.xlsx', 422],
    ['an empty file', '', 'a.csv', 422],
    ['a header alone', 'First name,Email\n', 'a.csv', 422],
    ['a cell without end', `a,b\n"${'x'.repeat(200_000)}`, 'a.csv', 422],
  ])('refuse %s', async (_, content, name, status) => {
    const body = formOf(content, name);
    const answer = await agent.ask('/api/leads/import', { method: 'POST', body });
    expect(answer.status).toBe(status);
    const { detail } = z.object({ detail: z.string() }).parse(await answer.json());
    expect(detail).toMatch(/^[A-Z].*\.$/);
    expect(await db.read.selectFrom('imports').select('id').execute()).toEqual([]);
  });

  it(
    'refuse more than 50 MB, by the declared length and while receiving',
    { timeout: 30_000 },
    async () => {
      const content = new Uint8Array(50_000_001).fill(0x61);
      const body = formOf(content, 'a.csv');
      const answer = await agent.ask('/api/leads/import', { method: 'POST', body });
      expect(answer.status).toBe(413);
      expect(await answer.json()).toMatchObject({ detail: expect.stringContaining('50 MB') });
    },
  );

  it(
    'receive everything from clients that send all before they read',
    { timeout: 30_000 },
    async () => {
      const { access_token: token } = await place.server.register();
      const content = Buffer.alloc(60_000_000, 'a');
      const asked = request(`${place.server.url}/api/leads/import`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${token}`,
          'Content-Type': 'multipart/form-data; boundary=x',
          'Content-Length': content.length,
        },
      });
      const answered = once(asked, 'response');
      await new Promise<void>((resolve, reject) => {
        asked.once('error', reject);
        asked.write(content, (error) => (error ? reject(error) : resolve()));
      });
      expect(await answered).toMatchObject([{ statusCode: 413 }]);
      asked.destroy();
    },
  );

  it('refuse a form without the file', async () => {
    const body = new FormData();
    body.append('files', 'text');
    const answer = await agent.ask('/api/leads/import', { method: 'POST', body });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [{ path: 'file' }] });
  });
});
