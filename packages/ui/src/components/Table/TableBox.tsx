import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ResizableTableContainer, Virtualizer } from 'react-aria-components';
import { rowHeights } from '../../theme/scales.ts';
import { StickyColumnsLayout } from './StickyColumnsLayout.ts';
import { headerHeight, rowHeightVariable, scroller } from './Table.css.ts';
import type { TableProps } from './types.ts';

const usualTextSize = 16;
const usualRowHeight = Number.parseFloat(rowHeights.default);

/** Height in px of a row in the theme's density; more where the person's text is larger. */
function rowHeightOf(element: Element): number {
  const row = Number.parseFloat(getComputedStyle(element).getPropertyValue(rowHeightVariable));
  const text = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return (row || usualRowHeight) * Math.max(1, text / usualTextSize);
}

interface TableBoxProps extends Pick<TableProps<object>, 'isStickyHeader' | 'maxHeight'> {
  isBusy: boolean;
  /** How many columns stay at the start. */
  stickyColumns: number;
  /** How many rows there are. */
  rowCount: number;
  /** The table; a virtual one scrolls itself and gets its height. */
  children: (height: string | undefined) => ReactNode;
}

/** What a table scrolls in. */
export function ScrollBox({ isStickyHeader, maxHeight, isBusy, children }: TableBoxProps) {
  return (
    <div
      className={scroller({ isStickyHeader, isBox: maxHeight !== undefined })}
      style={{ maxHeight }}
      aria-busy={isBusy || undefined}
    >
      {children(undefined)}
    </div>
  );
}

/** Around a table of which only the rows in sight are drawn. */
export function VirtualBox({
  maxHeight = '100%',
  isBusy,
  stickyColumns,
  rowCount,
  children,
}: TableBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const [rowHeight, setRowHeight] = useState(usualRowHeight);
  // oxlint-disable-next-line react/exhaustive-deps -- density changes around us, not in a prop; the same height again draws nothing
  useLayoutEffect(() => {
    if (box.current) setRowHeight(rowHeightOf(box.current));
  });
  const layout = useMemo(() => new StickyColumnsLayout(stickyColumns), [stickyColumns]);
  const options = useMemo(() => ({ rowHeight, headingHeight: headerHeight }), [rowHeight]);
  const most = typeof maxHeight === 'number' ? `${maxHeight}px` : maxHeight;
  return (
    <Virtualizer key={stickyColumns} layout={layout} layoutOptions={options}>
      <ResizableTableContainer ref={box} className={scroller()} aria-busy={isBusy || undefined}>
        {children(`min(${most}, ${headerHeight + rowCount * rowHeight}px)`)}
      </ResizableTableContainer>
    </Virtualizer>
  );
}
