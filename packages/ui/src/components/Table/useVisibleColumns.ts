import { useMemo } from 'react';
import { useMediaQuery } from '../../internal/useMediaQuery.ts';
import { media } from '../../styles/media.ts';
import type { TableColumn } from './types.ts';

/** Least width in px of a column that doesn't say. */
export const defaultMinWidth = 120;

/**
 * The columns for which the screen is wide enough. Left out rather than hidden by CSS, so that
 * arrow keys and column counts don't meet what isn't there.
 */
export function useVisibleColumns<T>(columns: readonly TableColumn<T>[]) {
  const isBelowMd = useMediaQuery(media.phone);
  const isBelowLg = useMediaQuery(media.belowLg);
  return useMemo(() => {
    const hidden = new Set([isBelowMd && 'md', isBelowLg && 'lg']);
    return columns.filter(({ hideBelow }) => hideBelow === undefined || !hidden.has(hideBelow));
  }, [columns, isBelowMd, isBelowLg]);
}

/** The width in px below which the table scrolls sideways. */
export function minWidthOf<T>(columns: readonly TableColumn<T>[]): number {
  return columns.reduce(
    (sum, { width, minWidth = defaultMinWidth }) => sum + (width ?? minWidth),
    0,
  );
}
