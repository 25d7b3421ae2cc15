import {
  leadStatuses,
  leadTextFields,
  leadTypes,
  perField,
  type NewLead,
} from '@cardinal/contract';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { createHistory } from '../../../src/services/leads/history.ts';
import { createMerging } from '../../../src/services/leads/merging/merging.ts';
import type { Principal } from '../../../src/services/shared/principal.ts';
import { moveWorkspace } from '../../../src/store/accounts/workspaces.ts';
import type { Database } from '../../../src/store/engine/database.ts';
import { newId } from '../../../src/store/ids.ts';
import { assignLeads } from '../../../src/store/leads/assignments.ts';
import { insertEmail } from '../../../src/store/mail/emails.ts';
import { isOptedOut, optOut } from '../../../src/store/mail/optOuts.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { buildNewLead, buildPrincipal, serviceFor } from '../../helpers/leadCalls.ts';

/** Tables that record actions; undoing does not remove their rows. */
const records = new Set(['audit', 'idempotency', 'lead_merges', 'migrations']);
/** SQLite's own tables, and its index of texts, which the search tests. */
const inner = /^(sqlite_|leads_fts)/;
/** Columns that increase with each change. */
const goingOn = new Set(['version', 'updated_at']);

const text = fc.string({ maxLength: 8 });
const values = {
  ...perField(leadTextFields, () => text),
  first_name: fc.string({ minLength: 1, maxLength: 8 }),
  email: fc.constantFrom('ada@example.com', 'ADA@example.com', 'grace@example.com'),
  phone: fc.constantFrom('+44 20 7946 0000', '+44 20 7946 0001'),
  lead_status: fc.constantFrom(...leadStatuses),
  lead_type: fc.constantFrom(...leadTypes),
  source: fc.constantFrom('Manual Entry', 'Referral'),
  badge_code: fc.constantFrom('', '4711', 'VST-1'),
};
const someone = fc.record(values);
const someFields = fc.record(values, { requiredKeys: [] });
/** Ids of two events, and answers to the questions of either. */
const events = [newId(), newId()] as const;
const someMeeting = fc.record({
  event: fc.constantFrom(...events),
  role: fc.constantFrom(null, 'user', 'buyer'),
});
/**
 * A lead with its history: contacts, an email, an agent other than its creator, unsubscribed, met at
 * an event.
 */
const history = fc.record({
  lead: someone.map((lead): NewLead => lead),
  contacts: fc.array(fc.constantFrom('call' as const, 'whatsapp' as const), { maxLength: 3 }),
  emails: fc.integer({ min: 0, max: 2 }),
  agent: fc.constantFrom(null, 'agent-1', 'agent-2'),
  isOptedOut: fc.boolean(),
  met: fc.option(someMeeting),
});
type History = typeof history extends fc.Arbitrary<infer T> ? T : never;
type SomeLead = Omit<History, 'met'> & Partial<Pick<History, 'met'>>;
/** Whose event and answers a merge keeps; undefined: those proposed. */
const someSide = fc.constantFrom('kept', 'other', undefined);

