import { createContext, useContext } from 'react';
import { useLocale } from 'react-aria-components';
import { messageFormat } from './messageFormat.ts';
import { english, type MessageCatalogue, type Messages } from './messages.ts';

/** The catalogue of the context. */
export const CatalogueContext = createContext<MessageCatalogue>(english);

const known = new WeakMap<MessageCatalogue, Map<string, Messages>>();

/**
 * A catalogue's texts, with numbers and plurals in the format of the locale, or of the catalogue's
 * language if the locale has a different one. Created once per pair.
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

/** The library's texts in the language of the nearest `MessagesProvider`. */
export function useMessages(): Messages {
  const { locale } = useLocale();
  return messagesFor(useContext(CatalogueContext), locale);
}
