import { isCallable, isPlaceholder, readEmails, readLinks, readPhones } from '@cardinal/contact';
import type { ImportField } from '@cardinal/contract';
import { importFieldLabels } from '@cardinal/contract/labels';
import type { SheetRow } from '../../../ports/sheets/index.ts';
import { answersIn, type FileAnswer } from './rowEventAnswers.ts';
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
