import { once } from 'node:events';
import {
  auditEntrySchema,
  companySchema,
  inviteSchema,
  leadSchema,
  pendingMemberSchema,
  problemSchema,
  socketCodes,
  socketProtocol,
  userSchema,
} from '@cardinal/contract';
import type { Registration } from '@cardinal/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { insertCompany } from '../src/store/companies.ts';
import type { Database } from '../src/store/database.ts';
import { fold } from '../src/store/fold.ts';
import { newId } from '../src/store/ids.ts';
import { describeOnEachEngine } from './engines.ts';
import { newPerson, startTestServer } from './server.ts';
import type { TestServer } from './server.ts';

let companies = 0;
const newName = () => `Company ${(companies += 1)}`;

describeOnEachEngine('membership', (open) => {
  let db: Database;
  let server: TestServer;
  let founder: Registration;

  beforeAll(async () => {
    db = await open();
    server = await startTestServer({ db });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    founder = await server.register({ company_name: newName() });
  });

  const call = (method: string, path: string, token: string, json?: unknown) =>
    server.request(path, { method, token, ...(json !== undefined && { json }) });
  const profile = (token: string, json: unknown) => call('PUT', '/api/auth/profile', token, json);
  const codeOf = async (answer: Response) => problemSchema.parse(await answer.json()).code;
  const me = async (token: string) =>
    userSchema.parse(await (await call('GET', '/api/auth/me', token)).json());
  const leadsOf = async (token: string) =>
    z.array(leadSchema).parse(await (await call('GET', '/api/leads', token)).json());
  const addLead = async (token: string) => {
    const json = { first_name: 'Grace', email: 'grace@example.com' };
    return leadSchema.parse(await (await call('POST', '/api/leads', token, json)).json());
  };
  const pending = async (token: string) => {
    const answer = await call('GET', '/api/members/pending', token);
    return z.array(pendingMemberSchema).parse(await answer.json());
  };
  const approve = (token: string, id: string, role = 'agent') =>
    call('POST', `/api/members/${id}/approve`, token, { role });
  const audited = async (token: string) => {
    const answer = await call('GET', '/api/audit', token);
    return z
      .array(auditEntrySchema)
      .parse(await answer.json())
      .map(({ action }) => action);
  };
  async function openCompany(): Promise<string> {
    const id = newId();
    const name = newName();
    const company = { id, name, nameKey: fold(name), isOpen: true, createdBy: 'nobody' };
    await db.write((tx) => insertCompany(tx, { ...company, createdAt: Date.now() }));
    return id;
  }

  it('moves private leads with their history along when somebody is approved', async () => {
    const { access_token: token, user } = await server.register({
      role: 'admin',
      company_id: founder.user.company_id,
    });
    const lead = await addLead(token);
    expect(await leadsOf(founder.access_token)).toEqual([]);
    expect(await pending(founder.access_token)).toMatchObject([{ user, private_leads: 1 }]);
    const before = await db.read.selectFrom('activities').selectAll().execute();
    const stored = async () => {
      const row = await db.read
        .selectFrom('leads')
        .selectAll()
        .where('id', '=', lead.id)
        .executeTakeFirstOrThrow();
      // SQLite's own key of the row, which the store knows nothing of, is another one there.
      return { ...row, row_number: undefined };
    };
    const { workspace_id: privately, ...row } = await stored();

    const answer = await approve(founder.access_token, user.id);
    expect(userSchema.parse(await answer.json())).toMatchObject({
      role: 'agent',
      company_id: founder.user.company_id,
      pending_company_id: null,
      is_activated: true,
    });
    expect(await me(token)).toMatchObject({ role: 'agent', is_activated: true });
    expect(privately).not.toBe(founder.user.company_id);
    expect(await stored()).toEqual({ ...row, workspace_id: founder.user.company_id });
    expect(await leadsOf(token)).toEqual([lead]);
    expect(await leadsOf(founder.access_token)).toEqual([lead]);
    const after = await db.read.selectFrom('activities').selectAll().execute();
    const ids = (rows: typeof before) => rows.map(({ id }) => id).toSorted();
    expect(ids(after)).toEqual(ids(before));
    const moved = after.filter(({ lead_id: id }) => id === lead.id);
    expect(moved.map(({ workspace_id: id }) => id)).toEqual([founder.user.company_id]);
    expect(await pending(founder.access_token)).toEqual([]);
    expect(await audited(founder.access_token)).toEqual(['member_approved', 'company_created']);
    const found = await call('GET', '/api/leads?q=grace', founder.access_token);
    expect(found.headers.get('X-Total-Count')).toBe('1');
  });

  it('lets one of two approvals at the same moment through', async () => {
    const { user } = await server.register({ company_id: founder.user.company_id });
    const answers = await Promise.all([
      approve(founder.access_token, user.id),
      approve(founder.access_token, user.id, 'manager'),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });

  it('ends the waiting of somebody who is refused', async () => {
    const { access_token: token, user } = await server.register({
      company_id: founder.user.company_id,
    });
    const path = `/api/members/${user.id}/reject`;
    expect((await call('POST', path, founder.access_token)).status).toBe(204);
    expect(await me(token)).toMatchObject({ pending_company_id: null, is_activated: true });
    expect(await pending(founder.access_token)).toEqual([]);
    expect((await call('POST', path, founder.access_token)).status).toBe(404);
    expect(await audited(founder.access_token)).toEqual(['member_rejected', 'company_created']);
  });

  it('hides who waits from other companies and from agents', async () => {
    const { user } = await server.register({ company_id: founder.user.company_id });
    const stranger = await server.register({ company_name: newName() });
    expect(await pending(stranger.access_token)).toEqual([]);
    expect((await approve(stranger.access_token, user.id)).status).toBe(404);
    expect((await approve(stranger.access_token, 'none\u0000such')).status).toBe(404);
    const alone = await server.register({ role: 'manager' });
    expect(await pending(alone.access_token)).toEqual([]);
    expect((await approve(alone.access_token, user.id)).status).toBe(404);
    const agent = await server.register();
    expect((await call('GET', '/api/members/pending', agent.access_token)).status).toBe(403);
  });

  it('lets only administrators make administrators and links for passwords', async () => {
    const manager = await server.register({ company_id: founder.user.company_id });
    await approve(founder.access_token, manager.user.id, 'manager');
    const { user } = await server.register({ company_id: founder.user.company_id });
    expect((await approve(manager.access_token, user.id, 'admin')).status).toBe(403);
    const path = `/api/members/${manager.user.id}/reset-link`;
    expect((await call('POST', path, manager.access_token)).status).toBe(403);
    const stranger = await server.register({ company_name: newName() });
    expect((await call('POST', path, stranger.access_token)).status).toBe(404);
    const link = await (await call('POST', path, founder.access_token)).json();
    expect(link).toMatchObject({
      link: expect.stringMatching(/^http:\/\/crm\.example\.com\/auth\/reset\?token=[\w-]{43}$/),
    });
    expect((await audited(founder.access_token))[0]).toBe('reset_link_made');
  });

  it('joins an open company at once, with the role one chooses', async () => {
    const companyId = await openCompany();
    const { access_token: token } = await server.register();
    const lead = await addLead(token);
    const answer = await profile(token, {
      role: 'manager',
      company_id: companyId,
      is_activated: true,
    });
    expect(answer.status).toBe(200);
    expect(await me(token)).toMatchObject({ role: 'manager', company_id: companyId });
    expect(await leadsOf(token)).toEqual([lead]);
    // There the role stays self-chosen.
    expect((await profile(token, { role: 'admin' })).status).toBe(200);
    expect(await me(token)).toMatchObject({ role: 'admin' });
    expect(await audited(token)).toEqual(['role_changed']);
  });

  it('waits for any other company, whatever is_activated says', async () => {
    const { access_token: token } = await server.register();
    const wish = { role: 'admin', company_id: founder.user.company_id, is_activated: true };
    for (const expected of [200, 200]) {
      expect((await profile(token, wish)).status).toBe(expected);
      expect(await me(token)).toMatchObject({
        company_id: null,
        pending_company_id: founder.user.company_id,
        is_activated: false,
      });
    }
  });

  it('founds a company in the profile or by its own call, once', async () => {
    const { access_token: token } = await server.register();
    const name = newName();
    const make = (json: unknown) =>
      server.request('/api/companies', {
        method: 'POST',
        token,
        json,
        headers: { 'Idempotency-Key': 'found' },
      });
    const first = await make({ name });
    expect(first.status).toBe(201);
    expect(await (await make({ name })).json()).toEqual(await first.json());
    expect(await me(token)).toMatchObject({ role: 'admin', company_name: name });
    expect(await codeOf(await profile(token, { company_name: newName() }))).toBe('already_member');
    const other = await server.register();
    expect(await codeOf(await profile(other.access_token, { company_name: name }))).toBe(
      'company_taken',
    );
  });

  it('invites by a link that joins at once with its role, until it expires', async () => {
    const invite = (by: string, role: string) =>
      call('POST', '/api/companies/invites', by, { role });
    const made = inviteSchema.parse(await (await invite(founder.access_token, 'manager')).json());
    const invite_token = new URL(made.link).searchParams.get('invite') ?? '';
    const { user, access_token: token } = await server.register({ invite_token, role: 'admin' });
    expect(user).toMatchObject({ role: 'manager', company_id: founder.user.company_id });
    expect((await invite(token, 'admin')).status).toBe(403);

    const other = await server.register();
    const lead = await addLead(other.access_token);
    expect((await profile(other.access_token, { invite_token })).status).toBe(200);
    expect(await leadsOf(token)).toEqual([lead]);

    await db.write((tx) => tx.updateTable('company_invites').set({ expires_at: 1 }).execute());
    const late = await server.register();
    const refused = await profile(late.access_token, { invite_token });
    expect([refused.status, await codeOf(refused)]).toEqual([422, 'invalid']);
    expect((await invite(late.access_token, 'agent')).status).toBe(403);
  });

  it('hides a company from the public list; who knows its id can still ask to join', async () => {
    const listed = async () => {
      const answer = await server.request('/api/companies');
      const list = z.array(companySchema).parse(await answer.json());
      return list.map(({ company_id: id }) => id);
    };
    const id = founder.user.company_id;
    expect(await listed()).toContain(id);
    const hide = (by: string) => call('PUT', '/api/companies/current', by, { listed: false });
    expect((await hide(founder.access_token)).status).toBe(200);
    expect(await listed()).not.toContain(id);
    const { user } = await server.register({ company_id: id, role: 'manager' });
    expect(user.pending_company_id).toBe(id);
    const agent = await server.register();
    expect((await hide(agent.access_token)).status).toBe(403);
  });

  it('opens live sockets anew when what somebody may read changes', async () => {
    const { user, access_token: token } = await server.register({
      company_id: founder.user.company_id,
    });
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, [
      socketProtocol,
      `bearer.${token}`,
    ]);
    await once(socket, 'open');
    const closed = once(socket, 'close');
    await approve(founder.access_token, user.id);
    expect((await closed)[0]).toBe(socketCodes.restart);
  });

  it('refuses a second company and a role of one’s own choice in a company', async () => {
    const { access_token: token, user } = await server.register({
      company_id: founder.user.company_id,
    });
    await approve(founder.access_token, user.id);
    const refused = await profile(token, { role: 'admin' });
    expect([refused.status, await codeOf(refused)]).toEqual([403, 'forbidden']);
    const second = await profile(token, { company_id: await openCompany() });
    expect([second.status, await codeOf(second)]).toEqual([409, 'already_member']);
    expect(await me(token)).toMatchObject({ role: 'agent', company_id: founder.user.company_id });
  });

  it('changes names, and refuses empty and taken ones', async () => {
    const { access_token: token, user } = await server.register();
    const names = { username: newPerson().username, first_name: 'Zoë', last_name: 'Ångström' };
    expect(await (await profile(token, names)).json()).toEqual({ ...user, ...names });
    const empty = await profile(token, { ...names, first_name: ' ' });
    expect([empty.status, await codeOf(empty)]).toEqual([422, 'invalid']);
    const username = founder.user.username.toUpperCase();
    expect(await codeOf(await profile(token, { username }))).toBe('username_taken');
    // Back in one's own capitalisation.
    const own = names.username.toUpperCase();
    expect((await profile(token, { username: own })).status).toBe(200);
    expect(await me(token)).toMatchObject({ ...names, username: own });
  });

  it('gives a username to one of two who take it at the same moment', async () => {
    const { username } = newPerson();
    const people = await Promise.all([server.register(), server.register()]);
    const answers = await Promise.all(
      people.map(({ access_token: token }) => profile(token, { username })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});
