import { ArrowUp } from 'lucide-react';
import {
  Cell,
  Column,
  Row,
  Table as AriaTable,
  TableBody,
  TableHeader,
} from 'react-aria-components';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { messages } from '../../internal/messages.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { LoadingCell } from './LoadingCell.tsx';
import { LoadingRow, loadingRowsOf } from './loadingRows.ts';
import {
  body,
  cell,
  column as columnClass,
  columnTitle,
  footer as footerClass,
  quietCell,
  row as rowClass,
  scroller,
  selectionCell,
  sortArrow,
  table,
} from './Table.css.ts';
import type { TableColumn, TableProps } from './types.ts';
import { minWidthOf, useVisibleColumns } from './useVisibleColumns.ts';

export type { Key, Selection, SortDescriptor, TableColumn, TableProps } from './types.ts';

const selectionWidth = 40;

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
  className,
}: TableProps<T>) {
  const visible = useVisibleColumns(columns);
  const rowHeader = (visible.find(({ isRowHeader }) => isRowHeader) ?? visible[0])?.id;
  const hasCheckboxes = selectionMode === 'multiple';
  const isInteractive = onRowAction !== undefined || selectionMode !== 'none';
  const minWidth = minWidthOf(visible) + (hasCheckboxes ? selectionWidth : 0);
  const sticky = isStickyHeader || undefined;
  const items: readonly (T | LoadingRow)[] = isLoading ? loadingRowsOf(loadingRows) : rows;

  const renderCell = (row: T | LoadingRow, column: TableColumn<T>) => {
    const { id, align, isQuiet } = column;
    const isRowHeader = id === rowHeader;
    return (
      <Cell key={id} className={joinClassNames(cell({ align, isRowHeader }), isQuiet && quietCell)}>
        {row instanceof LoadingRow ? (
          <LoadingCell index={row.index} isNamed={isRowHeader}>
            {column.skeleton}
          </LoadingCell>
        ) : (
          column.cell(row)
        )}
      </Cell>
    );
  };

  return (
    <div className={className}>
      <VisuallyHidden role="status">{isLoading ? messages.loading : ''}</VisuallyHidden>
      <div className={scroller({ isStickyHeader: sticky })} aria-busy={isLoading || undefined}>
        <AriaTable
          aria-label={label}
          className={table}
          style={{ minWidth }}
          sortDescriptor={sortDescriptor}
          onSortChange={onSortChange}
          selectionMode={isLoading ? 'none' : selectionMode}
          selectedKeys={selectedKeys}
          onSelectionChange={onSelectionChange}
          onRowAction={onRowAction && !isLoading ? (key) => onRowAction(String(key)) : undefined}
        >
          <TableHeader>
            {hasCheckboxes && (
              <Column className={joinClassNames(columnClass({ isSticky: sticky }), selectionCell)}>
                {isLoading ? (
                  <VisuallyHidden>{messages.selectAll}</VisuallyHidden>
                ) : (
                  <Checkbox slot="selection" aria-label={messages.selectAll} />
                )}
              </Column>
            )}
            {visible.map(({ id, header, width, align, allowsSorting }) => (
              <Column
                key={id}
                id={id}
                isRowHeader={id === rowHeader}
                allowsSorting={allowsSorting}
                className={columnClass({ align, isSticky: sticky })}
                style={{ width }}
              >
                {({ sortDirection }) => (
                  <span className={columnTitle}>
                    {header}
                    {allowsSorting && (
                      <Icon
                        icon={ArrowUp}
                        size={14}
                        className={sortArrow({ direction: sortDirection ?? 'none' })}
                      />
                    )}
                  </span>
                )}
              </Column>
            ))}
          </TableHeader>
          <TableBody
            items={items}
            dependencies={[visible, hasCheckboxes, isInteractive]}
            renderEmptyState={() => emptyState ?? messages.empty}
            className={body}
          >
            {(row) => (
              <Row
                id={row instanceof LoadingRow ? row.id : rowKey(row)}
                className={rowClass({ isInteractive: isInteractive && !isLoading })}
              >
                {hasCheckboxes && (
                  <Cell className={joinClassNames(cell(), selectionCell)}>
                    {!isLoading && <Checkbox slot="selection" aria-label={messages.selectRow} />}
                  </Cell>
                )}
                {visible.map((column) => renderCell(row, column))}
              </Row>
            )}
          </TableBody>
        </AriaTable>
      </div>
      {footer !== undefined && <div className={footerClass({ isSticky: sticky })}>{footer}</div>}
    </div>
  );
}
