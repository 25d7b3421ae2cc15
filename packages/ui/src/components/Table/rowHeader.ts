import type { TableColumn } from './types.ts';

/** The column that names the rows. */
export const rowHeaderOf = <T>(columns: readonly TableColumn<T>[]): TableColumn<T> | undefined =>
  columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];

/** The widths of the table below which columns are hidden, the widest first. */
const steps = ['always', 'lg', 'md'] as const;

/** The columns that are visible in a table narrower than a breakpoint. */
const columnsAt = <T>(columns: readonly TableColumn<T>[], step: (typeof steps)[number]) =>
  columns.filter(
    ({ hideBelow }) => hideBelow === undefined || steps.indexOf(hideBelow) > steps.indexOf(step),
  );

/**
 * The width below which the naming column takes the remaining space, because no other column does.
 * Undefined if another column always does, or if it has no fixed width.
 */
export function fillsFrom<T>(
  columns: readonly TableColumn<T>[],
): (typeof steps)[number] | undefined {
  return steps.find((step) => columnsAt(columns, step).every(({ width }) => width !== undefined));
}

/** Default minimum width of a column in px. */
const defaultMinWidth = 120;

/** The widths in px below which the table scrolls horizontally, with all columns and with fewer. */
export function minWidths<T>(columns: readonly TableColumn<T>[]) {
  const fills = fillsFrom(columns);
  const rowHeader = rowHeaderOf(columns);
  const sum = (step: (typeof steps)[number]) => {
    const isFilling = fills !== undefined && steps.indexOf(step) >= steps.indexOf(fills);
    return columnsAt(columns, step).reduce((all, column) => {
      const { width, minWidth = defaultMinWidth } = column;
      return all + (width === undefined || (isFilling && column === rowHeader) ? minWidth : width);
    }, 0);
  };
  return { all: sum('always'), lg: sum('lg'), md: sum('md') };
}
