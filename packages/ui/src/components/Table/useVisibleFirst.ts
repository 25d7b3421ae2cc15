import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

/** Usual heights of a row and of a card, in pixels. */
const usualHeights = { row: 48, card: 96 };

/** Rows of the first rendering: most screens have no room for more below their filters. */
const firstRows = 8;

const never = () => () => undefined;

/** Whether this is the first render in a browser of something that the server has not rendered. */
const useIsFresh = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The rows to render. */
export interface VisibleFirst<T> {
  items: readonly T[];
  /** Height in pixels to reserve for the rows that are still missing; undefined if none is. */
  minHeight: number | undefined;
}

/**
 * The rows of a list that appears: first a few, so that they can be read while the others are
 * rendered, in slices between which the page responds.
 */
export function useVisibleFirst<T>(
  rows: readonly T[],
  { isLoading, isNarrow }: { isLoading: boolean; isNarrow: boolean },
): VisibleFirst<T> {
  const isFresh = useIsFresh();
  const [isWhole, setIsWhole] = useState(!isFresh);
  useEffect(() => {
    if (!isLoading && !isWhole) startTransition(() => setIsWhole(true));
  }, [isLoading, isWhole]);

  const whole = { items: rows, minHeight: undefined };
  if (isWhole || isLoading) return whole;
  if (rows.length <= firstRows) return whole;
  const height = isNarrow ? usualHeights.card : usualHeights.row;
  // Without the height, a restored scroll position would be outside the page.
  return { items: rows.slice(0, firstRows), minHeight: rows.length * height };
}
