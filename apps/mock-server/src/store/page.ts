import { Buffer } from 'node:buffer';
import type { PageQuery } from '@cardinal/contract';
import { paging } from '@cardinal/contract/limits';
import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { z } from 'zod';
import type { Read, Schema } from './schema.ts';

/** How many rows match: exact, or `capped` if there are more than were counted. */
export interface Total {
  total: number;
  capped: boolean;
}

/** One page of a list, the size of the list, and the cursors of the neighbouring pages. */
export interface Page<Row> extends Total {
  rows: Row[];
  /** Cursor of the page after this one. */
  next?: string;
  /** Cursor of the page before this one. */
  prev?: string;
}

/** Thrown for a cursor that does not come from the list it is used on. */
export class ForeignCursorError extends Error {
  override readonly name = 'ForeignCursorError';
}

const time = z.int().min(0);
const key = z
  .string()
  .max(1_000)
  .regex(/^\P{Cc}*$/u);

/** Columns by which lists are ordered, and the values that a cursor may contain for each. */
const columnValues = {
  id: z.string().regex(/^[\w-]{1,64}$/),
  created_at: time,
  start_at: z.int(),
  last_contact_at: time,
  todo_at: z.int(),
  next_step_key: z.int(),
  name_key: key,
  company_key: key,
  status_rank: z.int().min(0).max(3),
};

/** A column by which a list is ordered. */
export type OrderColumn = keyof typeof columnValues;

export interface SortOrder<Column extends OrderColumn = OrderColumn> {
  /** Distinguishes the orders of a list that has several: a cursor belongs to one of them. */
  name?: string;
  table: keyof Schema;
  /** Together they are unique, so that every row has its own position. */
  columns: readonly Column[];
  descending: boolean;
}

/** A row's position in an order: the values of the order's columns. */
export type Position = readonly (string | number)[];

/** The part of a list to read. */
export interface PageRequest<Column extends OrderColumn = OrderColumn> {
  order: SortOrder<Column>;
  /** The page begins after this position, or, backwards, ends before it. */
  from?: Position;
  backwards: boolean;
  /** Rows on the page. Readers fetch one additional row, which shows that the list continues. */
  limit: number;
}

/** Whether a page is read in descending order, for example backwards through an ascending order. */
export const isDescending = ({ order, backwards }: Pick<PageRequest, 'order' | 'backwards'>) =>
  order.descending !== backwards;

/** The columns of an order after `order by`, in the direction of reading. */
export function orderTerms(page: Pick<PageRequest, 'order' | 'backwards'>): RawBuilder<unknown> {
  const { table, columns } = page.order;
  const direction = isDescending(page) ? 'desc' : 'asc';
  return sql.raw(columns.map((column) => `${table}.${column} ${direction}`).join(', '));
}

/** The condition that compares a row's position with another, as one row value. */
export function compareToPosition(
  { table, columns }: SortOrder,
  operator: '<' | '>' | '<=' | '>=',
  position: Position,
): RawBuilder<SqlBool> {
  const names = columns.map((column) => `${table}.${column}`).join(', ');
  return sql<SqlBool>`(${sql.raw(names)}) ${sql.raw(operator)} (${sql.join(position)})`;
}

/** The condition that a row is beyond the position where a page begins. */
export const isBeyond = (page: PageRequest, position: Position): RawBuilder<SqlBool> =>
  compareToPosition(page.order, isDescending(page) ? '<' : '>', position);

/** The values of a row that an order needs. */
type Ordered<Column extends OrderColumn> = Readonly<Record<Column, string | number>>;

export const positionOf = <Column extends OrderColumn>(
  { columns }: SortOrder<Column>,
  row: Ordered<Column>,
): Position => columns.map((column) => row[column]);

interface List<Row, Column extends OrderColumn> {
  order: SortOrder<Column>;
  /** Reads a page and one additional row, in the direction of reading. */
  read(request: PageRequest<Column>): Promise<Row[]>;
  /** Counts the rows of the whole list. @param first The first row that was read. */
  count(first: Row | undefined): Promise<Total> | Total;
}

