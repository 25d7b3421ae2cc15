import type { Database } from '../../../store/engine/database.ts';
import { findImportRows, type ImportRecord } from '../../../store/importing/imports.ts';
import { choicesOf, rulesOf } from '../state/importRecord.ts';
import type { ImportState } from '../state/importJson.ts';
import type { LeadChunk, Merge } from './leadChunks.ts';
import { actionFor } from '../rows/rowRules.ts';
import type { RowWork } from '../process/rowWork.ts';
import { findMatches } from '../attendees/findMatches.ts';
import { isAmbiguous } from '../attendees/matches.ts';

type Plan = NonNullable<ImportState['plan']>;

/** Reads the chunks of a list of attendees, whose rows fill in leads and create none. */
export function createAttendeeChunks(
  db: Database,
  record: ImportRecord,
  eventId: string,
  work: RowWork,
) {
  const rules = rulesOf(record, {});
  const choices = choicesOf(record);
  let known: Promise<Map<number, readonly string[]>> | undefined;

  /** The leads that each row fills in. Ambiguous codes can be found only in the whole file. */
  async function findTargets(): Promise<Map<number, readonly string[]>> {
    const matches = await findMatches({ db, work, rules }, record, eventId);
    const chosen = [...matches.values()].filter((match) =>
      isAmbiguous(match)
        ? choices.rows[String(match.row)] === 'fill'
        : actionFor(choices, match.row) === 'fill',
    );
    return new Map(chosen.map(({ row, leads }) => [row, leads]));
  }

  /** @param plan The decisions about the chunk before an interruption. */
  async function prepare(rows: string, made?: Plan): Promise<LeadChunk> {
    known ??= findTargets();
    const targets = await known;
    const { leads, count } = await work.prepare(rows, rules);
    const plan = made ?? {
      skipped: [],
      merges: leads.flatMap(({ row }) =>
        (targets.get(row) ?? []).map((id): [number, string] => [row, id]),
      ),
    };
    const byRow = new Map(leads.map((lead) => [lead.row, lead]));
    const merges = plan.merges.flatMap(([row, into]): Merge[] => {
      const lead = byRow.get(row);
      return lead ? [{ lead, into, action: 'fill' }] : [];
    });
    const filling = new Set(plan.merges.map(([row]) => row)).size;
    return { leads: [], merges, skipped: leads.length - filling, count, plan };
  }

  let current: { at: number; chunk: LeadChunk | undefined } | undefined;
  return {
    /** @returns Undefined after the last one. */
    async at(wanted: number, plan?: Plan): Promise<LeadChunk | undefined> {
      if (current?.at === wanted) return current.chunk;
      const rows = await findImportRows(db.read, record, wanted);
      const chunk = rows === undefined ? undefined : await prepare(rows, plan);
      current = { at: wanted, chunk };
      return chunk;
    },
  };
}
