import { expect, it } from 'vitest';
import { entityTag, matchingVersions } from './entityTags.ts';

it.each([
  ['"1"', [1]],
  ['1', [1]],
  ['W/"1"', [1]],
  ['"7", "1"', [7, 1]],
  ['', []],
  ['rubbish', []],
  ['"01"', []],
])('reads the versions in If-Match %j', (header, versions) => {
  expect(matchingVersions(header)).toEqual(versions);
});

it.each([undefined, '*', ' * '])('allows any version for If-Match %j', (header) => {
  expect(matchingVersions(header)).toBeUndefined();
});

it('reads the tag of a response', () => {
  expect(matchingVersions(entityTag({ version: 12 }).ETag)).toEqual([12]);
});
