import { stored } from '@cardinal/contract/labels';
import { useSyncExternalStore } from 'react';

/** Steps that were announced, and steps whose reminder the user has dismissed. */
interface Seen {
  told: readonly string[];
  dismissed: readonly string[];
}

const { key } = stored.reminders;
/** Steps that are remembered; a day has fewer. */
const most = 300;
const none: Seen = { told: [], dismissed: [] };
const listeners = new Set<() => void>();

const listAt = (value: object, name: keyof Seen): string[] => {
  const list: unknown = Reflect.get(value, name);
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
};

function read(): Seen {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (typeof value !== 'object' || value === null) return none;
    return { told: listAt(value, 'told'), dismissed: listAt(value, 'dismissed') };
  } catch {
    return none;
  }
}

let current = none;

function refresh(next: Seen) {
  if (JSON.stringify(next) === JSON.stringify(current)) return;
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  // Another tab may have written them meanwhile.
  if (listeners.size === 0) current = read();
  listeners.add(listener);
  const onStorage = (event: StorageEvent) => event.key === key && refresh(read());
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** Remembers steps in every tab, the latest ones. */
function add(name: keyof Seen, step: string) {
  const before = read();
  if (before[name].includes(step)) return;
  const next = { ...before, [name]: [...before[name], step].slice(-most) };
  try {
    localStorage.setItem(key, JSON.stringify(next));
  } catch {
    // Storage is full or blocked: they are remembered as long as the page.
  }
  refresh(next);
}

/** Remembers that the reminder of a step was announced. @returns False if it was before */
export function tellOnce(step: string): boolean {
  if (read().told.includes(step) || current.told.includes(step)) return false;
  add('told', step);
  return true;
}

/** Remembers that the user has dismissed the reminder of a step. */
export const dismissStep = (step: string): void => add('dismissed', step);

/** The steps whose reminders the user has dismissed, in any tab. */
export const useDismissed = (): readonly string[] =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => current,
  ).dismissed;
