import { loadTexts, messages, type Language } from '@cardinal/contract/messages';
import { knownEnglish } from './knownEnglish.ts';
import type { Sentence } from './sentence.ts';

/** Sentences that arrive in English. */
export const knownMessages = messages(knownEnglish, {
  de: async () => (await import('./knownGerman.ts')).knownGerman,
  hi: async () => (await import('./knownHindi.ts')).knownHindi,
});

type Texts = Readonly<Record<string, Readonly<Record<string, Text>>>>;
type Text = string | ((values: Readonly<Record<string, string>>) => string);

/** A sentence with placeholders: the texts around them, and their names. */
interface Pattern {
  message: string;
  group: string;
  name: string;
  around: string[];
  placeholders: string[];
}

const { names, ...groups } = knownEnglish;

const patternOf = (group: string, name: string, message: string): Pattern => {
  const parts = message.split(/[{}]/);
  return {
    message,
    group,
    name,
    around: parts.filter((_, index) => index % 2 === 0),
    placeholders: parts.filter((_, index) => index % 2 === 1),
  };
};

const all = Object.entries<Readonly<Record<string, string>>>(groups).flatMap(([group, texts]) =>
  Object.entries(texts).map(([name, message]) => patternOf(group, name, message)),
);
/** Those without placeholders, which are found at once. */
const fixed = new Map<string, Pattern>(
  all.filter(({ placeholders }) => placeholders.length === 0).map((one) => [one.message, one]),
);
const patterns = all.filter(({ placeholders }) => placeholders.length > 0);
const namesByLabel = new Map<string, string>(
  Object.entries(names).map(([name, label]) => [label.toLowerCase(), name]),
);

/** The values in a text that is worded like a pattern; undefined for any other text. */
function valuesIn(text: string, { around, placeholders }: Pattern) {
  const [start = '', ...others] = around;
  if (!text.startsWith(start)) return undefined;
  const values: Record<string, string> = {};
  let at = start.length;
  for (const [index, placeholder] of placeholders.entries()) {
    const next = others[index] ?? '';
    const isLast = index === placeholders.length - 1;
    const end = isLast ? text.length - next.length : text.indexOf(next, at);
    if (end <= at || !text.startsWith(next, end)) return undefined;
    values[placeholder] = text.slice(at, end);
    at = end + next.length;
  }
  return values;
}

function found(text: string): { pattern: Pattern; values: Record<string, string> } | undefined {
  const pattern = fixed.get(text);
  if (pattern) return { pattern, values: {} };
  for (const one of patterns) {
    const values = valuesIn(text, one);
    if (values) return { pattern: one, values };
  }
  return undefined;
}

/** A large number, as English groups its digits. */
const groupedNumber = /^\d{1,3}(?:,\d{3})+$/;

/** A value within a sentence: the name of a field, or what may be a sentence itself. */
function valueIn(texts: Texts, language: Language, placeholder: string, value: string): string {
  if (placeholder === 'what') {
    return String(texts['names']?.[namesByLabel.get(value.toLowerCase()) ?? ''] ?? value);
  }
  if (groupedNumber.test(value)) {
    return new Intl.NumberFormat(language).format(Number(value.replaceAll(',', '')));
  }
  return wordedIn(texts, language, value);
}

function wordedIn(texts: Texts, language: Language, text: string): string {
  const { pattern, values } = found(text) ?? {};
  const say = pattern && texts[pattern.group]?.[pattern.name];
  if (say === undefined) return text;
  if (typeof say === 'string') return say;
  return say(
    Object.fromEntries(
      Object.entries(values ?? {}).map(([name, value]) => [
        name,
        valueIn(texts, language, name, value),
      ]),
    ),
  );
}

/** A text that arrived in English, in another language; unchanged if it is not known. */
export async function translated(text: string, language: Language): Promise<string> {
  if (language === 'en') return text;
  // The values of each entry are read from the text, so they are those that the entry needs.
  const texts = (await loadTexts(knownMessages, language)) as unknown as Texts;
  return wordedIn(texts, language, text);
}

/**
 * The sentence of a text that arrived in English: from a schema, a port, another process or the
 * database. What is not known, such as the words of other systems, stays as it is.
 */
export const recognise = (english: string): Sentence => ({
  english,
  in: (language) => translated(english, language),
});

/** Whether a text can be said in other languages. */
export const isRecognised = (text: string): boolean => found(text) !== undefined;
