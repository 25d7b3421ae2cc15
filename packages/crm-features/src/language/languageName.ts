import type { Language } from '@cardinal/contract/messages';

/** The name of a language in that language, which whoever reads it recognises: `Deutsch`. */
export const languageName = (language: Language): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
