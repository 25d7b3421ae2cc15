import { memo, type ReactNode } from 'react';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { screenOnly } from '../../styles/index.ts';
import type { RowHandlers } from './rowHandlers.ts';
import { rowHeaderOf } from './rowHeader.ts';
import { SelectBox } from './selection/SelectBox.tsx';
import { stickyStart } from './stickyStart.ts';
import { cell, row as rowClass, selectionCell } from './Table.css.ts';
import type { TableColumn } from './types.ts';

interface CellFrameProps<T> {
  column: TableColumn<T>;
  /** Whether the column names the row. */
  isRowHeader: boolean;
  start: ReturnType<ReturnType<typeof stickyStart>>;
  title?: string;
  dir?: 'auto';
  children: ReactNode;
}

/** One cell of a row or of a skeleton. */
export function CellFrame<T>({
  column,
  isRowHeader,
  start,
  title,
  dir,
  children,
}: CellFrameProps<T>) {
  const { align, hideBelow, isMuted, hasControls, media, className, card } = column;
  const look = { align, hideBelow, isMuted, hasControls, hasMedia: media !== undefined, start };
  const props = {
    dir,
    title: title || undefined,
    className: joinClassNames(cell(look), card === 'action' && screenOnly, className),
  };
  return isRowHeader ? (
    <th scope="row" {...props}>
      {children}
    </th>
  ) : (
    <td {...props}>{children}</td>
  );
}

/** Props of rows and cards. They stay identical until the row itself changes. */
export interface RowProps<T> {
  row: T;
  /** Key of the row. */
  id: string;
  /** Accessible name of the checkbox; undefined if rows cannot be selected. */
  selectLabel: string | undefined;
  columns: readonly TableColumn<T>[];
  isSelected: boolean;
  /** Whether the row has just arrived. */
  isNew: boolean;
  /** Whether Tab reaches the row; undefined if rows cannot be focused. */
  isTabStop: boolean | undefined;
  handlers: RowHandlers;
}

function PlainRow<T>({
  row,
  id,
  selectLabel,
  columns,
  isSelected,
  isNew,
  isTabStop,
  handlers,
  isOpaque,
  canOpen,
}: RowProps<T> & { isOpaque: boolean; canOpen: boolean }) {
  const rowHeader = rowHeaderOf(columns);
  const hasCheckbox = selectLabel !== undefined;
  const startOf = stickyStart(isOpaque, hasCheckbox);
  return (
    <tr
      data-row-key={id}
      data-selected={isSelected || undefined}
      data-new={isNew || undefined}
      tabIndex={isTabStop === undefined ? undefined : isTabStop ? 0 : -1}
      className={rowClass({ isOpaque, canOpen })}
      onClick={handlers.onClick}
      onKeyDown={handlers.onKeyDown}
      onFocus={handlers.onFocus}
    >
      {hasCheckbox && (
        <td className={joinClassNames(cell({ start: startOf(0) }), selectionCell)}>
          <SelectBox
            aria-label={selectLabel}
            isSelected={isSelected}
            onToggle={(isRange) => handlers.onToggle(id, isRange)}
          />
        </td>
      )}
      {columns.map((column, index) => (
        <CellFrame
          key={column.id}
          column={column}
          isRowHeader={column === rowHeader}
          start={startOf(index + (hasCheckbox ? 1 : 0))}
          title={column.title?.(row)}
          dir={column.isUserText ? 'auto' : undefined}
        >
          {column.media?.(row)}
          {column.cell(row)}
        </CellFrame>
      ))}
    </tr>
  );
}

/** A row, rendered again only when it changes. */
// memo() loses the type parameter.
export const TableRow = memo(PlainRow) as typeof PlainRow;
