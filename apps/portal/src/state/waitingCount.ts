import { useSyncExternalStore } from 'react';

/** How many captures of the user are on this device. */
interface WaitingCount {
  all: number;
  /** Those that the server does not have. */
  unsent: number;
}

let current: WaitingCount = { all: 0, unsent: 0 };
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Tells the frame how many captures wait; the code that reads them loads later than the frame. */
export function setWaitingCount(next: WaitingCount): void {
  if (next.all === current.all && next.unsent === current.unsent) return;
  current = next;
  for (const listener of listeners) listener();
}

/** How many captures of the user are on this device. */
export const useWaitingCount = (): WaitingCount => useSyncExternalStore(subscribe, () => current);
