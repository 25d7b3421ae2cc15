import type { Buffer } from 'node:buffer';
import type { Readable } from 'node:stream';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { packing, sheetLimits } from '../limits.ts';
import { brokenFile, SheetError } from '../sheetError.ts';

/** Number of bytes unpacked so far, for monitoring by the caller. */
export interface Unpacked {
  bytes: number;
}

/** The packed parts of a file. */
export interface Archive {
  names: readonly string[];
  /**
   * Unpacks a part, but only as far as it is read, and never more than its compressed size allows,
   * regardless of the sizes that the archive claims.
   * @param most Bytes.
   * @throws SheetError.
   */
  read(name: string, most: number): AsyncGenerator<Buffer>;
  /** Bytes of a part as it is packed. */
  sizeOf(name: string): number;
  close(): void;
}

/** Opens an archive and reads its table of contents. @param path Absolute path. @throws SheetError. */
export async function openArchive(path: string, unpacked: Unpacked): Promise<Archive> {
  const zip = await open(path);
  try {
    const entries = await listEntries(zip);
    return {
      names: [...entries.keys()],
      read: (name, most) => unpack(zip, entries.get(name), most, unpacked),
      sizeOf: (name) => entries.get(name)?.compressedSize ?? 0,
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error instanceof SheetError ? error : brokenFile(error);
  }
}

async function open(path: string): Promise<ZipFile> {
  try {
    return await openPromise(path, { autoClose: false });
  } catch (error) {
    throw brokenFile(error);
  }
}

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let count = 0;
  for await (const entry of zip.eachEntry()) {
    count += 1;
    if (count > sheetLimits.entries) throw tooLarge();
    if (!entries.has(entry.fileName)) entries.set(entry.fileName, entry);
  }
  return entries;
}

async function* unpack(
  zip: ZipFile,
  entry: Entry | undefined,
  most: number,
  unpacked: Unpacked,
): AsyncGenerator<Buffer> {
  if (!entry) throw brokenFile();
  if (entry.isEncrypted()) throw protectedFile();
  const limit = Math.min(most, packing.free + entry.compressedSize * packing.ratio);
  if (entry.uncompressedSize > limit) throw tooLarge();
  const stream: Readable = await zip.openReadStreamPromise(entry);
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    unpacked.bytes += chunk.length;
    if (size > limit) throw tooLarge();
    yield chunk;
  }
}

const tooLarge = () =>
  new SheetError(
    'too_large',
    'This workbook unpacks to far more than a list can hold. Copy the list into a new workbook, or split it.',
  );
const protectedFile = () =>
  new SheetError('unsupported', 'This file is protected by a password. Remove it, then try again.');
