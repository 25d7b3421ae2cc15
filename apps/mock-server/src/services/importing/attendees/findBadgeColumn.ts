import { badgeNames } from '@cardinal/contact';
import type { ImportMapping } from '@cardinal/contract';
import type { Database } from '../../../store/engine/database.ts';
import type { ImportRecord } from '../../../store/importing/imports.ts';
import { chunksOf } from '../process/chunks.ts';
import { rowsOf } from '../process/rowWork.ts';
import type { BadgeIndex } from './matches.ts';

/**
 * The mapping of a list of attendees with the column whose values are badge codes of the event's
 * incomplete leads; undefined if there is none.
 */
export async function withBadgeColumn(
  db: Database,
  record: ImportRecord,
  { mapping, index }: { mapping: ImportMapping; index: BadgeIndex },
): Promise<ImportMapping | undefined> {
  const counts = mapping.map(() => 0);
  for await (const { rows } of chunksOf(db, record)) {
    for (const { cells } of rowsOf(rows)) {
      for (const [column, text] of cells.entries()) {
        if (text && index.find(badgeNames(text)).length > 0) {
          counts[column] = (counts[column] ?? 0) + 1;
        }
      }
    }
  }
  const most = Math.max(...counts, 0);
  if (most === 0) return undefined;
  const found = counts.indexOf(most);
  return mapping.map((field, column) => {
    if (column === found) return 'badge_code';
    return field === 'badge_code' ? null : field;
  });
}
