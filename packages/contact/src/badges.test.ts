import { expect, it } from 'vitest';
import { badgeNames, createBadgeIndex, isSameBadge } from './badges.ts';

it.each([
  ['0012 345', '12345'],
  ['{"event":"fair","ticket":{"id":"PZD97WTMFJ"}}', 'pzd97wtmfj'],
  ['https://badges.example/v/AB12CD', 'AB12CD'],
  ['https://badges.example/v/?c=AB12CD', 'ab12cd'],
  ['AB12CD', 'https://badges.example/v/AB12CD'],
  ['V2|FAIR|AB12CD|x', 'AB12CD'],
  ['GYPZHJDQGV', 'gypzhjdqgv'],
])('%j is the badge %j', (code, other) => {
  expect(isSameBadge(code, other)).toBe(true);
});

it.each([
  ['AB12CD', 'AB12CE'],
  ['{"v":1}', '1'],
  ['{broken', 'broken'],
  ['https://badges.example/v/AB12CD', 'badges.example'],
])('%j is not the badge %j', (code, other) => {
  expect(isSameBadge(code, other)).toBe(false);
});

it('prefers those with the whole code to those with a part of it', () => {
  const index = createBadgeIndex([
    { code: 'fair|4711', owner: 'Ida' },
    { code: '4711', owner: 'Bo' },
  ]);
  expect(index.find(badgeNames('4711'))).toEqual(['Bo']);
  expect(index.find(badgeNames('FAIR|4711'))).toEqual(['Ida']);
  expect(index.find(badgeNames('4712'))).toEqual([]);
});

it('tells codes apart that differ only in their case', () => {
  const index = createBadgeIndex([
    { code: 'aB1', owner: 'Ida' },
    { code: 'AB1', owner: 'Bo' },
  ]);
  expect(index.find(badgeNames('AB1'))).toEqual(['Bo']);
  expect(index.findExact(badgeNames('ab1'))).toEqual([]);
  expect(index.find(badgeNames('ab1'))).toEqual(['Ida', 'Bo']);
});
