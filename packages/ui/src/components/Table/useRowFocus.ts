import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { isPageKey } from '../../internal/pageKey.ts';

/** Marks the elements that are rows or cards. */
const rowSelector = '[data-row-key]';

/** Key of the row that has the focus or contains it. */
function focusedRow(): string | undefined {
  const row = document.activeElement?.closest<HTMLElement>(rowSelector);
  return row?.dataset['rowKey'];
}

/** Number of rows that Page Up and Page Down move by. */
const pageStep = 10;

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: pageStep,
  PageUp: -pageStep,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** The roving focus of a list of rows. */
export interface RowFocus {
  /** Key of the row that Tab reaches. */
  tabStop: string | undefined;
  /** Remembers the focused row. */
  onFocus: (key: string) => void;
  /**
   * Moves the focus according to a key, and returns the key of the row that is focused afterwards.
   */
  moveBy: (key: string) => string | undefined;
}

/**
 * A roving focus for rows: Tab reaches one of them, arrow keys move to the others.
 * @param boxRef The element around the rows
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

  // A focused row that disappears, by a filter or by a colleague, leaves the focus to its successor.
  const [known, setKnown] = useState(keys);
  const [heir, setHeir] = useState<{ key: string }>();
  if (known.join() !== keys.join()) {
    setKnown(keys);
    const isGone = current !== undefined && known.includes(current) && !keys.includes(current);
    const next = isGone ? keys[Math.min(known.indexOf(current), keys.length - 1)] : undefined;
    if (next !== undefined) {
      setCurrent(next);
      if (focusedRow() === current) setHeir({ key: next });
    }
  }
  useEffect(() => {
    if (heir === undefined) return;
    const rows = [...(boxRef.current?.querySelectorAll<HTMLElement>(rowSelector) ?? [])];
    rows.find((row) => row.dataset['rowKey'] === heir.key)?.focus({ preventScroll: true });
  }, [heir, boxRef]);

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
