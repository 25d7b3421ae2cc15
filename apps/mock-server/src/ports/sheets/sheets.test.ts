import { deflateRawSync } from 'node:zlib';
import { fromInert, toInert } from '@cardinal/contract/csv-text';
import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { sheetLimits } from './limits.ts';
import {
  formatOf,
  readSheet,
  writeSheet,
  type SheetColumn,
  type SheetRow,
  type WrittenCell,
} from './index.ts';
import { archive } from '../../../test/helpers/zipArchive.ts';
import { testFiles } from '../../../test/helpers/sheetFiles.ts';

const fileOf = testFiles();

async function sheetRows(path: string): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const row of await readSheet(path)) rows.push(row);
  return rows;
}

async function rowsIn(content: string | Uint8Array): Promise<string[][]> {
  const rows = await sheetRows(await fileOf(content));
  return rows.map(({ cells }) => cells);
}

const utf16 = (text: string, isBig = false) => {
  const bytes = Buffer.from(text, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};

const people = [
  ['Name', 'City'],
  ['Zoë', 'Köln'],
];

describe('a .csv file is read', () => {
  it.each<[string, string | Uint8Array]>([
    ['with commas', 'Name,City\nZoë,Köln\n'],
    ['with semicolons', 'Name;City\r\nZoë;Köln\r\n'],
    ['with tabs', 'Name\tCity\nZoë\tKöln'],
    ['with bars', 'Name|City\nZoë|Köln'],
    ['with carets', 'Name^City\nZoë^Köln'],
    ['with blanks around quotation marks', '"Name", "City" \n"Zoë" , "Köln"\n'],
    ['with old line ends', 'Name,City\rZoë,Köln\r'],
    ['with a mark', '\uFEFFName,City\nZoë,Köln\n'],
    ['that declares its separator', 'sep=;\nName;City\nZoë;Köln\n'],
    ['in quotation marks', '"Name","City"\n"Zoë","Köln"\n'],
    ['in Windows-1252', Buffer.from('Name;City\nZoë;Köln\n', 'latin1')],
    ['in UTF-16', utf16('\uFEFFName\tCity\nZoë\tKöln\n')],
    ['in UTF-16, big end first', utf16('\uFEFFName,City\nZoë,Köln\n', true)],
    ['in UTF-16 without a mark', utf16('Name,City\nZoë,Köln\n')],
    ['with empty lines', '\n\nName,City\n,\n\nZoë,Köln\n\n'],
    ['with spaces around', ' Name , City \n Zoë , Köln \n'],
    ['with too many separators', 'Name,City,,,\nZoë,Köln,,\n'],
  ])('%s', async (_, content) => {
    expect(await rowsIn(content)).toEqual(people);
  });

  it.each<[string, string, string]>([
    ['€ of ISO-8859-15', 'caf\u00e9 3 \u00a4', 'café 3 €'],
    ['€ of Windows-1252', 'caf\u00e9 3 \u0080', 'café 3 €'],
    ['€ of Windows-1252 beside its ¤', '3 \u0080, 4 \u00a4', '3 €, 4 ¤'],
    ['š and ž of ISO-8859-15', 'Milo\u00a8evi\u00e8, Kne\u00b8evi', 'Miloševiè, Kneževi'],
    ['œ of ISO-8859-15', 'c\u00bdur', 'cœur'],
    ['½, ¨ and ¸ of Windows-1252', '5\u00bd kg, \u00a8 or \u00b8', '5½ kg, ¨ or ¸'],
    ['“ and ” of Windows-1252', '\u0093so\u0094', '“so”'],
  ])('with %s', async (_, bytes, text) => {
    // In Latin-1, each of these characters is the byte of its code point.
    expect(await rowsIn(Buffer.from(`Note\n"${bytes}"\n`, 'latin1'))).toEqual([['Note'], [text]]);
  });

  it('with separators, quotation marks and line breaks inside', async () => {
    const text = 'Name;Notes\n"Lovelace; Ada";"said ""yes""\non Friday, 3 pm"\n';
    expect(await rowsIn(text)).toEqual([
      ['Name', 'Notes'],
      ['Lovelace; Ada', 'said "yes"\non Friday, 3 pm'],
    ]);
  });

  it('with separators in quotation marks after a blank', async () => {
    expect(await rowsIn('Name, Company\n"Lovelace, A.", "Engines, Ltd."\n')).toEqual([
      ['Name', 'Company'],
      ['Lovelace, A.', 'Engines, Ltd.'],
    ]);
  });

  it('with empty cells between tabs', async () => {
    expect(await rowsIn('Name\t\tCity\n\t\tKöln\n')).toEqual([
      ['Name', '', 'City'],
      ['', '', 'Köln'],
    ]);
  });

  it('below a title with another separator', async () => {
    expect(await rowsIn('Leads, all of them\nName;City\nZoë;Köln\nIda;Bonn\n')).toContainEqual([
      'Zoë',
      'Köln',
    ]);
  });

  it('without the remarks below the list', async () => {
    const list = 'Name,City\nZoë,Köln\n';
    const footer = '\n"Grand Totals (1 record)"\n\nConfidential\nCopyright (c) Some Company\n';
    expect(await rowsIn(`${list}${footer}`)).toEqual(people);
  });

  it.each([
    ['single texts that belong to the list', 'Name,City\nZoë,Köln\nIda\n', ['Ida']],
    [
      'an address after an empty row',
      'Name,City\nZoë,Köln\n\nida@example.com\n',
      ['ida@example.com'],
    ],
    ['a list of one column', 'Name\nZoë\n\nIda\n', ['Ida']],
    ['rows that go on after a remark', 'Name,City\nZoë,Köln\n\nDay 2\nIda,Bonn\n', ['Day 2']],
  ])('with %s', async (_, content, row) => {
    expect(await rowsIn(content)).toContainEqual(row);
  });

  it('with rows of different lengths, and a quotation mark in the middle of a word', async () => {
    expect(await rowsIn('a,b,c\n1\n1,2,3,4\n5" disk,x\n')).toEqual([
      ['a', 'b', 'c'],
      ['1'],
      ['1', '2', '3', '4'],
      ['5" disk', 'x'],
    ]);
  });

  it('with decimal commas beside semicolons', async () => {
    expect(await rowsIn('Name;Size\nA;1,5\nB;2,5\n')).toContainEqual(['B', '2,5']);
  });

  it('with the numbers of its rows, counting empty ones', async () => {
    const rows = await sheetRows(await fileOf('a,b\n\n1,2\n'));
    expect(rows.map(({ row }) => row)).toEqual([1, 3]);
  });

  it('but not when a quotation mark is never closed', async () => {
    const broken = `Name,Notes\n"Ada,${'x'.repeat(200)}\nB,C\n`;
    await expect(rowsIn(broken)).rejects.toMatchObject({ kind: 'broken' });
  });

  it('but not with a cell beyond every limit', async () => {
    const long = `Name\n${'x'.repeat(sheetLimits.cell + 1)}\n`;
    await expect(rowsIn(long)).rejects.toMatchObject({ kind: 'too_large' });
  });

  it('but not with more rows or columns than the limits', async () => {
    const rows = 'a\n'.repeat(sheetLimits.rows + 2);
    await expect(rowsIn(rows)).rejects.toMatchObject({ kind: 'too_large' });
    const columns = 'a,'.repeat(sheetLimits.columns + 1);
    await expect(rowsIn(`${columns}a\n`)).rejects.toMatchObject({ kind: 'too_large' });
  });
});

const workbook = (rows: Parameters<typeof writeXlsx>[0]['sheets'][number]['rows']) =>
  writeXlsx({
    sheets: [
      { name: 'One', rows },
      { name: 'Two', rows: [['other']] },
    ],
  });

describe('a workbook is read', () => {
  it('from its first sheet, with every kind of cell as text', async () => {
    const day = new Date(Date.UTC(2026, 10, 21));
    const moment = new Date(Date.UTC(2026, 10, 21, 9, 30));
    const cells = ['text', 12.5, true, day, moment, 49_151_234_567, ' spaced ', null, ''];
    expect(await rowsIn(await workbook([['Head'], cells]))).toEqual([
      ['Head'],
      ['text', '12.5', 'true', '2026-11-21', '2026-11-21T09:30:00.000Z', '49151234567', 'spaced'],
    ]);
  });

  it('with empty rows omitted but counted', async () => {
    const path = await fileOf(await workbook([['a'], [], [null, ''], ['b']]));
    const rows = await sheetRows(path);
    expect(rows).toEqual([
      { row: 1, cells: ['a'] },
      { row: 4, cells: ['b'] },
    ]);
  });

  it('with texts beyond the alphabet', async () => {
    const texts = ['محمد', '山田太郎', '🦜', 'a\nb', '<&>"\''];
    expect(await rowsIn(await workbook([texts]))).toEqual([texts]);
  });
});

describe('a file that is not a spreadsheet, or malicious, is refused', () => {
  it.each<[string, string | Uint8Array, string]>([
    ['nothing', '', 'broken'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'unsupported'],
    ['a PDF', '%PDF-1.7\n1 0 obj', 'unsupported'],
    ['a web page', '<!DOCTYPE html><table></table>', 'unsupported'],
    ['a list in JSON', '[\n  {"name": "Ada"}\n]', 'unsupported'],
    ['an old .xls', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'unsupported'],
    ['a program', Buffer.from('\u007fELF\u0002\u0001\u0001\u0000'), 'unsupported'],
    ['zero bytes', Buffer.alloc(5_000), 'unsupported'],
    ['half a workbook', Buffer.from('PK\u0003\u0004 and then nothing'), 'broken'],
    [
      'another archive',
      archive([{ name: 'a.txt', packed: deflateRawSync('a'), claimed: 1 }]),
      'unsupported',
    ],
  ])('%s', async (_, content, kind) => {
    await expect(rowsIn(content)).rejects.toMatchObject({ name: 'SheetError', kind });
  });

  const zeros = deflateRawSync(Buffer.alloc(sheetLimits.others + 1));
  it.each([
    ['that tells its size', sheetLimits.others + 1],
    ['that lies about its size', 1_000],
  ])('a bomb %s', { timeout: 20_000 }, async (_, claimed) => {
    const bomb = archive([
      { name: 'xl/workbook.xml', packed: deflateRawSync('<workbook/>'), claimed: 11 },
      { name: 'xl/sharedStrings.xml', packed: zeros, claimed },
    ]);
    expect(bomb.length).toBeLessThan(200_000);
    await expect(rowsIn(bomb)).rejects.toMatchObject({ name: 'SheetError' });
  });

  it('an archive of very many parts', async () => {
    const part = { name: 'xl/x', packed: deflateRawSync(''), claimed: 0 };
    const many = archive(Array.from({ length: sheetLimits.entries + 1 }, () => part));
    await expect(rowsIn(many)).rejects.toMatchObject({ kind: 'too_large' });
  });

  it('a workbook with a truncated part', async () => {
    const whole = await workbook([['Name'], ['Ada']]);
    await expect(rowsIn(whole.slice(0, whole.length / 2))).rejects.toMatchObject({
      kind: 'broken',
    });
  });
});

const hostile = [
  '=1+1',
  '+49 151 23',
  '-3',
  '@SUM(A1)',
  '\tx',
  "'quoted",
  '=HYPERLINK("http://x")',
  "'=2",
  "''-2",
];

describe('a written file', () => {
  const write = async (format: 'xlsx' | 'csv', rows: WrittenCell[][]) => {
    async function* all() {
      yield* rows;
    }
    const columns = (rows[0] ?? []).map((_, index): SheetColumn => {
      const isMoment = rows.some((row) => row[index] instanceof Date);
      return { name: `Column ${index}`, width: 10, kind: isMoment ? 'moment' : undefined };
    });
    const stream = writeSheet(format, { name: 'Leads', columns, rows: all() });
    return Buffer.from(await new Response(stream).arrayBuffer());
  };

  it.each(['xlsx', 'csv'] as const)('is read back unchanged from a .%s', async (format) => {
    const moment = new Date(Date.UTC(2026, 10, 21, 9, 30));
    const texts = [
      ...hostile.filter((text) => text.trim() === text),
      'a;b',
      '"',
      'a\nb',
      '_x0041_',
    ];
    const path = await fileOf(await write(format, [[...texts, moment]]));
    expect(await formatOf(path)).toBe(format);
    const rows = await sheetRows(path);
    expect(rows[1]?.cells).toEqual([...texts, moment.toISOString()]);
  });

  it('contains no formula: string cells in a workbook, an apostrophe in a .csv', async () => {
    const csv = (await write('csv', [hostile])).toString().split('\r\n')[1];
    expect(csv).toBe(
      `'=1+1,'+49 151 23,'-3,'@SUM(A1),"'\tx",'quoted,"'=HYPERLINK(""http://x"")",''=2,'''-2`,
    );
    expect(hostile.map(toInert).map(fromInert)).toEqual(hostile);
  });

  it.each([
    ['a separator', 'x;=1'],
    ['a line break', 'x\n=2\r\n@3'],
    ['a tab', 'x\t+1'],
    ['a bar, a quotation mark and blanks', 'x| "=1'],
    ['a comma', 'x, -1'],
  ])('contains no formula after %s', async (_, text) => {
    expect(toInert(text)).not.toBe(text);
    expect(fromInert(toInert(text))).toBe(text);
  });

  const { string, constantFrom, oneof, array, tuple } = fc;
  const signs = constantFrom(...`=+-@;,|\t\n\r"' ax1`);
  const cell = oneof(string({ unit: signs, maxLength: 12 }), string({ unit: 'grapheme' }));

  it('contains no formula, with whatever separator and quotation marks a program opens it', async () => {
    await fc.assert(
      fc.asyncProperty(
        array(tuple(cell, cell, cell), { minLength: 1, maxLength: 4 }),
        async (rows) => {
          const csv = (await write('csv', rows)).toString();
          for (const delimiter of [';', ',', '\t', '|']) {
            for (const quote of ['"', false] as const) {
              const read = parse(csv, {
                delimiter,
                quote,
                bom: true,
                relax_quotes: true,
                relax_column_count: true,
                skip_records_with_error: true,
                record_delimiter: ['\r\n', '\n', '\r'],
              });
              for (const found of (read as string[][]).flat()) {
                expect(found).not.toMatch(/^[\s"]*[=+\-@]/);
              }
            }
          }
        },
      ),
    );
  });

  it('is read back without loss, whatever it contains', () => {
    fc.assert(
      fc.property(cell, (text) => {
        expect(fromInert(toInert(text))).toBe(text);
      }),
      { numRuns: 5_000 },
    );
  });

  it('contains no characters that XML does not permit', async () => {
    const path = await fileOf(await write('xlsx', [['a\u0001\u0008b\uFFFE\uD800c\r\nd']]));
    const rows = await sheetRows(path);
    expect(rows[1]?.cells).toEqual(['ab\uFFFDc\nd']);
  });

  it('stops requesting rows once nobody reads it', async () => {
    let given = 0;
    async function* endless() {
      for (;;) {
        given += 1;
        yield [`row ${given}`];
      }
    }
    const columns = [{ name: 'A', width: 10 }];
    const reader = writeSheet('xlsx', { name: 'Leads', columns, rows: endless() }).getReader();
    await reader.read();
    await reader.cancel();
    const then = given;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(given).toBe(then);
  });
});
