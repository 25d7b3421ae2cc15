import type { ReactNode } from 'react';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { rowHeaderOf } from './rowHeader.ts';
import { stickyStart } from './stickyStart.ts';
import { cell, row, selectionCell } from './Table.css.ts';
import { CellFrame } from './TableRow.tsx';
import type { TableColumn } from './types.ts';

/** Lines of different lengths look like text; they are constant, so that nothing flickers. */
const lineWidths = [
  '62%',
  '74%',
  '66%',
  '78%',
  '58%',
  '70%',
  '54%',
  '80%',
  '64%',
  '76%',
  '60%',
  '72%',
];

/** The skeleton of a cell. */
export function skeletonOf<T>({ skeleton }: TableColumn<T>, length: string): ReactNode {
  if (skeleton === undefined) return <Skeleton width={length} />;
  return typeof skeleton === 'function' ? skeleton(length) : skeleton;
}

interface TableSkeletonProps<T> {
  columns: readonly TableColumn<T>[];
  count: number;
  hasCheckboxes: boolean;
  isStickyColumn: boolean;
}

/** Skeleton rows, shown while the rows load. */
export function TableSkeleton<T>({
  columns,
  count,
  hasCheckboxes,
  isStickyColumn,
}: TableSkeletonProps<T>) {
  const rowHeader = rowHeaderOf(columns);
  const startOf = stickyStart(isStickyColumn, hasCheckboxes);
  return (
    <tbody aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <tr key={index} className={row({ isOpaque: isStickyColumn })}>
          {hasCheckboxes && (
            <td className={joinClassNames(cell({ start: startOf(0) }), selectionCell)}>
              <Skeleton width={16} height={16} />
            </td>
          )}
          {columns.map((column, place) => (
            <CellFrame
              key={column.id}
              column={column}
              isRowHeader={column === rowHeader}
              start={startOf(place + (hasCheckboxes ? 1 : 0))}
            >
              {column.media && <Skeleton width={32} height={32} radius="full" />}
              {skeletonOf(column, lineWidths[index % lineWidths.length] ?? '100%')}
            </CellFrame>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
