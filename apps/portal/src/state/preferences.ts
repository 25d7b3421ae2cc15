import { stored } from '@cardinal/contract/labels';
import { languages, type Language } from '@cardinal/contract/messages';
import { useSyncExternalStore } from 'react';

/** The user's preferences in this browser. */
export interface Preferences {
  /** Colours; `system` follows the device. */
  theme: 'light' | 'dark' | 'contrast' | 'system';
  /** Height of the rows in lists. */
  density: 'default' | 'compact';
  /** Language of the texts; null follows the browser. A user's own, on the server, comes first. */
  language: Language | null;
  /** Whether single letters act as shortcuts. */
  shortcuts: boolean;
  /** Whether next steps that become due are shown. */
  reminders: boolean;
  /** The event where a user is, until it ends. */
  here: Here | null;
  /** Whether the camera goes on after each card. */
  photographsSeveral: boolean;
}

/** The event where a user is. */
export interface Here {
  /** Id of the event. */
  id: string;
  name: string;
  /** When the event ends, in ISO 8601. */
  until: string;
  /** Others may use the same device. */
  userId: string;
}

const { key } = stored.preferences;
const defaults: Preferences = {
  theme: 'system',
  density: 'default',
  language: null,
  shortcuts: true,
  reminders: true,
  here: null,
  photographsSeveral: false,
};
const listeners = new Set<() => void>();
/** Everything under the key when it was last read: the lead list has its own preferences there. */
let all: object = {};

const isTheme = (value: unknown): value is Preferences['theme'] =>
  value === 'light' || value === 'dark' || value === 'contrast';

function readHere(value: unknown): Here | null {
  if (typeof value !== 'object' || value === null) return null;
  const texts = ['id', 'name', 'until', 'userId'].map((name): unknown => Reflect.get(value, name));
  // Only `setPreferences` writes it.
  return texts.every((text) => typeof text === 'string') ? (value as Here) : null;
}

function read(): Preferences {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (typeof value !== 'object' || value === null) return defaults;
    all = value;
    const {
      theme,
      density,
      language,
      shortcuts,
      reminders,
      here,
      photographsSeveral,
    }: Record<keyof Preferences, unknown> = {
      ...defaults,
      ...value,
    };
    return {
      theme: isTheme(theme) ? theme : 'system',
      density: density === 'compact' ? density : 'default',
      language: languages.find((known) => known === language) ?? null,
      shortcuts: shortcuts !== false,
      reminders: reminders !== false,
      here: readHere(here),
      photographsSeveral: photographsSeveral === true,
    };
  } catch {
    return defaults;
  }
}

const isSame = (one: Preferences, other: Preferences) =>
  JSON.stringify(one) === JSON.stringify(other);

let current = read();

function refresh() {
  current = read();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  // Another tab may have changed them while there was no listener.
  if (listeners.size === 0) {
    const now = read();
    if (!isSame(now, current)) current = now;
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
  const next = { ...current, ...change };
  try {
    read();
    // A language that only the public pages have stays chosen there.
    localStorage.setItem(key, JSON.stringify({ ...current, ...all, ...change }));
    refresh();
  } catch {
    // Storage is full or blocked: the preferences last as long as the page.
    current = next;
    for (const listener of listeners) listener();
  }
}

/** The preferences as they are now. */
export const preferences = (): Preferences => current;

/** Returns the preferences; renders again when they change. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribe, preferences);
}
