import { problemSchema, type Registration } from '@cardinal/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../../src/store/engine/database.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { membershipCalls, newName } from '../../helpers/membershipCalls.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

describeOnEachEngine('members', (open) => {
  let db: Database;
  let server: TestServer;
  let ask: ReturnType<typeof membershipCalls>;
  let founder: Registration;
  let admin: string;

  beforeAll(async () => {
    db = await open();
    server = await startTestServer({ db });
    ask = membershipCalls(server);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    founder = await server.register({ company_name: newName(), first_name: 'Astrid' });
    admin = founder.access_token;
  });

  const setRole = (token: string, id: string, role: string) =>
    ask.call('PUT', `/api/members/${id}`, token, { role });
  const refusal = async (answer: Response) => {
    const { code, detail } = problemSchema.parse(await answer.json());
    return { status: answer.status, code, detail };
  };
  it('are listed by name with waiting users, only for managers of the company', async () => {
    const { user: maya, access_token: agent } = await ask.join(founder);
    await ask.addLead(agent);
    const { user: waiting } = await server.register({
      company_id: founder.user.company_id,
      first_name: 'Zoe',
    });
    const listed = await ask.members(admin);
    expect(
      listed.map(({ id, state, role, owned_leads }) => [id, state, role, owned_leads]),
    ).toEqual([
      [maya.id, 'active', 'agent', 1],
      [founder.user.id, 'active', 'admin', 0],
      [waiting.id, 'waiting', 'agent', 0],
    ]);
    expect((await ask.call('GET', '/api/members', agent)).status).toBe(403);
    const alone = await server.register({ role: 'manager' });
    expect(await ask.members(alone.access_token)).toEqual([]);
  });

  it('get another role, which takes effect at once', async () => {
    const { user, access_token: token } = await ask.join(founder);
    const lead = await ask.addLead(admin);
    expect(await ask.leadsOf(token)).toEqual([]);
    const answer = await setRole(admin, user.id, 'manager');
    expect(await answer.json()).toEqual({ ...user, role: 'manager' });
    expect(await ask.me(token)).toMatchObject({ role: 'manager' });
    expect(await ask.leadsOf(token)).toEqual([lead]);
    // Repeating it changes nothing and is not announced again.
    expect((await setRole(admin, user.id, 'manager')).status).toBe(200);
    const audited = await ask.audited(admin);
    expect(audited.filter(({ action }) => action === 'role_changed')).toMatchObject([
      {
        actor: { id: founder.user.id },
        subject: { type: 'user', id: user.id },
        before: { role: 'agent' },
        after: { role: 'manager' },
      },
    ]);
  });

  it('become administrators only through an administrator', async () => {
    const manager = await ask.join(founder, 'manager');
    const agent = await ask.join(founder);
    const { access_token: token } = manager;
    expect((await setRole(token, agent.user.id, 'admin')).status).toBe(403);
    expect((await setRole(token, founder.user.id, 'agent')).status).toBe(403);
    expect((await ask.remove(token, founder.user.id)).status).toBe(403);
    expect((await setRole(token, agent.user.id, 'manager')).status).toBe(200);
    expect((await setRole(agent.access_token, manager.user.id, 'agent')).status).toBe(200);
    expect((await setRole(token, agent.user.id, 'agent')).status).toBe(403);
    expect((await setRole(admin, agent.user.id, 'owner')).status).toBe(422);
  });

  it('are out of reach for other companies, and those without one', async () => {
    const { user } = await ask.join(founder);
    const stranger = await server.register({ company_name: newName() });
    const alone = await server.register({ role: 'admin' });
    for (const { access_token: token } of [stranger, alone]) {
      expect((await setRole(token, user.id, 'manager')).status).toBe(404);
      expect((await ask.remove(token, user.id)).status).toBe(404);
    }
    expect((await ask.remove(admin, 'none\u0000such')).status).toBe(404);
    const waiting = await server.register({ company_id: founder.user.company_id });
    expect((await ask.remove(admin, waiting.user.id)).status).toBe(404);
  });

  it('keep their last administrator', async () => {
    const sentence = /^Astrid Example is the only administrator\. Make another member/;
    for (const answer of [
      await setRole(admin, founder.user.id, 'agent'),
      await ask.remove(admin, founder.user.id),
    ]) {
      expect(await refusal(answer)).toEqual({
        status: 409,
        code: 'last_admin',
        detail: expect.stringMatching(sentence),
      });
    }
    const second = await ask.join(founder, 'admin');
    expect((await setRole(second.access_token, founder.user.id, 'manager')).status).toBe(200);
    expect((await ask.remove(second.access_token, second.user.id)).status).toBe(409);
  });

  it('keep one of two administrators who remove each other simultaneously', async () => {
    const second = await ask.join(founder, 'admin');
    const answers = await Promise.all([
      ask.remove(admin, second.user.id),
      ask.remove(second.access_token, founder.user.id),
    ]);
    // The slower one is no longer an administrator of the company.
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses[0]).toBe(200);
    expect([403, 404, 409]).toContain(statuses[1]);
    const left = await db.read
      .selectFrom('users')
      .select('id')
      .where('company_id', '=', founder.user.company_id)
      .where('role', '=', 'admin')
      .execute();
    expect(left).toHaveLength(1);
  });
});
