import { createPipeline, type CardPipeline } from '../pipeline.ts';
import { loadCodeReader } from '../qr/readCode.ts';
import { unreadable, withFoundCode } from '../result.ts';
import { loadLineReader } from '../text/models.ts';
import { decodeWithCanvas } from './decode.ts';
import { releaseFile, startWebAssembly } from './engine.ts';
import type { CardReading, ReaderAsset } from '../types.ts';
import { resizeWithCubic } from './resize.ts';

/** What a browser needs to read cards. */
export type BrowserFiles = Readonly<Record<ReaderAsset, Uint8Array<ArrayBuffer>>>;

/** Reads cards and codes, in this thread of a browser. */
export interface BrowserReader {
  readCard: CardPipeline;
  /**
   * Reads only the code on a card or badge, for which no model is loaded. Undefined if there is
   * none.
   */
  readCode(picture: Uint8Array<ArrayBuffer>): Promise<CardReading | undefined>;
}

/**
 * Creates a reader for this thread of a browser, which should be a worker's: a card takes seconds.
 * Each part is loaded when it is first needed. Nothing is fetched.
 */
export function createBrowserReader({ codes: decoder, ...models }: BrowserFiles): BrowserReader {
  const codes = once(() => loadCodeReader(decoder.buffer));
  // The engine copies what it is given: the files go, or a phone would hold thirty megabytes twice.
  let files: typeof models | undefined = models;
  const pipeline = once(async () => {
    if (!files) throw new Error('The files of the reader are gone.');
    const { recognise, detect, classify, engine } = files;
    const characters = new TextDecoder().decode(files.characters);
    files = undefined;
    const loadModel = startWebAssembly(engine);
    const [readLines, readCode] = await Promise.all([
      loadLineReader({ recognise, characters }, loadModel),
      codes(),
    ]);
    const read = await createPipeline({
      pictures: { decode: decodeWithCanvas, resize: resizeWithCubic },
      loadModel,
      finder: { detect, classify },
      readLines,
      readCode,
    });
    releaseFile();
    return read;
  });
  return {
    readCard: async (picture, numbers) => (await pipeline())(picture, numbers),
    async readCode(picture) {
      const [readCode, image] = await Promise.all([codes(), decodeWithCanvas(picture)]);
      const code = await readCode(image);
      return code && withFoundCode(unreadable(), code, image);
    },
  };
}

function once<T>(create: () => Promise<T>): () => Promise<T> {
  let created: Promise<T> | undefined;
  return () => (created ??= create());
}
