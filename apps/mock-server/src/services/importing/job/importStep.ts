import { newId } from '../../../store/ids.ts';
import { leadIdOf } from './leadIds.ts';
import type { LeadWithActivity } from '../../../store/importing/importedLeads.ts';
import type { ImportRecord } from '../../../store/importing/imports.ts';
import type { ImportState } from '../state/importJson.ts';
import type { LeadChunk } from './leadChunks.ts';
import type { PreparedLead } from '../process/rowWork.ts';

/** The progress before anything is stored. @param at Creation time of the leads, in milliseconds */
export const beginning = (at: number): ImportState => ({
  chunk: 0,
  offset: 0,
  rows: 0,
  rejected: 0,
  at,
  tallies: [],
});

/** The outcome of a transaction for the next rows of a chunk. */
export interface Batch {
  processed: number;
  stored: readonly PreparedLead[];
  /** The owners of the existing leads that were changed, one for each row. */
  changedOf: readonly string[];
}

/** The progress after some of a chunk's rows are processed. */
export function afterBatch(
  state: ImportState,
  { leads, merges, skipped, count, plan }: LeadChunk,
  { processed, stored }: Pick<Batch, 'processed' | 'stored'>,
  userId: string,
): ImportState {
  const tallies = new Map(state.tallies.map((tally) => [tallyKey(tally), tally]));
  for (const { fields, assignedTo } of stored) {
    const { lead_status: status, lead_type: type } = fields;
    const tally = { ownerId: assignedTo ?? userId, status, type, isAssigned: assignedTo !== null };
    const n = (tallies.get(tallyKey(tally))?.n ?? 0) + 1;
    tallies.set(tallyKey(tally), { ...tally, n });
  }
  const offset = state.offset + processed;
  const { plan: _done, ...rest } = state;
  const next = { ...rest, tallies: [...tallies.values()], offset };
  const good = leads.length + merges.length;
  if (offset < good) return { ...next, ...(plan && { plan }) };
  // A row of a list of attendees can change several leads.
  const changing = new Set(merges.map(({ lead }) => lead.row)).size;
  const rejected = state.rejected + count - leads.length - changing - skipped;
  return { ...next, chunk: state.chunk + 1, offset: 0, rows: state.rows + count, rejected };
}

const tallyKey = ({
  ownerId,
  status,
  type,
  isAssigned,
}: Omit<ImportState['tallies'][number], 'n'>) => `${ownerId} ${status} ${type} ${isAssigned}`;

/** Leads as database rows, created on demand. @param at Milliseconds */
export function* allRows(
  leads: readonly PreparedLead[],
  record: ImportRecord,
  at: number,
): Generator<LeadWithActivity> {
  for (const lead of leads) yield toRows(lead, record, at);
}

/** A lead and its first history entry as database rows. */
function toRows(
  { row, fields, assignedTo, eventAnswers }: PreparedLead,
  record: ImportRecord,
  at: number,
): LeadWithActivity {
  const { workspace_id, user_id: userId } = record;
  const id = leadIdOf(record, row);
  return {
    lead: {
      ...fields,
      ...eventAnswers,
      workspace_id,
      id,
      owner_id: assignedTo ?? userId,
      assigned_to: assignedTo,
      // To their own list it is no news.
      assigned_at: assignedTo === null || assignedTo === userId ? null : at,
      created_by: userId,
      created_at: at,
      updated_at: at,
      version: 1,
    },
    activity: {
      workspace_id,
      id: newId(at),
      lead_id: id,
      actor_id: userId,
      type: 'imported',
      title: 'Lead imported',
      description: `File: ${record.file_name}`,
      created_at: at,
    },
  };
}
