import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auditEntrySchema, type Registration } from '@cardinal/contract';
import { CompiledQuery, type QueryId, type RootOperationNode } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { readSheet } from '../../../src/ports/sheets/index.ts';
import type { Database } from '../../../src/store/engine/database.ts';
import { listAudit, readAudit } from '../../../src/store/shared/audit.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { membershipCalls, newName } from '../../helpers/membershipCalls.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

describeOnEachEngine('the audit trail', (open, { dialect }) => {
  let db: Database;
  let server: TestServer;
  let ask: ReturnType<typeof membershipCalls>;
  let founder: Registration;
  let manager: Registration;
  let now = Date.now();

  beforeAll(async () => {
    db = await open();
    server = await startTestServer({ db, clock: () => now });
    ask = membershipCalls(server);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    founder = await server.register({ company_name: newName(), first_name: 'Astrid' });
    manager = await ask.join(founder, 'manager');
    await ask.call('POST', '/api/companies/invites', manager.access_token, { role: 'agent' });
  });

  const read = async (query: string, token = founder.access_token) => {
    const answer = await ask.call('GET', `/api/audit${query}`, token);
    expect(answer.status).toBe(200);
    const entries = z.array(auditEntrySchema).parse(await answer.json());
    return { entries, actions: entries.map(({ action }) => action), headers: answer.headers };
  };

  it('is filtered by action, by user and by time, page by page', async () => {
    expect((await read('')).actions).toEqual(['invite_made', 'member_approved', 'company_created']);
    expect((await read('?action=member_approved')).actions).toEqual(['member_approved']);
    expect((await read('?action=All')).actions).toHaveLength(3);
    expect((await read(`?actor=${manager.user.id}`)).actions).toEqual(['invite_made']);
    expect((await read(`?actor=${manager.user.id}&action=member_approved`)).actions).toEqual([]);
    expect((await read('?actor=nobody')).actions).toEqual([]);

    const start = new Date((now += 60_000)).toISOString();
    now += 1;
    await ask.call('PUT', '/api/companies/current', founder.access_token, { listed: false });
    expect((await read(`?from=${start}`)).actions).toEqual(['company_changed']);
    expect((await read(`?to=${start}`)).actions).toHaveLength(3);
    expect((await read(`?from=${start}&to=${start}`)).actions).toEqual([]);

    const first = await read(`?actor=${founder.user.id}&limit=2`);
    expect(first.actions).toEqual(['company_changed', 'member_approved']);
    expect(first.headers.get('X-Total-Count')).toBe('3');
    const cursor = /cursor=([^&>]+)/.exec(first.headers.get('Link') ?? '')?.[1] ?? '';
    const second = await read(`?actor=${founder.user.id}&limit=2&cursor=${cursor}`);
    expect(second.actions).toEqual(['company_created']);

    const earlier = await read(`?to=${start}&limit=2`);
    expect(earlier.actions).toEqual(['invite_made', 'member_approved']);
    const next = /cursor=([^&>]+)[^>]*>; rel="next"/.exec(earlier.headers.get('Link') ?? '')?.[1];
    const rest = await read(`?to=${start}&limit=2&cursor=${next}`);
    expect(rest.actions).toEqual(['company_created']);
    const prev = /cursor=([^&>]+)[^>]*>; rel="prev"/.exec(rest.headers.get('Link') ?? '')?.[1];
    expect((await read(`?to=${start}&limit=2&cursor=${prev}`)).actions).toEqual(earlier.actions);
  });

  it.runIf(dialect === 'sqlite')('reads no entries outside its dates', async () => {
    const queries: { node: RootOperationNode; queryId: QueryId }[] = [];
    const watched = db.read.withPlugin({
      transformQuery(query) {
        queries.push(query);
        return query.node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    const companyId = founder.user.company_id ?? '';
    const dates = { from: now - 1_000, before: now + 1_000 };
    const filters = [{}, { action: 'member_approved' }, { actorId: founder.user.id }] as const;
    for (const filter of filters) {
      await listAudit(watched, companyId, { ...filter, ...dates }, { limit: 1 });
      await readAudit(watched, companyId, { ...filter, ...dates }, { below: undefined, most: 1 });
    }
    // The page and the total of the trail, and a part of the export.
    expect(queries.length).toBeGreaterThan(2 * filters.length);
    for (const { node, queryId } of queries) {
      const { sql, parameters } = db.read.getExecutor().compileQuery(node, queryId);
      const plan = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
      const { rows } = await db.read.executeQuery<{ detail: string }>(plan);
      expect(rows.map(({ detail }) => detail)).toContainEqual(
        expect.stringMatching(/^SEARCH audit USING .*id>\? AND id<\?/),
      );
    }
  });

  it.each(['?action=everything', '?from=yesterday', '?to=2026-13-01T00:00'])(
    'refuses %s',
    async (query) => {
      const answer = await ask.call('GET', `/api/audit${query}`, founder.access_token);
      expect(answer.status).toBe(422);
    },
  );

  it('is exported with its filters as inert text, and the export is recorded', async () => {
    const name = `=1+1 ${newName()}`;
    const { access_token: token } = await server.register({ company_name: name });
    await ask.call('PUT', '/api/companies/current', token, { listed: false });
    const answer = await ask.call('GET', '/api/audit/export?action=company_changed', token);
    expect(answer.headers.get('Content-Disposition')).toContain('filename="audit-trail.xlsx"');
    const folder = await mkdtemp(join(tmpdir(), 'cardinal-audit-'));
    const path = join(folder, 'audit.xlsx');
    await writeFile(path, new Uint8Array(await answer.arrayBuffer()));
    const rows: string[][] = [];
    for await (const { cells } of await readSheet(path)) rows.push(cells);
    await rm(folder, { recursive: true });
    expect(rows[0]).toEqual([
      'Time',
      'User',
      'Action',
      'Subject',
      'Name',
      'Via',
      'Before',
      'After',
    ]);
    expect(rows.slice(1).map((row) => row.slice(2))).toEqual([
      ['company_changed', 'company', name, '', '', 'listed: false'],
    ]);

    const csv = await ask.call('GET', '/api/audit/export?format=csv', token);
    expect(await csv.text()).toContain(`'${name}`);
    const [last] = (await read('?action=audit_exported', token)).entries;
    expect(last).toMatchObject({ subject: { type: 'export', name: 'audit-trail.csv' } });
  });

  it('is exported whole, whatever the number of pages', async () => {
    const { access_token: token, user } = await server.register({ company_name: newName() });
    const rows = Array.from({ length: 620 }, (_, n) => ({
      workspace_id: user.company_id ?? '',
      id: `entry-${String(n).padStart(4, '0')}`,
      at: now,
      actor_id: user.id,
      actor_name: 'Ada',
      action: 'lead_assigned' as const,
      subject_type: 'lead' as const,
      subject_id: null,
      subject_name: `Lead ${n}`,
      before: null,
      after: null,
    }));
    for (const part of [rows.slice(0, 310), rows.slice(310)]) {
      await db.write((tx) => tx.insertInto('audit').values(part).execute());
    }
    const path = '/api/audit/export?format=csv&action=lead_assigned';
    const lines = (await (await ask.call('GET', path, token)).text()).trim().split('\r\n');
    expect(lines).toHaveLength(621);
    expect(new Set(lines).size).toBe(621);
  });

  it('is for administrators with a recent sign-in', async () => {
    const refused = await ask.call('GET', '/api/audit/export', manager.access_token);
    expect(refused.status).toBe(403);
    const start = now;
    now += 11 * 60_000;
    const old = await ask.call('GET', '/api/audit/export', founder.access_token);
    expect([old.status, await ask.codeOf(old)]).toEqual([403, 'reauthenticate']);
    now = start;
  });
});
