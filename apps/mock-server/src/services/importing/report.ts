import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SheetFormat } from '@cardinal/contract';
import type { Language } from '@cardinal/contract/messages';
import type { Database } from '../../store/engine/database.ts';
import type { ImportRecord } from '../../store/importing/imports.ts';
import { writeSheet } from '../../ports/sheets/index.ts';
import type { SheetFile } from '../shared/sheetFile.ts';
import { translated } from '../shared/sentences/recognise.ts';
import { chunksOf } from './process/chunks.ts';
import { columnsOf } from './state/importRecord.ts';
import { checkRow } from './rows/rowCheck.ts';
import type { RowRules } from './rows/rowRules.ts';
import { rowsOf } from './process/rowWork.ts';

const width = 24;
/** Rows that are checked without a pause. */
const turn = 50;

export interface ReportOptions {
  /** Language of the reasons. */
  language: Language;
  rules: RowRules;
  /** Rows without errors that are not imported either, with the reason. */
  others?: ReadonlyMap<number, string>;
  /** @default the format of the imported file; .csv for vCards */
  format?: SheetFormat | undefined;
}

/** The rows of a file that are not imported, each with the reason. */
export async function createReport(
  db: Database,
  record: ImportRecord,
  {
    rules,
    others,
    language,
    format = record.format === 'vcf' ? 'csv' : record.format,
  }: ReportOptions,
): Promise<SheetFile> {
  const title = await translated('Not imported', language);
  const reason = { name: await translated('Not imported because', language), width: 60 };
  const columns = columnsOf(record).map(({ name }) => ({ name, width }));

  async function* rows(): AsyncGenerator<string[]> {
    for await (const chunk of chunksOf(db, record)) {
      for (const [index, row] of rowsOf(chunk.rows).entries()) {
        if (index % turn === 0) await nextTurn();
        const { errors } = checkRow(row, rules);
        const reasons = errors.map(({ message }) => translated(message, language));
        const why =
          (await Promise.all(reasons)).join(' ') ||
          (await translated(others?.get(row.row) ?? '', language));
        if (!why) continue;
        const cells = columns.map((_, column) => row.cells[column] ?? '');
        yield [...cells, why];
      }
    }
  }

  const name = `${record.file_name.replace(/\.[^.]*$/, '')}-not-imported`;
  const sheet = { name: title, columns: [...columns, reason], rows: rows() };
  return { name, format, content: writeSheet(format, sheet) };
}
