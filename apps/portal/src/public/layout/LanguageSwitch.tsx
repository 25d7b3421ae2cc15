import { siteLanguages } from '@cardinal/contract/messages';
import { LanguageName, useTexts } from '@cardinal/crm-features/language';
import { Icon } from '@cardinal/ui';
import { Languages } from 'lucide-react';
import { useSiteLanguage } from '../parts/site.ts';
import { layoutMessages } from './layoutTexts.ts';
import { language as languageClass, languages, languageList } from './LanguageSwitch.css.ts';

/** Links to this page in the other languages. The script remembers the one that is followed. */
export function LanguageSwitch({ path }: { path: string }) {
  const texts = useTexts(layoutMessages);
  const current = useSiteLanguage();
  return (
    <nav className={languages} aria-label={texts.language} data-languages>
      <Icon icon={Languages} />
      <ul className={languageList}>
        {siteLanguages.map((language) => (
          <li key={language}>
            <a
              href={`/${language}${path}`}
              hrefLang={language}
              lang={language}
              className={languageClass}
              aria-current={language === current ? 'true' : undefined}
            >
              <LanguageName language={language} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
