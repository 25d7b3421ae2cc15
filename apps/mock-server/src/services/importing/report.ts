import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SheetFormat } from '@cardinal/contract';
import type { Database } from '../../store/engine/database.ts';
import type { ImportRecord } from '../../store/importing/imports.ts';
import { writeSheet } from '../../ports/sheets/index.ts';
import type { SheetFile } from '../shared/sheetFile.ts';
import { chunksOf } from './process/chunks.ts';
import { columnsOf } from './state/importRecord.ts';
import { checkRow } from './rows/rowCheck.ts';
import type { RowRules } from './rows/rowRules.ts';
import { rowsOf } from './process/rowWork.ts';

/** The column with the reasons. */
const reason = { name: 'Not imported because', width: 60 };
const width = 24;
/** Rows that are checked without a pause. */
const turn = 50;

interface ReportOptions {
  rules: RowRules;
  /** Rows without errors that are not imported either, with the reason. */
  others?: ReadonlyMap<number, string>;
  /** @default the format of the imported file; .csv for vCards */
  format?: SheetFormat;
}

/** The rows of a file that are not imported, each with the reason. */
export function createReport(
  db: Database,
  record: ImportRecord,
  { rules, others, format = record.format === 'vcf' ? 'csv' : record.format }: ReportOptions,
): SheetFile {
  const columns = columnsOf(record).map(({ name }) => ({ name, width }));

  async function* rows(): AsyncGenerator<string[]> {
    for await (const chunk of chunksOf(db, record)) {
      for (const [index, row] of rowsOf(chunk.rows).entries()) {
        if (index % turn === 0) await nextTurn();
        const { errors } = checkRow(row, rules);
        const why = errors.map(({ message }) => message).join(' ') || others?.get(row.row);
        if (!why) continue;
        const cells = columns.map((_, column) => row.cells[column] ?? '');
        yield [...cells, why];
      }
    }
  }

  const name = `${record.file_name.replace(/\.[^.]*$/, '')}-not-imported`;
  const sheet = { name: 'Not imported', columns: [...columns, reason], rows: rows() };
  return { name, format, content: writeSheet(format, sheet) };
}
