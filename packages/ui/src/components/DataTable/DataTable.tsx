import { useRef } from 'react';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { useMediaQuery } from '../../internal/useMediaQuery.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { media } from '../../styles/media.ts';
import { themeAttributes } from '../../theme/attributes.ts';
import { ErrorState } from '../ErrorState/index.ts';
import { Table } from '../Table/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { ColumnMenu } from './ColumnMenu.tsx';
import { useShownColumns } from './columns.ts';
import { DataCards } from './DataCards.tsx';
import { menus, root, start, top } from './DataTable.css.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { SortMenu } from './SortMenu.tsx';
import type { DataTableProps } from './types.ts';
import { useSelection } from './useSelection.ts';

export type { BulkAction, DataTableColumn, DataTableError, DataTableProps } from './types.ts';

/** Whether rows are cards at this width of the screen. */
function useIsNarrow(below: 'md' | 'lg' | 'never'): boolean {
  const isPhone = useMediaQuery(media.phone);
  const isBelowLg = useMediaQuery(media.belowLg);
  return below === 'md' ? isPhone : below === 'lg' && isBelowLg;
}

/**
 * A Table that people work in: they choose its columns, select rows and act on them together, and
 * scroll through thousands. On narrow screens the same columns make cards.
 */
export function DataTable<T extends object>({
  toolbar,
  hiddenColumns,
  onHiddenColumnsChange,
  bulkActions,
  density,
  error,
  cardsBelow = 'md',
  rowName,
  totalRows,
  className,
  ...props
}: DataTableProps<T>) {
  const { columns, rows, selectionMode, emptyState, isLoading = false, footer } = props;
  const messages = useMessages();
  const box = useRef<HTMLDivElement>(null);
  const shown = useShownColumns(columns, hiddenColumns);
  const selection = useSelection({ ...props, rowName, totalRows });
  const isNarrow = useIsNarrow(cardsBelow);
  const isSelecting =
    selectionMode === 'multiple' && selection.count > 0 && !isLoading && error === undefined;
  const hasSortMenu = isNarrow && props.onSortChange && columns.some((one) => one.allowsSorting);
  const hasTop = isSelecting || toolbar !== undefined || onHiddenColumnsChange || hasSortMenu;
  const placeholder = error ? <ErrorState level={3} {...error} /> : (emptyState ?? messages.empty);
  const content = { ...props, rows: error ? [] : rows, isLoading: isLoading && !error };

  return (
    <div
      ref={box}
      className={joinClassNames(root, className)}
      {...(density && { [themeAttributes.density]: density })}
    >
      {hasTop && (
        <div className={top({ isSticky: isNarrow && isSelecting })}>
          {isSelecting ? (
            <SelectionBar
              selection={selection}
              actions={bulkActions}
              loaded={rows.length}
              total={totalRows ?? rows.length}
              onClear={() => box.current?.querySelector<HTMLElement>('[role="grid"]')?.focus()}
            />
          ) : (
            <>
              <div className={start}>{toolbar}</div>
              <div className={menus}>
                {hasSortMenu && props.onSortChange && (
                  <SortMenu
                    columns={columns}
                    sortDescriptor={props.sortDescriptor}
                    onChange={props.onSortChange}
                  />
                )}
                {onHiddenColumnsChange && (
                  <ColumnMenu columns={columns} shown={shown} onChange={onHiddenColumnsChange} />
                )}
              </div>
            </>
          )}
        </div>
      )}
      {isNarrow ? (
        <>
          <VisuallyHidden role="status">{content.isLoading ? messages.loading : ''}</VisuallyHidden>
          <DataCards
            {...content}
            columns={shown}
            rowName={rowName}
            selection={selection}
            placeholder={placeholder}
          />
          {footer}
        </>
      ) : (
        <Table
          {...content}
          columns={shown}
          emptyState={placeholder}
          selectedKeys={selection.keys}
          onSelectionChange={selection.change}
        />
      )}
    </div>
  );
}
