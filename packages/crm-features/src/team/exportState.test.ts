import { expect, it } from 'vitest';
import { exportColumns } from '@cardinal/contract/labels';
import { exportQuery, initialExport, isFiltered, toggleColumn } from './exportState.ts';

it('requests everything without filters and columns', () => {
  expect(exportQuery(initialExport)).toEqual({});
  expect(isFiltered(initialExport)).toBe(false);
});

it('sends the chosen filters and columns only', () => {
  const state = {
    ...initialExport,
    format: 'csv' as const,
    status: 'Hot',
    assignedTo: 'none',
    columns: ['email', 'notes'] as const,
  };
  expect(isFiltered(state)).toBe(true);
  expect(exportQuery(state)).toEqual({
    format: 'csv',
    lead_status: 'Hot',
    assigned_to: 'none',
    columns: 'email,notes',
  });
});

it('keeps the order of the columns', () => {
  const without = toggleColumn(exportColumns, 'email', false);
  expect(without).not.toContain('email');
  expect(toggleColumn(without, 'email', true)).toEqual(exportColumns);
});
