import { lists } from './lexiconData.ts';

/*
 * Which words of public lists a word is among. The lists are Bloom filters: a word of a list is
 * always found, and one in forty of the others seems to be there, too, which the model has learnt
 * to live with.
 */

/** What a word may be: part of a name, a common word, any English word, part of a job's title. */
export type WordList = 'names' | 'common' | 'english' | 'jobs';

/** A filter's bits for each word, and how many of them a word sets. */
export const filterShape = { bitsPerWord: 8, hashes: 4 };

/** The positions of a word in a filter of so many bits. */
export function positionsOf(word: string, bits: number): number[] {
  let [one, two] = [0x811c9dc5, 0x9747b28c];
  for (let index = 0; index < word.length; index++) {
    one = Math.imul(one ^ word.charCodeAt(index), 0x01000193) >>> 0;
    two = (Math.imul(two, 31) + word.charCodeAt(index)) >>> 0;
  }
  const step = ((two ^ (two >>> 15)) | 1) >>> 0;
  return Array.from(
    { length: filterShape.hashes },
    (_, index) => (((one ^ (one >>> 13)) >>> 0) + index * step) % bits,
  );
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

const filters: Record<WordList, Uint8Array> = {
  names: bytesOf(lists.names),
  common: bytesOf(lists.common),
  english: bytesOf(lists.english),
  jobs: bytesOf(lists.jobs),
};

/**
 * Whether a word is in a list.
 * @param word in small letters without accents
 */
export function isListed(word: string, list: WordList): boolean {
  const filter = filters[list];
  return positionsOf(word, filter.length * 8).every(
    (position) => ((filter[position >> 3] ?? 0) >> (position & 7)) & 1,
  );
}
