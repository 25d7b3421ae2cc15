import { useRef, useState } from 'react';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { themeAttributes } from '../../theme/attributes.ts';
import { ErrorState } from '../ErrorState/index.ts';
import { Pagination } from '../Pagination/index.ts';
import { Table, type Selection, type TableProps } from '../Table/index.ts';
import { useLazyCode } from '../LazyCode/useLazyCode.ts';
import { useIsNarrow } from '../Table/useIsNarrow.ts';
import { useSelection } from '../Table/selection/useSelection.ts';
import { ColumnMenu } from './ColumnMenu.tsx';
import {
  menus,
  paging as pagingClass,
  placeholder,
  root,
  start,
  top as topClass,
} from './DataTable.css.ts';
import { SortMenu } from './SortMenu.tsx';
import type { DataTableProps } from './types.ts';
import { useShownColumns } from './useShownColumns.ts';

export type { BulkAction, BulkChoice, DataTableError, DataTableProps } from './types.ts';

const loadSelectionBar = () => import('./SelectionBar.tsx');

interface ToolsProps<T extends object> extends Pick<
  DataTableProps<T>,
  'toolbar' | 'onHiddenColumnsChange'
> {
  table: Pick<DataTableProps<T>, 'columns' | 'sortDescriptor' | 'onSortChange'>;
  /** The columns that are not hidden. */
  shown: DataTableProps<T>['columns'];
  /** Whether the sort menu is shown. */
  sorts: boolean;
}

/** What is above the rows while none are selected: the caller's tools, and the menus. */
function Tools<T extends object>({
  toolbar,
  table: { columns, sortDescriptor, onSortChange },
  shown,
  sorts,
  onHiddenColumnsChange,
}: ToolsProps<T>) {
  return (
    <>
      <div className={start}>{toolbar}</div>
      {(sorts || onHiddenColumnsChange) && (
        <div className={menus}>
          {sorts && onSortChange && (
            <SortMenu columns={columns} sortDescriptor={sortDescriptor} onChange={onSortChange} />
          )}
          {onHiddenColumnsChange && (
            <ColumnMenu columns={columns} shown={shown} onChange={onHiddenColumnsChange} />
          )}
        </div>
      )}
    </>
  );
}

/**
 * The selection, and whether its bar replaces the tools.
 * @param total Number of rows on all pages
 * @param hasRows Whether rows are shown
 */
function useSelecting<T extends object>(props: TableProps<T>, total: number, hasRows: boolean) {
  const selection = useSelection(props);
  const top = useRef<HTMLDivElement>(null);
  // The selection bar is as high as the tools that it replaces, so that nothing moves.
  const [topHeight, setTopHeight] = useState<number>();
  const count = selection.keys === 'all' ? total : selection.keys.size;
  const isSelecting = props.selectionMode === 'multiple' && count > 0 && hasRows;
  const select = (keys: Selection) => {
    if (!isSelecting) setTopHeight(top.current?.offsetHeight);
    selection.set(keys);
  };
  return { selection, count, isSelecting, select, top, topHeight };
}

/**
 * A Table for working with its rows: users choose columns, select rows for bulk actions, and turn
 * pages. On narrow screens the same columns form cards.
 */
export function DataTable<T extends object>({
  toolbar,
  notice,
  hiddenColumns,
  onHiddenColumnsChange,
  bulkActions,
  density,
  error,
  paging,
  isSticky = false,
  hasSortMenu = true,
  cardsBelow = 'md',
  totalRows,
  className,
  ...props
}: DataTableProps<T>) {
  const { columns, rows, isLoading = false } = props;
  const box = useRef<HTMLDivElement>(null);
  const shown = useShownColumns(columns, hiddenColumns);
  const total = totalRows ?? rows.length;
  const { selection, count, isSelecting, select, top, topHeight } = useSelecting(
    props,
    total,
    !isLoading && error === undefined,
  );
  const isNarrow = useIsNarrow(cardsBelow);
  const sorts = hasSortMenu && isNarrow && columns.some(({ allowsSorting }) => allowsSorting);
  const bar = useLazyCode(loadSelectionBar, isSelecting);
  const hasTop = isSelecting || toolbar !== undefined || onHiddenColumnsChange || sorts;

  // The paging buttons are below the rows; a new page is shown from its top.
  const turn = (go: () => void) => () => {
    box.current?.scrollIntoView({ block: 'start' });
    go();
  };

  return (
    <div
      ref={box}
      className={joinClassNames(root, className)}
      {...(density && { [themeAttributes.density]: density })}
    >
      {hasTop && (
        <div
          ref={top}
          className={topClass({ isSticky: isNarrow && isSelecting })}
          style={{ minHeight: isSelecting ? topHeight : undefined }}
        >
          {isSelecting ? (
            bar && (
              <bar.SelectionBar
                selection={selection}
                count={count}
                actions={bulkActions}
                loaded={rows.map(props.rowKey)}
                total={total}
                onFocusLost={() =>
                  box.current
                    ?.querySelector<HTMLElement>('[data-row-key][tabindex="0"]')
                    ?.focus({ preventScroll: true })
                }
              />
            )
          ) : (
            <Tools
              toolbar={toolbar}
              table={props}
              shown={shown}
              sorts={sorts}
              onHiddenColumnsChange={onHiddenColumnsChange}
            />
          )}
        </div>
      )}
      {notice}
      <Table
        {...props}
        columns={shown}
        cardsBelow={cardsBelow}
        isLoading={isLoading && !error}
        isStickyHeader={isSticky}
        errorState={error && <ErrorState {...error} className={placeholder} />}
        selectedKeys={selection.keys}
        onSelectionChange={select}
      />
      {paging && (
        <Pagination
          {...paging}
          onPrevious={turn(paging.onPrevious)}
          onNext={turn(paging.onNext)}
          className={pagingClass({ isSticky })}
        />
      )}
    </div>
  );
}
