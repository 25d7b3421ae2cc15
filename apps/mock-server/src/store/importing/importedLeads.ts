import type { LeadStatus, LeadType } from '@cardinal/contract';
import { dayMs } from '@cardinal/contract/limits';
import { sql } from 'kysely';
import type { Dialect } from '../engine/database.ts';
import type { Write } from '../schema.ts';
import { leadKeys } from '../leadKeys.ts';
import { countriesFor } from '../leads/latestNumbers.ts';
import { leadColumns, type LeadRow } from '../leads/leadRows.ts';
import type { LeadFields } from '../leads/leads.ts';

/** A row to insert: texts, numbers and null, the same columns in each. */
export type PlainRow = Readonly<Record<string, string | number | null>>;

/** A lead to insert, with the first entry of its history. */
export interface LeadWithActivity {
  lead: PlainRow;
  activity: PlainRow;
}

/**
 * Leads per statement on SQLite. After each statement its full-text index writes what is new to the
 * file, and merges it later: with one lead per statement, that took two thirds of the time (measured).
 */
const perStatement = 250;

/**
 * Stores as many leads, each with its activity, as the time allows.
 * @param milliseconds Time during which other writes wait.
 * @returns How many were stored: at least as many as one statement takes, if there are as many.
 */
export async function insertLeadsWithin(
  tx: Write,
  dialect: Dialect,
  leads: Iterable<LeadWithActivity>,
  milliseconds: number,
): Promise<number> {
  const all = [...leads];
  return inSlicesWithin(all, dialect, milliseconds, async (slice) => {
    const leads = slice.map(({ lead }) => lead);
    const activities = slice.map(({ activity }) => activity);
    await insertJson(tx, dialect, 'leads', leads);
    await insertJson(tx, dialect, 'activities', activities);
  });
}

/** Works on slices, at least on one, until the time is over. @returns How many rows that were. */
async function inSlicesWithin<T>(
  rows: readonly T[],
  dialect: Dialect,
  milliseconds: number,
  work: (slice: readonly T[]) => Promise<void>,
): Promise<number> {
  const end = performance.now() + milliseconds;
  const atOnce = dialect === 'postgres' ? rows.length : perStatement;
  let done = 0;
  while (done < rows.length) {
    const slice = rows.slice(done, done + atOnce);
    await work(slice);
    done += slice.length;
    if (performance.now() >= end) break;
  }
  return done;
}

type Table = 'leads' | 'activities';

/** Rows may have their columns in any order; a statement needs a fixed one. */
const columnsOf = (row: PlainRow): string[] => Object.keys(row).toSorted();

