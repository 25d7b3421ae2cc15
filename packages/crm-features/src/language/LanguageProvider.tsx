import {
  loadAhead,
  localeIn,
  messagesIn,
  readable,
  textsIn,
  type Language,
} from '@cardinal/contract/messages';
import { english, MessagesProvider, useLocale, type MessageCatalogue } from '@cardinal/ui';
import { use, useLayoutEffect, type ReactNode } from 'react';
import { clientMessages, setClientTexts } from '../client/texts.ts';
import { LanguageContext } from './LanguageContext.ts';
import { speak } from './spoken.ts';

/** Loads the texts of the components themselves. */
const libraries: Readonly<Record<Exclude<Language, 'en'>, () => Promise<MessageCatalogue>>> = {
  de: async () => (await import('@cardinal/ui/german')).german,
  hi: async () => (await import('@cardinal/ui/hindi')).hindi,
};

const known = new Map<Language, Promise<MessageCatalogue>>();

/** The texts of the components: in English until the page is loaded again, where others fail to load. */
function libraryIn(language: Language): MessageCatalogue | Promise<MessageCatalogue> {
  if (language === 'en') return english;
  const library = known.get(language) ?? readable(libraries[language]().catch(() => english));
  known.set(language, library);
  return library;
}

/** Loads the texts of the components, and begins to load those of all code that is here. */
export async function loadLanguage(language: Language): Promise<void> {
  loadAhead(language);
  await libraryIn(language);
}

export interface LanguageProviderProps {
  /** The language of all texts. */
  language: Language;
  /** Part of the page in that language. */
  children: ReactNode;
}

/**
 * Shows everything inside in a language, with the numbers and dates of the region in which the user
 * is. Nothing inside is built anew when the language changes, so what was typed stays. Suspends
 * while a language loads: change it in a transition.
 */
export function LanguageProvider({ language, children }: LanguageProviderProps) {
  const { locale } = useLocale();
  const library = libraryIn(language);
  const catalogue = library instanceof Promise ? use(library) : library;
  // Without a network, it would be too late to load what says so.
  const ofClient = messagesIn(clientMessages, language);
  const shownIn = localeIn(language, locale);
  const clientTexts = textsIn(ofClient instanceof Promise ? use(ofClient) : ofClient, shownIn);
  useLayoutEffect(() => speak(language, shownIn), [language, shownIn]);
  useLayoutEffect(() => setClientTexts(clientTexts), [clientTexts]);
  return (
    <LanguageContext value={language}>
      <MessagesProvider catalogue={catalogue} locale={shownIn}>
        {children}
      </MessagesProvider>
    </LanguageContext>
  );
}
