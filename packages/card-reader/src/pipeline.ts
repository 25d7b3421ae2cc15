import { usedCountries } from '@cardinal/contact/dialling/country';
import { findCards } from './cards/findCards.ts';
import { extractFields } from './fields/extractFields.ts';
import type { PictureAdapter } from './image/pictures.ts';
import type { CodeReader } from './qr/readCode.ts';
import { readingOf, withCards, withFoundCode } from './result.ts';
import type { ModelLoader } from './text/model.ts';
import { loadFinder, type FinderFiles } from './text/models.ts';
import { readText } from './text/readText.ts';
import type { LineReader } from './text/recognise.ts';
import type { CardReading } from './types.ts';

/**
 * Reads cards in this thread, one at a time. `numbers` are phone numbers that are already known, in
 * international form: a number without any evidence of its country is dialled where most of them are.
 */
export type CardPipeline = (
  picture: Uint8Array,
  numbers?: readonly string[],
) => Promise<CardReading>;

/** The functions that the pipeline needs from its platform. */
export interface Platform {
  pictures: PictureAdapter;
  /** The engine that runs the models. */
  loadModel: ModelLoader;
  finder: FinderFiles;
  /** Reads lines of text: in this thread (`loadLineReader`), or on others. */
  readLines: LineReader;
  /** Looks for codes: in this thread (`loadCodeReader`), or on another. */
  readCode: CodeReader;
}

/**
 * Loads the models (about a second) and returns the complete pipeline from a picture's bytes to its
 * fields. The pipeline throws a PictureError for input that is not a picture.
 */
export async function createPipeline(platform: Platform): Promise<CardPipeline> {
  const { pictures, readLines, readCode } = platform;
  const finder = await loadFinder(platform.finder, platform.loadModel);
  return async (picture, numbers = []) => {
    const image = await pictures.decode(picture);
    const [code, text] = await Promise.all([
      readCode(image),
      readText(image, { ...finder, readLines }, pictures.resize),
    ]);
    const facts = extractFields(text.lines, usedCountries(numbers).home);
    const printed = readingOf(facts, text, code !== undefined);
    const reading = code ? withFoundCode(printed, code, image, facts.country) : printed;
    return withCards(reading, findCards(image, text, code?.places));
  };
}
