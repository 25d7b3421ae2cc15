import type { Archive } from './archive.ts';
import { longText, muchText } from '../cells.ts';
import { longestValue, sheetLimits } from '../limits.ts';
import { brokenFile } from '../sheetError.ts';
import { attributeOf, createXmlScanner, decodeEscapes } from './xmlScanner.ts';
import type { XmlEvents } from './xmlScanner.ts';

/** What the cells of a workbook's first sheet refer to. */
export interface Workbook {
  /** Name of the first sheet's part. */
  sheet: string;
  strings: readonly string[];
  /** The cell formats that show a date. */
  dateStyles: readonly boolean[];
  /** Whether days are counted from 1904. */
  is1904: boolean;
}

/** The path of the table of contents in every workbook. */
export const workbookPart = 'xl/workbook.xml';

/** Reads everything except the sheet itself. @throws SheetError. */
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

  let sheet: string | undefined;
  let is1904 = false;
  await readPart(workbookPart, {
    open(name, attributes) {
      if (name === 'sheet') sheet ??= targets.get(attributeOf(attributes, 'id') ?? '');
      if (name === 'workbookPr') {
        is1904 = ['1', 'true'].includes(attributeOf(attributes, 'date1904') ?? '');
      }
    },
  });
  if (sheet === undefined) throw brokenFile();

  const styles = createStyles();
  await readPart(byType.get('styles'), styles.events);
  const strings = createStrings();
  await readPart(byType.get('sharedStrings'), strings.events);
  return { sheet, strings: strings.all, dateStyles: styles.dates(), is1904 };
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

/** Finds the cell formats that show dates. */
function createStyles() {
  const formats = new Map<number, boolean>();
  const ids: number[] = [];
  let isCell = false;
  const events: XmlEvents = {
    open(name, attributes) {
      if (name === 'cellXfs') isCell = true;
      else if (name === 'xf' && isCell) ids.push(Number(attributeOf(attributes, 'numFmtId') ?? 0));
      else if (name === 'numFmt') {
        const id = Number(attributeOf(attributes, 'numFmtId'));
        if (!formats.has(id))
          formats.set(id, showsDate(attributeOf(attributes, 'formatCode') ?? ''));
      }
    },
    close(name) {
      if (name === 'cellXfs') isCell = false;
    },
  };
  return { events, dates: () => ids.map((id) => formats.get(id) ?? isBuiltInDate(id)) };
}
