import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { readerAssets } from '../node/modelFiles.ts';

/*
 * Writes which traditional character a simplified or Japanese one stands for, from a package under
 * the Apache licence that need not be installed here:
 *   npm install --prefix FOLDER opencc-js@1.4.2
 *   node packages/card-reader/src/training/traditional.ts FOLDER
 */

const [folder = '.'] = process.argv.slice(2);
const dictionary = async (name: string): Promise<[from: string, to: string[]][]> => {
  const file = path.resolve(folder, `node_modules/opencc-js/dist/esm-lib/dict/${name}.js`);
  const { default: entries }: { default: string } = await import(pathToFileURL(file).href);
  return entries.split('|').map((entry) => {
    const [from = '', ...to] = entry.split(' ');
    return [from, to];
  });
};

const known = new Set(readFileSync(readerAssets.characters, 'utf8').split(/\r?\n/));
const simplified = await dictionary('STCharacters');
const ofTaiwan = new Map(await dictionary('TWVariants'));
/** Characters that Taiwan and Hong Kong have, too, with another meaning or in names. */
const own = new Set(
  '丑于云佣余克冲几制占卷台后向周咨咸回夸姜家岩布干并床征志恒愈扎折据斗旋曲杰松核欲沈注涌游秋系胡致舍范苹表谷采里郁雇面须麽',
);
const inUse = new Set(simplified.map(([, [first]]) => first));
// Some old characters are not used in Taiwan either: 鎭 for 鎮.
const japanese = (await dictionary('JPShinjitaiCharacters')).filter(([from]) => !inUse.has(from));
const pairs = new Map(
  [...japanese, ...simplified].flatMap(([from, [first = '']]): [string, string][] => {
    const target = ofTaiwan.get(first)?.[0] ?? first;
    const isPair = target !== from && [...target].length === 1 && known.has(from);
    return isPair && !own.has(from) ? [[from, target]] : [];
  }),
);
const texts = [[...pairs.keys()], [...pairs.values()]].map((side) => side.join(''));
writeFileSync(
  new URL('../fields/words/traditionalData.ts', import.meta.url),
  [
    '// Written by training/traditional.ts; change that instead.',
    `export const simplified = '${texts[0]}';`,
    '/** The character in the same place is the traditional one. */',
    `export const traditional = '${texts[1]}';`,
    '',
  ].join('\n'),
);
