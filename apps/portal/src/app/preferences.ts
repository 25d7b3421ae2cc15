import { stored } from '@cardinal/contract/labels';
import { useSyncExternalStore } from 'react';

/** The user's preferences in this browser. */
export interface Preferences {
  /** Colour scheme; `system` follows the device. */
  theme: 'light' | 'dark' | 'system';
  /** Whether single letters act as shortcuts. */
  shortcuts: boolean;
}

const { key } = stored.preferences;
const defaults: Preferences = { theme: 'system', shortcuts: true };
const listeners = new Set<() => void>();

function read(): Preferences {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (typeof value !== 'object' || value === null) return defaults;
    const { theme, shortcuts } = { ...defaults, ...value };
    return {
      theme: theme === 'light' || theme === 'dark' ? theme : 'system',
      shortcuts: shortcuts !== false,
    };
  } catch {
    return defaults;
  }
}

let current = read();

function refresh() {
  current = read();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  // While nothing listened, another tab may have changed them.
  if (listeners.size === 0) {
    const { theme, shortcuts } = read();
    if (theme !== current.theme || shortcuts !== current.shortcuts) current = { theme, shortcuts };
  }
  listeners.add(listener);
  const onStorage = (event: StorageEvent) => event.key === key && refresh();
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** Stores changed preferences and applies them in every tab. */
export function setPreferences(change: Partial<Preferences>) {
  localStorage.setItem(key, JSON.stringify({ ...current, ...change }));
  refresh();
}

/** Returns the preferences; renders again when they change. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribe, () => current);
}
