import { useRef } from 'react';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { minWidths } from './rowHeader.ts';
import { selectionWidth } from './stickyStart.ts';
import { box, minWidthVariables, table } from './Table.css.ts';
import { CardsSkeleton, TableCards } from './TableCards.tsx';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import type { TableProps } from './types.ts';
import { useIsNarrow } from './useIsNarrow.ts';
import { useRows } from './useRows.ts';

export type { Selection, SortDescriptor, TableColumn, TableProps } from './types.ts';

/** As many skeletons as cards fit on a phone. */
const mostLoadingCards = 5;

/**
 * Rows of the same kind, as a native table with few elements, so that pages of fifty rows stay fast
 * on slow devices. On narrow screens the same columns form cards.
 */
export function Table<T extends object>(props: TableProps<T>) {
  const { label, columns, rows: items, rowKey, rowName, emptyState, errorState } = props;
  const { isLoading = false, loadingLabel, loadingRows = 10, isRefreshing = false } = props;
  const { isStickyHeader = false, isStickyColumn = false, maxHeight, cardsBelow = 'never' } = props;
  const messages = useMessages();
  const isNarrow = useIsNarrow(cardsBelow);
  const boxRef = useRef<HTMLDivElement>(null);
  const rows = useRows(props, boxRef);
  const { selection, tabStop, handlers } = rows;
  const hasCheckboxes = selection !== undefined;
  const isStickyToPage = isStickyHeader && maxHeight === undefined;

  const content = () => {
    if (errorState !== undefined) return errorState;
    if (isNarrow && isLoading) {
      const count = Math.min(loadingRows, mostLoadingCards);
      return <CardsSkeleton columns={columns} count={count} hasCheckboxes={hasCheckboxes} />;
    }
    if (!isLoading && items.length === 0) return emptyState ?? messages.empty;
    if (isNarrow) return <TableCards {...props} rows={rows} items={items} />;

    const least = minWidths(columns);
    const extra = hasCheckboxes ? selectionWidth : 0;
    return (
      <table
        aria-label={label}
        aria-busy={isRefreshing}
        className={table}
        style={{
          [minWidthVariables.all]: `${least.all + extra}px`,
          [minWidthVariables.lg]: `${least.lg + extra}px`,
          [minWidthVariables.md]: `${least.md + extra}px`,
        }}
      >
        <TableHead
          columns={columns}
          sortDescriptor={props.sortDescriptor}
          onSortChange={props.onSortChange}
          isStickyColumn={isStickyColumn}
          selection={selection}
          isLoading={isLoading}
          stays={isStickyToPage ? 'page' : maxHeight === undefined ? undefined : 'box'}
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
                <TableRow
                  key={id}
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
              );
            })}
          </tbody>
        )}
      </table>
    );
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
        style={{ maxHeight: isNarrow ? undefined : maxHeight }}
      >
        {content()}
      </div>
    </>
  );
}
