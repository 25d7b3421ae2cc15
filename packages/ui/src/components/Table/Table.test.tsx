import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Table } from './Table.tsx';

afterEach(cleanup);

interface Row {
  id: string;
}

const rows: readonly Row[] = Array.from({ length: 50 }, (_, index) => ({ id: `row ${index}` }));
const Empty = vi.fn<() => string>(() => 'Nothing here');

const table = (given: { isLoading: boolean; rows: readonly Row[] }) => (
  <Table
    {...given}
    label="Rows"
    columns={[{ id: 'id', header: 'Id', cell: ({ id }) => id }]}
    rowKey={({ id }) => id}
    rowName={({ id }) => id}
    emptyState={<Empty />}
  />
);

it('shows rows or skeletons, and never an empty state between them', () => {
  const loading = { isLoading: true, rows: [] };
  const loaded = { isLoading: false, rows };
  const { rerender } = render(table(loading));
  for (let round = 0; round < 2; round += 1) {
    expect(screen.queryByText('row 0')).toBeNull();
    expect(screen.getByRole('status').textContent).not.toBe('');
    rerender(table(loaded));
    expect(screen.getByText('row 49')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('');
    rerender(table(loading));
  }
  expect(Empty).not.toHaveBeenCalled();
});

it('shows the empty state once there are no rows', () => {
  const { rerender } = render(table({ isLoading: true, rows: [] }));
  rerender(table({ isLoading: false, rows: [] }));
  expect(screen.getByText('Nothing here')).toBeTruthy();
});
