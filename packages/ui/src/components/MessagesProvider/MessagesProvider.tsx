import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { ButtonMessagesContext } from '../../internal/messages/buttonMessages.ts';
import type { MessageCatalogue } from '../../internal/messages/messages.ts';
import { CatalogueContext, messagesFor } from '../../internal/messages/useMessages.ts';

export interface MessagesProviderProps {
  /**
   * The library's own texts. Define the object outside of components, so that it is not created on
   * every render.
   */
  catalogue: MessageCatalogue;
  /**
   * Locale of numbers, dates and React Aria's own texts, in BCP 47. Defaults to that of the context
   * or the browser. It does not change the text direction: set `dir` where you set `lang`.
   */
  locale?: string;
  /** The part of the page that uses these texts. */
  children?: ReactNode;
}

/** Translates the library's own texts. English needs no provider. */
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
