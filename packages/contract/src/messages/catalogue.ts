import type { Language, PublicLanguage, SiteLanguage } from './languages.ts';
import type { MessageTree, Texts, Translation } from './messageValues.ts';
import { readMessage, type MessageRules, type Values } from './readMessage.ts';

/** Loads messages in another language. */
type Load<T> = () => Promise<Translation<T>>;

/** Messages in English, and in other languages, which load when they are needed. */
export interface Catalogue<T extends MessageTree = MessageTree, L extends string = Language> {
  english: T;
  translations: Readonly<Record<Exclude<L, 'en'>, Load<T>>>;
}

/** The catalogues of all code that has loaded. */
const catalogues = new Set<Catalogue<MessageTree, string>>();
/** The language that is loaded ahead of its use. */
let ahead = 'en';

function created<T extends MessageTree, L extends string>(
  catalogue: Catalogue<T, L>,
): Catalogue<T, L> {
  catalogues.add(catalogue);
  void messagesIn(catalogue, ahead);
  return catalogue;
}

/**
 * The texts of a part of the application, as messages in ICU MessageFormat.
 * @param translations The same messages in each other language of the application
 */
export const messages = <const T extends MessageTree>(
  english: T,
  translations: Catalogue<T>['translations'],
): Catalogue<T> => created({ english, translations });

/** As `messages`, for what visitors see, in the languages of visitors. */
export const publicMessages = <const T extends MessageTree>(
  english: T,
  translations: Catalogue<T, PublicLanguage>['translations'],
): Catalogue<T, PublicLanguage> => created({ english, translations });

/** As `messages`, for the pages that everyone can read, in the languages of these. */
export const siteMessages = <const T extends MessageTree>(
  english: T,
  translations: Catalogue<T, SiteLanguage>['translations'],
): Catalogue<T, SiteLanguage> => created({ english, translations });

/** As `messages`, for what both the application and these pages show. */
export const sharedMessages = <const T extends MessageTree>(
  english: T,
  translations: Catalogue<T, Language | SiteLanguage>['translations'],
): Catalogue<T, Language | SiteLanguage> => created({ english, translations });

/** Creating the formatters of a locale costs far more than using them. */
const knownRules = new Map<string, MessageRules>();

function rulesOf(locale: string): MessageRules {
  const known = knownRules.get(locale);
  if (known) return known;
  const numbers = new Intl.NumberFormat(locale);
  const plurals = new Intl.PluralRules(locale);
  const made = {
    number: (value: number) => numbers.format(value),
    plural: (count: number) => plurals.select(count),
  };
  knownRules.set(locale, made);
  return made;
}

/** A message with placeholders is read when it is first used. */
function textOf(message: string, locale: string) {
  if (!message.includes('{')) return message;
  let say: ReturnType<typeof readMessage> | undefined;
  return (values: Values) => (say ??= readMessage(message))(values, rulesOf(locale));
}

function textsOf(tree: MessageTree | readonly string[], locale: string): unknown {
  if (Array.isArray(tree)) return tree.map((message: string) => textOf(message, locale));
  return Object.fromEntries(
    Object.entries(tree).map(([name, entry]) => [
      name,
      typeof entry === 'string' ? textOf(entry, locale) : textsOf(entry, locale),
    ]),
  );
}

const knownTexts = new WeakMap<MessageTree, Map<string, unknown>>();

/** The texts of messages, with numbers and plurals as in the locale; created once for each. */
export function textsIn<T extends MessageTree>(tree: T, locale: string): Texts<T> {
  const byLocale = knownTexts.get(tree) ?? new Map<string, unknown>();
  knownTexts.set(tree, byLocale);
  if (!byLocale.has(locale)) byLocale.set(locale, textsOf(tree, locale));
  // A mapped type cannot be built entry by entry.
  return byLocale.get(locale) as Texts<T>;
}

/** The texts of a catalogue in English. */
export const englishTexts = <T extends MessageTree, L extends string>(
  { english }: Catalogue<T, L>,
  locale = 'en',
): Texts<T> => textsIn(english, locale);

/**
 * A promise on which React's `use` reads that what it loads is here. A component has to `use` the same
 * promise from its first attempt to its last, even if what it waited for has come in between.
 */
export function readable<T>(promise: Promise<T>): Promise<T> {
  const loading: Promise<T> & { status?: 'fulfilled'; value?: T } = promise.then((value) => {
    loading.status = 'fulfilled';
    loading.value = value;
    return value;
  });
  return loading;
}

/** Messages in other languages, by the English ones and by language. */
const translated = new WeakMap<MessageTree, Map<string, Promise<MessageTree>>>();
/** What is being loaded. */
const loading = new Set<Promise<MessageTree>>();

/**
 * A catalogue's messages in a language: the English ones at once, others as a promise, the same for
 * everyone. Where they do not exist, or cannot be loaded, they are in English.
 */
export function messagesIn<T extends MessageTree, L extends string>(
  { english, translations }: Catalogue<T, L>,
  language: string,
): T | Promise<T> {
  const load = Object.entries<Load<T>>(translations).find(([name]) => name === language)?.[1];
  if (!load) return english;
  const byLanguage = translated.get(english) ?? new Map<string, Promise<MessageTree>>();
  translated.set(english, byLanguage);
  if (!byLanguage.has(language)) {
    const begun = readable<MessageTree>(load().catch(() => english));
    byLanguage.set(language, begun);
    loading.add(begun);
    void begun.then(() => loading.delete(begun));
  }
  // The names and values of a translation are those of the English messages.
  return byLanguage.get(language) as Promise<T>;
}

/** The texts of a catalogue in one of its languages, with numbers as in the locale. */
export async function loadTexts<T extends MessageTree, L extends string>(
  catalogue: Catalogue<T, L>,
  language: string,
  locale = language,
): Promise<Texts<T>> {
  return textsIn(await messagesIn(catalogue, language), locale);
}

/**
 * Loads the texts of all code in a language: of the code that is here, and of other code as soon as it
 * arrives. What is shown at the press of a button then has its texts already.
 */
export function loadAhead(language: string): void {
  if (ahead === language) return;
  ahead = language;
  for (const catalogue of catalogues) void messagesIn(catalogue, language);
}

/** Waits for the texts of all code that has arrived. */
export async function textsLoaded(): Promise<void> {
  while (loading.size > 0) await Promise.all(loading);
}
