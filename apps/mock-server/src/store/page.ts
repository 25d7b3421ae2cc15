import { Buffer } from 'node:buffer';
import type { PageQuery } from '@cardinal/contract';
import { paging } from '@cardinal/contract/limits';
import { sql } from 'kysely';
import type { SelectQueryBuilder, SqlBool } from 'kysely';
import { z } from 'zod';
import type { Read, Schema } from './schema.ts';
import { invalid } from '../services/shared/failures.ts';

/** One page of a list and the way to its neighbours. */
export interface Page<Row> {
  rows: Row[];
  /** Rows that match, on all pages. */
  total: number;
  /** Whether there are more than `total`: they were not all counted. */
  capped: boolean;
  /** Cursor of the page after this one. */
  next?: string;
  /** Cursor of the page before this one. */
  prev?: string;
}

/** 422: a cursor that this list did not give. */
export const foreignCursor = () =>
  invalid([
    {
      path: 'cursor',
      message: 'This cursor does not belong to this list. Begin at its first page.',
    },
  ]);

/** A column that a list is ordered by, and what stands in it. */
interface OrderColumn<Row> {
  /** `table.column`; the row carries it as `of`. */
  column: string;
  of: keyof Row & ('id' | 'start_at');
}

const values = {
  id: z.string().regex(/^[\w-]{1,64}$/),
  start_at: z.int(),
};

/** Which page, of a list in descending order of columns that together are unique. */
interface PageRequest<Row> extends PageQuery {
  order: readonly OrderColumn<Row>[];
}

/** Reads one page of a query. @throws 422 for a cursor of another list. */
export async function readPage<Table extends keyof Schema, Row>(
  db: Read,
  query: SelectQueryBuilder<Schema, Table, Row>,
  { order, limit, cursor }: PageRequest<Row>,
): Promise<Page<Row>> {
  const from = cursor === undefined ? undefined : decode(cursor, order);
  const backwards = from?.direction === 'prev';
  const columns = order.map(({ column }) => sql.ref(column));
  const begun = from
    ? query.where(
        sql<SqlBool>`(${sql.join(columns)}) ${sql.raw(backwards ? '>' : '<')} (${sql.join(from.place)})`,
      )
    : query;
  const found = await columns
    .reduce((ordered, column) => ordered.orderBy(column, backwards ? 'asc' : 'desc'), begun)
    .limit(limit + 1)
    .execute();
  const goesOn = found.length > limit;
  const rows = backwards ? found.slice(0, limit).toReversed() : found.slice(0, limit);
  const isWhole = !from && !goesOn;
  const towards = (direction: Direction, row: Row | undefined) =>
    row &&
    encode(
      direction,
      order.map(({ of }) => row[of]),
    );
  return {
    rows,
    ...(isWhole ? { total: rows.length, capped: false } : await count(db, query)),
    next: backwards || goesOn ? towards('next', rows.at(-1)) : undefined,
    prev: (backwards ? goesOn : from) ? towards('prev', rows[0]) : undefined,
  };
}

async function count<Table extends keyof Schema, Row>(
  db: Read,
  query: SelectQueryBuilder<Schema, Table, Row>,
) {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (${query.limit(paging.exactCount + 1)}) as found
  `.execute(db);
  const n = rows[0]?.n ?? 0;
  return { total: Math.min(n, paging.exactCount), capped: n > paging.exactCount };
}

type Direction = 'next' | 'prev';

const cursorSchema = z.tuple([z.enum(['next', 'prev']), z.array(z.unknown())]);

const encode = (direction: Direction, place: readonly unknown[]): string =>
  Buffer.from(JSON.stringify([direction, place])).toString('base64url');

function decode<Row>(cursor: string, order: readonly OrderColumn<Row>[]) {
  try {
    const json: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const [direction, place] = cursorSchema.parse(json);
    if (place.length !== order.length) throw foreignCursor();
    return { direction, place: order.map(({ of }, index) => values[of].parse(place[index])) };
  } catch {
    throw foreignCursor();
  }
}
