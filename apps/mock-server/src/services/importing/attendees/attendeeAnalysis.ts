import type { ImportChoices, ImportMapping, ImportRow } from '@cardinal/contract';
import { attendeeFields, importFieldLabels } from '@cardinal/contract/labels';
import { limits } from '@cardinal/contract/limits';
import type { ImportRecord } from '../../../store/importing/imports.ts';
import { invalid } from '../../shared/failures.ts';
import { createAnalysis, type Analyser, type AnalysisDependencies } from '../process/analysis.ts';
import { badgesOf, createMatches, isAmbiguous, type Match } from './matches.ts';
import { say } from '../../shared/sentences/sentence.ts';
import { recognise } from '../../shared/sentences/recognise.ts';

const listed: ReadonlySet<string | null> = new Set(attendeeFields);

/** A proposed mapping without the fields that a list of attendees does not fill in. */
export const attendeeMapping = (mapping: ImportMapping): ImportMapping =>
  mapping.map((field) => (listed.has(field) ? field : null));

/** @throws `invalid` if a list of attendees cannot have this mapping. */
export function checkAttendeeMapping(mapping: ImportMapping): void {
  if (!mapping.includes('badge_code')) {
    throw invalid([{ path: 'mapping', message: say(({ imports }) => imports.codeColumn) }]);
  }
  const index = mapping.findIndex((field) => field !== null && !listed.has(field));
  const field = mapping[index];
  if (!field) return;
  const message = recognise(`A list of attendees cannot fill in ${importFieldLabels[field]}.`);
  throw invalid([{ path: `mapping.${index}`, message }]);
}

/** @throws `invalid` if rows of a list of attendees would do anything other than fill in leads. */
export function checkActions(
  { event_id: eventId }: Pick<ImportRecord, 'event_id'>,
  { duplicates, rows = {} }: ImportChoices,
): void {
  if (eventId === null) return;
  const others = [duplicates, ...Object.values(rows)].filter(Boolean);
  if (others.every((action) => action === 'fill' || action === 'skip')) return;
  const message = say(({ imports }) => imports.onlyFills);
  throw invalid([{ path: duplicates && duplicates !== 'fill' ? 'duplicates' : 'rows', message }]);
}

/** Maximum number of matching rows that are kept for display. */
const mostKept = 500;

/** The leads and rows shown with a row. */
const named = ({ leads, others }: Match): ImportRow['duplicates'] => [
  ...leads.map((id) => ({ reason: 'badge_code' as const, id, row: null })),
  ...others.map((row) => ({ reason: 'badge_code' as const, id: null, row })),
];

/**
 * Creates the analysis of an upload.
 * @param eventId The event whose list of attendees it is; null for a list of leads
 */
export const createAnalyser = (
  dependencies: AnalysisDependencies,
  eventId: string | null,
): Analyser =>
  eventId === null ? createAnalysis(dependencies) : createAttendeeAnalysis(dependencies, eventId);

function createAttendeeAnalysis(
  { db, work, rules, scope }: AnalysisDependencies,
  eventId: string,
): Analyser {
  const counts = { total: 0, invalid: 0 };
  const refused: ImportRow[] = [];
  const kept: ImportRow[] = [];
  // Read once for the whole file, with its first rows.
  let reading: Promise<ReturnType<typeof createMatches>> | undefined;
  let matches: ReturnType<typeof createMatches> | undefined;
  return {
    async add(chunk) {
      const missing = limits.importPreview - refused.length;
      const summary = await work.attendees(chunk.rows, rules, missing);
      counts.total += summary.count;
      counts.invalid += summary.invalid;
      refused.push(...summary.problems);
      reading ??= badgesOf(db, scope, { eventId }).then(createMatches);
      matches = await reading;
      const numbers = matches.add(summary.people).slice(0, mostKept - kept.length);
      if (numbers.length > 0) kept.push(...(await work.show(chunk.rows, rules, numbers)));
    },

    result() {
      const all: Map<number, Match> = matches?.all() ?? new Map();
      for (const row of kept) {
        const match = all.get(row.row);
        if (match) row.duplicates = named(match);
      }
      const unclear = new Set([...all.values()].filter(isAmbiguous).map(({ row }) => row));
      const problems = [...refused, ...kept.filter(({ row }) => unclear.has(row))];
      return {
        analysis: {
          ...counts,
          duplicates: all.size,
          ambiguous: unclear.size,
          rows: kept.slice(0, limits.importPreview),
          problems: problems.toSorted((a, b) => a.row - b.row).slice(0, limits.importPreview),
        },
        found: {},
      };
    },
  };
}
