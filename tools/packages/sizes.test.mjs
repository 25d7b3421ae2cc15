// @vitest-environment node
import { expect, it } from 'vitest';
import { findFaults, updateFigures } from './sizes.mjs';

const figures = {
  Button: { size: 16, limit: 16.8 },
  Card: { size: 0.4, limit: 0.6 },
};

it('accepts sizes near their figures', () => {
  expect(findFaults(figures, { Button: 15.3, Card: 0.5 })).toEqual([]);
});

it('names sizes beyond their limits, far from their figures, without one, and of nothing', () => {
  expect(findFaults(figures, { Button: 17, Link: 3 })).toEqual([
    'Card is in tools/packages/sizes.json, but is no entry point.',
    'Button weighs 17 kB, more than its limit of 16.8 kB.',
    'Link is not in tools/packages/sizes.json.',
  ]);
  expect(findFaults(figures, { Button: 12, Card: 0.4 })).toEqual([
    'Button weighs 12 kB, and 16 kB in tools/packages/sizes.json.',
  ]);
});

it('raises only limits that are exceeded', () => {
  const measured = { Button: 12, Card: 0.9, Link: 3 };
  const updated = updateFigures(figures, measured);
  expect(updated).toEqual({
    Button: { size: 12, limit: 16.8 },
    Card: { size: 0.9, limit: 1.1 },
    Link: { size: 3, limit: 3.2 },
  });
  expect(findFaults(updated, measured)).toEqual([]);
});
