import type { Language, PublicLanguage } from '@cardinal/contract/messages';
import { createContext } from 'react';

/** The language of the texts; numbers and dates follow the locale, which may have a region too. */
export const LanguageContext = createContext<Language | PublicLanguage>('en');
