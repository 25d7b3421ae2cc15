import type { Language } from '@cardinal/contract/messages';
import { LanguageProvider, loadLanguage, useSession } from '@cardinal/crm-features';
import { useLocale } from '@cardinal/ui';
import { Suspense, useDeferredValue, useEffect, useLayoutEffect, type ReactNode } from 'react';
import { usePreferences } from '../state/preferences.ts';
import { userLanguage } from '../state/userLanguage.ts';

/** Tells the browser and assistive technology the language and the direction of the page. */
function PageLanguage() {
  const { locale, direction } = useLocale();
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.lang = locale;
    page.dir = direction;
  }, [locale, direction]);
  return null;
}

export interface UserLanguageProps {
  /** The languages to choose from. @default those that Cardinal is offered in */
  offered?: readonly Language[];
  children: ReactNode;
}

/**
 * Shows everything inside in the language that the user chose, or else the one chosen in this
 * browser, or else the browser's own. While another language loads, the page stays as it is.
 */
export function UserLanguage({ offered, children }: UserLanguageProps) {
  const own = useSession()?.user.language;
  const { language: here } = usePreferences();
  const wanted = userLanguage([own, here], offered);
  const language = useDeferredValue(wanted);
  useEffect(() => void loadLanguage(wanted), [wanted]);
  return (
    <Suspense>
      <LanguageProvider language={language}>
        <PageLanguage />
        {children}
      </LanguageProvider>
    </Suspense>
  );
}
