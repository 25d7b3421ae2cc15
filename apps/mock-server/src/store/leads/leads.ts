import type { LeadField, LeadStatus, NewLead } from '@cardinal/contract';
import type { Dialect } from '../engine/database.ts';
import { isId, newId } from '../ids.ts';
import type { UsedCountries } from '@cardinal/contact';
import { leadKeys } from '../leadKeys.ts';
import { countriesFor } from './latestNumbers.ts';
import { leadColumns, type LeadRow } from './leadRows.ts';
import { inScope, type LeadScope } from './leadScope.ts';
import type { Read, Write } from '../schema.ts';
import { inBatches } from '../batches.ts';

/** A lead by its id, if the scope contains it. */
export async function findLead(
  db: Read,
  scope: LeadScope,
  id: string,
): Promise<LeadRow | undefined> {
  if (!isId(id)) return undefined;
  return db
    .selectFrom('leads')
    .select(leadColumns)
    .where(inScope(scope))
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Leads by their ids, if the scope contains them. */
export async function findLeads(
  db: Read,
  scope: LeadScope,
  ids: readonly string[],
): Promise<Map<string, LeadRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('leads')
    .select(leadColumns)
    .where(inScope(scope))
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The creator, workspace and time of a new lead. Times in milliseconds. */
interface Origin {
  /** Id of the lead. @default a new one */
  id?: string | undefined;
  workspaceId: string;
  createdBy: string;
  /** User id of the agent, or null: then the creator owns it. */
  assignedTo?: string | null;
  eventId?: string | null;
  /** Answers to an event's questions, as JSON, with their score. */
  answers?: { json: string; score: number } | undefined;
  /** What the visitor who entered it agreed to. */
  consentText?: string | undefined;
  /** Number of pictures of its card, which are stored separately. */
  pictures?: number;
  createdAt: number;
}

const newRow = (
  lead: NewLead,
  {
    workspaceId,
    createdBy,
    assignedTo = null,
    eventId = null,
    answers,
    consentText,
    pictures = 0,
    createdAt,
    id = newId(createdAt),
  }: Origin,
  used: UsedCountries,
) => ({
  ...lead,
  ...leadKeys(lead, used),
  workspace_id: workspaceId,
  id,
  owner_id: assignedTo ?? createdBy,
  assigned_to: assignedTo,
  created_by: createdBy,
  event_id: eventId,
  answers: answers?.json ?? null,
  answers_score: answers?.score ?? null,
  consent_text: consentText ?? null,
  consent_at: consentText === undefined ? null : createdAt,
  pictures,
  created_at: createdAt,
  updated_at: createdAt,
  deleted_at: null,
  version: 1,
});

export async function insertLead(tx: Write, lead: NewLead, origin: Origin): Promise<LeadRow> {
  const used = await countriesFor(tx, origin.workspaceId, [lead]);
  return tx
    .insertInto('leads')
    .values(newRow(lead, origin, used))
    .returning(leadColumns)
    .executeTakeFirstOrThrow();
}

/** Stores many new leads. @returns The stored leads, in their order. */
export async function insertLeads(
  tx: Write,
  leads: readonly NewLead[],
  origin: Origin,
): Promise<LeadRow[]> {
  const used = await countriesFor(tx, origin.workspaceId, leads);
  const rows = leads.map((lead) => newRow(lead, origin, used));
  const stored = new Map<string, LeadRow>();
  for (const batch of inBatches(rows)) {
    const inserted = tx.insertInto('leads').values(batch).returning(leadColumns);
    for (const row of await inserted.execute()) stored.set(row.id, row);
  }
  return rows.flatMap(({ id }) => stored.get(id) ?? []);
}

/** The next step of a lead as columns. */
export type NextStepColumns = Pick<
  LeadRow,
  'next_step_kind' | 'next_step_at' | 'next_step_note' | 'step_done_at'
>;

/** Fields of a lead that its readers may change. */
export type LeadFields = Pick<
  LeadRow,
  | LeadField
  | 'event_id'
  | 'answers'
  | 'answers_score'
  | 'consent_text'
  | 'consent_at'
  | keyof NextStepColumns
  | 'pictures'
>;

/**
 * Writes changed fields if the version is still the one that was read.
 * @returns The changed lead; undefined if it has changed or left the scope since.
 */
export async function updateLead(
  tx: Write,
  scope: LeadScope,
  lead: LeadRow,
  change: { fields: Partial<LeadFields>; at: number },
): Promise<LeadRow | undefined> {
  const next = { ...lead, ...change.fields };
  const used = await countriesFor(tx, scope.workspaceId, [next]);
  return tx
    .updateTable('leads')
    .set({
      ...change.fields,
      ...leadKeys(next, used),
      updated_at: Math.max(change.at, lead.updated_at),
      version: lead.version + 1,
    })
    .where(inScope(scope))
    .where('id', '=', lead.id)
    .where('version', '=', lead.version)
    .returning(leadColumns)
    .executeTakeFirst();
}

/**
 * Sets the status of locked leads, deletes or restores them.
 * @returns The changed leads.
 */
export async function changeMany(
  tx: Write,
  workspaceId: string,
  ids: readonly string[],
  {
    fields,
    at,
  }: { fields: { lead_status: LeadStatus } | { deleted_at: number | null }; at: number },
): Promise<LeadRow[]> {
  const changed: LeadRow[] = [];
  for (const batch of inBatches(ids)) {
    const rows = await tx
      .updateTable('leads')
      .set((row) => ({ ...fields, updated_at: at, version: row('version', '+', 1) }))
      .where('workspace_id', '=', workspaceId)
      .where('id', 'in', batch)
      .returning(leadColumns)
      .execute();
    changed.push(...rows);
  }
  return changed;
}

/** Maximum number of leads that one statement deletes. */
const deletedAtOnce = 200;

/** Marks all leads of a workspace as deleted, because it has no members left. */
export async function deleteLeadsOf(tx: Write, workspaceId: string, at: number): Promise<void> {
  const next = tx
    .selectFrom('leads')
    .select('id')
    .where(inScope({ workspaceId }))
    .limit(deletedAtOnce);
  for (;;) {
    const { numUpdatedRows } = await tx
      .updateTable('leads')
      .set({ deleted_at: at })
      .where('workspace_id', '=', workspaceId)
      .where('id', 'in', next)
      .executeTakeFirst();
    if (Number(numUpdatedRows) < deletedAtOnce) return;
  }
}

/**
 * Permanently removes leads that were deleted before a moment, with their history and emails.
 * @param most Maximum number of leads per call, so that it is short.
 * @returns How many were deleted.
 */
export async function purgeDeleted(
  tx: Write,
  dialect: Dialect,
  { before, most }: { before: number; most: number },
): Promise<number> {
  const expired = await tx
    .selectFrom('leads')
    .select(['workspace_id', 'id'])
    .where('deleted_at', '<', before)
    .orderBy('deleted_at')
    .limit(most)
    // Locked, so that a lead that is restored at that moment stays.
    .$if(dialect === 'postgres', (query) => query.forUpdate())
    .execute();
  for (const [workspaceId, leads] of Map.groupBy(expired, (lead) => lead.workspace_id)) {
    const ids = leads.map(({ id }) => id);
    await tx
      .deleteFrom('emails')
      .where('workspace_id', '=', workspaceId)
      .where('lead_id', 'in', ids)
      .execute();
    await tx
      .deleteFrom('leads')
      .where('workspace_id', '=', workspaceId)
      .where('id', 'in', ids)
      .execute();
  }
  return expired.length;
}
