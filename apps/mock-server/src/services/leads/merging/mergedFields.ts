import type { LeadMerge } from '@cardinal/contract';
import type { LeadRow } from '../../../store/leads/leadRows.ts';
import type { StoredFields } from '../../../store/leads/leads.ts';
import type { MergeChanges, MergedField, MergeRow } from '../../../store/leads/merging/merges.ts';
import { invalid } from '../../shared/failures.ts';
import { requireComplete } from '../leadChanges.ts';

type Entry = readonly [MergedField, { before: unknown; after: unknown }];

const entriesOf = (changes: MergeChanges): Entry[] =>
  Object.entries(changes).flatMap(([field, change]): Entry[] =>
    // The schema of the stored changes has no other fields.
    change ? [[field as MergedField, change]] : [],
  );

/** The answers of the first lead that has any, with the event to which they belong. */
function answersAt(eventId: string | null, leads: readonly LeadRow[]) {
  const found = leads.find((lead) => lead.event_id === eventId && lead.answers !== null);
  return { answers: found?.answers ?? null, answers_score: found?.answers_score ?? null };
}

/** The values of the kept lead after a merge that differ from its current ones. */
export function mergeChanges(
  kept: LeadRow,
  other: LeadRow,
  fields: LeadMerge['fields'] = {},
): MergeChanges {
  const events = [kept.event_id, other.event_id, null];
  if (fields.event_id !== undefined && !events.includes(fields.event_id)) {
    const message = 'Choose the event of one of the two leads.';
    throw invalid([{ path: 'fields.event_id', message }]);
  }
  const eventId =
    fields.event_id === undefined ? (kept.event_id ?? other.event_id) : fields.event_id;
  const chosen = { ...fields, event_id: eventId, ...answersAt(eventId, [kept, other]) };
  const given = Object.entries(chosen).filter(([, value]) => value !== undefined);
  requireComplete({ ...kept, ...Object.fromEntries(given) }, 'fields.');
  const current: Readonly<Record<string, unknown>> = kept;
  return Object.fromEntries(
    given
      .filter(([field, value]) => value !== current[field])
      .map(([field, after]) => [field, { before: current[field], after }]),
  );
}

/** The values that a merge wrote. */
export const valuesAfter = (changes: MergeChanges): Partial<StoredFields> =>
  Object.fromEntries(entriesOf(changes).map(([field, { after }]) => [field, after]));

/**
 * The values to restore when undoing a merge, and the fields that were changed since and therefore
 * stay.
 */
export interface Restoration {
  fields: Partial<StoredFields>;
  kept: MergedField[];
}

/**
 * The fields that undoing a merge restores: those that still have the value that the merge wrote.
 */
export function restorationOf(lead: LeadRow, { changes, opted_out: optedOut }: MergeRow) {
  const isUntouched = ([field, { after }]: Entry) => lead[field] === after;
  const entries = entriesOf(changes);
  const fields = entries.filter(isUntouched).map(([field, { before }]) => [field, before]);
  const kept = entries
    .filter((entry) => !isUntouched(entry))
    .map(([field]) => field)
    // The score follows the answers.
    .filter((field) => field !== 'answers_score');
  const contact = optedOut === 1 ? { do_not_contact: 0 as const } : {};
  return { fields: { ...Object.fromEntries(fields), ...contact }, kept } satisfies Restoration;
}

/** Whether a change can affect whether a lead is waiting for an answer. */
export const asksForAnswer = ({ lead_type, lead_status }: MergeChanges): boolean =>
  lead_type !== undefined || lead_status !== undefined;

/**
 * Undoes an earlier merge of the same lead while later ones remain: the values that a later merge
 * found were written by the earlier one, so its record must now contain the values before both, in
 * case the later one is undone as well.
 * @returns The fields that were passed on, the later merges that changed, and whether one of them
 * restores since when the lead has been waiting for an answer.
 */
export function passOn(merge: MergeRow, later: readonly MergeRow[]) {
  const passed = new Set<MergedField>();
  const waiting = asksForAnswer(merge.changes)
    ? later.find(({ changes }) => asksForAnswer(changes))
    : undefined;
  const changed = later.flatMap((next) => {
    const own = entriesOf(merge.changes).filter(
      ([field, { after }]) => !passed.has(field) && next.changes[field]?.before === after,
    );
    if (own.length === 0 && next !== waiting) return [];
    for (const [field] of own) passed.add(field);
    const before = own.map(([field, change]) => [
      field,
      { ...next.changes[field], before: change.before },
    ]);
    const changes: MergeChanges = { ...next.changes, ...Object.fromEntries(before) };
    const since = next === waiting ? merge.action_since : next.action_since;
    return [{ ...next, changes, action_since: since }];
  });
  return { passed, changed, passesWaiting: waiting !== undefined };
}
