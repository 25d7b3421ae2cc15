import { useState } from 'react';
import type { Selection } from '../Table/index.ts';
import type { DataTableProps } from './types.ts';

/** What is selected now, and the ways to change it. */
export interface SelectedRows {
  /** Keys of rows, or `all`: every row there is, those not loaded too. */
  keys: Selection;
  /** How many rows that is. */
  count: number;
  /** Whether every row that is loaded is selected. */
  isEveryLoaded: boolean;
  /** Takes what the table or the list says. */
  change: (keys: Selection) => void;
  selectLoaded: () => void;
  selectAll: () => void;
  clear: () => void;
}

/** Selection held by the caller, or here when the caller doesn't. */
export function useSelection<T extends object>({
  rows,
  rowKey,
  totalRows = rows.length,
  selectedKeys,
  onSelectionChange,
}: DataTableProps<T>): SelectedRows {
  const [own, setOwn] = useState<Selection>(new Set());
  const given = selectedKeys ?? own;
  // React Aria's own sets know where a range began; a copy of them would not.
  const keys: Selection = given === 'all' ? 'all' : given instanceof Set ? given : new Set(given);
  const set = (next: Selection) => {
    setOwn(next);
    onSelectionChange?.(next);
  };
  const selectLoaded = () => set(new Set(rows.map(rowKey)));
  return {
    keys,
    count: keys === 'all' ? totalRows : keys.size,
    isEveryLoaded: keys === 'all' || rows.every((row) => keys.has(rowKey(row))),
    // The box above the rows means the rows beneath it; every row there is has a button of its own.
    change: (next) => (next === 'all' ? selectLoaded() : set(next)),
    selectLoaded,
    selectAll: () => set('all'),
    clear: () => set(new Set()),
  };
}
