import type { ReactNode } from 'react';
import type { SelectItem } from '../Select/index.ts';

/** A filter with a list of options. */
export interface ChoiceFilter {
  id: string;
  /** Label of the filter: 'Status'. */
  label: string;
  /** The options. */
  items: readonly SelectItem[];
  /** Id of the chosen option; `null` applies no filter. */
  value: string | null;
  /** Text while no filter applies: 'All statuses'. Defaults to the label. */
  placeholder?: string;
  /** Label of the first option, which applies no filter: 'All'. */
  allLabel?: string;
  /**
   * Whether the row has it only while it applies. Its place is the sheet, whose button is then
   * shown at every width.
   * @default false
   */
  isExtra?: boolean;
}

/** A filter with a custom control, such as a range of dates. */
export interface CustomFilter {
  id: string;
  /** Label of the filter: 'Captured'. */
  label: string;
  /** The current value as text; `null` applies no filter. */
  valueLabel: string | null;
  /** The control: without a visible label in the row, with one in the sheet. */
  control: (place: 'row' | 'sheet') => ReactNode;
}

/** One filter of a FilterBar. */
export type Filter = ChoiceFilter | CustomFilter;

/** The sort order of the list: a menu at the end of the row, a field in the sheet. */
export interface FilterOrder {
  /** Label of the control: 'Sort'. */
  label: string;
  /** The available orders. */
  items: readonly SelectItem[];
  /** Id of the current order. */
  value: string;
  /** Called with the id of the new order. */
  onChange: (id: string) => void;
}

/** Texts of the sheet, if the defaults do not fit. */
export interface FilterSheetWords {
  /** Button that opens the sheet, with the number of active filters. */
  open: (count: number) => string;
  /** Title of the sheet. */
  title: string;
  /** Button that removes all filters. */
  clear: string;
  /** Button that closes the sheet. */
  done: string;
}

/** An active filter as text. */
export interface ActiveFilter {
  id: string;
  label: string;
  value: string;
}

const valueOf = (filter: Filter) =>
  'items' in filter
    ? (filter.items.find(({ id }) => id === filter.value)?.label ?? filter.value)
    : filter.valueLabel;

/** The active filters. */
export function activeFilters(filters: readonly Filter[]): ActiveFilter[] {
  return filters.flatMap((filter) => {
    const value = valueOf(filter);
    return value === null ? [] : [{ id: filter.id, label: filter.label, value }];
  });
}
