import { Buffer } from 'node:buffer';
import { open } from 'node:fs/promises';
import { vcardStart } from '@cardinal/contact';
import type { ImportFormat } from '@cardinal/contract';
import type { Unpacked } from './xlsx/archive.ts';
import type { RateRows } from './xlsx/readXlsx.ts';
import type { SheetRow } from './cells.ts';
import { decodeText, looksLikeText } from './csvText.ts';
import { withoutFooter } from './footer.ts';
import { refuseBytes, refuseCompound, refuseOtherText } from './otherFiles.ts';
import { SheetError } from './sheetError.ts';

/** Bytes that determine the kind of a file. */
const telling = 4_096;
const zip = Buffer.from('PK\u0003\u0004');
/** Files of Excel before 2007, and files protected by a password. */
const compound = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

/**
 * The format of a file by its content, regardless of its name.
 * @param path Absolute path
 * @throws SheetError for unsupported formats.
 */
export async function formatOf(path: string): Promise<ImportFormat> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(telling), 0, telling, 0);
    const head = buffer.subarray(0, bytesRead);
    if (bytesRead === 0) throw new SheetError('broken', 'This file is empty.');
    if (head.subarray(0, zip.length).equals(zip)) return 'xlsx';
    if (head.subarray(0, compound.length).equals(compound)) return await refuseCompound(file, head);
    refuseOtherText(
      head
        .toString('latin1')
        .replace(/^\u00ef\u00bb\u00bf/, '')
        .trimStart(),
    );
    if (!looksLikeText(head)) return refuseBytes();
    return vcardStart.test(decodeText(head)) ? 'vcf' : 'csv';
  } finally {
    await file.close();
  }
}

/**
 * The rows of an .xlsx, .csv or .vcf file, without empty rows.
 * @param path Absolute path
 * @param unpacked Counts the unpacked bytes of a workbook
 * @param rate Finds the sheet of a workbook that holds the list; without it, the first one
 * @throws SheetError, also while the rows are read.
 */
export async function readSheet(
  path: string,
  unpacked?: Unpacked,
  rate?: RateRows,
): Promise<AsyncGenerator<SheetRow>> {
  // Only the thread that reads files loads the readers.
  switch (await formatOf(path)) {
    case 'xlsx':
      return withoutFooter((await import('./xlsx/readXlsx.ts')).readXlsx(path, unpacked, rate));
    case 'csv':
      return withoutFooter((await import('./readCsv.ts')).readCsv(path));
    case 'vcf':
      return (await import('./readVcard.ts')).readVcard(path);
  }
}
