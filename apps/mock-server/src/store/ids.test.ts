import { expect, it } from 'vitest';
import { idsFrom, newId } from './ids.ts';

it.each([0, 1, 1_764_000_000_000])('separates the ids of %i from earlier ones', (moment) => {
  const first = idsFrom(moment + 1);
  expect(newId(moment) < first).toBe(true);
  expect(newId(moment + 1) > first).toBe(true);
});

it('lets every id follow a moment before 1970', () => {
  expect(newId(0) > idsFrom(-62_135_596_800_000)).toBe(true);
});
