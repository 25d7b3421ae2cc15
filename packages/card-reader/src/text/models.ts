import { loadModel, shareThreads } from './model.ts';
import type { Model } from './model.ts';
import { createLineReader } from './recognise.ts';
import type { LineReader } from './recognise.ts';

/** The three PP-OCRv4 models: where text is, whether it is upside down, what it says. */
export interface TextModels {
  detect: Model;
  classify: Model;
  readLines: LineReader;
}

/** The files (ONNX) of the models that find lines of text and tell their direction. */
export interface FinderFiles {
  detect: Uint8Array;
  classify: Uint8Array;
}

/** The recogniser's file (ONNX) and its character list, one character a line. */
export interface ReaderFiles {
  recognise: Uint8Array;
  characters: string;
}

/**
 * Loads the models that find text into WebAssembly.
 * @param threads WebAssembly threads, for all models of this JavaScript thread
 */
export async function loadFinder(
  { detect, classify }: FinderFiles,
  threads = 2,
): Promise<Omit<TextModels, 'readLines'>> {
  shareThreads(threads);
  const models = await Promise.all([loadModel(detect), loadModel(classify)]);
  return { detect: models[0], classify: models[1] };
}

/**
 * Loads the recogniser into WebAssembly.
 * @param threads WebAssembly threads, for all models of this JavaScript thread
 */
export async function loadLineReader(
  { recognise, characters }: ReaderFiles,
  threads = 2,
): Promise<LineReader> {
  shareThreads(threads);
  return createLineReader(await loadModel(recognise), characters);
}
