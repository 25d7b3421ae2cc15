import type { Model, ModelLoader } from './model.ts';
import { createLineReader, type LineReader } from './recognise.ts';

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

/** Loads the models that find text. */
export async function loadFinder(
  { detect, classify }: FinderFiles,
  loadModel: ModelLoader,
): Promise<Omit<TextModels, 'readLines'>> {
  const models = await Promise.all([loadModel(detect), loadModel(classify)]);
  return { detect: models[0], classify: models[1] };
}

/** Loads the recogniser. */
export async function loadLineReader(
  { recognise, characters }: ReaderFiles,
  loadModel: ModelLoader,
): Promise<LineReader> {
  return createLineReader(await loadModel(recognise), characters);
}
