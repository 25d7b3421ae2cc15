import {
  leadSorts,
  leadStatuses,
  leadTypes,
  paging,
  type Lead,
  type LeadListQuery,
  type LeadSort,
} from '@cardinal/contract';
import { leadMatcher } from '@cardinal/contract/fold';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../src/store/engine/database.ts';
import { leadKeys, sourceKey } from '../../../src/store/leadKeys.ts';
import { insertActivities } from '../../../src/store/leads/activities.ts';
import { claimWorkspace } from '../../../src/store/importing/imports.ts';
import { sortKey } from '../../../src/store/sortKey.ts';
import { leadIdOf, newPrefix } from '../../../src/services/importing/job/leadIds.ts';
import type { Principal } from '../../../src/services/shared/principal.ts';
import type { LeadService } from '../../../src/services/leads/leadService.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import {
  buildNewLead,
  buildPrincipal,
  insertMany,
  listQuery,
  readAll,
  serviceFor,
  type BulkLead,
} from '../../helpers/leadCalls.ts';

const firstNames = ['Ána', 'ana', 'Bob', 'Łucja', '王', 'Zoë', ''];
const companies = ['Acme', 'ÁCME', 'Borealis & Söhne', ''];
const sources = ['Business Card Scan', 'business_card', 'Manual Entry', 'MANUAL', 'Event', 'Other'];

const someLeads = fc.array(
  fc.record({
    first_name: fc.constantFrom(...firstNames),
    last_name: fc.constantFrom('Lee', 'le Roux', 'Okafor', 'Al-Hassan', '100% _Real\\', ''),
    company: fc.constantFrom(...companies),
    email: fc.constantFrom('ana@acme.example', 'BOB@lee.example', 'x@y.example'),
    source: fc.constantFrom(...sources),
    lead_status: fc.constantFrom(...leadStatuses),
    lead_type: fc.constantFrom(...leadTypes),
    createdAt: fc.integer({ min: 1_000, max: 1_004 }),
    isMine: fc.boolean(),
    isAssigned: fc.boolean(),
    contactedAt: fc.option(fc.integer({ min: 1_000, max: 1_004 })),
    stepAt: fc.option(fc.integer({ min: 1_000, max: 1_004 })),
  }),
  { maxLength: 30 },
);
const someMoment = fc.option(
  fc.integer({ min: 999, max: 1_005 }).map((time) => new Date(time).toISOString()),
  { nil: undefined, freq: 1 },
);
const someQuery = fc.record({
  captured_from: someMoment,
  captured_to: someMoment,
  last_contact_before: someMoment,
  next_step_before: someMoment,
  sort: fc.constantFrom(...leadSorts),
  lead_status: fc.option(fc.constantFrom(...leadStatuses), { nil: undefined }),
  lead_type: fc.option(fc.constantFrom(...leadTypes), { nil: undefined }),
  source: fc.option(fc.constantFrom(...sources), { nil: undefined }),
  assigned_to: fc.option(fc.constant('none'), { nil: undefined }),
  q: fc.option(fc.constantFrom('ana', 'l', 'LE', 'acme lee', '&', '%', '_r', 'xyz', '\\', '王'), {
    nil: undefined,
  }),
});

const byBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

/** The expected content of a list, computed in the simplest way. */
function expected(all: readonly Lead[], query: LeadListQuery): string[] {
  const { lead_status, lead_type, source, assigned_to, q, sort } = query;
  const { captured_from: from, captured_to: to, last_contact_before: before } = query;
  const due = query.next_step_before === undefined ? Infinity : Date.parse(query.next_step_before);
  const found = all.filter(
    (lead) =>
      (!from || lead.created_at >= from) &&
      (!to || lead.created_at < to) &&
      (!before || !lead.last_contact_at || lead.last_contact_at < before) &&
      (due === Infinity || stepOf(lead) < due) &&
      (!lead_status || lead.lead_status === lead_status) &&
      (!lead_type || lead_type === 'All Leads' || lead.lead_type === lead_type) &&
      (!source || sourceKey(lead.source) === sourceKey(source)) &&
      (!assigned_to || lead.assignedTo === null) &&
      leadMatcher(q ?? '')(lead),
  );
  const time = (lead: Lead) => Date.parse(lead.created_at);
  const compare: Record<string, (a: Lead, b: Lead) => number> = {
    created_at: (a, b) => time(a) - time(b),
    name: (a, b) => byBytes(nameOf(a), nameOf(b)),
    company: (a, b) => byBytes(sortKey(a.company), sortKey(b.company)),
    status: (a, b) =>
      leadStatuses.indexOf(a.lead_status) - leadStatuses.indexOf(b.lead_status) ||
      time(a) - time(b),
    last_contact: (a, b) => contactOf(a) - contactOf(b),
    next_step: (a, b) => stepOf(a) - stepOf(b),
  };
  const ascending = compare[sort.replace('-', '')];
  found.sort((a, b) => ascending?.(a, b) || byBytes(a.id, b.id));
  if (sort.startsWith('-')) found.reverse();
  return found.map(({ id }) => id);
}

