import { Buffer } from 'node:buffer';
import type { FileHandle } from 'node:fs/promises';
import { SheetError } from './sheetError.ts';

const refuse = (message: string) => new SheetError('unsupported', message);

const inNumbers =
  'This is a Numbers document. In Numbers, choose File > Export To > Excel, and send the .xlsx file.';
const inOpenDocument =
  'This is an OpenDocument spreadsheet (.ods). Choose File > Save As > Excel 2007-365 (.xlsx), and send that file.';
const inBinary =
  'This is a binary Excel workbook (.xlsb). Choose File > Save As > Excel Workbook (.xlsx), and send that file.';
const inOldExcel =
  'This is an old Excel file (.xls). Choose File > Save As > Excel Workbook (.xlsx), and send that file.';
const protectedWorkbook =
  'This workbook is protected by a password. In Excel, choose File > Info > Protect Workbook > Encrypt with Password, clear the password, and save it again.';
const oldOrProtected =
  'This is an old .xls file or protected by a password. Save it as .xlsx without one.';
const inPdf =
  'This is a PDF. Export the list as .xlsx or .csv from the program that it was made with.';
const inMarkup =
  'This is a web page or an XML file, whatever its name says. Open it in your spreadsheet program and save it as .xlsx.';
const inJson =
  'This is a JSON file. Export the list as .xlsx or .csv from the program that it was made with.';
const otherKind = 'This is not a list of contacts. Send an .xlsx, .csv or .vcf file.';

/** Reports what an archive is if it is not a workbook. @throws SheetError always. */
export function refuseOtherArchive(names: readonly string[]): never {
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (has(/^xl\/workbook\.bin$/i)) throw refuse(inBinary);
  if (has(/^Index(?:\.zip$|\/.*\.iwa$)/i)) throw refuse(inNumbers);
  if (has(/^META-INF\/manifest\.xml$/i) && has(/^content\.xml$/i)) throw refuse(inOpenDocument);
  throw refuse('This is not an Excel workbook. Send an .xlsx or .csv file.');
}

/** How files of other kinds start, after white space. */
const beginnings: readonly (readonly [RegExp, string])[] = [
  [/^%PDF/, inPdf],
  [/^(?:<!doctype|<html|<\?xml|<table|<workbook)/i, inMarkup],
  // A jCard starts with its name instead.
  [/^(?:\[\s{0,9})?\{\s{0,9}"/, inJson],
  [/^(?:\u007fELF|GIF8|\{\\rtf)/, otherKind],
];

/** Refuses files that start like another kind. @param start In Latin-1 @throws SheetError. */
export function refuseOtherText(start: string): void {
  const found = beginnings.find(([pattern]) => pattern.test(start));
  if (found) throw refuse(found[1]);
}

/** Refuses bytes that can't be text. @throws SheetError always. */
export const refuseBytes = (): never => {
  throw refuse(otherKind);
};

/** Streams of a compound file, by the kind of file that they indicate. */
const streams: readonly (readonly [string, string])[] = [
  ['EncryptedPackage', protectedWorkbook],
  ['Workbook', inOldExcel],
  ['Book', inOldExcel],
];
const directory = { sectorShift: 30, start: 48, entry: 128, name: 64, nameLength: 64 } as const;
/** Bytes of a compound file's table of contents that are examined. */
const looked = 16_384;

/**
 * Reports what a compound file is: Excel wrote them before 2007, and uses them for files that are
 * protected by a password.
 * @param head Its first bytes
 * @throws SheetError always.
 */
export async function refuseCompound(file: FileHandle, head: Buffer): Promise<never> {
  const shift = head.length > directory.start + 4 ? head.readUInt16LE(directory.sectorShift) : 0;
  // Sectors have 512 or 4,096 bytes, and the first one follows the header.
  if (shift !== 9 && shift !== 12) throw refuse(oldOrProtected);
  const position = (head.readUInt32LE(directory.start) + 1) * 2 ** shift;
  const entries = Buffer.alloc(looked);
  const { bytesRead } = await file.read(entries, 0, looked, position);
  const names = new Set<string>();
  for (let at = 0; at + directory.entry <= bytesRead; at += directory.entry) {
    const length = Math.min(entries.readUInt16LE(at + directory.nameLength), directory.name);
    names.add(entries.toString('utf16le', at, at + Math.max(0, length - 2)));
  }
  const found = streams.find(([name]) => names.has(name));
  throw refuse(found?.[1] ?? oldOrProtected);
}
