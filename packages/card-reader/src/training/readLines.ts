import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { decodeImage } from '../node/decode.ts';
import { fastestEngine, startEngine } from '../node/engine.ts';
import { startLineThreads } from '../node/lineThreads.ts';
import { readFinderFiles } from '../node/modelFiles.ts';
import { resizeImage } from '../node/resize.ts';
import { createSharedMemory } from '../node/shareMemory.ts';
import { loadFinder } from '../text/models.ts';
import { readText } from '../text/readText.ts';
import type { TextLine } from '../types.ts';

/*
 * Reads the text of a folder's pictures once, so that training and evaluation need no recogniser:
 *   node packages/card-reader/src/training/readLines.ts FOLDER OUT.json [THREADS]
 * A file that is read already is not read again.
 */

const [folder = '', out = '', count = '1'] = process.argv.slice(2);
const threads = Number(count);

const engine = fastestEngine();
const readLines = startLineThreads(engine, threads);
const share = createSharedMemory();
const [loadModel, files] = await Promise.all([startEngine(engine, threads), readFinderFiles()]);
const finder = await loadFinder(files, loadModel);

const pages: Record<string, TextLine[]> = JSON.parse(await readFile(out, 'utf8').catch(() => '{}'));
const pictures = (await readdir(folder)).filter((name) => /\.(?:jpe?g|png|webp)$/i.test(name));
for (const file of pictures.toSorted()) {
  if (pages[file]) continue;
  try {
    const image = share(await decodeImage(await readFile(path.join(folder, file))));
    const { lines } = await readText(image, { ...finder, readLines }, resizeImage);
    pages[file] = lines;
  } catch (error) {
    process.stderr.write(`${file}: ${String(error)}\n`);
    continue;
  }
  if (Object.keys(pages).length % 20 === 0) await writeFile(out, JSON.stringify(pages));
}
await writeFile(out, JSON.stringify(pages));
process.stdout.write(`${Object.keys(pages).length} pictures read\n`);
process.exit();
