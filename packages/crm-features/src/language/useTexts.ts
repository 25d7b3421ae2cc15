import {
  loadTexts,
  localeIn,
  messagesIn,
  textsIn,
  type Catalogue,
  type MessageTree,
  type Texts,
} from '@cardinal/contract/messages';
import { useLocale } from '@cardinal/ui';
import { use, useCallback } from 'react';
import { LanguageContext } from './LanguageContext.ts';

/** The texts of a catalogue in the language of the user; suspends while they load. */
export function useTexts<T extends MessageTree, L extends string>(
  catalogue: Catalogue<T, L>,
): Texts<T> {
  const { locale } = useLocale();
  const language = use(LanguageContext);
  const known = messagesIn(catalogue, language);
  return textsIn(known instanceof Promise ? use(known) : known, localeIn(language, locale));
}

/** Loads the texts of a catalogue in the language of the user. */
export type TextLoader = <T extends MessageTree, L extends string>(
  catalogue: Catalogue<T, L>,
) => Promise<Texts<T>>;

/** Loads texts for code that is itself loaded on demand, so that it does not come with this one. */
export function useTextLoader(): TextLoader {
  const { locale } = useLocale();
  const language = use(LanguageContext);
  return useCallback(
    (catalogue) => loadTexts(catalogue, language, localeIn(language, locale)),
    [language, locale],
  );
}
