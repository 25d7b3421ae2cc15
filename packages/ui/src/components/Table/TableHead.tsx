import { joinClassNames } from '../../internal/mergeClassName.ts';
import { useMessages } from '../../internal/messages/useMessages.ts';
import { screenOnly } from '../../styles/index.ts';
import { SelectBox } from './selection/SelectBox.tsx';
import { fillsFrom, rowHeaderOf } from './rowHeader.ts';
import { header, selectionCell, sortButton, widthVariable } from './Table.css.ts';
import { stickyStart } from './stickyStart.ts';
import type { SortDescriptor, TableColumn, TableProps } from './types.ts';
import type { RowSelection } from './selection/useSelection.ts';

interface TableHeadProps<T extends object> extends Pick<
  TableProps<T>,
  'columns' | 'sortDescriptor' | 'onSortChange' | 'isStickyColumn'
> {
  /** Undefined if rows cannot be selected. */
  selection: RowSelection | undefined;
  /** Whether there are rows to select. */
  isLoading: boolean;
  /** Where the titles stay visible. */
  stays: 'page' | 'box' | undefined;
}

/** Called when a column's title is pressed. */
function nextOrder<T>(
  { id, firstDirection = 'ascending' }: TableColumn<T>,
  current: SortDescriptor | undefined,
): SortDescriptor {
  const isSecondPress = current?.column === id && current.direction === firstDirection;
  const other = firstDirection === 'ascending' ? 'descending' : 'ascending';
  return { column: id, direction: isSecondPress ? other : firstDirection };
}

/** The column titles of a table. */
export function TableHead<T extends object>({
  columns,
  sortDescriptor,
  onSortChange,
  isStickyColumn = false,
  selection,
  isLoading,
  stays,
}: TableHeadProps<T>) {
  const messages = useMessages();
  const rowHeader = rowHeaderOf(columns);
  const startOf = stickyStart(isStickyColumn, selection !== undefined);
  return (
    <thead>
      <tr>
        {selection && (
          <th
            scope="col"
            className={joinClassNames(header({ stays, start: startOf(0) }), selectionCell)}
          >
            <SelectBox
              aria-label={messages.selectAll}
              isSelected={!isLoading && selection.extent === 'all'}
              isIndeterminate={!isLoading && selection.extent === 'some'}
              onToggle={selection.toggleLoaded}
            />
          </th>
        )}
        {columns.map((column, index) => {
          const { id, width, align, hideBelow, allowsSorting, className, card } = column;
          const isSorted = sortDescriptor?.column === id;
          return (
            <th
              key={id}
              scope="col"
              aria-sort={isSorted ? sortDescriptor.direction : undefined}
              style={width === undefined ? undefined : { [widthVariable]: width / 16 }}
              className={joinClassNames(
                header({
                  align,
                  stays,
                  hideBelow,
                  fills: column === rowHeader ? fillsFrom(columns) : undefined,
                  start: startOf(index + (selection ? 1 : 0)),
                }),
                card === 'action' && screenOnly,
                className,
              )}
            >
              {allowsSorting && onSortChange ? (
                <button
                  type="button"
                  className={sortButton}
                  onClick={() => onSortChange(nextOrder(column, sortDescriptor))}
                >
                  {column.header}
                </button>
              ) : (
                column.header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
