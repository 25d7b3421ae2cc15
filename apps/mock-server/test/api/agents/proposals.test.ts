import {
  activitySchema,
  leadSchema,
  mailboxMailSchema,
  problemSchema,
  proposalSchema,
  type Lead,
  type Registration,
} from '@cardinal/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sweep } from '../../../src/services/jobs/retention.ts';
import type { Database } from '../../../src/store/engine/database.ts';
import { createAgent } from '../../helpers/agent.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { membershipCalls, newName } from '../../helpers/membershipCalls.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

const hour = 3_600_000;
const start = Date.parse('2026-11-21T12:00:00Z');

describeOnEachEngine('suggestions of agents', (open) => {
  let db: Database;
  let server: TestServer;
  let ask: ReturnType<typeof membershipCalls>;
  let manager: Registration;
  let agent: Awaited<ReturnType<typeof createAgent>>;
  let lead: Lead;
  let token: string;
  let now = start;

  beforeAll(async () => {
    db = await open();
    server = await startTestServer({ db, clock: () => now });
    ask = membershipCalls(server);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    now = start;
    manager = await server.register({ company_name: newName(), first_name: 'Astrid' });
    token = manager.access_token;
    agent = await createAgent(server, token);
    lead = await ask.addLead(token);
  });

  const decide = (id: string, decision = 'approve', by = token) =>
    ask.call('POST', `/api/proposals/${id}/${decision}`, by);
  async function listOf(by = token) {
    const answer = await ask.call('GET', '/api/proposals', by);
    return z.array(proposalSchema).parse(await answer.json());
  }
  const currentLead = async () =>
    leadSchema.parse(await (await ask.call('GET', `/api/leads/${lead.id}`, token)).json());
  const historyOf = async () =>
    z
      .array(activitySchema)
      .parse(await (await ask.call('GET', `/api/leads/${lead.id}/activities`, token)).json());
  const mailbox = async () =>
    z.array(mailboxMailSchema).parse(await (await ask.call('GET', '/api/mailbox', token)).json());
  const propose = (change: object) => agent.propose({ lead_id: lead.id, ...change });

  it('show what they would change, and change nothing', async () => {
    await propose({ status: 'Hot' });
    expect(await currentLead()).toEqual(lead);
    expect(await listOf()).toMatchObject([
      {
        kind: 'status',
        state: 'pending',
        lead: { id: lead.id, name: 'Grace' },
        changed: false,
        before: { lead_status: 'Warm' },
        after: { lead_status: 'Hot' },
        reason: 'They asked for it.',
        client: 'Assistant',
        tool: 'propose_change',
        expires_at: '2026-11-22T12:00:00.000Z',
      },
    ]);
  });

  describe('once approved', () => {
    it('change the status', async () => {
      const answer = await decide(await propose({ status: 'Hot' }));
      expect(answer.status).toBe(200);
      const changed = await currentLead();
      expect(changed.lead_status).toBe('Hot');
      expect(proposalSchema.parse(await answer.json())).toMatchObject({
        state: 'approved',
        version: changed.version,
        changed: false,
      });
    });

    it('change fields, with both values shown', async () => {
      const id = await propose({ fields: { company: ' Kestrel ', phone: '+44 20 7946 0000' } });
      expect(await listOf()).toMatchObject([
        {
          before: { company: '', phone: '' },
          after: { company: 'Kestrel', phone: '+44 20 7946 0000' },
        },
      ]);
      await decide(id);
      expect(await currentLead()).toMatchObject({
        company: 'Kestrel',
        phone_e164: '+442079460000',
      });
    });

    it('plan the next step, and remove it', async () => {
      const step = { kind: 'call', due_at: '2026-11-25T09:00:00+01:00', note: 'Ask for the date' };
      await decide(await propose({ next_step: step }));
      const planned = { ...step, due_at: '2026-11-25T08:00:00.000Z' };
      expect((await currentLead()).next_step).toEqual(planned);
      await decide(await propose({ next_step: null }));
      expect((await currentLead()).next_step).toBeNull();
    });

    it('assign the lead to an agent, named by address', async () => {
      const { user } = await ask.join(manager);
      const id = await propose({ assign_to: user.email.toUpperCase() });
      expect((await listOf())[0]?.after).toEqual({ assignedTo: user.id, agent: 'Ada Example' });
      await decide(id);
      expect((await currentLead()).assignedTo).toBe(user.id);
    });

    it('send the email as it was shown, with the signature of the user', async () => {
      const id = await propose({
        email: { subject: 'Our talk', content: 'Dear Grace,\n\nhello.' },
      });
      expect((await listOf())[0]?.after).toEqual({
        to: 'grace@example.com',
        subject: 'Our talk',
        content: 'Dear Grace,\n\nhello.',
      });
      expect(await mailbox()).toEqual([]);
      await decide(id);
      const [mail] = await mailbox();
      expect(mail).toMatchObject({ subject: 'Our talk', lead_id: lead.id });
      expect(mail?.text).toMatch(/^Dear Grace,\n\nhello\./);
    });

    it('add a note to the history that names the agent', async () => {
      const id = await agent.propose(
        { lead_id: lead.id, text: 'Prefers to be called.' },
        'add_note',
      );
      expect((await historyOf()).some(({ type }) => type === 'note')).toBe(false);
      await decide(id);
      const note = (await historyOf()).find(({ type }) => type === 'note');
      expect(note?.description).toBe('Prefers to be called.\n(Suggested by Assistant)');
    });

    it('hold for other suggestions about the lead whose parts stayed the same', async () => {
      const status = await propose({ status: 'Hot' });
      const company = await propose({ fields: { company: 'Kestrel' } });
      const other = await propose({ fields: { company: 'Falcon' } });
      const mail = await propose({ email: { subject: 'Hello', content: 'Hello.' } });
      expect((await decide(status)).status).toBe(200);
      expect((await decide(company)).status).toBe(200);
      expect((await decide(other)).status).toBe(412);
      expect((await decide(mail)).status).toBe(200);
    });
  });

  describe('are refused', () => {
    const refusalOf = async (answer: Response) => {
      const { status, code } = problemSchema.parse(await answer.json());
      return [status, code];
    };

    it('once the lead has changed since', async () => {
      const id = await propose({ status: 'Hot' });
      await ask.call('PUT', `/api/leads/${lead.id}`, token, { notes: 'Will be back.' });
      expect((await listOf())[0]).toMatchObject({ changed: true, state: 'pending' });
      expect(await refusalOf(await decide(id))).toEqual([412, 'stale']);
      expect((await currentLead()).lead_status).toBe('Warm');
    });

    it('once the lead is gone', async () => {
      const id = await propose({ status: 'Hot' });
      await ask.call('DELETE', `/api/leads/${lead.id}`, token);
      expect((await listOf())[0]).toMatchObject({ changed: true, lead: { name: '' } });
      expect((await decide(id)).status).toBe(404);
    });

    it('the second time, even at the same moment', async () => {
      const id = await propose({ email: { subject: 'Hello', content: 'Hello.' } });
      const statuses = await Promise.all([1, 2, 3].map(async () => (await decide(id)).status));
      expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
      expect(await mailbox()).toHaveLength(1);
      expect(await refusalOf(await decide(id, 'refuse'))).toEqual([409, 'proposal_state']);
    });

    it('after a day, and are removed a week later', async () => {
      const id = await propose({ status: 'Hot' });
      now += 24 * hour;
      expect((await listOf())[0]?.state).toBe('expired');
      expect(await refusalOf(await decide(id))).toEqual([409, 'proposal_state']);
      expect(await refusalOf(await decide(id, 'refuse'))).toEqual([409, 'proposal_state']);
      await sweep(db, now);
      expect(await listOf()).toHaveLength(1);
      await sweep(db, now + 7 * 24 * hour + 1);
      expect(await listOf()).toEqual([]);
    });

    it('by the user, which changes nothing', async () => {
      const id = await propose({ status: 'Hot' });
      const answer = await decide(id, 'refuse');
      expect(proposalSchema.parse(await answer.json()).state).toBe('refused');
      expect(await currentLead()).toEqual(lead);
      expect(await refusalOf(await decide(id))).toEqual([409, 'proposal_state']);
    });

    it('to keys: no agent lists, approves or refuses any', async () => {
      const id = await propose({ status: 'Hot' });
      for (const decision of ['approve', 'refuse']) {
        expect(await refusalOf(await decide(id, decision, agent.key))).toEqual([403, 'scope']);
      }
      expect((await ask.call('GET', '/api/proposals', agent.key)).status).toBe(403);
      expect((await currentLead()).lead_status).toBe('Warm');
    });

    it('to everybody but their user, administrators included', async () => {
      const colleague = await ask.join(manager, 'manager');
      const theirs = await createAgent(server, colleague.access_token);
      const id = await theirs.propose({ lead_id: lead.id, status: 'Hot' });
      expect(await listOf()).toEqual([]);
      expect((await decide(id)).status).toBe(404);
      expect((await decide(id, 'refuse')).status).toBe(404);
    });

    it('when the user no longer reaches the lead, or may no longer assign', async () => {
      const member = await ask.join(manager, 'manager');
      const theirs = await createAgent(server, member.access_token);
      const status = await theirs.propose({ lead_id: lead.id, status: 'Hot' });
      const { user } = await ask.join(manager);
      const assignment = await theirs.propose({ lead_id: lead.id, assign_to: user.email });
      await ask.call('PUT', `/api/members/${member.user.id}`, token, { role: 'agent' });
      expect((await decide(status, 'approve', member.access_token)).status).toBe(404);
      expect((await decide(assignment, 'approve', member.access_token)).status).not.toBe(200);
      expect(await currentLead()).toMatchObject({ lead_status: 'Warm', assignedTo: null });
    });

    it('and gone when their user leaves the company', async () => {
      const member = await ask.join(manager, 'manager');
      const theirs = await createAgent(server, member.access_token);
      await theirs.propose({ lead_id: lead.id, status: 'Hot' });
      await ask.remove(token, member.user.id);
      const rows = await db.read
        .selectFrom('proposals')
        .select('id')
        .where('user_id', '=', member.user.id)
        .execute();
      expect(rows).toEqual([]);
    });
  });

  it('of the same change are one', async () => {
    expect(await propose({ status: 'Hot' })).toBe(await propose({ status: 'Hot' }));
    expect(await listOf()).toHaveLength(1);
  });

  it('are announced at once, to their user alone', async () => {
    const colleague = await ask.join(manager, 'admin');
    const [heard, overheard] = await Promise.all([
      ask.listen(token),
      ask.listen(colleague.access_token),
    ]);
    const id = await propose({ status: 'Hot' });
    await expect
      .poll(() => heard('proposals_updated').map(({ payload }) => payload))
      .toEqual([{ client: 'Assistant' }]);
    await decide(id, 'refuse');
    await expect.poll(() => heard('proposals_updated')).toHaveLength(2);
    expect(overheard('proposals_updated')).toEqual([]);
  });

  it('are audited with user, agent, tool, before and after', async () => {
    await decide(await propose({ status: 'Hot' }));
    await decide(await propose({ status: 'Cold' }), 'refuse');
    const states = { before: { lead_status: 'Warm' }, after: { suggestion: 'status' } };
    const common = {
      actor: { id: manager.user.id },
      subject: { type: 'lead', id: lead.id, name: 'Grace' },
      via: { client: 'Assistant', tool: 'propose_change' },
    };
    expect((await ask.audited(token)).slice(0, 4)).toMatchObject([
      { ...common, action: 'proposal_refused', after: { lead_status: 'Cold' } },
      { ...common, action: 'proposal_made', before: { lead_status: 'Hot' } },
      { ...common, ...states, action: 'proposal_approved' },
      { ...common, ...states, action: 'proposal_made' },
    ]);
  });

  it('name the program also in the entries of the change itself', async () => {
    const { user } = await ask.join(manager);
    await decide(await propose({ assign_to: user.email }));
    const entry = (await ask.audited(token)).find(({ action }) => action === 'lead_assigned');
    expect(entry?.via).toEqual({ client: 'Assistant', tool: 'propose_change' });
  });
});
