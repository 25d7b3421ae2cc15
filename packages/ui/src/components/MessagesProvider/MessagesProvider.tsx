import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { ButtonMessagesContext } from '../../internal/buttonMessages.ts';
import type { MessageCatalogue } from '../../internal/messages.ts';
import { CatalogueContext, messagesFor } from '../../internal/useMessages.ts';

/** Props of MessagesProvider. */
export interface MessagesProviderProps {
  /** The library's own words. Keep it outside of components, or they are made at every render. */
  catalogue: MessageCatalogue;
  /**
   * Locale of numbers, dates and React Aria's own words, as in BCP 47; the one around or the
   * browser's when not given. It does not turn the page: set `dir` where you set `lang`.
   */
  locale?: string;
  children?: ReactNode;
}

/** Says the library's own words in another language. English needs no provider. */
export function MessagesProvider({ catalogue, locale, children }: MessagesProviderProps) {
  const said = (
    <CatalogueContext value={catalogue}>
      <ButtonMessagesContext value={messagesFor(catalogue, catalogue.language)}>
        {children}
      </ButtonMessagesContext>
    </CatalogueContext>
  );
  return locale === undefined ? said : <I18nProvider locale={locale}>{said}</I18nProvider>;
}
