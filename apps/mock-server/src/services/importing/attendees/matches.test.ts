import { expect, it } from 'vitest';
import { createMatches, isAmbiguous } from './matches.ts';

const attendee = (row: number, badge: string, person: string) => ({ row, badge, person });
const leads = new Map([
  ['a', ['lead-1']],
  ['b', ['lead-2', 'lead-3']],
]);

it('matches rows with the code of a lead across several parts of a file', () => {
  const matches = createMatches();
  expect(matches.add([attendee(2, 'a', 'Ada'), attendee(3, 'z', 'Zoë')], leads)).toEqual([2]);
  expect(matches.add([attendee(4, 'b', 'Bo')], leads)).toEqual([4]);
  const all = matches.all();
  expect([...all.keys()]).toEqual([2, 4]);
  expect([...all.values()].map(isAmbiguous)).toEqual([false, true]);
});

it('finds the same person once, and reports other people with the same code', () => {
  const matches = createMatches();
  matches.add([attendee(2, 'a', 'Ada'), attendee(3, 'a', 'Ada')], leads);
  expect(matches.all().get(2)).toEqual({ row: 2, leads: ['lead-1'], others: [] });
  expect(matches.add([attendee(9, 'a', 'Bo')], leads)).toEqual([9]);
  expect(matches.all().get(2)).toMatchObject({ others: [9] });
  expect(matches.all().get(9)).toMatchObject({ others: [2] });
  expect(matches.all().has(3)).toBe(false);
});
