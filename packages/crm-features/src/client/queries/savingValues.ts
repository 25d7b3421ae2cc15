import type { QueryClient } from '@tanstack/react-query';

/** A value whose changes are being saved, one after the other. */
export interface SavingValue<T> {
  /** The value on the server. */
  stored: T;
  /** The value on the server before the latest change that was saved. */
  before: T;
  /** The value on screen: that of the latest change. */
  shown: T;
  /** Number of changes that have not ended. */
  changes: number;
}

/** Notes that a change was saved. Returns the value before it. */
export function noteSaved<T>(value: SavingValue<T>, saved: T): T {
  value.before = value.stored;
  value.stored = saved;
  return value.before;
}

/**
 * Remembers the server's version of values that are shown before they are saved. When changes
 * overlap and the earlier one is refused, the later one must not revert to a value that was never
 * saved.
 */
export function createSavingValues<T>() {
  const caches = new WeakMap<QueryClient, Map<string, SavingValue<T>>>();
  return {
    /** Begins a change of a record, which shows a value until then. */
    begin(queryClient: QueryClient, id: string, change: { from: T; to: T }): SavingValue<T> {
      const values = caches.get(queryClient) ?? new Map<string, SavingValue<T>>();
      caches.set(queryClient, values);
      const { from, to } = change;
      const value = values.get(id) ?? { stored: from, before: from, shown: to, changes: 0 };
      value.shown = to;
      value.changes += 1;
      values.set(id, value);
      return value;
    },
    /**
     * Ends a change. Returns whether it was the last one of its record, and whether none of any
     * record is left: until then, the server would return values from before those changes.
     */
    end(queryClient: QueryClient, id: string): { isLast: boolean; isIdle: boolean } {
      const values = caches.get(queryClient);
      const value = values?.get(id);
      if (value) value.changes -= 1;
      const isLast = !value || value.changes === 0;
      if (isLast) values?.delete(id);
      return { isLast, isIdle: !values || values.size === 0 };
    },
  };
}
