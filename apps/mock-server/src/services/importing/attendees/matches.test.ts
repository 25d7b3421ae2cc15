import { expect, it } from 'vitest';
import { createBadgeIndex } from '@cardinal/contact';
import { createMatches, isAmbiguous } from './matches.ts';

const attendee = (row: number, badge: string, person: string) => ({ row, badge, person });
const index = createBadgeIndex(
  [
    ['a', 'lead-1'],
    ['b', 'lead-2'],
    ['b', 'lead-3'],
    ['fair|c01|2026', 'lead-4'],
  ].map(([code = '', owner = '']) => ({ code, owner })),
);

it('matches rows with the code of a lead across several parts of a file', () => {
  const matches = createMatches(index);
  expect(matches.add([attendee(2, 'a', 'Ada'), attendee(3, 'z', 'Zoë')])).toEqual([2]);
  expect(matches.add([attendee(4, 'b', 'Bo')])).toEqual([4]);
  const all = matches.all();
  expect([...all.keys()]).toEqual([2, 4]);
  expect([...all.values()].map(isAmbiguous)).toEqual([false, true]);
});

it('finds the same person once, and reports other people with the same code', () => {
  const matches = createMatches(index);
  matches.add([attendee(2, 'a', 'Ada'), attendee(3, 'a', 'Ada')]);
  expect(matches.all().get(2)).toEqual({ row: 2, leads: ['lead-1'], others: [] });
  expect(matches.add([attendee(9, 'a', 'Bo')])).toEqual([9]);
  expect(matches.all().get(2)).toMatchObject({ others: [9] });
  expect(matches.all().get(9)).toMatchObject({ others: [2] });
  expect(matches.all().has(3)).toBe(false);
});

it('prefers the row with exactly the code of a lead', () => {
  const matches = createMatches(index);
  matches.add([attendee(2, 'A', 'Ada'), attendee(3, 'a', 'Bo')]);
  expect([...matches.all().values()]).toEqual([{ row: 3, leads: ['lead-1'], others: [] }]);
});

it('does not choose between rows that name different parts of a code', () => {
  const matches = createMatches(index);
  expect(matches.add([attendee(2, 'C01', 'Ada'), attendee(3, '2026', 'Bo')])).toEqual([2, 3]);
  expect(matches.all().get(2)).toEqual({ row: 2, leads: ['lead-4'], others: [3] });
});
