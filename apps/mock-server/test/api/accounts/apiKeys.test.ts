import {
  apiKeySchema,
  apiScopeNames,
  calls,
  limits,
  newApiKeySchema,
  problemSchema,
  type ApiKeyInput,
  type ApiScope,
  type Call,
  type NewApiKey,
  type Registration,
} from '@cardinal/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../../src/store/engine/database.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { membershipCalls, newName } from '../../helpers/membershipCalls.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

const minute = 60_000;
const start = Date.parse('2026-11-21T12:00:00Z');

describeOnEachEngine('API keys', (open) => {
  let db: Database;
  let server: TestServer;
  let ask: ReturnType<typeof membershipCalls>;
  let founder: Registration;
  let agent: Registration;
  let now = start;

  beforeAll(async () => {
    db = await open();
    server = await startTestServer({ db, clock: () => now });
    ask = membershipCalls(server);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    now = start;
    founder = await server.register({ company_name: newName(), first_name: 'Astrid' });
    agent = await ask.join(founder, 'agent');
  });

  const create = (token: string, input: object = {}) =>
    ask.call('POST', '/api/api-keys', token, { name: 'ERP', scopes: ['leads:read'], ...input });
  async function newKey(token: string, input: Partial<ApiKeyInput> = {}): Promise<NewApiKey> {
    const answer = await create(token, input);
    expect(answer.status).toBe(201);
    return newApiKeySchema.parse(await answer.json());
  }
  async function keysOf(token: string, query = '') {
    const answer = await ask.call('GET', `/api/api-keys${query}`, token);
    return z.array(apiKeySchema).parse(await answer.json());
  }
  const status = async (token: string, path = '/api/leads', method = 'GET') =>
    (await ask.call(method, path, token)).status;

  it('are shown once, stored as a hash, and listed without the key', async () => {
    const input: ApiKeyInput = {
      name: ' ERP of the office ',
      scopes: ['events:read', 'leads:read', 'leads:read'],
      expires_at: '2026-12-01T00:00:00Z',
    };
    const { key, ...listed } = await newKey(agent.access_token, input);
    expect(key).toMatch(/^cak_[\w-]{43}$/);
    expect(listed).toEqual({
      id: expect.any(String),
      name: 'ERP of the office',
      scopes: ['leads:read', 'events:read'],
      created_at: '2026-11-21T12:00:00.000Z',
      expires_at: '2026-12-01T00:00:00.000Z',
      last_used_at: null,
      user: { id: agent.user.id, name: 'Ada Example' },
    });
    expect(await keysOf(agent.access_token)).toEqual([listed]);
    const stored = await db.read.selectFrom('api_keys').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(key.slice('cak_'.length));
  });

  it('make calls as their user, and remember their last use', async () => {
    const lead = await ask.addLead(agent.access_token);
    await ask.addLead(founder.access_token);
    const { key } = await newKey(agent.access_token);
    now += minute;
    expect((await ask.leadsOf(key)).map(({ id }) => id)).toEqual([lead.id]);
    expect(await ask.me(key)).toMatchObject({ id: agent.user.id });
    await expect
      .poll(async () => (await keysOf(agent.access_token))[0]?.last_used_at)
      .toBe('2026-11-21T12:01:00.000Z');
  });

  it('write what their scopes permit', async () => {
    const { key } = await newKey(agent.access_token, { scopes: ['leads:write'] });
    const lead = await ask.addLead(key);
    expect((await ask.leadsOf(agent.access_token)).map(({ id }) => id)).toEqual([lead.id]);
    const refused = await ask.call('GET', '/api/leads', key);
    expect(refused.status).toBe(403);
    expect(problemSchema.parse(await refused.json())).toMatchObject({
      code: 'scope',
      detail: expect.stringContaining('leads:read'),
    });
  });

  it('end at once when they are revoked or expire', async () => {
    const revoked = await newKey(agent.access_token);
    const brief = await newKey(agent.access_token, { expires_at: '2026-11-21T12:10:00Z' });
    expect(await status(revoked.key)).toBe(200);
    expect(await status(agent.access_token, `/api/api-keys/${revoked.id}`, 'DELETE')).toBe(204);
    expect(await status(revoked.key)).toBe(401);
    expect(await status(brief.key)).toBe(200);
    now += 10 * minute;
    expect(await status(brief.key)).toBe(401);
    expect(await status('cak_unknown')).toBe(401);
  });

  it('end when their user leaves the company, and follow their role', async () => {
    const { key } = await newKey(agent.access_token, { scopes: ['team:read', 'leads:read'] });
    expect(await status(key, '/api/users')).toBe(403);
    const path = `/api/members/${agent.user.id}`;
    await ask.call('PUT', path, founder.access_token, { role: 'manager' });
    expect(await status(key, '/api/users')).toBe(200);
    await ask.remove(founder.access_token, agent.user.id);
    expect(await status(key)).toBe(401);
    expect(await keysOf(founder.access_token, '?all=true')).toEqual([]);
  });

  it('of everyone are listed and revoked by administrators alone', async () => {
    const own = await newKey(founder.access_token);
    const theirs = await newKey(agent.access_token);
    const stranger = await server.register({ company_name: newName() });
    const foreign = await newKey(stranger.access_token);
    const all = await keysOf(founder.access_token, '?all=true');
    expect(all.map(({ id }) => id).toSorted()).toEqual([own.id, theirs.id].toSorted());
    expect(await status(agent.access_token, '/api/api-keys?all=true')).toBe(403);

    const revoke = (token: string, id: string, query = '') =>
      status(token, `/api/api-keys/${id}${query}`, 'DELETE');
    expect(await revoke(agent.access_token, own.id)).toBe(404);
    expect(await revoke(agent.access_token, own.id, '?all=true')).toBe(403);
    expect(await revoke(founder.access_token, theirs.id)).toBe(404);
    expect(await revoke(founder.access_token, foreign.id, '?all=true')).toBe(404);
    expect(await revoke(founder.access_token, theirs.id, '?all=true')).toBe(204);
    expect(await status(theirs.key)).toBe(401);
  });

  it('are audited without the key', async () => {
    const made = await newKey(agent.access_token);
    await ask.call('DELETE', `/api/api-keys/${made.id}?all=true`, founder.access_token);
    const [revocation, creation] = await ask.audited(founder.access_token);
    const subject = { type: 'api_key', id: made.id, name: 'ERP' };
    const state = { user: 'Ada Example', scopes: 'leads:read', expires_at: null };
    const actor = { id: agent.user.id, name: 'Ada Example' };
    expect(creation).toMatchObject({ action: 'api_key_made', actor, subject, after: state });
    expect(revocation).toMatchObject({
      action: 'api_key_revoked',
      actor: { id: founder.user.id },
      subject,
      before: state,
    });
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ scopes: [] }, 'scopes'],
    [{ scopes: ['everything'] }, 'scopes.0'],
    [{ expires_at: '2026-11-21T11:00:00Z' }, 'expires_at'],
    [{ expires_at: 'soon' }, 'expires_at'],
  ])('with %j are refused', async (input, path) => {
    const answer = await create(agent.access_token, input);
    expect(answer.status).toBe(422);
    expect(problemSchema.parse(await answer.json()).errors?.[0]?.path).toBe(path);
  });

  it('need a recent sign-in, and have a limit', async () => {
    for (let made = 0; made < limits.apiKeys; made += 1) await newKey(agent.access_token);
    expect((await create(agent.access_token)).status).toBe(422);
    now += 11 * minute;
    const answer = await create(founder.access_token);
    expect(answer.status).toBe(403);
    expect(await ask.codeOf(answer)).toBe('reauthenticate');
  });

  describe('of each role and scope', () => {
    const roles = ['agent', 'manager', 'admin'] as const;
    const rank = { public: 0, 'signed-in': 0, manager: 1, admin: 2 };
    const guarded = Object.entries<Call>(calls).filter(([, { auth }]) => auth !== 'public');

    it.each(roles)('make exactly the calls that both permit: %s', async (role) => {
      const member = role === 'admin' ? founder : await ask.join(founder, role);
      for (const scope of apiScopeNames) {
        const { key } = await newKey(member.access_token, { scopes: [scope] });
        const wrong: string[] = [];
        for (const [name, call] of guarded) {
          // Without a body and with an unknown id, so that nothing changes.
          const path = call.path.replaceAll(/\{\w+\}/g, 'none');
          const answer = await ask.call(call.method.toUpperCase(), path, key);
          const isRefused = answer.status === 403 && (await ask.codeOf(answer)) === 'scope';
          if (isRefused === isPermitted(call, role, scope)) wrong.push(`${scope} ${name}`);
        }
        expect(wrong).toEqual([]);
      }
    });

    const isPermitted = (call: Call, role: (typeof roles)[number], scope: ApiScope) =>
      (call.scope === 'any' || call.scope === scope) && roles.indexOf(role) >= rank[call.auth];

    it('cover every call but those about accounts, companies, keys, assistants, webhooks, HubSpot, suggestions and the audit trail', () => {
      const closed =
        /^\/api\/(?:api-keys|assistants|partner-keys|members|auth\/(?!me$)|companies|audit|mailbox|webhooks|crm|proposals|first-steps|samples|card-reader)/;
      for (const [name, { path, scope }] of guarded) {
        expect([name, scope === undefined]).toEqual([name, closed.test(path)]);
      }
    });
  });
});
