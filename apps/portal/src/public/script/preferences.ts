import { stored } from '@cardinal/contract/labels';

/** The preferences of this browser. @throws If local storage cannot be read. */
export function storedPreferences(): Readonly<Record<string, unknown>> {
  const text = localStorage.getItem(stored.preferences.key) ?? '{}';
  return JSON.parse(text) ?? {};
}

/** Stores a preference beside the others. @throws If local storage cannot be written. */
export function storePreference(name: string, value: string) {
  const preferences = { ...storedPreferences(), [name]: value };
  localStorage.setItem(stored.preferences.key, JSON.stringify(preferences));
}

/** The theme that was chosen in this browser. @throws If local storage cannot be read. */
export function storedTheme(): 'light' | 'dark' | 'system' {
  const { theme } = storedPreferences();
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}
