import { extractFields } from './fields/extractFields.ts';
import { decodeImage } from './image/decode.ts';
import { loadQrReader, readQrContact } from './qr/readQr.ts';
import { readingOf, withContact } from './reading.ts';
import { asFractions } from './text/geometry.ts';
import { loadModels } from './text/models.ts';
import { readText } from './text/readText.ts';
import type { CardReading } from './types.ts';

/** Reads cards in this process, one at a time. */
export type CardPipeline = (picture: Uint8Array) => Promise<CardReading>;

/**
 * Loads the models (about a second) and returns the complete pipeline from a picture's bytes to its
 * fields. The pipeline throws a CardReaderError for input that is not a picture.
 */
export async function createPipeline(): Promise<CardPipeline> {
  const [models] = await Promise.all([loadModels(), loadQrReader()]);
  return async (picture) => {
    const image = await decodeImage(picture);
    const code = await readQrContact(image);
    const text = await readText(image, models);
    const facts = extractFields(text.lines);
    const reading = readingOf(facts, text);
    if (!code) return reading;
    const corners = asFractions(code.corners, image.width, image.height);
    return withContact(reading, code.contact, corners, facts.country);
  };
}
