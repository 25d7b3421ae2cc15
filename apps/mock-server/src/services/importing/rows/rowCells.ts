import {
  isCallable,
  isPlaceholder,
  oneLine,
  readEmails,
  readLinks,
  readPhones,
} from '@cardinal/contact';
import type { ImportField } from '@cardinal/contract';
import { importFieldLabels } from '@cardinal/contract/labels';
import type { SheetRow } from '../../../ports/sheets/index.ts';
import { answersIn, type FileAnswer } from './rowEventAnswers.ts';
import { fieldOfHeader } from '../columns/headerNames.ts';
import type { RowRules } from './rowRules.ts';
import type { Values } from './rowValues.ts';

/** The cells of a row by the fields that their columns hold. */
export interface RowCells {
  values: Values;
  answers: FileAnswer[];
  /** What the other columns of a field hold, as lines for the notes. */
  further: string[];
}

/** Sorts the cells of a row by their fields, each of which takes its first usable one. */
export function cellsOf(
  { cells }: SheetRow,
  { mapping, sequence, columns }: Pick<RowRules, 'mapping' | 'sequence' | 'columns'>,
): RowCells {
  const found: RowCells = { values: {}, answers: [], further: [] };
  const chosen: Partial<Record<ImportField, number>> = {};
  const lineOf = (column: number, field: ImportField) =>
    `${columns?.[column] ?? importFieldLabels[field]}: ${cells[column] ?? ''}`;
  for (const column of sequence ?? mapping.keys()) {
    const field = mapping[column];
    const text = cells[column];
    if (!field || !text) continue;
    if (field === 'answers') {
      found.answers.push(...answersIn(columns?.[column] ?? '', text));
      continue;
    }
    if (field === 'notes' && isOtherThanNotes(columns, column)) {
      if (!isPlaceholder(text)) found.further.push(lineOf(column, field));
      continue;
    }
    const label = field === 'phone' || field === 'mobile' ? labelOf(cells, columns, column) : '';
    if (label) {
      found.values[field] = [found.values[field], `${label}: ${text}`].filter(Boolean).join('\n');
      continue;
    }
    const earlier = chosen[field];
    const before = earlier === undefined ? '' : (cells[earlier] ?? '');
    if (earlier === undefined || (!isUsable(field, before) && isUsable(field, text))) {
      chosen[field] = column;
      found.values[field] = text;
      if (earlier !== undefined && !isPlaceholder(before)) {
        found.further.push(lineOf(earlier, field));
      }
    } else if (text !== before && !isPlaceholder(text)) found.further.push(lineOf(column, field));
  }
  return found;
}

/** By the names of a file's columns, whether each is kept in the notes: reading a name takes longer than a cell. */
const keptColumns = new WeakMap<readonly string[], readonly boolean[]>();

/** Whether a column is kept in the notes by its name, as that of faxes is. */
function isOtherThanNotes(columns: readonly string[] | undefined, column: number): boolean {
  if (!columns) return false;
  let kept = keptColumns.get(columns);
  if (!kept) {
    kept = columns.map((name) => fieldOfHeader(name)?.strength === 'kept');
    keptColumns.set(columns, kept);
  }
  return kept[column] ?? false;
}

/** What kind of number a cell holds: Google's exports say it in the column before, "Phone 1 - Type". */
function labelOf(
  cells: readonly string[],
  columns: readonly string[] | undefined,
  column: number,
): string {
  const value = '- value';
  const name = columns?.[column]?.toLowerCase() ?? '';
  if (!name.endsWith(value)) return '';
  const start = name.slice(0, -value.length);
  const before = columns?.[column - 1]?.toLowerCase();
  const isLabel = before === `${start}- type` || before === `${start}- label`;
  return isLabel ? oneLine((cells[column - 1] ?? '').replace(/^\*/, '')) : '';
}

/** Whether a cell has something for its field. */
function isUsable(field: ImportField, text: string): boolean {
  if (isPlaceholder(text)) return false;
  switch (field) {
    case 'email':
      return readEmails(text).first !== '';
    case 'phone':
    case 'mobile':
      return readPhones(text).numbers.some(isCallable);
    case 'website':
      return readLinks(text).first !== '';
    default:
      return true;
  }
}
