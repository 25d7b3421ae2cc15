import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sheetLimits, usefulness } from '../limits.ts';
import { readSheet } from '../index.ts';
import {
  archive,
  aroundSheet,
  longPart,
  partOf,
  sheetPart,
  workbookOf,
} from '../../../../test/helpers/zipArchive.ts';

let folder: string;
let files = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cardinal-traps-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Reads a file to its end. @param unpacked Counts what was unpacked. */
async function cellsIn(content: string | Uint8Array, unpacked = { bytes: 0 }): Promise<string[][]> {
  files += 1;
  const path = join(folder, `file${files}`);
  await writeFile(path, content);
  const rows: string[][] = [];
  for await (const { cells } of await readSheet(path, { unpacked })) rows.push(cells);
  return rows;
}

const start = '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row>';
const end = '</sheetData></worksheet>';
const megabyte = 1_000_000;
const fill = (text: string) => text.repeat(Math.ceil(megabyte / text.length));

/** A workbook whose sheet is 400 MB of a text. */
const longSheet = (text: string, loosely: boolean, times: number) =>
  archive([...aroundSheet, longPart(sheetPart, { start, text: fill(text), times, end }, loosely)]);

const nothings: [string, string][] = [
  ['blanks', ' '],
  ['empty rows and cells', `<row r="2">${'<c r="C2" s="7"/>'.repeat(40)}</row>`],
  ['cells of blanks', `<row r="2">${'<c t="inlineStr"><is><t>   </t></is></c>'.repeat(8)}</row>`],
  ['comments', '<!-- nothing -->'],
  ['unknown elements', '<x y="z"></x>'],
];

describe('a sheet of 400 MB without content is refused', () => {
  it.each(nothings)('unread, if its compression is implausible: %s', async (_, text) => {
    const workbook = longSheet(text, false, 400);
    expect(workbook.length).toBeLessThan(6 * megabyte);
    const unpacked = { bytes: 0 };
    await expect(cellsIn(workbook, unpacked)).rejects.toMatchObject({ kind: 'too_large' });
    expect(unpacked.bytes).toBeLessThan(megabyte);
  });

  it.each(nothings)(
    'early, if it is compressed loosely: %s',
    { timeout: 60_000 },
    async (_, text) => {
      const unpacked = { bytes: 0 };
      const reading = cellsIn(longSheet(text, true, 120), unpacked);
      await expect(reading).rejects.toMatchObject({ kind: 'too_large' });
      expect(unpacked.bytes).toBeLessThan(usefulness.free + 2 * megabyte);
    },
  );

  it('if it misstates its size', async () => {
    const sheet = longPart(sheetPart, { start, text: fill(' '), times: 400, end });
    const unpacked = { bytes: 0 };
    const workbook = archive([...aroundSheet, { ...sheet, claimed: 1_000 }]);
    await expect(cellsIn(workbook, unpacked)).rejects.toMatchObject({ kind: 'broken' });
    expect(unpacked.bytes).toBeLessThan(megabyte);
  });

  it('in parts other than the sheet', async () => {
    const strings = { start: '<sst>', text: fill('<si/>'), times: 400, end: '</sst>' };
    const unpacked = { bytes: 0 };
    const parts = [...aroundSheet, longPart('xl/sharedStrings.xml', strings)];
    const workbook = archive([...parts, partOf(sheetPart, `${start}${end}`)]);
    await expect(cellsIn(workbook, unpacked)).rejects.toMatchObject({ kind: 'too_large' });
    expect(unpacked.bytes).toBeLessThan(megabyte);
  });
});

const sheetOf = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;

