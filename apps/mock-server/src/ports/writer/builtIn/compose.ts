import { createHash } from 'node:crypto';
import type { Facts } from './facts/facts.ts';

/** Chooses a wording, always the same for one lead. `slot` identifies the choice. */
export type Choose = (slot: string, options: readonly [string, ...string[]]) => string;

/** One kind of email; empty paragraphs are left out. */
export type Compose = (facts: Facts, choose: Choose) => { subject: string; paragraphs: string[] };

/** Creates the choice for a lead and a kind of email. */
export const chooserFor =
  (leadId: string, kind: string): Choose =>
  (slot, options) => {
    const hash = createHash('sha256').update(`${leadId}\n${kind}\n${slot}`).digest();
    return options[hash.readUInt32BE() % options.length] ?? options[0];
  };

/** Joins the sentences that are present into a paragraph. */
export const sentences = (...given: readonly (string | undefined)[]): string =>
  given.filter(Boolean).join(' ');

const fullForms: readonly (readonly [RegExp, string])[] = [
  [/\b(can)’t\b/gi, '$1not'],
  [/n’t\b/g, ' not'],
  [/’re\b/g, ' are'],
  [/’ll\b/g, ' will'],
  [/’ve\b/g, ' have'],
  [/\bI’m\b/g, 'I am'],
  [/’d\b/g, ' would'],
  [/\b(it|that|what)’s\b/gi, '$1 is'],
];

/** A text without contractions, for a company that writes formally. */
export const withoutContractions = (text: string): string =>
  fullForms.reduce((changed, [short, full]) => changed.replaceAll(short, full), text);
