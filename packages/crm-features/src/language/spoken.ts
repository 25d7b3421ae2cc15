import type { Language } from '@cardinal/contract/messages';

/** A language, with the locale of its numbers and dates. */
interface Spoken {
  language: Language;
  locale: string;
}

const otherwise: Spoken = { language: 'en', locale: 'en' };
let current = otherwise;

/** The language of the page, for code that renders nothing, such as the client of the server. */
export const spoken = (): Spoken => current;

/** Sets the language of the page; returns a function that takes it back. */
export function speak(language: Language, locale: string): () => void {
  const own = { language, locale };
  current = own;
  return () => {
    if (current === own) current = otherwise;
  };
}
