import { leadTextFields, perField } from '@cardinal/contract/labels';
import { sql, type KyselyPlugin } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { insertActivities, insertActivity } from '../../../src/store/leads/activities.ts';
import type { Database } from '../../../src/store/engine/database.ts';
import { insertEvent } from '../../../src/store/events/events.ts';
import { newId } from '../../../src/store/ids.ts';
import { insertLead } from '../../../src/store/leads/leads.ts';
import { countLeadsOf, moveWorkspace } from '../../../src/store/accounts/workspaces.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { buildNewLead, insertMany } from '../../helpers/leadCalls.ts';

/** Tables whose rows `moveWorkspace` takes along. */
const moved = [
  'activities',
  'emails',
  'event_questions',
  'events',
  'import_changes',
  'import_previews',
  'import_rows',
  'imports',
  'jobs',
  'lead_merges',
  'lead_pictures',
  'lead_views',
  'leads',
  'merge_moves',
  'opt_outs',
  'unfinished_imports',
];
/** The sample data, which is removed. */
const removed = ['sample_leads', 'sample_sets'];
/**
 * What devices told, which they tell again; counters, which triggers maintain in the new place;
 * records of the past, which stay; and keys of partners, programs, webhooks and HubSpot, and
 * assistants, which belong to their place and never move.
 */
const left = [
  'api_keys',
  'assistants',
  'audit',
  'contact_weeks',
  'lead_counts',
  'lead_days',
  'partner_keys',
  'proposals',
  'unconfirmed_leads',
  'waiting_captures',
  'crm_connections',
  'crm_leads',
  'webhook_deliveries',
  'webhooks',
];

describeOnEachEngine('a workspace that moves', (open, { dialect }) => {
  let db: Database;
  beforeEach(async () => {
    db = await open();
  });

  // A new table of the schema must be handled in `moveWorkspace`, and then added to one of the
  // lists above.
  it('consists of known tables', async () => {
    const tables = await db.read.introspection.getTables();
    const names = tables
      .filter(
        ({ isView, columns }) => !isView && columns.some(({ name }) => name === 'workspace_id'),
      )
      .map(({ name }) => name);
    expect(names.toSorted()).toEqual([...moved, ...removed, ...left].toSorted());
  });

  it('keeps the addresses that are unsubscribed, also where one already is', async () => {
    const [from, to] = [newId(), newId()];
    const optOut = (workspace_id: string, email_key: string, merge_id: string | null) => ({
      workspace_id,
      email_key,
      merge_id,
      created_at: 1,
    });
    const all = [
      optOut(from, 'ada@example.com', null),
      optOut(from, 'both@example.com', 'here'),
      optOut(from, 'grace@example.com', 'merge'),
      optOut(to, 'both@example.com', 'there'),
    ];
    await db.write(async (tx) => {
      await tx.insertInto('opt_outs').values(all).execute();
      await moveWorkspace({ tx, dialect: db.dialect, from, to });
    });
    const found = db.read.selectFrom('opt_outs').selectAll().orderBy('email_key');
    expect(await found.execute()).toEqual([
      optOut(to, 'ada@example.com', null),
      optOut(to, 'both@example.com', null),
      optOut(to, 'grace@example.com', 'merge'),
    ]);
  });

  it('keeps its rows unchanged, in every column', async () => {
    const [from, to, userId] = [newId(), newId(), newId()];
    await db.write(async (tx) => {
      const eventId = await insertEvent(tx, {
        workspace_id: from,
        name: 'Trade Fair',
        description: 'Three days.',
        location: 'Hall 3',
        start_at: 1,
        end_at: 2,
        photo_url: 'https://example.com/photo',
        event_url: 'https://example.com',
        created_by: userId,
        created_at: 3,
      });
      const lead = buildNewLead({
        ...perField(leadTextFields, (field) => `Some ${field}`),
        phone: '+44 20 7946 0000',
        mobile: '+44 7700 900000',
        lead_type: 'Action Required',
      });
      const origin = { workspaceId: from, createdBy: newId(), createdAt: 5 };
      const { id: leadId } = await insertLead(tx, lead, { ...origin, assignedTo: userId, eventId });
      await tx
        .updateTable('leads')
        // Merged into itself, so that it keeps its own email.
        .set({
          assigned_at: 6,
          deleted_at: 6,
          merged_into: leadId,
          version: 7,
          answers: '{}',
          answers_score: 8,
          consent_text: 'You may call me.',
          consent_at: 9,
          next_step_kind: 'call',
          next_step_at: 11,
          next_step_note: 'Price',
          step_done_at: 12,
          previous_agent_id: newId(),
          previous_assigned_at: 13,
        })
        .execute();
      await tx.updateTable('events').set({ goal_minutes: 9, cost: 10 }).execute();
      await insertActivity(tx, {
        workspaceId: from,
        leadId,
        actorId: userId,
        type: 'email',
        title: 'Email sent',
        description: 'Hello',
        // Before the lead was waiting for contact, so that it still is.
        at: 4,
        emailId: newId(),
        mergeId: newId(),
      });
    });

    // Columns that the schema's types omit are compared too.
    const rowsOf = async (table: string) => {
      const { rows } = await sql<Record<string, unknown>>`
        select * from ${sql.table(table)}`.execute(db.read);
      // SQLite's internal id of a lead's row, which the store does not use, differs there.
      return rows.map(({ row_number: _own, ...row }) => row);
    };
    const tables = ['events', 'leads', 'activities'];
    const before = await Promise.all(tables.map(rowsOf));
    const values = before.flat().flatMap((row) => Object.entries(row));
    const missing = values.filter(([, value]) => value === null || value === '');
    // A lead that is waiting for contact has had no contact; triggers compute this from the
    // activities.
    expect(missing.map(([name]) => name)).toEqual(['first_contact_at', 'meeting_at', 'reply_at']);

    await db.write((tx) => moveWorkspace({ tx, dialect: db.dialect, from, to }));
    const after = await Promise.all(tables.map(rowsOf));
    expect(after).toEqual(before.map((rows) => rows.map((row) => ({ ...row, workspace_id: to }))));
  });

  it.runIf(dialect === 'sqlite')(
    'moves with short statements, between which others run',
    async () => {
      const [from, to, ownerId] = [newId(), newId(), newId()];
      const leads = Array.from({ length: 300 }, (_, n) => ({
        ...buildNewLead(),
        ownerId,
        assignedTo: null,
        createdAt: n,
      }));
      const ids = await insertMany(db, from, leads);
      const calls = ids.map((leadId) => ({
        workspaceId: from,
        leadId,
        actorId: ownerId,
        type: 'call' as const,
        title: 'Call',
        description: '',
        at: 1,
      }));
      await db.write((tx) => insertActivities(tx, calls));
      const changed: number[] = [];
      const recorder: KyselyPlugin = {
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) => {
          changed.push(Number(result.numAffectedRows ?? 0));
          return result;
        },
      };
      await db.write((tx) =>
        moveWorkspace({ tx: tx.withPlugin(recorder), dialect: db.dialect, from, to }),
      );
      expect(Math.max(...changed)).toBeLessThanOrEqual(50);
      // Each of them is inserted there and deleted here.
      expect(changed.reduce((sum, n) => sum + n, 0)).toBe(4 * leads.length);
      expect((await countLeadsOf(db.read, [from, to])).get(to)).toBe(leads.length);
    },
  );
});
