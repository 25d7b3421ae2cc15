import { Fragment, useDeferredValue, useRef } from 'react';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { useMessages } from '../../internal/messages/useMessages.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { minWidths } from './rowHeader.ts';
import { selectionWidth } from './stickyStart.ts';
import { box, detail, detailCell, minWidthVariables, table } from './Table.css.ts';
import { CardsSkeleton, TableCards } from './TableCards.tsx';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import type { TableColumn, TableProps } from './types.ts';
import { useIsNarrow } from './useIsNarrow.ts';
import { useRows, type Rows } from './useRows.ts';

export type { Selection, SortDescriptor, TableColumn, TableProps } from './types.ts';

/** As many skeletons as cards fit on a phone. */
const mostLoadingCards = 5;

/** Default of `loadingRows`. */
const defaultLoadingRows = 10;

/** The widths below which a table scrolls horizontally, as CSS variables. */
function scrollWidths<T>(columns: readonly TableColumn<T>[], hasCheckboxes: boolean) {
  const least = minWidths(columns);
  const extra = hasCheckboxes ? selectionWidth : 0;
  return {
    [minWidthVariables.all]: `${least.all + extra}px`,
    [minWidthVariables.lg]: `${least.lg + extra}px`,
    [minWidthVariables.md]: `${least.md + extra}px`,
  };
}

/** The rows as a native table, or its skeleton. */
function NativeTable<T extends object>({
  rows: { selection, tabStop, handlers },
  items,
  stays,
  ...props
}: Omit<TableProps<T>, 'rows'> & {
  rows: Rows;
  items: readonly T[];
  /** Where the titles stay visible. */
  stays: 'page' | 'box' | undefined;
}) {
  const { label, columns, rowKey, rowName, rowDetail, isLoading = false } = props;
  const { loadingRows = defaultLoadingRows, isRefreshing = false, isStickyColumn = false } = props;
  const messages = useMessages();
  const hasCheckboxes = selection !== undefined;
  return (
    <table
      aria-label={label}
      aria-busy={isRefreshing}
      className={table}
      style={scrollWidths(columns, hasCheckboxes)}
    >
      <TableHead
        columns={columns}
        sortDescriptor={props.sortDescriptor}
        onSortChange={props.onSortChange}
        isStickyColumn={isStickyColumn}
        selection={selection}
        isLoading={isLoading}
        stays={stays}
      />
      {isLoading ? (
        <TableSkeleton
          columns={columns}
          count={loadingRows}
          hasCheckboxes={hasCheckboxes}
          isStickyColumn={isStickyColumn}
        />
      ) : (
        <tbody>
          {items.map((row) => {
            const id = rowKey(row);
            return (
              <Fragment key={id}>
                <TableRow
                  row={row}
                  id={id}
                  selectLabel={selection && messages.selectRow(rowName(row))}
                  columns={columns}
                  isSelected={selection?.has(id) ?? false}
                  isNew={props.newKeys?.has(id) ?? false}
                  isTabStop={tabStop === undefined ? undefined : tabStop === id}
                  handlers={handlers}
                  isOpaque={isStickyColumn}
                  canOpen={props.onRowAction !== undefined}
                />
                {rowDetail?.key === id && (
                  <tr>
                    {/* Of the first columns only, which are never hidden: it is as wide as the box. */}
                    <td colSpan={hasCheckboxes ? 2 : 1} className={detailCell}>
                      <div className={detail}>{rowDetail.content}</div>
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      )}
    </table>
  );
}

/**
 * Rows of the same kind, as a native table with few elements, so that pages of fifty rows stay fast
 * on slow devices. On narrow screens the same columns form cards.
 */
export function Table<T extends object>(props: TableProps<T>) {
  const { columns, emptyState, errorState } = props;
  const { loadingLabel, loadingRows = defaultLoadingRows } = props;
  const { isStickyHeader = false, maxHeight, cardsBelow = 'never' } = props;
  const messages = useMessages();
  // Where rows replace skeletons, they are rendered in slices between which the page responds, and
  // appear together.
  const hasWaited = useDeferredValue(props.isLoading ?? false);
  const isLoading = props.isLoading || hasWaited;
  const isNarrow = useIsNarrow(cardsBelow);
  const boxRef = useRef<HTMLDivElement>(null);
  const rows = useRows(props, boxRef);
  const isStickyToPage = isStickyHeader && maxHeight === undefined;
  const stays = isStickyToPage ? 'page' : maxHeight === undefined ? undefined : 'box';

  const content = () => {
    if (errorState !== undefined) return errorState;
    if (isNarrow && isLoading) {
      const count = Math.min(loadingRows, mostLoadingCards);
      const hasCheckboxes = rows.selection !== undefined;
      return <CardsSkeleton columns={columns} count={count} hasCheckboxes={hasCheckboxes} />;
    }
    if (!isLoading && props.rows.length === 0) return emptyState ?? messages.empty;
    const list = { ...props, isLoading, rows, items: props.rows };
    return isNarrow ? <TableCards {...list} /> : <NativeTable {...list} stays={stays} />;
  };

  return (
    <>
      <VisuallyHidden role="status">
        {isLoading ? (loadingLabel ?? messages.loading) : ''}
      </VisuallyHidden>
      <div
        ref={boxRef}
        className={joinClassNames(
          box({ scrolls: isNarrow ? 'never' : isStickyToPage ? 'onPhones' : 'always' }),
          props.className,
        )}
        style={isNarrow ? undefined : { maxHeight }}
      >
        {content()}
      </div>
    </>
  );
}