const contactOf = ({ last_contact_at: at }: Lead) => (at === null ? 0 : Date.parse(at));
/** When the next step of an open lead is due; after every moment without one. */
const stepOf = ({ lead_status: status, next_step: step }: Lead) =>
  step === null || status === 'Closed' ? Number.MAX_SAFE_INTEGER : Date.parse(step.due_at);
/** The name under which a lead is shown. */
const nameOf = (lead: Lead) =>
  sortKey(`${lead.first_name} ${lead.last_name}`.trim() || lead.company || lead.email);
const idsOf = (leads: readonly Lead[]) => leads.map(({ id }) => id);

/** Begins an import that has stored some leads, which are hidden until its end. @param at Their time. */
async function hideLeads(db: Database, { workspaceId, userId }: Principal, at: number) {
  const prefix = newPrefix(at);
  const fields = buildNewLead({ first_name: 'Ana' });
  const leadOfRow = (row: number) => ({
    ...fields,
    ...leadKeys(fields, { all: [] }),
    workspace_id: workspaceId,
    id: leadIdOf({ id_prefix: prefix }, row),
    owner_id: userId,
    assigned_to: null,
    created_by: userId,
    event_id: null,
    created_at: at,
    updated_at: at,
    version: 1,
  });
  await db.write(async (tx) => {
    await claimWorkspace(tx, { workspace_id: workspaceId, id: 'import-1' }, prefix);
    await tx
      .insertInto('leads')
      .values([2, 3, 4].map((row) => leadOfRow(row)))
      .execute();
  });
}

/** Records a call of each lead that has a time. */
async function callAll(
  db: Database,
  { workspaceId, userId: actorId }: Principal,
  leads: readonly { id: string; at: number | null }[],
) {
  const call = { workspaceId, actorId, type: 'call' as const, title: 'Call', description: '' };
  const calls = leads.flatMap(({ id: leadId, at }) => (at === null ? [] : { ...call, leadId, at }));
  await db.write((tx) => insertActivities(tx, calls));
}

