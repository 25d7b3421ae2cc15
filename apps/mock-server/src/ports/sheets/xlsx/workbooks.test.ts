import { describe, expect, it } from 'vitest';
import { readSheet } from '../index.ts';
import { testFiles } from '../../../../test/helpers/sheetFiles.ts';
import type { RateRows } from '../readOptions.ts';
import { archive, partOf, workbookOf } from '../../../../test/helpers/zipArchive.ts';

const fileOf = testFiles();

async function cellsIn(content: Uint8Array, rate?: RateRows): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const { cells } of await readSheet(await fileOf(content), { ...(rate && { rate }) })) {
    rows.push(cells);
  }
  return rows;
}

const sheetOf = (...rows: string[]) =>
  `<worksheet><sheetData>${rows.map((cells) => `<row>${cells}</row>`).join('')}</sheetData></worksheet>`;
const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;

/** A workbook of several sheets with one text each. */
const sheetsOf = (...sheets: { text: string; state?: string }[]) =>
  archive([
    partOf(
      'xl/_rels/workbook.xml.rels',
      `<Relationships>${sheets
        .map(
          (_, at) => `<Relationship Id="rId${at}" Type="http://x/worksheet" Target="s${at}.xml"/>`,
        )
        .join('')}</Relationships>`,
    ),
    partOf(
      'xl/workbook.xml',
      `<workbook><sheets>${sheets
        .map(
          ({ state }, at) =>
            `<sheet name="${at}" r:id="rId${at}"${state ? ` state="${state}"` : ''}/>`,
        )
        .join('')}</sheets></workbook>`,
    ),
    ...sheets.map((sheet, at) => partOf(`xl/s${at}.xml`, sheetOf(text(sheet.text)))),
  ]);

describe('the sheet that is read', () => {
  const isList: RateRows = ([row]) => (row?.cells[0]?.startsWith('List') ? 1 : 0);
  const hidden = { state: 'hidden' };

  it.each([
    ['the first', [{ text: 'List 1' }, { text: 'List 2' }], 'List 1'],
    ['the list after a cover', [{ text: 'Read me' }, { text: 'List 2' }], 'List 2'],
    ['the first if there is no list', [{ text: 'Read me' }, { text: 'Help' }], 'Read me'],
    ['a visible one', [{ text: 'List 1', ...hidden }, { text: 'List 2' }], 'List 2'],
    [
      'a hidden one if no other is a list',
      [{ text: 'List 1', ...hidden }, { text: 'Help' }],
      'List 1',
    ],
  ])('is %s', async (_, sheets, found) => {
    expect(await cellsIn(sheetsOf(...sheets), isList)).toEqual([[found]]);
  });
});

describe('a cell', () => {
  const styles = (format: string) => [
    partOf(
      'xl/styles.xml',
      `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="${format}"/></numFmts><cellXfs><xf numFmtId="170"/></cellXfs></styleSheet>`,
    ),
    partOf(
      'xl/_rels/workbook.xml.rels',
      '<Relationships><Relationship Id="rId1" Type="http://x/worksheet" Target="worksheets/sheet1.xml"/>' +
        '<Relationship Id="rId3" Type="http://x/styles" Target="styles.xml"/></Relationships>',
    ),
    partOf(
      'xl/workbook.xml',
      '<workbook><sheets><sheet name="One" r:id="rId1"/></sheets></workbook>',
    ),
  ];

  it.each([
    ['0000000000', '301234567', '0301234567'],
    ['&quot;+&quot;0', '49301234567', '+49301234567'],
    [String.raw`[&lt;=9999999]###\-####;\(###\)\ ###\-####`, '3125550142', '(312) 555-0142'],
    ['General', '49301234567', '49301234567'],
    ['0.00E+00', '493012345678', '493012345678'],
    ['yyyy-mm-dd', '46000', '2025-12-09'],
  ])('with the number format %s is read as shown', async (format, value, shown) => {
    const sheet = partOf('xl/worksheets/sheet1.xml', sheetOf(`<c s="0"><v>${value}</v></c>`));
    expect(await cellsIn(archive([...styles(format), sheet]))).toEqual([[shown]]);
  });

  it('with an error is empty, and one with a line end of Windows has a simple one', async () => {
    const cells = `${text('a')}<c t="e"><v>#N/A</v></c>${text('Engines_x000D_\nNorth')}`;
    expect(await cellsIn(workbookOf(sheetOf(cells)))).toEqual([['a', '', 'Engines\nNorth']]);
  });
});

describe('merged cells', () => {
  const merging = (rows: string, ...places: string[]) =>
    workbookOf(
      sheetOf(...rows.split('\n')).replace(
        '</worksheet>',
        `<mergeCells>${places.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells></worksheet>`,
      ),
    );
  const two = (one: string, other: string) => `${one ? text(one) : '<c/>'}${text(other)}`;

  it('hold for every row that they reach over', async () => {
    const rows = [
      two('Company', 'Name'),
      two('Werft', 'Ida'),
      two('', 'Bo'),
      two('', 'Cy'),
      two('', 'Di'),
    ];
    expect(await cellsIn(merging(rows.join('\n'), 'A2:A4', 'B1:C1'))).toEqual([
      ['Company', 'Name'],
      ['Werft', 'Ida'],
      ['Werft', 'Bo'],
      ['Werft', 'Cy'],
      ['', 'Di'],
    ]);
  });

  it('are found where a sheet is unpacked in many pieces', async () => {
    const rows = Array.from({ length: 4_000 }, (_, at) =>
      two(at === 3_998 ? 'Werft' : '', `${at}`),
    );
    const places = Array.from({ length: 3_000 }, (_, at) => `C${at + 1}:C${at + 2}`);
    const found = await cellsIn(merging(rows.join('\n'), ...places, 'A3999:A4000'));
    expect(found.at(-1)).toEqual(['Werft', '3999']);
    expect(found.at(-3)).toEqual(['', '3997']);
  });
});
