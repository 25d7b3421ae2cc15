import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';

/** As many rows as any screen shows at first, and how many follow at a time. */
const firstRows = 60;
const moreRows = 1000;
const none: readonly never[] = [];

/**
 * The rows to draw now. React Aria reads all rows of a virtual table, which takes a moment for
 * thousands: the first are there at once and the others follow in the background, in parts, so
 * that neither the first picture nor a keystroke waits for them.
 */
export function useShownRows<T>(rows: readonly T[], isVirtual: boolean): readonly T[] {
  const virtual = useDeferredValue(isVirtual ? rows : none);
  const [count, setCount] = useState(firstRows);
  const isWhole = count >= virtual.length;
  useEffect(() => {
    if (!isWhole) startTransition(() => setCount(count + moreRows));
  }, [count, isWhole]);
  const shown = useMemo(
    () => (isWhole ? virtual : virtual.slice(0, count)),
    [virtual, isWhole, count],
  );
  return isVirtual ? shown : rows;
}
