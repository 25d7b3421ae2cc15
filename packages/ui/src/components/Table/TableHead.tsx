import { ArrowUp } from 'lucide-react';
import { Column, TableHeader } from 'react-aria-components';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { column as columnClass, columnTitle, selectionCell, sortArrow } from './Table.css.ts';
import { selectionWidth } from './stickyStart.ts';
import type { StickyStart } from './stickyStart.ts';
import type { TableColumn } from './types.ts';
import { defaultMinWidth } from './useVisibleColumns.ts';

interface TableHeadProps<T> {
  columns: readonly TableColumn<T>[];
  /** Id of the column that names the rows. */
  rowHeader: string | undefined;
  hasCheckboxes: boolean;
  isLoading: boolean;
  isVirtual: boolean;
  /** In what the titles stay in sight. */
  stays: 'page' | 'box' | undefined;
  /** Which edge the column with this place keeps to. */
  startOf: (place: number) => StickyStart;
}

/** The titles of a table's columns. */
export function TableHead<T>({
  columns,
  rowHeader,
  hasCheckboxes,
  isLoading,
  isVirtual,
  stays,
  startOf,
}: TableHeadProps<T>) {
  const messages = useMessages();
  // Where every column has a width, the one that names the rows takes what is left.
  const isFixed = columns.every(({ width }) => width !== undefined);
  // A virtual table works its widths out itself; the others leave that to the browser.
  const size = (width: number | undefined, minWidth: number | undefined) =>
    isVirtual
      ? { width, minWidth: minWidth ?? defaultMinWidth }
      : // In rem, so that a column grows with larger text.
        { style: { width: width && `${width / 16}rem` } };
  const first = hasCheckboxes ? 1 : 0;
  return (
    <TableHeader>
      {hasCheckboxes && (
        <Column
          {...(isVirtual && { width: selectionWidth, minWidth: selectionWidth })}
          className={joinClassNames(
            columnClass({ stays, isVirtual, start: startOf(0) }),
            selectionCell,
          )}
        >
          {isLoading ? (
            <VisuallyHidden>{messages.selectAll}</VisuallyHidden>
          ) : (
            <Checkbox slot="selection" aria-label={messages.selectAll} />
          )}
        </Column>
      )}
      {columns.map(({ id, header, width, minWidth, align, allowsSorting }, index) => (
        <Column
          key={id}
          id={id}
          isRowHeader={id === rowHeader}
          allowsSorting={allowsSorting}
          className={columnClass({ align, stays, isVirtual, start: startOf(index + first) })}
          {...(isFixed && id === rowHeader ? size(undefined, width) : size(width, minWidth))}
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
  );
}
