import type { Archive } from './archive.ts';
import { longText, muchText } from '../cells.ts';
import { longestValue, sheetLimits } from '../limits.ts';
import { brokenFile } from '../sheetError.ts';
import { attributeOf, createXmlScanner, decodeEscapes, type XmlEvents } from './xmlScanner.ts';

/** What the cells of a workbook's sheets refer to. */
export interface Workbook {
  /** Its sheets in their order, hidden ones last. */
  sheets: readonly { part: string; name: string; hidden: boolean }[];
  strings: readonly string[];
  /** How each cell format shows numbers. */
  styles: readonly NumberStyle[];
  /** Whether days are counted from 1904. */
  is1904: boolean;
}

/** The path of the table of contents in every workbook. */
export const workbookPart = 'xl/workbook.xml';

/** How a cell shows a number: as a date, as it is, or by a format of the file. */
export type NumberStyle = { kind: 'date' } | { kind: 'plain' } | { kind: 'custom'; format: string };

/** Sheets of a workbook among which the list is searched. */
const mostSheets = 20;

/** Reads everything except the sheets themselves. @throws SheetError. */
export async function readWorkbook(archive: Archive): Promise<Workbook> {
  let read = 0;
  async function readPart(name: string | undefined, events: XmlEvents): Promise<void> {
    if (name === undefined || !archive.names.includes(name)) return;
    const scanner = createXmlScanner(events);
    for await (const piece of archive.read(name, sheetLimits.others - read)) {
      read += piece.length;
      scanner.write(piece);
    }
    scanner.end();
  }

  const targets = new Map<string, string>();
  const byType = new Map<string, string>();
  await readPart('xl/_rels/workbook.xml.rels', {
    open(name, attributes) {
      if (name !== 'Relationship') return;
      const target = partName(attributeOf(attributes, 'Target') ?? '');
      const type = (attributeOf(attributes, 'Type') ?? '').split('/').at(-1) ?? '';
      targets.set(attributeOf(attributes, 'Id') ?? '', target);
      byType.set(type, target);
    },
  });

  // A part that two entries name is one sheet.
  const listed = new Map<string, Workbook['sheets'][number]>();
  let is1904 = false;
  await readPart(workbookPart, {
    open(name, attributes) {
      if (name === 'sheet') {
        const part = targets.get(attributeOf(attributes, 'id') ?? '');
        const name = attributeOf(attributes, 'name') ?? '';
        const hidden = (attributeOf(attributes, 'state') ?? 'visible') !== 'visible';
        if (part !== undefined && !listed.has(part)) listed.set(part, { part, name, hidden });
      }
      if (name === 'workbookPr') {
        is1904 = ['1', 'true'].includes(attributeOf(attributes, 'date1904') ?? '');
      }
    },
  });
  const sheets = [...listed.values()]
    .toSorted((a, b) => Number(a.hidden) - Number(b.hidden))
    .slice(0, mostSheets);
  if (sheets.length === 0) throw brokenFile();

  const styles = createStyles();
  await readPart(byType.get('styles'), styles.events);
  const strings = createStrings();
  await readPart(byType.get('sharedStrings'), strings.events);
  return { sheets, strings: strings.all, styles: styles.all(), is1904 };
}

/** The name of a part that the workbook's main part refers to. */
function partName(target: string): string {
  const parts = target.startsWith('/') ? [] : ['xl'];
  for (const part of target.split('/')) {
    if (part === '..') parts.pop();
    else if (part && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** Collects the texts that cells refer to by number, without their pronunciation (`rPh`). */
function createStrings() {
  const all: string[] = [];
  let text = '';
  let isText = false;
  let isSound = false;
  const events: XmlEvents = {
    open(name) {
      if (name === 'si') text = '';
      else if (name === 'rPh') isSound = true;
      else if (name === 't') isText = !isSound;
    },
    text(piece) {
      if (!isText) return;
      text += piece;
      if (text.length > longestValue) throw longText();
    },
    close(name) {
      if (name === 't') isText = false;
      else if (name === 'rPh') isSound = false;
      else if (name === 'si') {
        all.push(decodeEscapes(text));
        if (all.length > sheetLimits.cells) throw muchText();
      }
    },
  };
  return { all, events };
}

/** Built-in formats that show dates or times. */
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58);
const longestFormat = 255;

/** Whether a number format shows a date or time: outside quotes, it contains their letters. */
function showsDate(format: string): boolean {
  const bare = format
    .slice(0, longestFormat)
    .replace(/"[^"]*"|\\.|[*_]./g, '')
    // oxlint-disable-next-line house/linear-expressions -- in at most `longestFormat` characters
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .replace(/general/gi, '');
  return /[dmyhs]/i.test(bare);
}

/** Formats such as 0.0E+00 would lose digits, and "General" shows the number as it is. */
const isAsStored = (format: string): boolean =>
  format.length > longestFormat || /^general$|e[+-]/i.test(format);

function styleOf(format: string): NumberStyle {
  if (showsDate(format)) return { kind: 'date' };
  return isAsStored(format) ? { kind: 'plain' } : { kind: 'custom', format };
}

/** Finds how each cell format shows numbers. */
function createStyles() {
  const formats = new Map<number, NumberStyle>();
  const ids: number[] = [];
  let isCell = false;
  const events: XmlEvents = {
    open(name, attributes) {
      if (name === 'cellXfs') isCell = true;
      else if (name === 'xf' && isCell) ids.push(Number(attributeOf(attributes, 'numFmtId') ?? 0));
      else if (name === 'numFmt') {
        const id = Number(attributeOf(attributes, 'numFmtId'));
        if (!formats.has(id)) formats.set(id, styleOf(attributeOf(attributes, 'formatCode') ?? ''));
      }
    },
    close(name) {
      if (name === 'cellXfs') isCell = false;
    },
  };
  const builtIn = (id: number): NumberStyle => ({ kind: isBuiltInDate(id) ? 'date' : 'plain' });
  return { events, all: () => ids.map((id) => formats.get(id) ?? builtIn(id)) };
}
