import type { Readable } from 'node:stream';
import { openPromise } from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import { sheetLimits } from './limits.ts';
import { brokenFile, SheetError } from './sheetError.ts';

/** Parts that are read; pictures and the like are only passed by. */
const isRead = (name: string) => /\.(?:xml|rels)$/i.test(name);
const isSheet = (name: string) => /^xl\/worksheets\/[^/]+\.xml$/i.test(name);

/**
 * Unpacks a workbook's parts once into nothing, so that a bomb is found while it can't do harm:
 * whatever sizes the archive claims, no more than the limits is ever unpacked.
 * @param path Absolute path. @throws SheetError.
 */
export async function checkArchive(path: string): Promise<void> {
  const zip = await open(path);
  try {
    let others = 0;
    let entries = 0;
    let isWorkbook = false;
    for await (const entry of zip.eachEntry()) {
      const { fileName: name } = entry;
      entries += 1;
      if (entries > sheetLimits.entries) throw tooLarge();
      if (name === 'xl/workbook.xml') isWorkbook = true;
      if (!isRead(name)) continue;
      const most = isSheet(name) ? sheetLimits.sheet : sheetLimits.others - others;
      const size = await unpackedSize(zip, entry, most);
      if (!isSheet(name)) others += size;
    }
    if (!isWorkbook) throw noWorkbook();
  } catch (error) {
    throw error instanceof SheetError ? error : brokenFile(error);
  } finally {
    zip.close();
  }
}

async function open(path: string): Promise<ZipFile> {
  try {
    return await openPromise(path, { autoClose: false });
  } catch (error) {
    throw brokenFile(error);
  }
}

/** @throws SheetError when there is more, by what the archive says or by what comes out. */
async function unpackedSize(zip: ZipFile, entry: Entry, most: number): Promise<number> {
  if (entry.isEncrypted()) throw protectedFile();
  if (entry.uncompressedSize > most) throw tooLarge();
  const stream: Readable = await zip.openReadStreamPromise(entry);
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > most) throw tooLarge();
  }
  return size;
}

const tooLarge = () =>
  new SheetError('too_large', 'This workbook unpacks to more than can be read. Split it.');
const noWorkbook = () =>
  new SheetError('unsupported', 'This is no Excel workbook. Send an .xlsx or .csv file.');
const protectedFile = () =>
  new SheetError('unsupported', 'This file is protected by a password. Remove it, then try again.');
