import { createContext, useContext } from 'react';
import { useLocale } from 'react-aria-components';
import { messageFormat } from './messageFormat.ts';
import { english } from './messages.ts';
import type { MessageCatalogue, Messages } from './messages.ts';

/** The catalogue that the components around read. */
export const CatalogueContext = createContext<MessageCatalogue>(english);

const known = new WeakMap<MessageCatalogue, Map<string, Messages>>();

/**
 * A catalogue's words with numbers and plurals as the locale writes them; as the catalogue's own
 * language does, where the locale is of another one. Made once for each pair.
 */
export function messagesFor(catalogue: MessageCatalogue, locale: string): Messages {
  const isSameLanguage = new Intl.Locale(locale).language === catalogue.language;
  const format = isSameLanguage ? locale : catalogue.language;
  const byLocale = known.get(catalogue) ?? new Map<string, Messages>();
  known.set(catalogue, byLocale);
  const words = byLocale.get(format) ?? catalogue.messages(messageFormat(format));
  byLocale.set(format, words);
  return words;
}

/** The library's own words, in the language of the nearest `MessagesProvider`. */
export function useMessages(): Messages {
  const { locale } = useLocale();
  return messagesFor(useContext(CatalogueContext), locale);
}
