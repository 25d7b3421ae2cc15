import { siteLocales, type SiteLanguage } from '@cardinal/contract/messages';
import { LanguageContext } from '@cardinal/crm-features/language';
import { createContext, useContext } from 'react';

/**
 * What the paths of the pages begin with: nothing, or `/de` where the URL names the language. In the
 * built pages, it is a placeholder that the server replaces.
 */
export const SiteBase = createContext('');

/** Completes the path of a public page, so that links stay in the language of the URL. */
export function useHref(): (path: string) => string {
  const base = useContext(SiteBase);
  return (path) => base + path;
}

/** The language of the page; English where there is no other. */
export function useSiteLanguage(): SiteLanguage {
  const language = useContext(LanguageContext);
  return language in siteLocales ? (language as SiteLanguage) : 'en';
}
