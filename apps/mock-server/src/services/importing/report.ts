import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../../store/engine/database.ts';
import type { ImportRecord } from '../../store/records/imports.ts';
import type { SheetColumn } from '../../ports/sheets/index.ts';
import { chunksOf } from './rows/chunks.ts';
import { agentsOf, columnsOf, mappingOf } from './importRecord.ts';
import { checkRow } from './rows/rowCheck.ts';
import { rowsOf } from './rows/rowWork.ts';

/** The rows of a file that are not imported, each with the reason. */
export interface Report {
  format: ImportRecord['format'];
  fileName: string;
  columns: SheetColumn[];
  rows: AsyncGenerator<string[]>;
}

/** Name of the column with the reasons. */
const reason = { name: 'Not imported because', width: 60 };
const width = 24;
/** Rows that are looked at without a pause. */
const turn = 50;

/** @param current Ids of agents by address, for an import that has not begun. */
export function rejectedRows(
  db: Database,
  record: ImportRecord,
  current: Readonly<Record<string, string>>,
): Report {
  const columns = columnsOf(record).map(({ name }) => ({ name, width }));
  const rules = { mapping: mappingOf(record), agents: agentsOf(record) ?? current };

  async function* rows(): AsyncGenerator<string[]> {
    for await (const chunk of chunksOf(db, record)) {
      for (const [index, row] of rowsOf(chunk.rows).entries()) {
        if (index % turn === 0) await nextTurn();
        const { errors } = checkRow(row, rules);
        if (errors.length === 0) continue;
        const cells = columns.map((_, column) => row.cells[column] ?? '');
        yield [...cells, errors.map(({ message }) => message).join(' ')];
      }
    }
  }

  const { format, file_name: fileName } = record;
  return { format, fileName, columns: [...columns, reason], rows: rows() };
}
