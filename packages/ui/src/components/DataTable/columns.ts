import { useMemo } from 'react';
import type { DataTableColumn } from './types.ts';

/** A column's title in words. */
export const nameOf = <T>({ id, name, header }: DataTableColumn<T>): string =>
  name ?? (typeof header === 'string' ? header : id);

/** The columns that are not hidden; the first one, when all are. */
export function useShownColumns<T>(
  columns: readonly DataTableColumn<T>[],
  hiddenColumns: Iterable<string> = [],
) {
  const hidden = [...hiddenColumns].toSorted().join('\n');
  return useMemo(() => {
    const ids = new Set(hidden.split('\n'));
    const shown = columns.filter(({ id }) => !ids.has(id));
    return shown.length > 0 ? shown : columns.slice(0, 1);
  }, [columns, hidden]);
}

/** The columns by their place on a card. */
export function cardPlaces<T>(columns: readonly DataTableColumn<T>[]) {
  const named = columns.find(({ card }) => card === 'title');
  const title = named ?? columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];
  const placed = (place: 'subtitle' | 'detail' | 'action') =>
    columns.filter((column) => column !== title && (column.card ?? 'detail') === place);
  return {
    title,
    subtitles: placed('subtitle'),
    details: placed('detail'),
    actions: placed('action'),
  };
}
