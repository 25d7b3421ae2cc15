import { localeIn, type Language } from '@cardinal/contract/messages';
import { english, MessagesProvider, useLocale, type MessageCatalogue } from '@cardinal/ui';
import { use, type ReactNode } from 'react';
import { LanguageContext } from './LanguageContext.ts';

/** Loads the texts of the components themselves. */
const libraries: Readonly<Record<Exclude<Language, 'en'>, () => Promise<MessageCatalogue>>> = {
  de: async () => (await import('@cardinal/ui/german')).german,
  hi: async () => (await import('@cardinal/ui/hindi')).hindi,
};

const loading = new Map<Language, Promise<MessageCatalogue>>();

/** In English until the page is loaded again, where they cannot be loaded. */
function loadLibrary(language: Exclude<Language, 'en'>): Promise<MessageCatalogue> {
  const known = loading.get(language);
  if (known) return known;
  const made = libraries[language]().catch(() => english);
  loading.set(language, made);
  return made;
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
  const catalogue = language === 'en' ? english : use(loadLibrary(language));
  return (
    <LanguageContext value={language}>
      <MessagesProvider catalogue={catalogue} locale={localeIn(language, locale)}>
        {children}
      </MessagesProvider>
    </LanguageContext>
  );
}
