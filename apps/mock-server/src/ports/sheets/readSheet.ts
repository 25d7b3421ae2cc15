import { Buffer } from 'node:buffer';
import { open, readFile } from 'node:fs/promises';
import { jcardStart, vcardStart } from '@cardinal/contact';
import type { TextEncoding } from '@cardinal/contract/labels';
import type { ImportFormat, ImportSource } from '@cardinal/contract';
import type { SheetRow } from './cells.ts';
import { decodeText, encodingOf, looksLikeText } from './csvText.ts';
import { encodingChoices } from './encodings.ts';
import { withoutFooter } from './footer.ts';
import type { ReadOptions } from './readOptions.ts';
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
    const text = decodeText(head);
    return vcardStart.test(text) || jcardStart.test(text) ? 'vcf' : 'csv';
  } finally {
    await file.close();
  }
}

/** A file that is being read. */
export interface OpenSheet {
  source: ImportSource;
  /** Its rows, without empty ones. */
  rows: AsyncGenerator<SheetRow>;
}

/**
 * Opens an .xlsx, .csv or .vcf file.
 * @param path Absolute path
 * @throws SheetError, also while the rows are read.
 */
export async function openSheet(path: string, options: ReadOptions = {}): Promise<OpenSheet> {
  const format = await formatOf(path);
  // Only the process that reads files loads the readers.
  if (format === 'xlsx') {
    const { openXlsx } = await import('./xlsx/readXlsx.ts');
    const { rows, ...source } = await openXlsx(path, options);
    return {
      source: { encoding: null, encodings: [], ...source },
      rows: withoutFooter(rows),
    };
  }
  const bytes = await readFile(path);
  const encoding =
    options.encoding ?? (format === 'vcf' ? encodingOfCards(bytes) : encodingOf(bytes));
  const source = {
    encoding,
    encodings: encodingChoices(bytes, encoding),
    sheet: null,
    sheets: [],
  };
  const rows =
    format === 'csv'
      ? withoutFooter((await import('./readCsv.ts')).readCsv(bytes, encoding))
      : (await import('./readVcard.ts')).readVcard(bytes, encoding);
  return { source, rows };
}

/** The lines of vCards that do not say how they are encoded. */
const undeclared = (bytes: Buffer): Buffer =>
  Buffer.from(
    bytes.toString('latin1').replace(/^[^:\r\n]{0,200};CHARSET=[^\n]*(?:\n[ \t][^\n]*)*/gim, ''),
    'latin1',
  );

/** The encoding of the lines that declare none; if they are plain, any that is not Unicode. */
function encodingOfCards(bytes: Buffer): TextEncoding {
  const encoding = encodingOf(bytes);
  if (encoding.startsWith('utf-')) return encoding;
  const others = encodingOf(undeclared(bytes));
  return others === 'utf-8' ? encoding : others;
}

/** The rows of a file; see `openSheet`. */
export const readSheet = async (
  path: string,
  options?: ReadOptions,
): Promise<AsyncGenerator<SheetRow>> => (await openSheet(path, options)).rows;