/** The rows are sent as one text, so that the statement is always the same and stays prepared. */
async function insertJson(
  tx: Write,
  dialect: Dialect,
  table: Table,
  rows: readonly PlainRow[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const names = columnsOf(first);
  const columns = sql.join(names.map((name) => sql.ref(name)));
  if (dialect === 'postgres') {
    await sql`
      insert into ${sql.table(table)} (${columns})
      select ${columns}
      from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
    `.execute(tx);
    return;
  }
  const values = rows.map((row) => names.map((name) => row[name]));
  const cells = sql.join(names.map((_, index) => sql`value ->> ${sql.lit(index)}`));
  // Materialized, because json_each would write a row as text again for each of its cells.
  await sql`
    with rows as materialized (select value from json_each(${JSON.stringify(values)}))
    insert into ${sql.table(table)} (${columns}) select ${cells} from rows
  `.execute(tx);
}

/** The number of stored leads of an import with the same owner, status and type. */
export interface Tally {
  ownerId: string;
  status: LeadStatus;
  type: LeadType;
  isAssigned: boolean;
  n: number;
}

/** Adds the leads of an import to the counters when they become visible. */
export async function countImported(
  tx: Write,
  { workspaceId, createdAt }: { workspaceId: string; createdAt: number },
  tallies: readonly Tally[],
): Promise<void> {
  const day = Math.floor(createdAt / dayMs);
  for (const { key, n } of sums(tallies, ({ status, type, isAssigned }) => [
    status,
    type,
    isAssigned ? 1 : 0,
  ])) {
    const [owner_id, lead_status, lead_type, assigned] = key;
    // In the order of the keys, so that two transactions never deadlock.
    await sql`
      insert into lead_counts (workspace_id, owner_id, lead_status, lead_type, assigned, n)
      values (${workspaceId}, ${owner_id}, ${lead_status}, ${lead_type}, ${assigned}, ${n})
      on conflict (workspace_id, owner_id, lead_status, lead_type, assigned)
      do update set n = lead_counts.n + excluded.n
    `.execute(tx);
  }
  for (const { key, n } of sums(tallies, ({ status, type }) => [status, type])) {
    const [owner_id, lead_status, lead_type] = key;
    await sql`
      insert into lead_days (workspace_id, owner_id, day, lead_status, lead_type, n)
      values (${workspaceId}, ${owner_id}, ${day}, ${lead_status}, ${lead_type}, ${n})
      on conflict (workspace_id, owner_id, day, lead_status, lead_type)
      do update set n = lead_days.n + excluded.n
    `.execute(tx);
  }
}

/** Sums by owner, and for all owners under the owner '', in the order of the counters' keys. */
function sums(tallies: readonly Tally[], rest: (tally: Tally) => (string | number)[]) {
  const found = new Map<string, { key: (string | number)[]; n: number }>();
  for (const tally of tallies) {
    for (const owner of [tally.ownerId, '']) {
      const key = [owner, ...rest(tally)];
      const sum = found.get(JSON.stringify(key)) ?? { key, n: 0 };
      sum.n += tally.n;
      found.set(JSON.stringify(key), sum);
    }
  }
  return [...found.values()].toSorted((a, b) => compareKeys(a.key, b.key));
}

function compareKeys(a: readonly (string | number)[], b: readonly (string | number)[]): number {
  const at = a.findIndex((part, index) => part !== b[index]);
  return at < 0 ? 0 : (a[at] ?? '') < (b[at] ?? '') ? -1 : 1;
}

/** A lead of a running import, which no scope contains yet. */
export const findImportedLead = (
  tx: Write,
  workspaceId: string,
  id: string,
): Promise<LeadRow | undefined> =>
  tx
    .selectFrom('leads')
    .select(leadColumns)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Changes a lead of a running import as if it had been created with these values. */
export async function fillImportedLead(
  tx: Write,
  workspaceId: string,
  lead: LeadRow,
  fields: Partial<Omit<LeadFields, 'lead_status' | 'lead_type'>>,
): Promise<void> {
  const next = { ...lead, ...fields };
  const used = await countriesFor(tx, workspaceId, [next]);
  await tx
    .updateTable('leads')
    .set({ ...fields, ...leadKeys(next, used) })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', lead.id)
    .execute();
}

/** A lead of an import, and whether it is unchanged since. */
export interface ImportedLead {
  id: string;
  ownerId: string;
  isUntouched: boolean;
}

/** Leads of an import after one of them; the leads' ids have the prefix. */
interface Next {
  workspaceId: string;
  prefix: string;
  after: string;
  most: number;
}

/** The next leads of an import by their ids, locked until the transaction ends. */
export async function importedLeads(
  tx: Write,
  dialect: Dialect,
  { workspaceId, prefix, after, most }: Next,
): Promise<ImportedLead[]> {
  const lock = dialect === 'postgres' ? sql`for update` : sql``;
  const locked = await sql<{ id: string }>`
    select id from leads
    where workspace_id = ${workspaceId} and id > ${after || prefix} and id < ${`${prefix}g`}
    order by id limit ${most} ${lock}
  `.execute(tx);
  if (locked.rows.length === 0) return [];
  // In a separate statement: it also sees what was committed while this transaction waited for a lead.
  const { rows } = await sql<{ id: string; ownerId: string; untouched: number | boolean }>`
    select id, owner_id as "ownerId", (
      version = 1 and deleted_at is null
      and not exists (
        select 1 from activities
        where activities.workspace_id = leads.workspace_id and activities.lead_id = leads.id
          and activities.type <> 'imported'
      )
      and not exists (
        select 1 from emails
        where emails.workspace_id = leads.workspace_id and emails.lead_id = leads.id
      )
    ) as untouched
    from leads
    where workspace_id = ${workspaceId} and id in (${sql.join(locked.rows.map(({ id }) => id))})
    order by id
  `.execute(tx);
  return rows.map(({ id, ownerId, untouched }) => ({ id, ownerId, isUntouched: !!untouched }));
}

/** Permanently deletes as many leads as the time allows; see `insertLeadsWithin`. */
export async function deleteLeadsWithin(
  tx: Write,
  dialect: Dialect,
  { workspaceId, ids }: { workspaceId: string; ids: readonly string[] },
  milliseconds: number,
): Promise<number> {
  return inSlicesWithin(ids, dialect, milliseconds, async (slice) => {
    await tx
      .deleteFrom('leads')
      .where('workspace_id', '=', workspaceId)
      .where('id', 'in', slice)
      .execute();
  });
}
