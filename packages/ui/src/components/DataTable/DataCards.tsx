import { GridList, GridListItem, ListLayout, Virtualizer } from 'react-aria-components';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useMessages } from '../../internal/useMessages.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { LoadingCell } from '../Table/LoadingCell.tsx';
import { LoadingRow, loadingRowsOf } from '../Table/loadingRows.ts';
import { useShownRows } from '../Table/useShownRows.ts';
import { cardPlaces, nameOf } from './columns.ts';
import {
  card,
  cardActions,
  cardDetail,
  cardDetails,
  cardLabel,
  cards,
  cardSubtitle,
  cardTitle,
  cardWords,
  checkbox,
  checkboxPlace,
} from './DataTable.css.ts';
import type { DataTableColumn, DataTableProps } from './types.ts';
import type { SelectedRows } from './useSelection.ts';

interface DataCardsProps<T extends object> extends Omit<DataTableProps<T>, 'columns'> {
  columns: readonly DataTableColumn<T>[];
  selection: SelectedRows;
  /** In the place of the cards, when there are none. */
  placeholder: ReactNode;
}

/** About as high as a card with two lines of details. */
const usualCardHeight = 140;

/** The rows as cards, from the same columns. */
export function DataCards<T extends object>(props: DataCardsProps<T>) {
  const { label, columns, rows, rowKey, rowName, selection, selectionMode = 'none' } = props;
  const { isLoading = false, loadingRows = 10, isVirtual = false, maxHeight } = props;
  const { onRowAction, placeholder } = props;
  const messages = useMessages();
  const { title, subtitles, details, actions } = useMemo(() => cardPlaces(columns), [columns]);
  const hasCheckboxes = selectionMode === 'multiple';
  const shown = useShownRows(rows, isVirtual);
  const items: readonly (T | LoadingRow)[] = isLoading ? loadingRowsOf(loadingRows) : shown;
  const isWindowed = isVirtual && items.length > 0;

  const content = (row: T | LoadingRow, column: DataTableColumn<T>) =>
    row instanceof LoadingRow ? (
      <LoadingCell index={row.index} isNamed={column === title}>
        {column.skeleton}
      </LoadingCell>
    ) : (
      column.cell(row)
    );
  const nameOfRow = (row: T | LoadingRow) =>
    row instanceof LoadingRow ? messages.loading : rowName(row);

  const list = (
    <GridList
      aria-label={label}
      aria-busy={isLoading || undefined}
      className={cards({ isBox: maxHeight !== undefined, isVirtual: isWindowed })}
      style={isWindowed ? { height: maxHeight } : { maxHeight }}
      items={items}
      dependencies={[columns, hasCheckboxes, isWindowed]}
      selectionMode={isLoading ? 'none' : selectionMode}
      selectedKeys={selection.keys}
      onSelectionChange={selection.change}
      onAction={onRowAction && !isLoading ? (key) => onRowAction(String(key)) : undefined}
      renderEmptyState={() => placeholder}
    >
      {(row) => (
        <GridListItem
          id={row instanceof LoadingRow ? row.id : rowKey(row)}
          textValue={nameOfRow(row)}
          className={card({
            isInteractive: !isLoading && (onRowAction !== undefined || selectionMode !== 'none'),
          })}
        >
          {hasCheckboxes &&
            (isLoading ? (
              <Skeleton width={16} height={16} className={checkboxPlace} />
            ) : (
              <Checkbox slot="selection" aria-label={messages.selectRow} className={checkbox} />
            ))}
          <div className={cardWords}>
            {title && <div className={cardTitle}>{content(row, title)}</div>}
            {subtitles.map((column) => (
              <div key={column.id} className={cardSubtitle}>
                {content(row, column)}
              </div>
            ))}
            {details.length > 0 && (
              <div className={cardDetails}>
                {details.map((column) => (
                  <div key={column.id} className={cardDetail}>
                    <span className={cardLabel}>{nameOf(column)}</span>
                    {content(row, column)}
                  </div>
                ))}
              </div>
            )}
          </div>
          {actions.length > 0 && (
            <div className={cardActions}>
              {actions.map((column) => (
                <div key={column.id}>{content(row, column)}</div>
              ))}
            </div>
          )}
        </GridListItem>
      )}
    </GridList>
  );
  if (!isWindowed) return list;
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowHeight: usualCardHeight }}>
      {list}
    </Virtualizer>
  );
}
