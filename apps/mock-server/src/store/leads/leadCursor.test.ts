import { leadSorts } from '@cardinal/contract';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeCursor, encodeCursor, leadOrders } from './leadCursor.ts';

const id = '0191d3a0-0000-7000-8000-000000000000';

it('reads back what it wrote, for every order', () => {
  for (const sort of leadSorts) {
    const place = leadOrders[sort].columns.map((column) =>
      column === 'id' ? id : column.endsWith('_key') ? 'müller | "x"' : 3,
    );
    const cursor = { sort, direction: 'prev', place } as const;
    expect(decodeCursor(encodeCursor(cursor))).toEqual(cursor);
  }
});

it('reads nothing else, and never fails', () => {
  const forged = [
    ['created_at', 'next', ['1', id]],
    ['created_at', 'next', [1]],
    ['name', 'next', ['a\u0000b', id]],
    ['status', 'next', [99_999_999_999, 1, id]],
    ['nothing', 'next', [1, id]],
    ['created_at', 'sideways', [1, id]],
    ['created_at', 'next', [1, "' or 1=1"]],
  ].map((value) => Buffer.from(JSON.stringify(value)).toString('base64url'));
  for (const cursor of ['', '!', 'null', ...forged]) expect(decodeCursor(cursor)).toBeUndefined();
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(decodeCursor(text)).toBeUndefined();
    }),
  );
});
