import { Cell, Row, Table as AriaTable, TableBody } from 'react-aria-components';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { LoadingCell } from './LoadingCell.tsx';
import { LoadingRow, loadingRowsOf } from './loadingRows.ts';
import { selectionWidth, stickyStart } from './stickyStart.ts';
import {
  body,
  cell,
  footer as footerClass,
  quietCell,
  row as rowClass,
  selectionCell,
  table,
  virtualContent,
  virtualTable,
} from './Table.css.ts';
import { ScrollBox, VirtualBox } from './TableBox.tsx';
import { TableHead } from './TableHead.tsx';
import type { TableColumn, TableProps } from './types.ts';
import { useShownRows } from './useShownRows.ts';
import { minWidthOf, useVisibleColumns } from './useVisibleColumns.ts';

export type { Key, Selection, SortDescriptor, TableColumn, TableProps } from './types.ts';

/**
 * Rows of the same kind. Arrow keys move between rows and cells, Enter opens a row, Space selects
 * it; controls in cells are reached with the arrow keys.
 */
export function Table<T extends object>({
  label,
  columns,
  rows,
  rowKey,
  sortDescriptor,
  onSortChange,
  selectionMode = 'none',
  selectedKeys,
  onSelectionChange,
  onRowAction,
  emptyState,
  isLoading = false,
  loadingRows = 10,
  footer,
  isStickyHeader = false,
  isStickyColumn = false,
  maxHeight,
  isVirtual = false,
  className,
}: TableProps<T>) {
  const messages = useMessages();
  const visible = useVisibleColumns(columns);
  const rowHeader = (visible.find(({ isRowHeader }) => isRowHeader) ?? visible[0])?.id;
  const hasCheckboxes = selectionMode === 'multiple';
  const isInteractive = onRowAction !== undefined || selectionMode !== 'none';
  const minWidth = minWidthOf(visible) + (hasCheckboxes ? selectionWidth : 0);
  const sticky = isStickyHeader || undefined;
  const startOf = stickyStart(isStickyColumn, hasCheckboxes);
  const first = hasCheckboxes ? 1 : 0;
  const shown = useShownRows(rows, isVirtual);
  const items: readonly (T | LoadingRow)[] = isLoading ? loadingRowsOf(loadingRows) : shown;
  // The place of the empty state is as high as it needs.
  const isWindowed = isVirtual && items.length > 0;
  const Box = isWindowed ? VirtualBox : ScrollBox;

  const contentOf = (row: T | LoadingRow, { id, skeleton, cell }: TableColumn<T>) =>
    row instanceof LoadingRow ? (
      <LoadingCell index={row.index} isNamed={id === rowHeader}>
        {skeleton}
      </LoadingCell>
    ) : (
      cell(row)
    );

  const renderCell = (row: T | LoadingRow, column: TableColumn<T>, place: number) => {
    const { id, align, isQuiet } = column;
    const look = {
      align,
      isRowHeader: id === rowHeader,
      isVirtual: isWindowed,
      start: startOf(place),
    };
    const content = contentOf(row, column);
    return (
      <Cell key={id} className={joinClassNames(cell(look), isQuiet && quietCell)}>
        {isWindowed ? <div className={virtualContent}>{content}</div> : content}
      </Cell>
    );
  };

  return (
    <div className={className}>
      <VisuallyHidden role="status">{isLoading ? messages.loading : ''}</VisuallyHidden>
      <Box
        isStickyHeader={sticky}
        maxHeight={maxHeight}
        isBusy={isLoading}
        stickyColumns={isStickyColumn ? first + 1 : 0}
        rowCount={items.length}
      >
        {(height) => (
          <AriaTable
            aria-label={label}
            className={isWindowed ? virtualTable : table}
            style={isWindowed ? { height } : { minWidth }}
            sortDescriptor={sortDescriptor}
            onSortChange={onSortChange}
            selectionMode={isLoading ? 'none' : selectionMode}
            selectedKeys={selectedKeys}
            onSelectionChange={onSelectionChange}
            onRowAction={onRowAction && !isLoading ? (key) => onRowAction(String(key)) : undefined}
          >
            <TableHead
              columns={visible}
              rowHeader={rowHeader}
              hasCheckboxes={hasCheckboxes}
              isLoading={isLoading}
              isVirtual={isWindowed}
              stays={maxHeight === undefined ? (isStickyHeader ? 'page' : undefined) : 'box'}
              startOf={startOf}
            />
            <TableBody
              items={items}
              dependencies={[visible, hasCheckboxes, isInteractive, isStickyColumn, isWindowed]}
              renderEmptyState={() => emptyState ?? messages.empty}
              className={body}
            >
              {(row) => (
                <Row
                  id={row instanceof LoadingRow ? row.id : rowKey(row)}
                  className={rowClass({
                    isInteractive: isInteractive && !isLoading,
                    isOpaque: isStickyColumn,
                    isVirtual: isWindowed,
                  })}
                >
                  {hasCheckboxes && (
                    <Cell
                      className={joinClassNames(
                        cell({ start: startOf(0), isVirtual: isWindowed }),
                        selectionCell,
                      )}
                    >
                      {!isLoading && <Checkbox slot="selection" aria-label={messages.selectRow} />}
                    </Cell>
                  )}
                  {visible.map((column, index) => renderCell(row, column, index + first))}
                </Row>
              )}
            </TableBody>
          </AriaTable>
        )}
      </Box>
      {footer !== undefined && <div className={footerClass({ isSticky: sticky })}>{footer}</div>}
    </div>
  );
}
