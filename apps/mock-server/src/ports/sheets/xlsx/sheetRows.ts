import { formatValue } from 'hucre';
import { dayMs } from '@cardinal/contract/limits';
import { type CellContent, longCell, manyColumns, manyLines } from '../cells.ts';
import { longestValue, sheetLimits } from '../limits.ts';
import { brokenFile } from '../sheetError.ts';
import type { NumberStyle, Workbook } from './workbook.ts';
import { attributeOf, decodeEscapes, type XmlEvents } from './xmlScanner.ts';

interface RawRow {
  /** From 1. */
  row: number;
  contents: CellContent[];
}

const letters = 26;
const code = { at: 64, z: 90 } as const;
/** The days from which serial numbers are counted. */
const epochs = { from1900: Date.UTC(1899, 11, 31), from1904: Date.UTC(1904, 0, 1) } as const;
/** 29 February 1900, which existed in Lotus 1-2-3 but in no calendar. */
const lotusDay = 60;

/** Creates the collector of a sheet's rows; it ignores cells without content. */
export function createSheetRows(workbook: Workbook) {
  /** Rows that were read completely. */
  let ready: RawRow[] = [];
  let isSheet = false;
  let current: RawRow | undefined;
  let row = 0;
  let column = 0;
  /** Attributes of the current cell, and of an earlier one whose column was not needed yet. */
  let cell = '';
  let skipped = '';
  let value = '';
  /** The element with the text of the cell: `v`, or `t` inside `is`. */
  let isValue = false;
  let isInline = false;
  let isSound = false;

  function beginRow(attributes: string): void {
    const given = attributeOf(attributes, 'r');
    row = given === undefined ? row + 1 : Number(given);
    if (!Number.isInteger(row) || row < 1) throw brokenFile();
    if (row > sheetLimits.lines) throw manyLines();
    current = { row, contents: [] };
    column = 0;
    skipped = '';
  }

  /** Most cells of large sheets are empty, so a column is computed only if a later cell needs it. */
  function findColumn(): void {
    if (skipped) column = columnOf(attributeOf(skipped, 'r') ?? '');
    skipped = '';
    const place = attributeOf(cell, 'r');
    column = place === undefined ? column + 1 : columnOf(place);
  }

  function endCell(): void {
    if (value === '' && cell.startsWith(' r=')) {
      skipped = cell;
      return;
    }
    findColumn();
    const content = contentOf(cell, value, workbook);
    if (content === null || content === undefined || content === '') return;
    if (column > sheetLimits.columns) {
      if (typeof content === 'string' && content.trim() === '') return;
      throw manyColumns();
    }
    const contents = current?.contents ?? [];
    while (contents.length < column - 1) contents.push(null);
    contents[column - 1] = content;
  }

  const events: XmlEvents = {
    open(name, attributes) {
      if (name === 'c') {
        cell = attributes;
        value = '';
      } else if (name === 'v') isValue = true;
      else if (name === 'row') {
        if (isSheet) beginRow(attributes);
      } else if (name === 'is') isInline = true;
      else if (name === 'rPh') isSound = true;
      else if (name === 't') isValue = isInline && !isSound;
      else if (name === 'sheetData') isSheet = true;
    },
    text(piece) {
      if (!isValue) return;
      value += piece;
      if (value.length > longestValue) throw longCell(row);
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false;
      else if (name === 'c') {
        if (current) endCell();
      } else if (name === 'row') {
        if (current && current.contents.length > 0) ready.push(current);
        current = undefined;
      } else if (name === 'is') isInline = false;
      else if (name === 'rPh') isSound = false;
      else if (name === 'sheetData') isSheet = false;
    },
  };

  return {
    events,
    /** The rows since the last call. */
    take(): RawRow[] {
      const taken = ready;
      ready = [];
      return taken;
    },
  };
}

/** The content of a cell. @param attributes Of its element @param value Its text */
function contentOf(
  attributes: string,
  value: string,
  { strings, styles, is1904 }: Workbook,
): CellContent {
  switch (attributeOf(attributes, 't')) {
    case 's':
      return value === '' ? null : strings[Number(value)];
    case 'str':
    case 'inlineStr':
      return decodeEscapes(value);
    case 'b':
      return value === '1' || value.toLowerCase() === 'true';
    case 'd':
      return value;
    // "#N/A" and the like are no value.
    case 'e':
      return null;
    default: {
      const number = Number(value);
      if (value === '' || Number.isNaN(number)) return value || null;
      return shownNumber(number, styles[Number(attributeOf(attributes, 's'))], is1904);
    }
  }
}

/** A number as the spreadsheet program shows it: phone numbers have zeros and signs by their format. */
function shownNumber(number: number, style: NumberStyle | undefined, is1904: boolean): CellContent {
  switch (style?.kind) {
    case 'date':
      return dateOf(number, is1904);
    case 'custom':
      return formatValue(number, style.format);
    default:
      return number;
  }
}

/** The column of a cell such as `AB12`, from 1. @throws SheetError. */
export function columnOf(place: string): number {
  let column = 0;
  let at = 0;
  for (; at < place.length; at += 1) {
    const sign = place.charCodeAt(at) & ~32;
    if (sign <= code.at || sign > code.z) break;
    column = column * letters + sign - code.at;
    if (column > sheetLimits.width) throw brokenFile();
  }
  if (column === 0) throw brokenFile();
  return column;
}

function dateOf(serial: number, is1904: boolean): Date {
  if (is1904) return new Date(epochs.from1904 + Math.round(serial * dayMs));
  const days = serial >= lotusDay ? serial - 1 : serial;
  return new Date(epochs.from1900 + Math.round(days * dayMs));
}
