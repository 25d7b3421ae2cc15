import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';
import { isPageKey } from '../../internal/pageKey.ts';

/** Marks the elements that are rows, or cards in their place. */
const rowSelector = '[data-row-key]';

/** By how many rows Page Up and Page Down move. */
const pageStep = 10;

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: pageStep,
  PageUp: -pageStep,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** The focus that moves through the rows of a list. */
export interface RowFocus {
  /** Key of the one row that Tab reaches. */
  tabStop: string | undefined;
  /** Remembers the row that the focus came to. */
  onFocus: (key: string) => void;
  /** Moves as a key asks; gives the key of the row that has the focus then. */
  moveBy: (key: string) => string | undefined;
}

/**
 * A roving focus over rows: Tab reaches one of them, keys move to the others.
 * @param boxRef around the rows
 */
export function useRowFocus(
  boxRef: RefObject<HTMLElement | null>,
  keys: readonly string[],
  hasPageKeys: boolean,
): RowFocus {
  const [current, setCurrent] = useState<string>();
  const tabStop = current !== undefined && keys.includes(current) ? current : keys[0];

  const move = (step: number): string | undefined => {
    const rows = [...(boxRef.current?.querySelectorAll<HTMLElement>(rowSelector) ?? [])];
    const from = rows.findIndex((row) => row.contains(document.activeElement));
    const to = from === -1 ? 0 : Math.min(Math.max(from + step, 0), rows.length - 1);
    const row = rows[to];
    row?.focus();
    row?.scrollIntoView({ block: 'nearest' });
    return row?.dataset['rowKey'];
  };

  const onPageKey = useEffectEvent((event: KeyboardEvent) => {
    if ((event.key !== 'j' && event.key !== 'k') || !isPageKey(event)) return;
    if (move(event.key === 'j' ? 1 : -1) !== undefined) event.preventDefault();
  });
  useEffect(() => {
    if (!hasPageKeys) return undefined;
    document.addEventListener('keydown', onPageKey);
    return () => document.removeEventListener('keydown', onPageKey);
  }, [hasPageKeys]);

  return {
    tabStop,
    onFocus: setCurrent,
    moveBy: (key) => {
      const step = steps[key];
      return step === undefined ? undefined : move(step);
    },
  };
}
