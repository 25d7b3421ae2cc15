import { expect, it } from 'vitest';
import { fillsFrom, minWidths, rowHeaderOf } from './rowHeader.ts';
import type { TableColumn } from './types.ts';

const column = (id: string, rest: Partial<TableColumn<object>> = {}): TableColumn<object> => ({
  id,
  header: id,
  cell: () => id,
  ...rest,
});

const name = column('name', { width: 272 });
const company = column('company', { hideBelow: 'lg' });
const source = column('source', { width: 156, hideBelow: 'md' });

it('names rows by the first column unless another is marked', () => {
  expect(rowHeaderOf([name, company])).toBe(name);
  const marked = column('marked', { isRowHeader: true });
  expect(rowHeaderOf([name, marked])).toBe(marked);
});

it('gives the remaining width to the naming column if no other column takes it', () => {
  expect(fillsFrom([name, source])).toBe('always');
  expect(fillsFrom([name, company, source])).toBe('lg');
  expect(fillsFrom([name, column('other')])).toBeUndefined();
});

it('adds up the minimum widths of the visible columns', () => {
  expect(minWidths([name, company, source])).toEqual({
    all: 272 + 120 + 156,
    // The naming column takes the remaining width and may be narrower than usual.
    lg: 120 + 156,
    md: 120,
  });
});
