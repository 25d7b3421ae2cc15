import { storePreference } from './preferences.ts';

/** Remembers the language whose link is followed. Without the script, the links still lead there. */
export function rememberLanguage() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-languages] a')) {
    link.addEventListener('click', () => {
      try {
        storePreference('language', link.lang);
      } catch {
        // Without access to local storage, the choice lasts as long as its pages are read.
      }
      // The same section in the other language.
      link.hash = location.hash;
    });
  }
}
