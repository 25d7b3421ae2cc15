import { leadSorts } from '@cardinal/contract';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { leadOrders } from './leads/list/leadOrders.ts';
import { decodeCursor, encodeCursor, ForeignCursorError, type SortOrder } from './page.ts';

const id = '0191d3a0-0000-7000-8000-000000000000';
const events: SortOrder = { table: 'events', columns: ['start_at', 'id'], descending: true };
const texts = new Set<string>(['name_key', 'company_key']);
const orders: SortOrder[] = [...leadSorts.map((sort) => leadOrders[sort]), events];

it('decodes the cursors that it encoded, for every order', () => {
  for (const order of orders) {
    const position = order.columns.map((column) =>
      column === 'id' ? id : texts.has(column) ? 'müller | "x"' : 3,
    );
    for (const direction of ['next', 'prev'] as const) {
      const cursor = encodeCursor(order, direction, position);
      expect(decodeCursor(cursor, order)).toEqual({ direction, position });
    }
  }
});

it('rejects cursors of every other order', () => {
  const cursor = encodeCursor(leadOrders.name, 'next', ['a', id]);
  for (const order of orders.filter(({ name }) => name !== 'name')) {
    expect(() => decodeCursor(cursor, order)).toThrow(ForeignCursorError);
  }
});

it('rejects everything else with the same error', () => {
  const forged = [
    ['created_at', 'next', ['1', id]],
    ['created_at', 'next', [1]],
    ['name', 'next', ['a\u0000b', id]],
    ['status', 'next', [99_999_999_999, 1, id]],
    ['nothing', 'next', [1, id]],
    ['created_at', 'sideways', [1, id]],
    ['created_at', 'next', [1, "' or 1=1"]],
    ['next', ['soon', id]],
    ['next', [1, id, id]],
  ].map((value) => Buffer.from(JSON.stringify(value)).toString('base64url'));
  const refused = (cursor: string) => {
    for (const order of orders) {
      expect(() => decodeCursor(cursor, order)).toThrow(ForeignCursorError);
    }
  };
  for (const cursor of ['', '!', 'null', ...forged]) refused(cursor);
  fc.assert(fc.property(fc.string(), refused));
});