describe('a workbook', () => {
  it.each([
    ['a cell too far right', sheetOf('<row r="1"><c r="XFD1"><v>1</v></c></row>'), 'too_large'],
    ['a column that no sheet has', sheetOf('<row><c r="ZZZZ1"><v>1</v></c></row>'), 'broken'],
    ['a row that no sheet has', sheetOf('<row r="1048577"/>'), 'too_large'],
    ['a row of no number', sheetOf('<row r="x"/>'), 'broken'],
    ['a cell without end', sheetOf(`<row><c><v>${'1'.repeat(300_000)}</v></c></row>`), 'too_large'],
    ['elements too deep', sheetOf('<a>'.repeat(100) + '</a>'.repeat(100)), 'broken'],
    ['elements that cross', sheetOf('<row><c></row></c>'), 'broken'],
    ['a tag without end', `<worksheet a="${'x'.repeat(100_000)}`, 'broken'],
    ['an end too early', '<worksheet><sheetData><row r="1">', 'broken'],
    ['own entities', `<!DOCTYPE x [<!ENTITY a "b">]>${sheetOf('')}`, 'broken'],
  ])('with %s is refused', async (_, sheet, kind) => {
    await expect(cellsIn(workbookOf(sheet))).rejects.toMatchObject({ name: 'SheetError', kind });
  });

  it('with one text in very many cells is refused', async () => {
    const text = 'x'.repeat(sheetLimits.cell);
    const strings = partOf('xl/sharedStrings.xml', `<sst><si><t>${text}</t></si></sst>`);
    const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`;
    const sheet = sheetOf(row.repeat(Math.ceil(sheetLimits.text / text.length / 100) + 1));
    await expect(cellsIn(workbookOf(sheet, strings))).rejects.toMatchObject({ kind: 'too_large' });
  });

  it.each([
    [
      'one text',
      `<si><t>${'abcdefgh'.repeat(100_000)}</t></si>`,
      'A text of this workbook has more than 32,767 characters.',
    ],
    ['too many texts', '<si/>'.repeat(5_000_001), 'This file has more than 5,000,000 cells'],
  ])('with %s beside its sheet is refused', async (_, texts, message) => {
    const strings = partOf('xl/sharedStrings.xml', `<sst>${texts}</sst>`);
    await expect(cellsIn(workbookOf('<worksheet/>', strings))).rejects.toThrow(message);
  });

  it('that claims to be vast, or has very many sheets, is read by its actual content', async () => {
    const sheet = `<worksheet><dimension ref="A1:XFD1048576"/>${sheetOf('<row r="9"><c r="B9"><v>1</v></c></row>').slice(11)}`;
    expect(await cellsIn(workbookOf(sheet))).toEqual([['', '1']]);
    const sheets = '<sheet name="S" sheetId="1" r:id="rId1"/>'.repeat(50_000);
    const parts = [aroundSheet[0], partOf('xl/workbook.xml', `<workbook>${sheets}</workbook>`)];
    const workbook = archive([...parts.flatMap((part) => part ?? []), partOf(sheetPart, sheet)]);
    expect(await cellsIn(workbook)).toEqual([['', '1']]);
  });

  it('is read in every notation of XML', async () => {
    const strings = partOf(
      'xl/sharedStrings.xml',
      `\uFEFF<?xml version="1.0"?><x:sst xmlns:x='u'><x:si><x:r><x:t>Zo</x:t></x:r><x:r><x:t>ë</x:t></x:r>` +
        `<x:rPh><x:t>sound</x:t></x:rPh></x:si><x:si><x:t><![CDATA[<a&b>]]></x:t></x:si></x:sst>`,
    );
    const sheet =
      `<x:worksheet xmlns:x="u" note="a>b"><x:sheetData><!-- <row> --><x:row spans='1:9' r='2' >` +
      `<x:c t = "s" r="A2"><x:v>0</x:v></x:c><x:c r="B2" t="s"><x:v>1</x:v></x:c>` +
      `<x:c t="inlineStr"><x:is><x:t>&lt;&#38;&#x1F99C;&unknown;_x0041_</x:t></x:is></x:c>` +
      `<x:c t="str"><x:f>A1&amp;"&gt;"</x:f><x:v>sum</x:v></x:c><x:c t="b"><x:v>1</x:v></x:c>` +
      `<x:c t="e"><x:v>#N/A</x:v></x:c><x:c/></x:row></x:sheetData></x:worksheet>`;
    expect(await cellsIn(workbookOf(sheet, strings))).toEqual([
      ['Zoë', '<a&b>', '<&🦜&unknown;A', 'sum', 'true'],
    ]);
  });
});

