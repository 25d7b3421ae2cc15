import { leadStatuses, leadTypes } from '@cardinal/contract';
import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../src/store/engine/database.ts';
import { newId } from '../../../src/store/ids.ts';
import type { Write } from '../../../src/store/schema.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { buildNewLead, insertMany } from '../../helpers/leadCalls.ts';

const day = 86_400_000;
const owners = ['anna', 'bela', 'carl'];

const someLead = fc.record({
  ownerId: fc.constantFrom(...owners),
  isAssigned: fc.boolean(),
  lead_status: fc.constantFrom(...leadStatuses),
  lead_type: fc.constantFrom(...leadTypes),
  createdAt: fc.integer({ min: 0, max: 4 * day }),
});
/** The leads that a statement affects: those whose number has this remainder. */
const some = fc.record({
  of: fc.integer({ min: 1, max: 4 }),
  rest: fc.integer({ min: 0, max: 3 }),
});
const operation = fc.oneof(
  fc.record({
    kind: fc.constant('insert'),
    leads: fc.array(someLead, { minLength: 1, maxLength: 8 }),
  }),
  fc.record({ kind: fc.constant('update'), some, to: someLead }),
  fc.record({ kind: fc.constant('bin'), some, isDeleted: fc.boolean() }),
  fc.record({ kind: fc.constant('remove'), some }),
  fc.record({ kind: fc.constant('touch'), some }),
);
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

describeOnEachEngine('lead counters', (open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  });

  const counted = async (workspaceId: string) => ({
    counts: await db.read
      .selectFrom('lead_counts')
      .selectAll()
      .where('workspace_id', '=', workspaceId)
      .where('n', '<>', 0)
      .orderBy('owner_id')
      .orderBy('lead_status')
      .orderBy('lead_type')
      .orderBy('assigned')
      .execute(),
    days: await db.read
      .selectFrom('lead_days')
      .selectAll()
      .where('workspace_id', '=', workspaceId)
      .where('n', '<>', 0)
      .orderBy('owner_id')
      .orderBy('day')
      .orderBy('lead_status')
      .orderBy('lead_type')
      .execute(),
  });

  /** The same figures, counted from the leads themselves. */
  async function recounted(workspaceId: string) {
    const leads = await db.read
      .selectFrom('leads')
      .selectAll()
      .where('workspace_id', '=', workspaceId)
      .where('deleted_at', 'is', null)
      .execute();
    const count = <T extends object>(keys: T[]) => {
      const groups = Map.groupBy(keys, (key) => Object.values(key).join('\t'));
      return [...groups]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([, [key, ...others]]) => Object.assign({ n: others.length + 1 }, key));
    };
    const ofOwnersAndAll = leads.flatMap((lead) => [lead, { ...lead, owner_id: '' }]);
    return {
      counts: count(
        ofOwnersAndAll.map((lead) => ({
          workspace_id: workspaceId,
          owner_id: lead.owner_id,
          lead_status: lead.lead_status,
          lead_type: lead.lead_type,
          assigned: lead.assigned_to === null ? 0 : 1,
        })),
      ),
      days: count(
        ofOwnersAndAll.map((lead) => ({
          workspace_id: workspaceId,
          owner_id: lead.owner_id,
          day: Math.floor(lead.created_at / day),
          lead_status: lead.lead_status,
          lead_type: lead.lead_type,
        })),
      ),
    };
  }

  async function apply(workspaceId: string, done: Operation): Promise<void> {
    if (done.kind === 'insert') {
      const leads = done.leads.map(({ isAssigned, ...lead }) => ({
        ...buildNewLead(lead),
        ...lead,
        assignedTo: isAssigned ? lead.ownerId : null,
      }));
      await insertMany(db, workspaceId, leads);
      return;
    }
    const all = await db.read
      .selectFrom('leads')
      .select('id')
      .where('workspace_id', '=', workspaceId)
      .orderBy('id')
      .execute();
    const { of, rest } = done.some;
    const ids = all.filter((_, index) => index % of === rest % of).map(({ id }) => id);
    if (ids.length === 0) return;
    await db.write((tx) => change(tx, workspaceId, ids, done));
  }

  async function change(
    tx: Write,
    workspaceId: string,
    ids: string[],
    done: Exclude<Operation, { kind: 'insert' }>,
  ): Promise<void> {
    const update = tx
      .updateTable('leads')
      .where('workspace_id', '=', workspaceId)
      .where('id', 'in', ids);
    if (done.kind === 'remove') {
      await tx
        .deleteFrom('leads')
        .where('workspace_id', '=', workspaceId)
        .where('id', 'in', ids)
        .execute();
    } else if (done.kind === 'bin') {
      await update.set({ deleted_at: done.isDeleted ? 1 : null }).execute();
    } else if (done.kind === 'touch') {
      await update.set({ notes: 'touched' }).execute();
    } else {
      const { ownerId, isAssigned, lead_status, lead_type, createdAt } = done.to;
      const assigned_to = isAssigned ? ownerId : null;
      const fields = { owner_id: ownerId, assigned_to, lead_status, lead_type };
      await update.set({ ...fields, created_at: createdAt }).execute();
    }
  }

  it('agree with a recount after any operations', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: 1, maxLength: 12 }), async (operations) => {
        const workspaceId = newId();
        for (const done of operations) {
          await apply(workspaceId, done);
        }
        expect(await counted(workspaceId)).toEqual(await recounted(workspaceId));
      }),
      { numRuns: 60 },
    );
  });

  it('agree with a recount after simultaneous operations', async () => {
    const workspaceId = newId();
    const operations = fc.sample(operation, 40);
    await Promise.all(operations.map((done) => apply(workspaceId, done)));
    const figures = await counted(workspaceId);
    expect(figures).toEqual(await recounted(workspaceId));
  });
});
