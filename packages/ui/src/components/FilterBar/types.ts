import type { ReactNode } from 'react';
import type { SelectItem } from '../Select/index.ts';

/** A filter with a list of choices. */
export interface ChoiceFilter {
  id: string;
  /** What it filters by: 'Status'. */
  label: string;
  /** The choices. */
  items: readonly SelectItem[];
  /** Id of the choice; `null` filters nothing. */
  value: string | null;
  /** What it says while it filters nothing: 'All statuses'. The label when not given. */
  placeholder?: string;
  /** The choice that filters nothing, first among the others: 'All'. */
  allLabel?: string;
}

/** A filter with a control of its own, such as a range of dates. */
export interface CustomFilter {
  id: string;
  /** What it filters by: 'Captured'. */
  label: string;
  /** What it filters by now, in words; `null` filters nothing. */
  valueLabel: string | null;
  /** The control: without a visible label in the row, with one in the sheet of narrow places. */
  control: (place: 'row' | 'sheet') => ReactNode;
}

/** One filter of a FilterBar. */
export type Filter = ChoiceFilter | CustomFilter;

/** The order of what is listed: a menu at the end of the row, a field in the sheet. */
export interface FilterOrder {
  /** Names the choice: 'Sort'. */
  label: string;
  /** The orders to choose from. */
  items: readonly SelectItem[];
  /** Id of the present order. */
  value: string;
  /** Called with the id of another order. */
  onChange: (id: string) => void;
}

/** Words of the sheet, where the general ones don't fit. */
export interface FilterSheetWords {
  /** Button that opens it, with the number of filters in use. */
  open: (count: number) => string;
  /** Its title. */
  title: string;
  /** Button that takes back every filter. */
  clear: string;
  /** Button that closes it. */
  done: string;
}

/** A filter that is in use, in words. */
export interface ActiveFilter {
  id: string;
  label: string;
  value: string;
}

const valueOf = (filter: Filter) =>
  'items' in filter
    ? (filter.items.find(({ id }) => id === filter.value)?.label ?? filter.value)
    : filter.valueLabel;

/** The filters that are in use. */
export function activeFilters(filters: readonly Filter[]): ActiveFilter[] {
  return filters.flatMap((filter) => {
    const value = valueOf(filter);
    return value === null ? [] : [{ id: filter.id, label: filter.label, value }];
  });
}
