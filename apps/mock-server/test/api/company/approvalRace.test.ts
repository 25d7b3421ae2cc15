import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { boundTo } from '../../../src/services/shared/currentPrincipal.ts';
import { createLeadService } from '../../../src/services/leads/leadService.ts';
import type { Principal } from '../../../src/services/shared/principal.ts';
import type { Database } from '../../../src/store/engine/database.ts';
import { findUser, updateUser } from '../../../src/store/accounts/users.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { buildNewLead, buildPrincipal } from '../../helpers/leadCalls.ts';
import { membershipCalls, newName } from '../../helpers/membershipCalls.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

describeOnEachEngine('an approval while requests of the approved user run', (open) => {
  let db: Database;
  let server: TestServer;
  let ask: ReturnType<typeof membershipCalls>;

  beforeAll(async () => {
    db = await open();
    server = await startTestServer({ db });
    ask = membershipCalls(server);
  });
  afterAll(() => server.close());

  async function waiting() {
    const founder = await server.register({ company_name: newName() });
    const person = await server.register({ company_id: founder.user.company_id });
    const row = await findUser(db.read, person.user.id);
    const privately = row?.private_workspace_id ?? '';
    return { founder, person, privately, companyId: founder.user.company_id ?? '' };
  }

  const left = (workspaceId: string) =>
    db.read.selectFrom('leads').select('id').where('workspace_id', '=', workspaceId).execute();

  it('moves everything that was acknowledged into the company', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { founder, person, privately } = await waiting();
      const creating = Array.from({ length: 12 }, async (_, n) => {
        await delay(n);
        const json = { first_name: `Grace ${n}`, email: `grace${n}@example.com` };
        const answer = await ask.call('POST', '/api/leads', person.access_token, json);
        return answer.status;
      });
      await delay(round * 2);
      const [approved, ...statuses] = await Promise.all([
        ask.approve(founder.access_token, person.user.id),
        ...creating,
      ]);
      expect(approved.status).toBe(200);
      expect(statuses.every((status) => status === 201 || status === 409)).toBe(true);
      expect(await left(privately)).toEqual([]);
      const created = statuses.filter((status) => status === 201).length;
      expect(await ask.leadsOf(founder.access_token)).toHaveLength(created);
    }
  });

  it('refuses a write that started before it and arrives after it, with an explanation', async () => {
    const { founder, person, privately, companyId } = await waiting();
    const before: Principal = buildPrincipal({
      userId: person.user.id,
      workspaceId: privately,
      companyId: null,
    });
    await ask.approve(founder.access_token, person.user.id);
    const announcer = { announce: () => undefined };
    const late = createLeadService({ db: boundTo(db, before), announcer, clock: Date.now }, before);
    await expect(late.create(buildNewLead())).rejects.toMatchObject({
      kind: 'membership_changed',
      message: 'Your company or role changed just now. Please try again.',
    });
    expect(await left(privately)).toEqual([]);

    const now = { ...before, workspaceId: companyId, companyId };
    const current = createLeadService({ db: boundTo(db, now), announcer, clock: Date.now }, now);
    await expect(current.create(buildNewLead())).resolves.toMatchObject({ version: 1 });
  });

  it('waits for a running write, and moves its records along', async () => {
    const { founder, person, privately, companyId } = await waiting();
    const before = buildPrincipal({ userId: person.user.id, workspaceId: privately });
    let approved: Promise<Response> | undefined;
    const announcer = { announce: () => undefined };
    const bound = boundTo(db, before);
    // The approval comes between the check and the write.
    const slow: Database = {
      ...bound,
      write: (work) =>
        bound.write(async (tx) => {
          approved ??= ask.approve(founder.access_token, person.user.id);
          await delay(100);
          return work(tx);
        }),
    };
    const lead = await createLeadService({ db: slow, announcer, clock: Date.now }, before).create(
      buildNewLead(),
    );
    expect((await approved)?.status).toBe(200);
    expect(await left(privately)).toEqual([]);
    expect((await left(companyId)).map(({ id }) => id)).toEqual([lead.id]);
  });

  it('refuses the writes of a process that was not notified yet', async () => {
    const { person, privately, companyId } = await waiting();
    const token = person.access_token;
    const lead = await ask.addLead(token);
    // As by another process: this one relies on the session that it read a moment ago.
    await db.write((tx) => updateUser(tx, person.user.id, { company_id: companyId }, Date.now()));
    const fair = {
      name: 'Fair',
      location: 'Hall',
      start_date: '2026-11-21T10:00',
      end_date: '2026-11-22T10:00',
    };
    const mail = { leadId: lead.id, subject: 'Our talk', content: 'Good to meet you.' };
    const meeting = { title: 'Demo', start: '2026-12-01T10:00Z', duration_minutes: 45, place: '' };
    for (const [method, path, json] of [
      ['POST', '/api/leads', { first_name: 'Edith', email: 'edith@example.com' }],
      ['PUT', `/api/leads/${lead.id}`, { notes: 'new' }],
      ['DELETE', `/api/leads/${lead.id}`, undefined],
      ['POST', `/api/leads/${lead.id}/activities`, { type: 'call' }],
      ['POST', `/api/leads/${lead.id}/meetings`, meeting],
      ['POST', '/api/emails/send', mail],
      ['POST', '/api/events', fair],
    ] as const) {
      const answer = await ask.call(method, path, token, json);
      expect([path, answer.status, await ask.codeOf(answer)]).toEqual([
        path,
        409,
        'membership_changed',
      ]);
    }
    expect(await left(privately)).toEqual([{ id: lead.id }]);
  });

  it('refuses a manager’s write after they became an agent', async () => {
    const founder = await server.register({ company_name: newName() });
    const { user } = await ask.join(founder, 'manager');
    const workspaceId = founder.user.company_id ?? '';
    const lead = await ask.addLead(founder.access_token);
    const before = buildPrincipal({ userId: user.id, workspaceId, role: 'manager' });
    await ask.call('PUT', `/api/members/${user.id}`, founder.access_token, { role: 'agent' });
    const announcer = { announce: () => undefined };
    const late = createLeadService({ db: boundTo(db, before), announcer, clock: Date.now }, before);
    await expect(late.update(lead.id, { notes: 'mine' })).rejects.toMatchObject({
      kind: 'membership_changed',
    });
  });
});
