import { Buffer } from 'node:buffer';
import { open } from 'node:fs/promises';
import type { SheetFormat } from '@cardinal/contract';
import type { SheetRow } from './cells.ts';
import { looksLikeText } from './csvText.ts';
import { SheetError } from './sheetError.ts';

/** Bytes that tell what kind of file it is. */
const telling = 4_096;
const zip = Buffer.from('PK\u0003\u0004');
/** Files of Excel before 2007, and any that is protected by a password. */
const compound = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
const others = ['%PDF', '\u007fELF', 'GIF8', '{\\rtf', '<!DOCTYPE', '<html', '<?xml'];

/**
 * What a file is, by what stands in it: its name may say anything.
 * @param path Absolute path. @throws SheetError for what we don't read.
 */
export async function formatOf(path: string): Promise<SheetFormat> {
  const file = await open(path);
  const head = Buffer.alloc(telling);
  const { bytesRead } = await file.read(head, 0, telling, 0).finally(() => file.close());
  const start = head.subarray(0, bytesRead);
  if (bytesRead === 0) throw new SheetError('broken', 'This file is empty.');
  if (start.subarray(0, zip.length).equals(zip)) return 'xlsx';
  if (start.subarray(0, compound.length).equals(compound)) throw oldOrProtected();
  const text = start.toString('latin1').trimStart();
  if (others.some((sign) => text.startsWith(sign)) || !looksLikeText(start)) throw otherKind();
  return 'csv';
}

/**
 * The rows of an .xlsx or .csv file; empty rows are left out.
 * @param path Absolute path. @throws SheetError, also while the rows are read.
 */
export async function readSheet(path: string): Promise<AsyncGenerator<SheetRow>> {
  // Files are read in a thread of their own: elsewhere the readers are not even loaded.
  if ((await formatOf(path)) === 'xlsx') return (await import('./readXlsx.ts')).readXlsx(path);
  return (await import('./readCsv.ts')).readCsv(path);
}

const otherKind = () =>
  new SheetError('unsupported', 'This is no spreadsheet. Send an .xlsx or .csv file.');
const oldOrProtected = () =>
  new SheetError(
    'unsupported',
    'This is an old .xls file or protected by a password. Save it as .xlsx without one.',
  );
