import { chooseLanguage, offeredLanguages, type Language } from '@cardinal/contract/messages';

/** The language of the page: the first offered one among those chosen and those of the browser. */
export const userLanguage = (
  chosen: readonly (Language | null | undefined)[],
  offered: readonly Language[] = offeredLanguages,
): Language => chooseLanguage([...chosen, ...navigator.languages], offered) ?? 'en';
