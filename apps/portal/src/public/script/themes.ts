import { themeAttributes } from '@cardinal/ui/contract';
import { storedTheme } from './storedTheme.ts';

/** Makes the choice of a theme in the footer work; it is stored with the other preferences. */
export function offerThemes(storage: Storage, key: string) {
  const group = document.querySelector<HTMLElement>('[data-themes]');
  if (!group) return;
  for (const input of group.querySelectorAll('input')) {
    input.checked = input.value === storedTheme();
    input.addEventListener('change', () => {
      const preferences = JSON.parse(storage.getItem(key) ?? '{}') ?? {};
      storage.setItem(key, JSON.stringify({ ...preferences, theme: input.value }));
      const { documentElement: root } = document;
      if (input.value === 'system') root.removeAttribute(themeAttributes.scheme);
      else root.setAttribute(themeAttributes.scheme, input.value);
    });
  }
  group.dataset['ready'] = '';
}
