import { rowHeaderOf } from './rowHeader.ts';
import type { TableColumn } from './types.ts';

type Place = NonNullable<TableColumn<object>['card']>;

/** The places of the columns on a card. */
export type CardPlaces<T> = ReturnType<typeof cardPlaces<T>>;

/** The columns by their place on a card. */
export function cardPlaces<T>(columns: readonly TableColumn<T>[]) {
  const title = columns.find(({ card }) => card === 'title') ?? rowHeaderOf(columns);
  const placed = (place: Place) =>
    columns.filter((column) => column !== title && (column.card ?? 'detail') === place);
  return {
    title,
    subtitles: placed('subtitle'),
    asides: placed('aside'),
    details: placed('detail'),
    notes: placed('note'),
    actions: placed('action'),
  };
}
