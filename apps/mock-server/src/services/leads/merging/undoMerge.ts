import { lockLeads } from '../../../store/leads/assignments.ts';
import type { LeadRow } from '../../../store/leads/leadRows.ts';
import { findLead, updateLead } from '../../../store/leads/leads.ts';
import { isHidden, setActionSince, setUnmerged } from '../../../store/leads/merging/mergedLeads.ts';
import { moveRecordsBack } from '../../../store/leads/merging/mergeMoves.ts';
import {
  findLaterMerges,
  findMerge,
  setUndone,
  updateFindings,
  type MergeRow,
} from '../../../store/leads/merging/merges.ts';
import { removeCopies } from '../../../store/leads/pictures.ts';
import { lockEventKey } from '../../../store/events/events.ts';
import { removeMergedOptOut } from '../../../store/mail/optOuts.ts';
import type { Write } from '../../../store/schema.ts';
import { leadSubject, recordAudit } from '../../shared/audit.ts';
import { conflict, notFound, stale } from '../../shared/failures.ts';
import { leadName } from '../../shared/names.ts';
import { scopeOf } from '../../shared/principal.ts';
import { asksForAnswer, passOn, restorationOf } from './mergedFields.ts';
import type { Merger } from './mergeLeads.ts';
import { say } from '../../shared/sentences/sentence.ts';

/** A merge that was made at `since` (milliseconds) or later. */
interface WantedMerge {
  id: string;
  since: number;
}

async function readMerge(tx: Write, { principal }: Merger, wanted: WantedMerge): Promise<MergeRow> {
  const merge = await findMerge(tx, principal.workspaceId, wanted);
  if (!merge) throw notFound('merge');
  return merge;
}

async function lockKept(
  tx: Write,
  { principal, dialect }: Merger,
  { kept_id: id }: MergeRow,
): Promise<LeadRow> {
  const scope = scopeOf(principal);
  const [kept] = await lockLeads(tx, dialect, scope, [id]);
  if (kept) return kept;
  if (!(await isHidden(tx, scope, id))) throw notFound('merge');
  throw conflict(
    'merge_state',
    say(({ leads }) => leads.mergedAway),
  );
}

/** Restores the values that the merge changed. */
async function restoreKept(
  tx: Write,
  { principal, dialect }: Merger,
  kept: LeadRow,
  { merge, at }: { merge: MergeRow; at: number },
) {
  const { workspaceId } = principal;
  const later = await findLaterMerges(tx, merge);
  const { passed, changed, passesWaiting } = passOn(merge, later);
  for (const next of changed) await updateFindings(tx, next);
  const restoration = restorationOf(kept, merge);
  const { fields } = restoration;
  const eventId = fields.event_id ?? null;
  // The event may have been deleted meanwhile.
  const isGone = eventId !== null && !(await lockEventKey(tx, dialect, workspaceId, eventId));
  const taken = await removeCopies(tx, merge);
  const row = await updateLead(tx, scopeOf(principal), kept, {
    fields: {
      ...fields,
      ...(isGone && { event_id: null }),
      ...(taken > 0 && { pictures: kept.pictures - taken }),
    },
    at,
  });
  if (!row) throw stale();
  const stays = restoration.kept.filter((field) => !passed.has(field));
  const isOwn = !stays.includes('lead_type') && !stays.includes('lead_status');
  if (asksForAnswer(merge.changes) && !passesWaiting && isOwn) {
    // In a separate statement: the trigger for a change of type or status would reset it.
    await setActionSince(tx, workspaceId, kept.id, merge.action_since);
  }
  return { row, kept: stays };
}

/**
 * Undoes a merge, in the caller's transaction; one that is already undone stays unchanged.
 * @returns The kept lead and the other one, and the fields that were changed since and therefore stay
 * @throws `not_found` unless the user has both leads; `merge_state`.
 */
export async function undoMerge(tx: Write, by: Merger, wanted: WantedMerge) {
  const { principal, clock } = by;
  const scope = scopeOf(principal);
  const before = await lockKept(tx, by, await readMerge(tx, by, wanted));
  // While this call waited for the lead, undoing an earlier merge may have changed what this one found.
  const merge = await readMerge(tx, by, wanted);
  const at = Math.max(clock(), before.updated_at);
  if (!(await setUndone(tx, merge, at))) {
    const other = await findLead(tx, scope, merge.other_id);
    if (!other) throw notFound('merge');
    return { leads: [before, other] as const, kept: [], isChanged: false, statusChanged: false };
  }
  await removeMergedOptOut(tx, merge);
  const other = await setUnmerged(tx, scope, merge, at);
  if (!other) throw notFound('merge');
  await moveRecordsBack(tx, merge);
  const { row, kept } = await restoreKept(tx, by, before, { merge, at });
  await recordAudit(tx, principal, at, [
    {
      action: 'merge_undone',
      subject: leadSubject(row),
      before: { merge_id: merge.id },
      after: { restored: leadName(other) },
    },
  ]);
  const statusChanged = row.lead_status !== before.lead_status;
  return { leads: [row, other] as const, kept, isChanged: true, statusChanged };
}