describeOnEachEngine('undoing a merge', (open, { dialect }) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  });
  const silent = { announce: () => undefined };
  const mergingOf = (principal: Principal) =>
    createMerging({ db, announcer: silent, clock: Date.now }, principal);
  const buildManager = () => buildPrincipal({ role: 'manager' });

  async function meet(by: Principal, leadId: string, { event, role }: NonNullable<History['met']>) {
    const { workspaceId: workspace_id, userId: created_by } = by;
    const fair = { name: 'Fair', description: '', location: '', start_at: 1, end_at: 2 };
    const texts = { photo_url: '', event_url: '', created_by, created_at: 1, updated_at: 1 };
    const answers = role && JSON.stringify({ event_id: event, version: 1, values: { role } });
    await db.write(async (tx) => {
      await tx
        .insertInto('events')
        .values({ workspace_id, id: event, ...fair, ...texts })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await tx
        .updateTable('leads')
        .set({ event_id: event, answers, answers_score: role === null ? null : 10 })
        .where('id', '=', leadId)
        .execute();
    });
  }

  /** The event and answers of one of two leads, as a choice of a merge. */
  async function meetingOf(by: Principal, side: 'kept' | 'other' | undefined, ids: string[]) {
    if (side === undefined) return {};
    const { leads } = serviceFor(db, by);
    const { event_id, answers } = await leads.get(ids[side === 'kept' ? 0 : 1] ?? '');
    return { event_id, answers };
  }

  async function addLead(by: Principal, history: SomeLead) {
    const { lead, contacts, emails, agent, isOptedOut, met = null } = history;
    const { workspaceId, userId } = by;
    const { id } = await serviceFor(db, by).leads.create(buildNewLead(lead));
    if (met) await meet(by, id, met);
    const told = createHistory({ db, announcer: silent, clock: Date.now }, by);
    for (const type of contacts) await told.add(id, { type });
    await db.write(async (tx) => {
      for (let made = 0; made < emails; made += 1) {
        await insertEmail(tx, {
          workspace_id: workspaceId,
          id: newId(),
          lead_id: id,
          user_id: userId,
          kind: 'lead',
          to_name: lead.first_name,
          to_address: lead.email,
          subject: 'Hello',
          content: 'Hello',
          text: 'Hello',
          html: 'Hello',
          message_id: newId(),
          calendar: null,
          unsubscribe_token: newId(),
          created_at: Date.now(),
        });
      }
      const at = Date.now();
      if (agent) await assignLeads(tx, workspaceId, [id], { agentId: agent, at });
      if (isOptedOut) await optOut(tx, workspaceId, { leadId: id, address: lead.email, at });
    });
    return id;
  }

  /** Every row of every table, except for those columns. */
  async function everything() {
    const names =
      dialect === 'postgres'
        ? sql<{ name: string }>`select table_name as name from information_schema.tables
            where table_schema = current_schema() and table_type = 'BASE TABLE'`
        : sql<{ name: string }>`select name from sqlite_master where type = 'table'`;
    const tables = (await names.execute(db.read)).rows
      .map(({ name }) => name)
      .filter((name) => !records.has(name) && !inner.test(name));
    expect(tables).toContain('leads');
    const dump = new Map<string, string[]>();
    for (const table of tables) {
      const { rows } = await sql<
        Record<string, unknown>
      >`select * from ${sql.table(table)}`.execute(db.read);
      const kept = rows
        // A counter of zero equals a missing one.
        .filter((row) => row['n'] !== 0)
        .map((row) => Object.entries(row).filter(([column]) => !goingOn.has(column)));
      dump.set(table, kept.map((row) => JSON.stringify(Object.fromEntries(row))).toSorted());
    }
    return Object.fromEntries(dump);
  }

  const ofLead = async (id: string) =>
    db.read.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  it('restores every row of every table', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(history, history, someFields, someSide, async (one, two, plain, side) => {
        const by = buildManager();
        const kept = await addLead(by, one);
        const other = await addLead(by, two);
        const fields = { ...plain, ...(await meetingOf(by, side, [kept, other])) };
        const before = await everything();
        const { merge_id: id } = await mergingOf(by).merge(kept, { other, fields });
        expect(await everything()).not.toEqual(before);
        const undone = await mergingOf(by).undo(id);
        expect(undone.leads.map((lead) => lead.id)).toEqual([kept, other]);
        expect(undone.kept).toEqual([]);
        expect(await everything()).toEqual(before);
        for (const lead of undone.leads) expect(lead.version).toBeGreaterThan(2);
      }),
      { numRuns: 25 },
    );
  });

  it(
    'restores everything when two merges are undone, in either order',
    { timeout: 120_000 },
    async () => {
      const order = fc.constantFrom([0, 1], [1, 0]);
      await fc.assert(
        fc.asyncProperty(
          fc.tuple(history, history, history),
          fc.tuple(someFields, someFields),
          fc.tuple(someSide, someSide),
          order,
          async (all, given, sides, turns) => {
            const by = buildManager();
            const ids = [];
            for (const one of all) ids.push(await addLead(by, one));
            const [into = '', ...others] = ids;
            const before = await everything();
            const merges = [];
            for (const [index, plain] of given.entries()) {
              const other = others[index] ?? '';
              const meeting = await meetingOf(by, sides[index], [into, other]);
              const fields = { ...plain, ...meeting };
              merges.push(await mergingOf(by).merge(into, { other, fields }));
            }
            for (const turn of turns) await mergingOf(by).undo(merges[turn]?.merge_id ?? '');
            expect(await everything()).toEqual(before);
          },
        ),
        { numRuns: 15 },
      );
    },
  );

  it('restores what later edits left alone, and says what it kept', async () => {
    const by = buildManager();
    const plain = { contacts: [], emails: 0, agent: null, isOptedOut: false };
    const grace = buildNewLead({ first_name: 'Grace', company: 'Navy', lead_status: 'Hot' });
    const kept = await addLead(by, { lead: buildNewLead(), ...plain });
    const other = await addLead(by, { lead: grace, ...plain, contacts: [], emails: 1 });
    const fields = { first_name: 'Grace', company: 'Navy', lead_status: 'Hot' as const };
    const { merge_id: id } = await mergingOf(by).merge(kept, { other, fields });
    const { leads } = serviceFor(db, by);
    await leads.update(kept, { company: 'Yale', notes: 'Met again.' });
    const told = createHistory({ db, announcer: silent, clock: Date.now }, by);
    await leads.update(kept, { phone: '+1 202 555 0142' });
    await told.add(kept, { type: 'call' });

    const undone = await mergingOf(by).undo(id);
    expect(undone.kept).toEqual(['company']);
    expect(undone.leads).toMatchObject([
      { first_name: 'Ada', company: 'Yale', lead_status: 'Warm', notes: 'Met again.' },
      { first_name: 'Grace', company: 'Navy', lead_status: 'Hot' },
    ]);
    const titles = async (leadId: string) =>
      (await told.list(leadId, { limit: 50 })).rows.map(({ title }) => title);
    // Actions on the merged lead stay with the kept one.
    expect(await titles(kept)).toEqual([
      'Call initiated',
      'Lead edited',
      'Lead edited',
      'Lead created',
    ]);
    expect(await titles(other)).toEqual(['Lead created']);
    // Repeating it changes nothing.
    expect(await mergingOf(by).undo(id)).toEqual({ leads: undone.leads, kept: [] });
  });

  it('leaves a lead its name and address if it has no code since', async () => {
    const by = buildManager();
    const plain = { contacts: [], emails: 0, agent: null, isOptedOut: false };
    const scanned = buildNewLead({ first_name: '', last_name: '', email: '', badge_code: '4711' });
    const kept = await addLead(by, { lead: scanned, ...plain });
    const other = await addLead(by, { lead: buildNewLead(), ...plain });
    const { first_name, last_name, email } = buildNewLead();
    const fields = { first_name, last_name, email };
    const { merge_id: id } = await mergingOf(by).merge(kept, { other, fields });
    await serviceFor(db, by).leads.update(kept, { badge_code: '' });
    const undone = await mergingOf(by).undo(id);
    expect(undone.kept).toEqual(['first_name', 'email']);
    expect(undone.leads[0]).toMatchObject({ first_name, last_name: '', email, badge_code: '' });
  });

  it('does not bring back an event that was deleted', async () => {
    const by = buildManager();
    const plain = { contacts: [], emails: 0, agent: null, isOptedOut: false };
    const kept = await addLead(by, { lead: buildNewLead(), ...plain });
    const other = await addLead(by, { lead: buildNewLead(), ...plain });
    const eventId = newId();
    await db.write((tx) =>
      tx.updateTable('leads').set({ event_id: eventId }).where('id', '=', kept).execute(),
    );
    const fields = { event_id: null };
    const { lead, merge_id: id } = await mergingOf(by).merge(kept, { other, fields });
    expect(lead.event_id).toBeNull();
    expect((await mergingOf(by).undo(id)).leads[0]?.event_id).toBeNull();
  });

  it('keeps an unsubscription that happened meanwhile', async () => {
    const by = buildManager();
    const plain = { contacts: [], emails: 0, agent: null };
    const addTwo = async (isOptedOut: boolean) => ({
      kept: await addLead(by, {
        lead: buildNewLead({ email: `${newId()}@example.com` }),
        ...plain,
        isOptedOut: false,
      }),
      other: await addLead(by, {
        lead: buildNewLead({ email: `${newId()}@example.org` }),
        ...plain,
        isOptedOut,
      }),
    });
    const isOut = async (id: string) =>
      isOptedOut(db.read, by.workspaceId, (await ofLead(id)).email);
    const ask = async (leadId: string, address: string) =>
      db.write((tx) => optOut(tx, by.workspaceId, { leadId, address, at: Date.now() }));

    // Unsubscribed only because the other one is, so this is undone as well.
    const first = await addTwo(true);
    const one = await mergingOf(by).merge(first.kept, { other: first.other });
    expect(one.lead.do_not_contact).toBe(true);
    await mergingOf(by).undo(one.merge_id);
    expect([await isOut(first.kept), await isOut(first.other)]).toEqual([false, true]);

    // The same, but the kept one's own link is opened meanwhile.
    const second = await addTwo(true);
    const two = await mergingOf(by).merge(second.kept, { other: second.other });
    await ask(second.kept, (await ofLead(second.kept)).email);
    await mergingOf(by).undo(two.merge_id);
    expect(await isOut(second.kept)).toBe(true);

    // The link in an email to the merged lead: it stays unsubscribed when it is restored.
    const third = await addTwo(false);
    const three = await mergingOf(by).merge(third.kept, { other: third.other });
    const told = await ask(third.kept, (await ofLead(third.other)).email);
    expect(told.map(({ id }) => id)).toEqual([third.kept]);
    await mergingOf(by).undo(three.merge_id);
    expect(await isOut(third.other)).toBe(true);
  });

  it('works after the leads moved to a company', async () => {
    const by = buildPrincipal();
    const some: Omit<SomeLead, 'lead'> = {
      contacts: ['call'],
      emails: 1,
      agent: null,
      isOptedOut: false,
    };
    const lead: NewLead = buildNewLead({ phone: '+44 20 7946 0000' });
    const kept = await addLead(by, { lead, ...some });
    const other = await addLead(by, { lead, ...some });
    const { merge_id: id } = await mergingOf(by).merge(kept, { other });
    const there = { ...by, workspaceId: newId() };
    await db.write((tx) =>
      moveWorkspace({ tx, dialect: db.dialect, from: by.workspaceId, to: there.workspaceId }),
    );
    await expect(mergingOf(by).undo(id)).rejects.toMatchObject({ kind: 'not_found' });
    const { leads } = await mergingOf(there).undo(id);
    expect(leads.map((restored) => restored.id)).toEqual([kept, other]);
    const told = createHistory({ db, announcer: silent, clock: Date.now }, there);
    expect((await told.list(other, { limit: 50 })).total).toBe(2);
  });

  it('happens once for any number of simultaneous calls', async () => {
    const by = buildManager();
    const plain = { contacts: [], emails: 1, agent: null, isOptedOut: false };
    const kept = await addLead(by, { lead: buildNewLead(), ...plain });
    const other = await addLead(by, { lead: buildNewLead(), ...plain });
    const { merge_id: id } = await mergingOf(by).merge(kept, { other });
    const answers = await Promise.all([1, 2, 3, 4].map(() => mergingOf(by).undo(id)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    const { leads } = serviceFor(db, by);
    expect((await leads.get(kept)).version).toBe(3);
    // Two leads merged into each other at the same time: one call wins, and nothing is lost.
    const both = await Promise.allSettled([
      mergingOf(by).merge(kept, { other }),
      mergingOf(by).merge(other, { other: kept }),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await leads.stats()).total_leads).toBe(1);
  });
});
