import { cleanup, render, screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
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

it('renders all rows at once', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  flushSync(() => root.render(table({ isLoading: false, rows })));
  expect(place.querySelectorAll('[data-row-key]')).toHaveLength(50);
  root.unmount();
  vi.unstubAllGlobals();
});

it('renders all rows on a server', () => {
  expect(renderToString(table({ isLoading: false, rows }))).toContain('row 49');
});
