/** Languages in which all of the application is written. */
export const languages = ['en', 'de', 'hi'] as const;

/** A language of the application. */
export type Language = (typeof languages)[number];

/** Languages of what visitors see: the hosted form and the elements of partners. */
export const publicLanguages = ['en', 'de', 'fr', 'es', 'hi', 'ar'] as const;

/** A language of what visitors see. */
export type PublicLanguage = (typeof publicLanguages)[number];

/** Languages of the pages that everyone can read, such as the landing page. */
export const siteLanguages = ['en', 'de', 'hi', 'ar'] as const;

/** A language of the pages that everyone can read. */
export type SiteLanguage = (typeof siteLanguages)[number];

/** The locale of the numbers and dates on these pages. */
export const siteLocales: Readonly<Record<SiteLanguage, string>> = {
  en: 'en-GB',
  de: 'de',
  // “14:05 बजे” rather than “2:05 pm बजे”.
  hi: 'hi-IN-u-hc-h23',
  // The digits of the forms, which older browsers replace.
  ar: 'ar-u-nu-latn',
};

/** The languages that users may choose: those in which no text is missing. */
export const offeredLanguages: readonly Language[] = ['en', 'de', 'hi'];

const subtagOf = (tag: string) => /^\s*([a-z]{2,3})\b/i.exec(tag)?.[1]?.toLowerCase();

/** How much a language of `Accept-Language` is wanted: 0 is not at all. */
const weightOf = (tag: string) => Number(/;\s*q=([\d.]+)/i.exec(tag)?.[1] ?? 1);

/** The languages of one wish, the most wanted first. */
const byWeight = (tags: string) =>
  tags
    .split(',')
    .filter((tag) => weightOf(tag) > 0)
    .toSorted((a, b) => weightOf(b) - weightOf(a));

/**
 * The first offered language among those that somebody wants, in BCP 47 or in the form of
 * `Accept-Language`; undefined if there is none.
 */
export function chooseLanguage<L extends string>(
  wanted: readonly (string | null | undefined)[],
  offered: readonly L[],
): L | undefined {
  for (const tag of wanted.flatMap((tags) => byWeight(tags ?? ''))) {
    const language = offered.find((known) => known === subtagOf(tag));
    if (language) return language;
  }
  return undefined;
}

/**
 * The locale of numbers and dates in a language: the given one if it is of that language, or else
 * the language as written in the region of the given locale (`en-DE`).
 */
export function localeIn(language: string, locale: string): string {
  if (locale === language || locale.startsWith(`${language}-`)) return locale;
  return new Intl.Locale(language, { region: new Intl.Locale(locale).region }).toString();
}
