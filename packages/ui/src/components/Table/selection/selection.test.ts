import { expect, it } from 'vitest';
import { extended, extentOf, toggled, toggledRange } from './selection.ts';

const loaded = ['a', 'b', 'c', 'd', 'e'];
const keys = (selection: 'all' | ReadonlySet<string>) =>
  selection === 'all' ? 'all' : [...selection].toSorted().join('');

it('selects a row and deselects it', () => {
  expect(keys(toggled(new Set(['a']), loaded, 'c'))).toBe('ac');
  expect(keys(toggled(new Set(['a', 'c']), loaded, 'c'))).toBe('a');
});

it('deselects one row when all are selected', () => {
  expect(keys(toggled('all', loaded, 'b'))).toBe('acde');
});

it('selects a range in either direction', () => {
  expect(keys(toggledRange(new Set(['b']), loaded, 'b', 'd'))).toBe('bcd');
  expect(keys(toggledRange(new Set(['d']), loaded, 'd', 'a'))).toBe('abcd');
});

it('deselects a range if its end was selected', () => {
  expect(keys(toggledRange(new Set(loaded), loaded, 'b', 'd'))).toBe('ae');
});

it('selects only the row if the anchor no longer exists', () => {
  expect(keys(toggledRange(new Set(), loaded, 'z', 'd'))).toBe('d');
});

it('extends a range away from its anchor and shrinks it towards the anchor', () => {
  const grown = extended(new Set(), loaded, 'b', { from: 'b', to: 'c' });
  expect(keys(grown)).toBe('bc');
  const further = extended(grown, loaded, 'b', { from: 'c', to: 'd' });
  expect(keys(extended(further, loaded, 'b', { from: 'd', to: 'c' }))).toBe('bc');
});

it('keeps the selection on other pages', () => {
  expect(keys(toggled(new Set(['z']), loaded, 'a'))).toBe('az');
  expect(extentOf(new Set(['z']), loaded)).toBe('none');
  expect(extentOf(new Set(['z', 'a']), loaded)).toBe('some');
  expect(extentOf(new Set([...loaded, 'z']), loaded)).toBe('all');
});
