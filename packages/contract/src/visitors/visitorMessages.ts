import {
  chooseLanguage,
  publicLanguages,
  publicMessages,
  type PublicLanguage,
  type Texts,
} from '../messages/index.ts';
import { english } from './english.ts';

/** What visitors read, in each of their languages; all but English are loaded when needed. */
export const visitorMessages = publicMessages(english, {
  de: async () => (await import('./german.ts')).german,
  fr: async () => (await import('./french.ts')).french,
  es: async () => (await import('./spanish.ts')).spanish,
  hi: async () => (await import('./hindi.ts')).hindi,
  ar: async () => (await import('./arabic.ts')).arabic,
});

/** What visitors read, in one language. */
export type VisitorTexts = Texts<typeof english>;

/** The first language of visitors' texts among those that are wanted. @default English */
export const visitorLanguage = (
  ...wanted: readonly (string | null | undefined)[]
): PublicLanguage => chooseLanguage(wanted, publicLanguages) ?? 'en';

/** The direction in which a language of visitors' texts is written. */
export const directionOf = (language: PublicLanguage): 'ltr' | 'rtl' =>
  language === 'ar' ? 'rtl' : 'ltr';
