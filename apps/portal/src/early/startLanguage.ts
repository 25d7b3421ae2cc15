import { stored } from '@cardinal/contract/labels';
import { chooseLanguage, offeredLanguages } from '@cardinal/contract/messages';

/** The language that is stored in an object under a key, where there is one. */
function languageIn(key: string): string | undefined {
  try {
    const value: { language?: string } | null = JSON.parse(localStorage.getItem(key) ?? '');
    return value?.language;
  } catch {
    return undefined;
  }
}

/** Leaves one of the languages in which the page itself speaks until the application replaces it. */
export function chooseStartLanguage(): void {
  const chosen = [stored.user, stored.preferences].map(({ key }) => languageIn(key));
  const language = chooseLanguage([...chosen, ...navigator.languages], offeredLanguages) ?? 'en';
  for (const other of document.querySelectorAll(`[data-not-loaded] > :not([lang=${language}])`))
    other.remove();
}
