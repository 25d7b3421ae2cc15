import { limits, viewSchema, type Registration } from '@cardinal/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { moveWorkspace } from '../../../src/store/accounts/workspaces.ts';
import type { Database } from '../../../src/store/engine/database.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { addCompany } from '../../helpers/people.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

describeOnEachEngine('saved views', (open, { dialect }) => {
  let db: Database;
  let server: TestServer;
  let agent: Registration;
  let colleague: Registration;
  let manager: Registration;
  let admin: Registration;

  beforeAll(async () => {
    db = await open();
    server = await startTestServer({ db });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    const company_id = await addCompany(db, { isOpen: true });
    [agent, colleague, manager, admin] = await Promise.all([
      server.register({ company_id, role: 'agent' }),
      server.register({ company_id, role: 'agent' }),
      server.register({ company_id, role: 'manager' }),
      server.register({ company_id, role: 'admin' }),
    ]);
  });

  const ask = (method: string, path: string, by: Registration, json?: unknown, headers = {}) =>
    server.request(path, {
      method,
      token: by.access_token,
      headers,
      ...(json !== undefined && { json }),
    });
  const hot = { name: 'Hot', query: 'status=hot&sort=name', columns: ['company', 'phone'] };
  async function save(by: Registration, view: object = {}) {
    const answer = await ask('POST', '/api/views', by, { ...hot, ...view });
    expect(answer.status).toBe(201);
    return viewSchema.parse(await answer.json());
  }
  async function list(by: Registration) {
    const answer = await ask('GET', '/api/views', by);
    return z.array(viewSchema).parse(await answer.json());
  }
  const namesOf = async (by: Registration) => (await list(by)).map(({ name }) => name);

  it('are kept as they were saved, and belong to their owner alone', async () => {
    const view = await save(agent);
    expect(view).toMatchObject({ ...hot, shared: false, created_by: agent.user.id });
    expect(view.owner_name).toBe(`${agent.user.first_name} ${agent.user.last_name}`);
    expect(await list(agent)).toEqual([view]);
    expect(await list(colleague)).toEqual([]);
    expect(await list(manager)).toEqual([]);
    for (const by of [colleague, manager]) {
      expect((await ask('PUT', `/api/views/${view.id}`, by, hot)).status).toBe(404);
      expect((await ask('DELETE', `/api/views/${view.id}`, by)).status).toBe(404);
    }
    const changed = { name: 'Cold', query: 'status=cold' };
    const answer = await ask('PUT', `/api/views/${view.id}`, agent, changed);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ ...changed, columns: null, shared: false });
    expect((await ask('DELETE', `/api/views/${view.id}`, agent)).status).toBe(204);
    expect(await list(agent)).toEqual([]);
    expect((await ask('DELETE', `/api/views/${view.id}`, agent)).status).toBe(404);
  });

  it("are shared by managers, who change each other's, with everyone", async () => {
    const refused = await ask('POST', '/api/views', agent, { ...hot, shared: true });
    expect(refused.status).toBe(403);
    const view = await save(manager, { shared: true });
    await save(agent, { name: 'a' });
    expect(await namesOf(agent)).toEqual(['a', 'Hot']);
    expect(await namesOf(colleague)).toEqual(['Hot']);
    const path = `/api/views/${view.id}`;
    expect((await ask('PUT', path, agent, hot)).status).toBe(403);
    expect((await ask('DELETE', path, agent)).status).toBe(403);
    const renamed = { ...hot, name: 'Hottest', shared: true };
    expect((await ask('PUT', path, admin, renamed)).status).toBe(200);
    expect(await list(colleague)).toMatchObject([
      {
        name: 'Hottest',
        created_by: manager.user.id,
        owner_name: `${manager.user.first_name} ${manager.user.last_name}`,
      },
    ]);
    // A shared view that is no longer shared is its owner's alone.
    expect((await ask('PUT', path, admin, hot)).status).toBe(200);
    expect(await namesOf(colleague)).toEqual([]);
    expect(await namesOf(manager)).toEqual(['Hot']);
  });

  it('have names that are unique for each owner, in any capitalisation', async () => {
    await save(agent, { name: 'Hot leads' });
    const taken = { status: 422, errors: [{ path: 'name' }] };
    const again = await ask('POST', '/api/views', agent, {
      ...hot,
      name: 'HOT leads',
    });
    expect(await again.json()).toMatchObject(taken);
    const other = await save(agent, { name: 'Other' });
    const renamed = await ask('PUT', `/api/views/${other.id}`, agent, {
      ...hot,
      name: 'hot leads',
    });
    expect(await renamed.json()).toMatchObject(taken);
    // Its own name is no other one's.
    const kept = await ask('PUT', `/api/views/${other.id}`, agent, { ...hot, name: 'OTHER' });
    expect(kept.status).toBe(200);
    await save(colleague, { name: 'Hot leads' });
  });

  it('are saved once for each key, and up to a limit', async () => {
    const key = { 'Idempotency-Key': `views-${agent.user.id}` };
    const first = await ask('POST', '/api/views', agent, hot, key);
    const second = await ask('POST', '/api/views', agent, hot, key);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await second.json()).toEqual(await first.json());
    for (let count = 1; count < limits.views; count += 1) await save(agent, { name: `V${count}` });
    const full = await ask('POST', '/api/views', agent, { ...hot, name: 'One more' });
    expect(full.status).toBe(422);
    expect(await list(agent)).toHaveLength(limits.views);
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ query: 'q=ü' }, 'query'],
    [{ query: 'x'.repeat(2_001) }, 'query'],
    [{ columns: Array.from({ length: 31 }, () => 'company') }, 'columns'],
    [{ shared: 'yes' }, 'shared'],
  ])('refuse %j at its field', async (part, path) => {
    const answer = await ask('POST', '/api/views', agent, { ...hot, ...part });
    expect(await answer.json()).toMatchObject({ status: 422, errors: [{ path }] });
  });

  it('move with their workspace, except where the owner has one of this name', async () => {
    const alone = await server.register();
    const workspace = async (id: string) => {
      const columns = db.read.selectFrom('users').select(['private_workspace_id', 'company_id']);
      const row = await columns.where('id', '=', id).executeTakeFirstOrThrow();
      return row.company_id ?? row.private_workspace_id;
    };
    await save(alone, { name: 'Mine' });
    await save(alone, { name: 'Hot' });
    const [from, to] = [await workspace(alone.user.id), await workspace(agent.user.id)];
    await db.write(async (tx) => {
      await tx
        .insertInto('lead_views')
        .values({
          workspace_id: to,
          id: 'kept',
          user_id: alone.user.id,
          name: 'HOT',
          name_key: 'hot',
          query: 'status=cold',
          columns: null,
          shared: 0,
          created_at: 1,
          updated_at: 1,
        })
        .execute();
      await moveWorkspace({ tx, dialect, from, to });
    });
    const rows = db.read.selectFrom('lead_views').select(['name', 'workspace_id']);
    expect(await rows.where('user_id', '=', alone.user.id).orderBy('name').execute()).toEqual([
      { name: 'HOT', workspace_id: to },
      { name: 'Mine', workspace_id: to },
    ]);
  });
});
