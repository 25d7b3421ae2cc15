import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Dialect } from '../engine/database.ts';
import type { Schema, Write } from '../schema.ts';

/** A workspace whose records move to another, in one transaction. */
export interface Move {
  tx: Write;
  dialect: Dialect;
  /** Id of the workspace that loses its records. */
  from: string;
  to: string;
}

/** A table, and the columns that identify its rows within a workspace. */
interface Rows {
  table: keyof Schema;
  key: readonly string[];
}

/**
 * Rows per statement. On SQLite, a statement runs on the server's own thread, so it has to be short;
 * on PostgreSQL, it must not reach the time limit of statements, although the triggers of a contact
 * take milliseconds on a busy machine (measured).
 */
const perStatement = { sqlite: 50, postgres: 250 };

const columns = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));

/**
 * The rows that move, as conditions that each contain as many as one statement may change. On
 * PostgreSQL, the rows are locked until the transaction ends.
 */
async function* slicesOf(
  { tx, dialect, from }: Omit<Move, 'to'>,
  { table, key }: Rows,
): AsyncGenerator<RawBuilder<SqlBool>> {
  const lock = dialect === 'postgres' ? sql`for update` : sql``;
  let rest = sql<SqlBool>`workspace_id = ${from}`;
  for (;;) {
    const { rows } = await sql<Record<string, string | number>>`
      select ${columns(key)} from ${sql.table(table)} where ${rest}
      order by ${columns(key)} limit ${perStatement[dialect]} ${lock}
    `.execute(tx);
    const last = rows.at(-1);
    if (!last) return;
    const place = sql.join(key.map((name) => last[name]));
    yield sql<SqlBool>`${rest} and (${columns(key)}) <= (${place})`;
    rest = sql<SqlBool>`workspace_id = ${from} and (${columns(key)}) > (${place})`;
  }
}

/** Locks rows that move, so that other transactions find them where they are afterwards. */
export async function lockRows(move: Omit<Move, 'to'>, rows: Rows): Promise<void> {
  // SQLite has one writer at a time.
  if (move.dialect === 'sqlite') return;
  for await (const _locked of slicesOf(move, rows));
}

/** Gives rows their new workspace. */
export async function updateRows(move: Move, rows: Rows): Promise<void> {
  for await (const slice of slicesOf(move, rows)) {
    await sql`update ${sql.table(rows.table)} set workspace_id = ${move.to} where ${slice}`.execute(
      move.tx,
    );
  }
}

/** Assigns the unassigned leads of an agent to themselves. */
export async function keepOwn(
  { tx, dialect, from }: Omit<Move, 'to'>,
  leads: Rows,
  agentId: string,
): Promise<void> {
  for await (const slice of slicesOf({ tx, dialect, from }, leads)) {
    await sql`update leads set assigned_to = owner_id
      where ${slice} and owner_id = ${agentId} and assigned_to is null`.execute(tx);
  }
}

/** Inserts copies of rows into their new workspace. @param names Columns except the workspace */
export async function copyRows(move: Move, rows: Rows, names: readonly string[]): Promise<void> {
  for await (const slice of slicesOf(move, rows)) await copySlice(move, rows, names, slice);
}

/** Inserts rows into their new workspace, and deletes them here. @param names As `copyRows` */
export async function transferRows(
  move: Move,
  rows: Rows,
  names: readonly string[],
): Promise<void> {
  for await (const slice of slicesOf(move, rows)) {
    await copySlice(move, rows, names, slice);
    await deleteSlice(move, rows, slice);
  }
}

/** Deletes rows, also those of which only some match. */
export async function deleteRows(
  move: Omit<Move, 'to'>,
  rows: Rows,
  only: RawBuilder<SqlBool> = sql<SqlBool>`true`,
): Promise<void> {
  for await (const slice of slicesOf(move, rows)) {
    await deleteSlice(move, rows, sql<SqlBool>`${slice} and ${only}`);
  }
}

async function copySlice(
  { tx, to }: Move,
  { table }: Rows,
  names: readonly string[],
  slice: RawBuilder<SqlBool>,
): Promise<void> {
  await sql`insert into ${sql.table(table)} (workspace_id, ${columns(names)})
    select ${to}, ${columns(names)} from ${sql.table(table)} where ${slice}`.execute(tx);
}

async function deleteSlice(
  { tx }: Omit<Move, 'to'>,
  { table }: Rows,
  slice: RawBuilder<SqlBool>,
): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${slice}`.execute(tx);
}
