import { isPlaceholder } from '@cardinal/contact';
import type { ImportField } from '@cardinal/contract';
import { importFields } from '@cardinal/contract/labels';
import { lengths } from '@cardinal/contract/limits';
import * as fc from 'fast-check';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSheet } from '../../../ports/sheets/index.ts';
import { checkRow } from './rowCheck.ts';

/** What lists hold, well written or not. */
const texts = fc.oneof(
  fc.constantFrom(
    'Ida Lund',
    'Lund, Ida (Sales)',
    'Dr. Ida Lund, PhD',
    'Werft Süd GmbH',
    'ida@werft.example',
    'ida@werft.example; bo@werft.example',
    'Ida <ida@werft.example>',
    'write to ida',
    '+49 421 555010 / +49 172 5550111',
    '0421 555010 ext. 12',
    '4.91725E+11',
    'Fax: +49 421 555030',
    'ask reception',
    'www.werft.example, shop.werft.example',
    'Hot',
    'somewhere between hot and cold',
    'Met in hall 4',
    '林小美',
    'N/A',
  ),
  fc
    .string({ minLength: 1, maxLength: 40, unit: 'grapheme-composite' })
    // Signs such as ⒝ are no letters, but become some.
    .filter((text) => text.normalize('NFKC') === text),
  fc
    .array(fc.constantFrom('Lund', 'Jr.', '-', 'von', 'Ida', '7', '#1', '&', 'Süd'), {
      minLength: 1,
      maxLength: 6,
    })
    .map((words) => words.join(' ')),
);

const fields = importFields.filter((field) => field !== 'assigned_to' && field !== 'event');

/** Names in Chinese characters are split without a blank. */
const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/(?=\p{L})\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu) ?? [];

/** Words of a row that are in no field, not in the notes, and not in what is reported. */
function lostIn(
  cells: readonly string[],
  mapping: readonly ImportField[],
  columns: readonly string[] = mapping,
): string[] {
  const { lead, eventAnswers, errors } = checkRow(
    { row: 2, cells: [...cells] },
    { mapping: [...mapping], agents: {}, values: {}, columns, isAttendeeList: false },
  );
  // A refused row is reported with its cells as they are.
  if (!lead || errors.length > 0) return [];
  const said = wordsIn([...Object.values(lead), eventAnswers.answers ?? ''].join(' '));
  const kept = said.join(' ').replaceAll(' ', '');
  const isFull = lead.notes.length >= lengths.notes - 200;
  return cells
    .filter((cell) => !isPlaceholder(cell))
    .flatMap(wordsIn)
    .filter((word) => !kept.includes(word) && !isFull);
}

const rowsOfLists = fc
  .uniqueArray(fc.constantFrom(...fields), { minLength: 2, maxLength: 8 })
  .chain((mapping) =>
    fc.record({
      mapping: fc.constant(mapping),
      cells: fc.array(texts, { minLength: mapping.length, maxLength: mapping.length }),
    }),
  );

it('keeps every word of a row in a field, in the notes or in the report', () => {
  fc.assert(
    fc.property(rowsOfLists, ({ mapping, cells }) => {
      expect(lostIn(cells, mapping)).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});

/** Columns of which a list may have several, or which are kept in the notes by their names. */
const named: readonly (readonly [column: string, field: ImportField])[] = [
  ['First Name', 'first_name'],
  ['Email', 'email'],
  ['E-mail 2 Address', 'email'],
  ['Business Phone', 'phone'],
  ['Phone 1 - Value', 'phone'],
  ['Mobile', 'mobile'],
  ['Mobile 2', 'mobile'],
  ['Web Page', 'website'],
  ['Notes', 'notes'],
  ['Remarks', 'notes'],
  ['Business Fax', 'notes'],
  ['Title', 'notes'],
];

it('keeps every word of a row with several columns for a field', () => {
  fc.assert(
    fc.property(
      fc.array(texts, { minLength: named.length, maxLength: named.length }),
      fc.shuffledSubarray([...named], { minLength: 3 }),
      (cells, chosen) => {
        const mapping = chosen.map(([, field]) => field);
        const columns = chosen.map(([column]) => column);
        expect(lostIn(cells.slice(0, mapping.length), mapping, columns)).toEqual([]);
      },
    ),
    { numRuns: 1_000 },
  );
});

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cardinal-lost-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function wordsOfFile(content: string | Uint8Array): Promise<string> {
  const path = join(folder, 'file');
  await writeFile(path, content);
  const cells: string[] = [];
  for await (const row of await readSheet(path)) cells.push(...row.cells);
  return wordsIn(cells.join(' ')).join('');
}

const sentences = fc.array(fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme-ascii' }), {
  minLength: 2,
  maxLength: 6,
});
const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

it('reads every word of a .csv file and of a workbook', async () => {
  await fc.assert(
    fc.asyncProperty(sentences, async (cells) => {
      const csv = await wordsOfFile(`Name,Email,Notes,A,B,C\n${cells.map(quoted).join(',')}\n`);
      const rows = [['Name', 'Email', 'Notes', 'A', 'B', 'C'], cells];
      const workbook = await wordsOfFile(await writeXlsx({ sheets: [{ name: 'List', rows }] }));
      for (const word of cells.flatMap(wordsIn)) {
        expect(csv).toContain(word);
        expect(workbook).toContain(word);
      }
    }),
    { numRuns: 100 },
  );
});

const escaped = (text: string) => text.replace(/[\\;,]/g, String.raw`\$&`);
const words = fc
  .stringMatching(/^[A-Za-z]{2,9}( [A-Za-z]{2,9}){0,2}$/)
  .filter((text) => !isPlaceholder(text));

it('reads every word of a vCard', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        family: words,
        given: words,
        prefix: words,
        org: words,
        unit: words,
        role: words,
        note: words,
        street: words,
      }),
      async (card) => {
        const lines = [
          'BEGIN:VCARD',
          'VERSION:3.0',
          `N:${escaped(card.family)};${escaped(card.given)};;${escaped(card.prefix)};`,
          `ORG:${escaped(card.org)};${escaped(card.unit)}`,
          `TITLE:${escaped(card.role)}`,
          `NOTE:${escaped(card.note)}`,
          `ADR:;;${escaped(card.street)};;;;`,
          'END:VCARD',
        ];
        const read = await wordsOfFile(lines.join('\r\n'));
        for (const word of Object.values(card).flatMap(wordsIn)) expect(read).toContain(word);
      },
    ),
    { numRuns: 100 },
  );
});
