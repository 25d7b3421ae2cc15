import { themeAttributes } from '@cardinal/ui/contract';
import { storedTheme, storePreference } from './preferences.ts';

/**
 * Makes the choice of a theme in the footer work; it is stored with the other preferences.
 * @throws If local storage cannot be read.
 */
export function offerThemes() {
  const group = document.querySelector<HTMLElement>('[data-themes]');
  if (!group) return;
  for (const input of group.querySelectorAll('input')) {
    input.checked = input.value === storedTheme();
    input.addEventListener('change', () => {
      storePreference('theme', input.value);
      const { documentElement: root } = document;
      if (input.value === 'system') root.removeAttribute(themeAttributes.scheme);
      else root.setAttribute(themeAttributes.scheme, input.value);
    });
  }
  group.dataset['ready'] = '';
}