describeOnEachEngine('the lead list', (open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  });

  it('shows exactly the matching leads of the scope, in order, page by page, both ways', async () => {
    await fc.assert(
      fc.asyncProperty(
        someLeads,
        someQuery,
        fc.integer({ min: 1, max: 12 }),
        fc.boolean(),
        async (leads, partial, limit, isImporting) => {
          const manager = buildPrincipal({ role: 'manager' });
          const agent = buildPrincipal({ workspaceId: manager.workspaceId });
          const rows = leads.map(({ isMine, isAssigned, contactedAt: _at, ...lead }): BulkLead => {
            const ownerId = isMine ? agent.userId : manager.userId;
            const assignedTo = isAssigned ? ownerId : null;
            const { createdAt, stepAt } = lead;
            return { ...buildNewLead(lead), ownerId, assignedTo, createdAt, stepAt };
          });
          if (isImporting) await hideLeads(db, manager, 1_002);
          const ids = await insertMany(db, manager.workspaceId, rows);
          await callAll(
            db,
            manager,
            ids.map((id, index) => ({ id, at: leads[index]?.contactedAt ?? null })),
          );
          const query = listQuery(partial);
          const everything = (await serviceFor(db, manager).leads.list(listQuery({ limit: 500 })))
            .rows;
          expect(everything).toHaveLength(rows.length);

          const ofManager = serviceFor(db, manager).leads;
          const wanted = expected(everything, query);
          expect(idsOf(await readAll(ofManager, query, limit))).toEqual(wanted);
          expect(await readBackwards(ofManager, query, limit)).toEqual(wanted);
          expect(await ofManager.list({ ...query, limit: 1 })).toMatchObject({
            total: wanted.length,
            capped: false,
          });

          const ofAgent = serviceFor(db, agent).leads;
          const mine = await readAll(ofAgent, listQuery(), limit);
          expect(mine).toHaveLength(leads.filter(({ isMine }) => isMine).length);
          expect(idsOf(await readAll(ofAgent, query, limit))).toEqual(expected(mine, query));
        },
      ),
      { numRuns: 80 },
    );
  });

  /** Reads to the last page and back by `prev` alone. */
  async function readBackwards(leads: LeadService, query: LeadListQuery, limit: number) {
    let page = await leads.list({ ...query, limit });
    while (page.next) {
      page = await leads.list({ ...query, limit, cursor: page.next });
    }
    const ids = idsOf(page.rows);
    while (page.prev) {
      page = await leads.list({ ...query, limit, cursor: page.prev });
      ids.unshift(...idsOf(page.rows));
    }
    return ids;
  }

  it('keeps the position of every lead for a reader while others are added and removed', async () => {
    const manager = buildPrincipal({ role: 'manager' });
    const { leads } = serviceFor(db, manager);
    const many = Array.from({ length: 9 }, (_, index) => ({
      ...buildNewLead(),
      ownerId: manager.userId,
      assignedTo: null,
      createdAt: 1_000 + index,
    }));
    const ids = await insertMany(db, manager.workspaceId, many);
    const first = await leads.list(listQuery({ limit: 3 }));
    await insertMany(db, manager.workspaceId, many);
    const others = await readAll(leads, listQuery({ cursor: first.next }), 2);
    const seen = idsOf([...first.rows, ...others]).filter((id) => ids.includes(id));
    expect(seen).toEqual(ids.toReversed());
  });

  it('refuses a cursor of another order, and an invalid one', async () => {
    const manager = buildPrincipal({ role: 'manager' });
    const { leads } = serviceFor(db, manager);
    await leads.create(buildNewLead());
    await leads.create(buildNewLead());
    const { next } = await leads.list(listQuery({ limit: 1, sort: 'name' }));
    for (const cursor of [next, 'rubbish', 'bnVsbA']) {
      await expect(leads.list(listQuery({ cursor, sort: '-name' }))).rejects.toMatchObject({
        kind: 'invalid',
        errors: [{ path: 'cursor' }],
      });
    }
  });

  it.each(['none', 'nobody', '\u0000', "'; drop table leads", '%'])(
    'treats assigned_to and event_id %j as plain text',
    async (text) => {
      const { leads } = serviceFor(db, buildPrincipal({ role: 'manager' }));
      await leads.create(buildNewLead());
      const assigned = await leads.list(listQuery({ assigned_to: text }));
      expect(assigned.total).toBe(text === 'none' ? 1 : 0);
      expect(await leads.list(listQuery({ event_id: text }))).toMatchObject({
        rows: [],
        total: 0,
      });
    },
  );

  it('finds the leads of an assignee and of an event', async () => {
    const manager = buildPrincipal({ role: 'manager' });
    const row = { ...buildNewLead(), ownerId: 'agent-1', assignedTo: 'agent-1', createdAt: 1 };
    const [id = ''] = await insertMany(db, manager.workspaceId, [
      row,
      { ...row, ownerId: 'other', assignedTo: null },
    ]);
    await db.write((tx) =>
      tx.updateTable('leads').set({ event_id: 'event-1' }).where('id', '=', id).execute(),
    );
    const { leads } = serviceFor(db, manager);
    const assigned = await leads.list(listQuery({ assigned_to: 'agent-1' }));
    const ofEvent = await leads.list(listQuery({ event_id: 'event-1' }));
    expect([idsOf(assigned.rows), idsOf(ofEvent.rows)]).toEqual([[id], [id]]);
    expect([assigned.total, ofEvent.total]).toEqual([1, 1]);
  });

  describe('with more leads than are scanned or counted', () => {
    const count = 6_000;
    const manager = buildPrincipal({ role: 'manager' });
    const agent = buildPrincipal({ workspaceId: manager.workspaceId });
    let everything: Lead[];

    beforeAll(async () => {
      const rows = Array.from({ length: count }, (_, index): BulkLead => {
        const isRare = index % 1_500 === 3;
        const ownerId = index % 2 ? agent.userId : manager.userId;
        return {
          ...buildNewLead({
            first_name: isRare ? 'Quetzalcoatl' : 'Ada',
            last_name: `Number${index}`,
            company: isRare ? 'qi' : 'Acme',
            lead_status: leadStatuses[index % 4],
            lead_type: leadTypes[index % 3],
            source: isRare ? 'Zeppelin' : 'Manual Entry',
          }),
          ownerId,
          assignedTo: index % 5 ? ownerId : null,
          createdAt: 1_000 + index,
        };
      });
      await insertMany(db, manager.workspaceId, rows);
      // The same rare words in another workspace, which the full-text index also contains.
      await insertMany(
        db,
        buildPrincipal().workspaceId,
        rows.filter(({ source }) => source === 'Zeppelin'),
      );
      everything = await readAll(serviceFor(db, manager).leads, listQuery(), paging.max);
    });

    it('reads them all', () => {
      expect(everything).toHaveLength(count);
    });

    const cases: [string, Record<string, string>][] = [
      ['a rare word', { q: 'quetzal' }],
      ['a rare short word', { q: 'qi' }],
      ['a rare and a common word', { q: 'ada number59' }],
      ['a rare source', { source: 'zeppelin' }],
      ['a rare source by name', { source: 'Zeppelin', sort: 'name' }],
      [
        'a short time',
        {
          captured_from: new Date(4_000).toISOString(),
          captured_to: new Date(4_007).toISOString(),
        },
      ],
      ['a short time by name', { captured_to: new Date(1_009).toISOString(), sort: 'name' }],
      ['leads without contact', { last_contact_before: '2030-01-01T00:00', source: 'zeppelin' }],
      ['next steps', { next_step_before: '2030-01-01T00:00', source: 'zeppelin' }],
      ['two filters', { source: 'zeppelin', lead_status: 'Closed' }],
      ['a word and a filter', { q: 'quetzal', lead_status: 'closed', sort: '-company' }],
      ['nothing', { q: 'nobody', sort: 'status' }],
    ];
    it.each(cases)('finds %s for everyone', async (_name, partial) => {
      const query = listQuery(partial);
      const { leads } = serviceFor(db, manager);
      const wanted = expected(everything, query);
      expect(idsOf(await readAll(leads, query, 2))).toEqual(wanted);
      expect(await leads.list({ ...query, limit: 1 })).toMatchObject({ total: wanted.length });
    });

    it.each(cases)('finds %s for an agent, among their own', async (_name, partial) => {
      const query = listQuery(partial);
      const { leads } = serviceFor(db, agent);
      const own = await readAll(leads, listQuery(), paging.max);
      expect(own).toHaveLength(count / 2);
      expect(idsOf(await readAll(leads, query, 2))).toEqual(expected(own, query));
    });

    it.each(leadSorts)('reads all of a common word ordered by %s', async (sort: LeadSort) => {
      const query = listQuery({ q: 'ada', sort });
      const found = await readAll(serviceFor(db, manager).leads, query, paging.max);
      expect(idsOf(found)).toEqual(expected(everything, query));
    });

    it('counts exactly what the counters distinguish, and the rest up to a limit', async () => {
      const { leads } = serviceFor(db, manager);
      const totalOf = async (partial: Record<string, string>) => {
        const { total, capped } = await leads.list(listQuery(partial));
        return [total, capped];
      };
      expect(await totalOf({})).toEqual([count, false]);
      expect(await totalOf({ lead_status: 'Hot' })).toEqual([count / 4, false]);
      expect(await totalOf({ lead_type: 'Event Leads' })).toEqual([count / 3, false]);
      expect(await totalOf({ assigned_to: 'none' })).toEqual([count / 5, false]);
      expect(await totalOf({ q: 'ada' })).toEqual([paging.exactCount, true]);
      expect(await totalOf({ source: 'manual' })).toEqual([paging.exactCount, true]);
      expect(await totalOf({ q: 'number59' })).toEqual([111, false]);
      const found = await readAll(leads, listQuery({ q: 'ada' }), paging.max);
      expect(found.length).toBeGreaterThan(paging.exactCount);
      expect(await totalOf({ q: 'ada', total: 'exact' })).toEqual([found.length, false]);
    });
  });
});
