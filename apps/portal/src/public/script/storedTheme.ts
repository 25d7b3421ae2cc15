import { stored } from '@cardinal/contract/labels';

/** The theme that was chosen in this browser. @throws If local storage cannot be read. */
export function storedTheme(): 'light' | 'dark' | 'system' {
  const text = localStorage.getItem(stored.preferences.key) ?? '{}';
  const { theme } = (JSON.parse(text) ?? {}) as { theme?: unknown };
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}
