import { importSummarySchema } from '@cardinal/contract';
import { CompiledQuery, type QueryId, type RootOperationNode } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../../src/store/engine/database.ts';
import { listImports } from '../../../src/store/importing/importList.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import {
  commit,
  csvOf,
  startImportPlace,
  sweepImports,
  upload,
  waitFor,
  type ImportPlace,
  type Person,
} from '../../helpers/importFiles.ts';

describeOnEachEngine('the list of imports', (open, { dialect }) => {
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

  async function list({ ask }: Person, query = '') {
    const answer = await ask(`/api/imports${query}`);
    expect(answer.status).toBe(200);
    const found = z.array(importSummarySchema).parse(await answer.json());
    const link = answer.headers.get('Link') ?? '';
    const cursorOf = (relation: string) =>
      new RegExp(`cursor=([^&>]+)[^>]*>; rel="${relation}"`).exec(link)?.[1];
    return {
      found,
      names: found.map(({ file_name }) => file_name),
      total: answer.headers.get('X-Total-Count'),
      next: cursorOf('next'),
      prev: cursorOf('prev'),
    };
  }

  it('says what became of each file, without its rows', async () => {
    expect(await list(agent)).toMatchObject({ found: [], total: '0' });
    const file = `${csvOf(2)}\nAda,Nr 3,not an address,Hot`;
    const { id } = await upload(agent.ask, file, 'Messe.csv');
    const done = await commit(agent.ask, id);
    const { found } = await list(agent);
    const { file_name, event_id, format, status, counts, error, created_at, expires_at } = done;
    expect(found).toEqual([
      {
        id,
        file_name,
        event_id,
        format,
        status,
        counts,
        error,
        created_at,
        expires_at,
        created_by: agent.id,
      },
    ]);
    expect(counts).toMatchObject({ total: 3, imported: 2, invalid: 1 });
  });

  it('shows agents their own imports, and managers everybody’s', async () => {
    const other = await place.join('agent');
    const stranger = await place.join('manager', null);
    await upload(agent.ask, csvOf(1), 'agent.csv');
    await upload(other.ask, csvOf(1), 'other.csv');
    await upload(manager.ask, csvOf(1), 'manager.csv');
    await upload(stranger.ask, csvOf(1), 'stranger.csv');
    expect((await list(agent)).names).toEqual(['agent.csv']);
    expect((await list(other)).names).toEqual(['other.csv']);
    expect((await list(stranger)).names).toEqual(['stranger.csv']);
    const all = await list(manager);
    expect(all.names).toEqual(['manager.csv', 'other.csv', 'agent.csv']);
    expect(all.found.map(({ created_by }) => created_by)).toEqual([manager.id, other.id, agent.id]);
  });

  it('is read page by page, newest first', async () => {
    for (const name of ['1.csv', '2.csv', '3.csv']) await upload(agent.ask, csvOf(1), name);
    const first = await list(agent, '?limit=2');
    expect(first).toMatchObject({ names: ['3.csv', '2.csv'], total: '3' });
    const second = await list(agent, `?limit=2&cursor=${first.next}`);
    expect(second).toMatchObject({ names: ['1.csv'], total: '3', next: undefined });
    expect((await list(agent, `?limit=2&cursor=${second.prev}`)).names).toEqual(first.names);
    const foreign = await agent.ask('/api/imports?cursor=elsewhere');
    expect(foreign.status).toBe(422);
  });

  it('shows an import that was undone from it, until its date', async () => {
    const { id } = await upload(agent.ask, csvOf(2));
    await commit(agent.ask, id);
    await agent.ask(`/api/imports/${id}`, { method: 'DELETE' });
    await waitFor(agent.ask, id, 'undone');
    const [undone] = (await list(agent)).found;
    expect(undone).toMatchObject({ status: 'undone', counts: { removed: 2, kept: 0 } });
    await sweepImports(db, Date.parse(undone?.expires_at ?? ''));
    expect((await list(agent)).found).toEqual([]);
  });

  it('leaves out a file that is still being read', async () => {
    const { id } = await upload(agent.ask, csvOf(1));
    await db.write((tx) =>
      tx.updateTable('imports').set({ status: 'reading' }).where('id', '=', id).execute(),
    );
    expect(await list(agent)).toMatchObject({ found: [], total: '0' });
  });

  it.each([
    ['everybody’s', /using .*(autoindex_imports|imports_pkey)/i],
    ['a user’s own', /using .*imports_user/i],
  ])('reads no more than a page of %s imports', async (whose, index) => {
    const queries: { node: RootOperationNode; queryId: QueryId }[] = [];
    const watched = db.read.withPlugin({
      transformQuery(query) {
        queries.push(query);
        return query.node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    for (const { ask } of [agent, agent, manager]) await upload(ask, csvOf(1));
    const scope = { workspaceId: 'acme', ...(whose === 'a user’s own' && { userId: agent.id }) };
    const { next } = await listImports(watched, scope, { limit: 1 });
    await listImports(watched, scope, { limit: 1, cursor: next });
    // At least two pages and two totals.
    expect(queries.length).toBeGreaterThanOrEqual(4);
    await db.write(async (tx) => {
      // With so few rows, PostgreSQL would rather read and sort all of them.
      if (dialect === 'postgres') {
        await tx.executeQuery(CompiledQuery.raw('set local enable_seqscan = off'));
        await tx.executeQuery(CompiledQuery.raw('set local enable_bitmapscan = off'));
        await tx.executeQuery(CompiledQuery.raw('set local enable_sort = off'));
      }
      const explain = dialect === 'postgres' ? 'explain' : 'explain query plan';
      for (const { node, queryId } of queries) {
        const { sql, parameters } = db.read.getExecutor().compileQuery(node, queryId);
        const plan = CompiledQuery.raw(`${explain} ${sql}`, [...parameters]);
        const { rows } = await tx.executeQuery<Record<string, unknown>>(plan);
        const text = rows.map((row) => row['detail'] ?? row['QUERY PLAN']).join('\n');
        expect(text).toMatch(sql.includes('order by') ? index : /./);
        expect(text).not.toMatch(/SCAN imports|Seq Scan|TEMP B-TREE|Sort/);
      }
    });
  });
});
