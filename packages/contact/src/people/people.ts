import { accentedWords } from './accentedWords.ts';
import { familyNames } from './familyNames.ts';
import { givenNames, type NameLanguage } from './givenNames.ts';
import { squash } from './strings.ts';

/** A spelling with accents and the language it belongs to. */
export interface Spelling {
  word: string;
  language: NameLanguage;
}

const given = new Map<string, Spelling[]>();
const family = new Map<string, Spelling[]>();
const ordinary = new Map<string, Spelling[]>();

function add(index: Map<string, Spelling[]>, lists: Partial<Record<NameLanguage, string>>) {
  const languages: NameLanguage[] = Object.keys(lists).filter(
    (key): key is NameLanguage => key in givenNames,
  );
  for (const language of languages) {
    for (const word of lists[language]?.split(/\s+/) ?? []) {
      const spellings = index.get(squash(word)) ?? [];
      spellings.push({ word, language });
      index.set(squash(word), spellings);
    }
  }
}

add(given, givenNames);
add(family, familyNames);
add(ordinary, accentedWords);

export const isGivenName = (word: string): boolean => given.has(squash(word));
export const isFamilyName = (word: string): boolean => family.has(squash(word));
export const isPersonName = (word: string): boolean => isGivenName(word) || isFamilyName(word);

/** The languages in which a word is a given or family name. */
export const givenNameSpellings = (word: string): readonly Spelling[] =>
  given.get(squash(word)) ?? [];
export const familyNameSpellings = (word: string): readonly Spelling[] =>
  family.get(squash(word)) ?? [];
/** The languages in which an ordinary word has accents. */
export const ordinarySpellings = (word: string): readonly Spelling[] =>
  ordinary.get(squash(word)) ?? [];
