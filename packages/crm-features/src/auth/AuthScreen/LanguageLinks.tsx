import { offeredLanguages, type Language } from '@cardinal/contract/messages';
import { Button } from '@cardinal/ui';
import { use } from 'react';
import { LanguageContext } from '../../language/LanguageContext.ts';
import { LanguageName } from '../../language/LanguageName.tsx';
import { languageLink, languages } from './AuthScreen.css.ts';

export interface LanguageLinksProps {
  /** Called with the language that was chosen. */
  onChange: (language: Language) => void;
  /**
   * The languages to choose from; with one of them, there is no choice to show.
   * @default those that Cardinal is offered in
   */
  offered?: readonly Language[] | undefined;
}

/** The language of the page, by names that everyone can read in their own. */
export function LanguageLinks({ onChange, offered = offeredLanguages }: LanguageLinksProps) {
  const shown = use(LanguageContext);
  if (offered.length < 2) return null;
  return (
    <footer className={languages}>
      {offered.map((language) => (
        <Button
          key={language}
          variant="quiet"
          size="sm"
          aria-pressed={language === shown}
          className={languageLink}
          onPress={() => onChange(language)}
        >
          <LanguageName language={language} />
        </Button>
      ))}
    </footer>
  );
}