/** Reads one page of a list. @throws {ForeignCursorError} */
export async function readPage<Row extends Ordered<Column>, Column extends OrderColumn>(
  { limit, cursor }: PageQuery,
  { order, read, count }: List<Row, Column>,
): Promise<Page<Row>> {
  const from = cursor === undefined ? undefined : decodeCursor(cursor, order);
  const backwards = from?.direction === 'prev';
  const found = await read({ order, from: from?.position, backwards, limit });
  const continues = found.length > limit;
  const wanted = continues ? found.slice(0, limit) : found;
  const rows = backwards ? wanted.toReversed() : wanted;
  const isWhole = !from && !continues;
  const cursorAt = (direction: Direction, row: Row | undefined) =>
    row && encodeCursor(order, direction, positionOf(order, row));
  return {
    rows,
    ...(isWhole ? { total: rows.length, capped: false } : atLeast(found, await count(found[0]))),
    next: backwards || continues ? cursorAt('next', rows.at(-1)) : undefined,
    prev: (backwards ? continues : from) ? cursorAt('prev', rows[0]) : undefined,
  };
}

/** A total that is not below the number of rows that were read: a capped one may have missed some. */
const atLeast = (found: readonly unknown[], { total, capped }: Total): Total => ({
  total: capped ? Math.max(total, found.length) : total,
  capped,
});

/** Reads one page of the rows that a query selects. @throws {ForeignCursorError} */
export function readQueryPage<
  Table extends keyof Schema,
  Row extends Ordered<Column>,
  Column extends OrderColumn,
>(
  db: Read,
  query: SelectQueryBuilder<Schema, Table, Row>,
  order: SortOrder<Column>,
  page: PageQuery,
): Promise<Page<Row>> {
  return readPage<Row, Column>(page, {
    order,
    read: (request) =>
      (request.from ? query.where(isBeyond(request, request.from)) : query)
        .orderBy(orderTerms(request))
        .limit(request.limit + 1)
        .execute(),
    count: () => countUpToCap(db, (most) => sql`(${query.limit(most)})`),
  });
}

/**
 * Counts rows up to the highest total that is reported exactly.
 * @param rows Selects at most `most` rows.
 */
export async function countUpToCap(
  db: Read,
  rows: (most: number) => RawBuilder<unknown>,
): Promise<Total> {
  const found = await sql<{ n: number }>`
    select count(*) as n from ${rows(paging.exactCount + 1)} as found
  `.execute(db);
  const n = found.rows[0]?.n ?? 0;
  return { total: Math.min(n, paging.exactCount), capped: n > paging.exactCount };
}

/** Whether a page follows the position of its cursor or ends before it. */
type Direction = 'next' | 'prev';

const direction = z.enum(['next', 'prev']);
const position = z.array(z.unknown());
const cursorSchema = z.union([
  z.tuple([direction, position]).transform(([towards, at]) => ({ name: undefined, towards, at })),
  z
    .tuple([z.string(), direction, position])
    .transform(([name, towards, at]) => ({ name, towards, at })),
]);

/** An encoded cursor: opaque to clients, safe in a URL. */
export function encodeCursor({ name }: SortOrder, towards: Direction, at: Position): string {
  const parts = name === undefined ? [towards, at] : [name, towards, at];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/** Reads a cursor that `encodeCursor` wrote for the order. @throws {ForeignCursorError} */
export function decodeCursor(
  cursor: string,
  { name, columns }: SortOrder,
): { direction: Direction; position: Position } {
  try {
    const json: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const read = cursorSchema.parse(json);
    if (read.name !== name || read.at.length !== columns.length) throw new ForeignCursorError();
    return {
      direction: read.towards,
      position: columns.map((column, index) => columnValues[column].parse(read.at[index])),
    };
  } catch (error) {
    throw new ForeignCursorError('The cursor belongs to another list.', { cause: error });
  }
}
