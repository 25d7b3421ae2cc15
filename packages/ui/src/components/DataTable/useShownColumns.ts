import { useMemo } from 'react';
import type { TableColumn } from '../Table/index.ts';

/** The columns that are not hidden, or the first one if all are. */
export function useShownColumns<T>(
  columns: readonly TableColumn<T>[],
  hiddenColumns: Iterable<string> = [],
) {
  const hidden = [...hiddenColumns].toSorted().join('\n');
  return useMemo(() => {
    const ids = new Set(hidden.split('\n'));
    const shown = columns.filter(({ id }) => !ids.has(id));
    return shown.length > 0 ? shown : columns.slice(0, 1);
  }, [columns, hidden]);
}