describe('a .csv file is refused', () => {
  it.each([
    ['with one endless line', `a,b\n${'x y '.repeat(megabyte)}`, 'broken'],
    ['with endless columns', 'a,'.repeat(megabyte), 'broken'],
    ['with endless empty columns', `a\n${','.repeat(20_000)}\n`, 'too_large'],
    ['with a quotation mark that is never closed', `a\n"b\n${'c,d\n'.repeat(megabyte)}`, 'broken'],
    ['with very many empty lines', `a\n${'\n'.repeat(sheetLimits.emptyRows + 1)}b\n`, 'too_large'],
  ])('%s', { timeout: 60_000 }, async (_, text, kind) => {
    await expect(cellsIn(text)).rejects.toMatchObject({ name: 'SheetError', kind });
  });

  it.each([
    [
      'of cells without text',
      `a,b\n${','.repeat(megabyte)}`,
      'Row 2 has more than 400,000 characters',
    ],
    [
      'of quoted cells',
      `sep=,\na\n${'"",'.repeat(megabyte)}`,
      'Row 3 has more than 400,000 characters',
    ],
    ['with one text', `a,b\n"${'x'.repeat(megabyte)}`, 'Row 2 has more than 131,068 characters'],
  ])('before the parser has a whole row %s', async (_, text, message) => {
    await expect(cellsIn(text)).rejects.toThrow(message);
  });
});

/** A compound file with one table of contents. */
function compound(...streams: string[]): Buffer {
  const file = Buffer.alloc(2_048);
  file.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  file.writeUInt16LE(9, 30);
  file.writeUInt32LE(1, 48);
  for (const [index, name] of ['Root Entry', ...streams].entries()) {
    const at = 1_024 + index * 128;
    file.write(name, at, 'utf16le');
    file.writeUInt16LE(name.length * 2 + 2, at + 64);
  }
  return file;
}

describe('a file of another program is refused with what to do instead', () => {
  it.each<[string, string | Uint8Array, RegExp]>([
    [
      'OpenDocument',
      archive([
        partOf('mimetype', 'application/vnd.oasis.opendocument.spreadsheet'),
        partOf('content.xml', ''),
        partOf('META-INF/manifest.xml', ''),
      ]),
      /\.ods.*Save As.*\.xlsx/,
    ],
    [
      'Numbers',
      archive([partOf('Index/Document.iwa', ''), partOf('Metadata/Properties.plist', '')]),
      /Numbers.*Export To/,
    ],
    ['binary Excel', archive([partOf('xl/workbook.bin', '')]), /\.xlsb.*\.xlsx/],
    ['Word', archive([partOf('word/document.xml', '')]), /not an Excel workbook/],
    ['Excel before 2007', compound('Workbook'), /\.xls\).*\.xlsx/],
    ['Excel before 1997', compound('Book'), /\.xls\).*\.xlsx/],
    ['Excel with a password', compound('EncryptionInfo', 'EncryptedPackage'), /password/],
    ['some other compound file', compound('WordDocument'), /\.xlsx/],
    ['a PDF', '%PDF-1.7\n1 0 obj', /PDF.*Export/],
    ['a web page called .xls', '\uFEFF\n<html xmlns:x="u"><table>', /web page.*\.xlsx/],
    ['XML', '<?xml version="1.0"?><Workbook>', /XML.*\.xlsx/],
  ])('%s', async (_, content, message) => {
    const refused = { name: 'SheetError', kind: 'unsupported' };
    const reading = cellsIn(content);
    await expect(reading).rejects.toMatchObject(refused);
    await expect(reading).rejects.toThrow(message);
  });
});
