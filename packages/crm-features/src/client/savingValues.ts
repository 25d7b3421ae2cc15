import type { QueryClient } from '@tanstack/react-query';

/** A value whose changes are being saved, one after the other. */
export interface SavingValue<T> {
  /** The value on the server. */
  stored: T;
  /** The value on screen: that of the latest change. */
  shown: T;
  /** Number of changes that have not ended. */
  changes: number;
}

/**
 * Keeps what the server has of values that are shown before they are saved. When changes overlap,
 * the earlier one may be refused: the later one must not revert to a value that was never saved.
 */
export function createSavingValues<T>() {
  const caches = new WeakMap<QueryClient, Map<string, SavingValue<T>>>();
  return {
    /** Begins a change of a record, which shows a value until then. */
    begin(queryClient: QueryClient, id: string, change: { from: T; to: T }): SavingValue<T> {
      const values = caches.get(queryClient) ?? new Map<string, SavingValue<T>>();
      caches.set(queryClient, values);
      const value = values.get(id) ?? { stored: change.from, shown: change.to, changes: 0 };
      value.shown = change.to;
      value.changes += 1;
      values.set(id, value);
      return value;
    },
    /** Ends a change. Returns whether it was the last one of its record. */
    end(queryClient: QueryClient, id: string): boolean {
      const values = caches.get(queryClient);
      const value = values?.get(id);
      if (!value) return true;
      value.changes -= 1;
      if (value.changes > 0) return false;
      values?.delete(id);
      return true;
    },
  };
}
