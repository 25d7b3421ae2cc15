import {
  englishTexts,
  loadTexts,
  messages,
  type Language,
  type TextsOf,
} from '@cardinal/contract/messages';
import { problemsInEnglish } from './problemsInEnglish.ts';

/** Why the server refuses a call. */
export const problemMessages = messages(problemsInEnglish, {
  de: async () => (await import('./problemsInGerman.ts')).problemsInGerman,
  hi: async () => (await import('./problemsInHindi.ts')).problemsInHindi,
});

/** Why the server refuses, in one language. */
export type ProblemTexts = TextsOf<typeof problemMessages>;

/** A sentence for someone whose language is not known where it is made. */
export interface Sentence {
  /** For logs, for programs, and for the database. */
  readonly english: string;
  in: (language: Language) => Promise<string>;
}

/** Makes a sentence: `say(({ leads }) => leads.noEmail)`. */
export const say = (wording: (texts: ProblemTexts) => string): Sentence => ({
  english: wording(englishTexts(problemMessages)),
  in: async (language) => wording(await loadTexts(problemMessages, language)),
});
