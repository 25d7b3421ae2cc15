import type { Database } from '../../../store/engine/database.ts';
import type { ImportRecord } from '../../../store/importing/imports.ts';
import { choicesOf } from '../state/importRecord.ts';
import { chunksOf } from '../process/chunks.ts';
import type { RowRules } from '../rows/rowRules.ts';
import type { RowWork } from '../process/rowWork.ts';
import { uploaderScope } from '../state/uploader.ts';
import { badgesOf, createMatches, isAmbiguous, type Match } from './matches.ts';

interface Dependencies {
  db: Database;
  work: Pick<RowWork, 'attendees'>;
  rules: RowRules;
}

/**
 * The rows of a stored list of attendees that match leads, by their numbers. Ambiguous codes can be
 * found only in the whole file.
 * @param completedBy Includes leads that this import has completed
 */
export async function findMatches(
  { db, work, rules }: Dependencies,
  record: ImportRecord,
  eventId: string,
  completedBy?: string,
): Promise<Map<number, Match>> {
  const scope = await uploaderScope(db.read, record);
  const matches = createMatches(await badgesOf(db, scope, { eventId, completedBy }));
  for await (const { rows } of chunksOf(db, record)) {
    const { people } = await work.attendees(rows, rules, 0);
    matches.add(people);
  }
  return matches.all();
}

/** The ambiguous rows of a list, which fill in nothing, each with the reason. */
export async function findUnclear(
  dependencies: Dependencies,
  record: ImportRecord,
  eventId: string,
): Promise<Map<number, string>> {
  const { rows } = choicesOf(record);
  const matches = await findMatches(dependencies, record, eventId, record.id);
  return new Map(
    [...matches.values()]
      .filter((match) => isAmbiguous(match) && rows[String(match.row)] === undefined)
      .map((match) => [match.row, whyUnclear(match)]),
  );
}

function whyUnclear({ leads, others }: Match): string {
  const rows = new Intl.ListFormat('en').format(others.map(String));
  return [
    ...(leads.length > 1 ? [`${leads.length} leads have this badge code.`] : []),
    ...(others.length > 0
      ? [`Another person has this badge code, too: row ${rows}. Choose whose badge it is.`]
      : []),
  ].join(' ');
}
