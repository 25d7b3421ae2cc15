import type { LeadMerge } from '@cardinal/contract';
import { restorable, type LeadRow } from '../../../store/leads/leadRows.ts';
import type { LeadFields, NextStepColumns } from '../../../store/leads/leads.ts';
import type { MergeChanges, MergedField, MergeRow } from '../../../store/leads/merging/merges.ts';
import { requireComplete } from '../leadChanges.ts';
import { mergedEventAnswers } from './mergedEventAnswers.ts';
import type { EventAnswers } from '../eventAnswers.ts';

type Entry = readonly [MergedField, { before: unknown; after: unknown }];

const entriesOf = (changes: MergeChanges): Entry[] =>
  Object.entries(changes).flatMap(([field, change]): Entry[] =>
    // The schema of the stored changes has no other fields.
    change ? [[field as MergedField, change]] : [],
  );

const stepFields = [
  'next_step_kind',
  'next_step_at',
  'next_step_note',
  'step_done_at',
] as const satisfies readonly (keyof NextStepColumns)[];

const consentFields = ['consent_text', 'consent_at'] as const;

/** Fields that are restored together: answers belong to an event, and have a score. */
const groups: readonly ReadonlySet<MergedField>[] = [
  new Set<keyof EventAnswers>(['event_id', 'answers', 'answers_score']),
  new Set(stepFields),
  new Set(consentFields),
];

/** The entries that match; those of a group only if all of them do. */
function matching(entries: readonly Entry[], isMatch: (entry: Entry) => boolean): Entry[] {
  return entries.filter((entry) => {
    const group = groups.find((fields) => fields.has(entry[0]));
    return group ? entries.filter(([field]) => group.has(field)).every(isMatch) : isMatch(entry);
  });
}

/** The next step of the lead that is kept, or else that of the other one. */
const mergedNextStep = (kept: LeadRow, other: LeadRow) =>
  stepFields.map((field) => [field, (kept.next_step_kind === null ? other : kept)[field]] as const);

/** What the visitor agreed to: as the lead that is kept has it, or else the other one. */
const mergedConsent = (kept: LeadRow, other: LeadRow) =>
  consentFields.map(
    (field) => [field, (kept.consent_text === null ? other : kept)[field]] as const,
  );

/**
 * For each field of the kept lead that a merge changes, its value before and after; if it changes
 * the event, its answers or the next step, for each field of those.
 */
export function mergeChanges(
  kept: LeadRow,
  other: LeadRow,
  { event_id, answers, ...fields }: LeadMerge['fields'] = {},
): MergeChanges {
  const current: Readonly<Record<string, unknown>> = kept;
  const isChanged = ([field, value]: readonly [string, unknown]) =>
    value !== undefined && value !== current[field];
  const step = other.next_step_kind === null ? [] : mergedNextStep(kept, other);
  const consent = mergedConsent(kept, other);
  const eventAndAnswers = Object.entries(mergedEventAnswers(kept, other, { event_id, answers }));
  const changed = [
    ...Object.entries(fields).filter(isChanged),
    ...(eventAndAnswers.some(isChanged) ? eventAndAnswers : []),
    ...(step.some(isChanged) ? step : []),
    ...(consent.some(isChanged) ? consent : []),
  ];
  requireComplete(kept, { ...kept, ...Object.fromEntries(changed) }, 'fields.');
  return Object.fromEntries(
    changed.map(([field, after]) => [field, { before: current[field], after }]),
  );
}

/** Fields that are not named: they follow another one of their group. */
const followers: ReadonlySet<MergedField> = new Set([
  'answers_score',
  'consent_at',
  'next_step_at',
  'next_step_note',
  'step_done_at',
]);

const isChange = ([, { before, after }]: Entry) => before !== after;

/** The values that a merge changed, as it wrote them. */
export const valuesAfter = (changes: MergeChanges): Partial<LeadFields> =>
  Object.fromEntries(
    entriesOf(changes)
      .filter(isChange)
      .map(([field, { after }]) => [field, after]),
  );

/** The values to restore when undoing a merge, and the fields that stay because of later changes. */
export interface MergeRestoration {
  fields: Partial<LeadFields>;
  kept: MergedField[];
}

/**
 * The fields that undoing a merge restores: those that still have the value that the merge wrote,
 * unless the lead needs them. The event, the answers and their score are restored together or not at
 * all.
 */
export function restorationOf(lead: LeadRow, { changes }: MergeRow): MergeRestoration {
  const entries = entriesOf(changes);
  const same = matching(entries, ([field, { after }]) => lead[field] === after);
  const earlier = same.map(([field, { before }]) => [field, before]);
  const fields: Partial<LeadFields> = restorable(lead, Object.fromEntries(earlier));
  const kept = entries
    .filter((entry) => isChange(entry) && !(entry[0] in fields))
    .map(([field]) => field)
    // The score follows the answers, and a step has a kind.
    .filter((field) => !followers.has(field));
  return { fields, kept };
}

/** Whether a change can affect whether a lead is waiting for contact. */
export const asksForAnswer = ({ lead_type, lead_status }: MergeChanges): boolean =>
  lead_type !== undefined || lead_status !== undefined;

/**
 * Undoes an earlier merge of the same lead while later ones remain: the values that a later merge
 * found were written by the earlier one, so its record must now contain the values before both, in
 * case the later one is undone as well.
 * @returns The fields that were passed on, the later merges that changed, and whether one of them
 * restores since when the lead has been waiting for contact.
 */
export function passOn(merge: MergeRow, later: readonly MergeRow[]) {
  const passed = new Set<MergedField>();
  const waiting = asksForAnswer(merge.changes)
    ? later.find(({ changes }) => asksForAnswer(changes))
    : undefined;
  const changed = later.flatMap((next) => {
    const own = matching(
      entriesOf(merge.changes),
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
