import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Dialect } from '../engine/database.ts';
import { leadKeys } from '../leadKeys.ts';
import { countriesFor } from '../leads/latestNumbers.ts';
import { leadColumns, restorable, type LeadRow } from '../leads/leadRows.ts';
import type { LeadScope } from '../leads/leadScope.ts';
import type { LeadFields } from '../leads/leads.ts';
import type { Write } from '../schema.ts';
import { storedJson } from '../storedJson.ts';
import type { ImportChangeTable } from '../tables/importing.ts';
import type { ImportKey } from './imports.ts';

/** Fields of a lead that an import changed, with their values before or after it. */
export type ChangedFields = Partial<LeadFields>;

/** Since when a lead has been waiting for contact, as stored. */
export async function actionSinceOf(
  tx: Write,
  { workspace_id: workspaceId }: Pick<ImportKey, 'workspace_id'>,
  leadId: string,
): Promise<number | null> {
  const found = await tx
    .selectFrom('leads')
    .select('action_since')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', leadId)
    .executeTakeFirst();
  return found?.action_since ?? null;
}

export interface ImportChange {
  leadId: string;
  before: ChangedFields;
  after: ChangedFields;
  /**
   * Since when the lead had been waiting for contact before its status or type changed; otherwise
   * null.
   */
  actionSince: number | null;
  activityIds: string[];
}

/** Whether a change affects since when the lead has been waiting for contact. */
const decidesAction = (fields: ChangedFields): boolean =>
  'lead_status' in fields || 'lead_type' in fields;

// The server itself wrote these fields, from a validated lead.
const fieldsSchema = z.record(z.string(), z.string()) as unknown as z.ZodType<ChangedFields>;
const fieldsJson = storedJson('fields that an import changed', fieldsSchema);
const idsJson = storedJson('activities of an import', z.array(z.string()));

const toChange = (row: Selectable<ImportChangeTable>): ImportChange => ({
  leadId: row.lead_id,
  before: fieldsJson.read(row.before),
  after: fieldsJson.read(row.after),
  actionSince: row.action_since,
  activityIds: idsJson.read(row.activity_ids),
});

/** Records a change; a later change of the same lead is added to the earlier one. */
export async function recordImportChange(
  tx: Write,
  { workspace_id, id: import_id }: ImportKey,
  change: ImportChange,
): Promise<void> {
  const key = { workspace_id, import_id, lead_id: change.leadId };
  const row = await tx
    .selectFrom('import_changes')
    .selectAll()
    .where('workspace_id', '=', workspace_id)
    .where('import_id', '=', import_id)
    .where('lead_id', '=', change.leadId)
    .executeTakeFirst();
  const earlier = row && toChange(row);
  const stored = {
    before: fieldsJson.write({ ...change.before, ...earlier?.before }),
    after: fieldsJson.write({ ...earlier?.after, ...change.after }),
    action_since:
      earlier && decidesAction(earlier.before) ? earlier.actionSince : change.actionSince,
    activity_ids: idsJson.write([...(earlier?.activityIds ?? []), ...change.activityIds]),
  };
  await tx
    .insertInto('import_changes')
    .values({ ...key, ...stored })
    .onConflict((kept) =>
      kept.columns(['workspace_id', 'import_id', 'lead_id']).doUpdateSet(stored),
    )
    .execute();
}

/** The next changes of an import that have not been undone yet. */
export async function nextImportChanges(
  tx: Write,
  { workspace_id: workspaceId, id }: ImportKey,
  most: number,
): Promise<ImportChange[]> {
  const rows = await tx
    .selectFrom('import_changes')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('import_id', '=', id)
    .orderBy('lead_id')
    .limit(most)
    .execute();
  return rows.map(toChange);
}

interface Undoing {
  id: string;
  /** The leads that the user who undoes it may change. */
  scope: LeadScope;
  /** Milliseconds. */
  at: number;
}

/** The outcome of undoing a change. */
export interface ImportRestoration {
  /**
   * Everything is restored, or some fields are kept because of later changes, or all because the
   * lead has another owner now.
   */
  outcome: 'restored' | 'kept';
  ownerId: string;
}

/**
 * Undoes a change: restores the fields that still have the value that the import wrote, unless the
 * lead needs them, and removes its entries from the history if all fields were restored.
 * @returns Undefined if the lead no longer exists
 */
export async function undoImportChange(
  tx: Write,
  dialect: Dialect,
  { id, scope: { workspaceId, ownerId }, at }: Undoing,
  { leadId, before, after, actionSince, activityIds }: ImportChange,
): Promise<ImportRestoration | undefined> {
  await tx
    .deleteFrom('import_changes')
    .where('workspace_id', '=', workspaceId)
    .where('import_id', '=', id)
    .where('lead_id', '=', leadId)
    .execute();
  const lead = await tx
    .selectFrom('leads')
    .select(leadColumns)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', leadId)
    .$if(dialect === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
  if (!lead) return undefined;
  const isReached = ownerId === undefined || ownerId === lead.owner_id;
  const fields = isReached ? restorable(lead, stillAs(lead, before, after)) : {};
  const isWhole = Object.keys(fields).length === Object.keys(before).length;
  if (Object.keys(fields).length > 0) {
    const next = { ...lead, ...fields };
    const used = await countriesFor(tx, workspaceId, [next]);
    await tx
      .updateTable('leads')
      .set({
        ...fields,
        ...leadKeys(next, used),
        // A trigger sets it with the status and type, unless it is set here.
        ...(decidesAction(fields) && isWhole && { action_since: actionSince }),
        updated_at: Math.max(at, lead.updated_at),
        version: lead.version + 1,
      })
      .where('workspace_id', '=', workspaceId)
      .where('id', '=', leadId)
      .execute();
  }
  if (!isWhole) return { outcome: 'kept', ownerId: lead.owner_id };
  await tx
    .deleteFrom('activities')
    .where('workspace_id', '=', workspaceId)
    .where('lead_id', '=', leadId)
    .where('id', 'in', activityIds)
    .execute();
  return { outcome: 'restored', ownerId: lead.owner_id };
}

/** The earlier values of the fields that nobody has changed since. */
function stillAs(lead: LeadRow, before: ChangedFields, after: ChangedFields): ChangedFields {
  const now: Readonly<Record<string, unknown>> = lead;
  const written: Readonly<Record<string, unknown>> = after;
  return Object.fromEntries(
    Object.entries(before).filter(([field]) => now[field] === written[field]),
  );
}
