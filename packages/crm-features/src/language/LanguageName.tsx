import type { PublicLanguage } from '@cardinal/contract/messages';
import { languageName } from './LanguageName.css.ts';

/** The name of a language in that language, which whoever reads it recognises: `Deutsch`. */
export const nameOfLanguage = (language: PublicLanguage): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;

/** The name of a language in that language, in its own font. */
export const LanguageName = ({ language }: { language: PublicLanguage }) => (
  <span lang={language} className={languageName}>
    {nameOfLanguage(language)}
  </span>
);
