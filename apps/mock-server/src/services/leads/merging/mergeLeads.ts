import type { LeadMerge } from '@cardinal/contract';
import type { Dialect } from '../../../store/engine/database.ts';
import { newId } from '../../../store/ids.ts';
import { lockLeads } from '../../../store/leads/assignments.ts';
import { toLead, type LeadRow } from '../../../store/leads/leadRows.ts';
import { updateLead } from '../../../store/leads/leads.ts';
import { findActionSince, setMerged } from '../../../store/leads/merging/mergedLeads.ts';
import { moveRecords } from '../../../store/leads/merging/mergeMoves.ts';
import { insertMerge, type MergeRow } from '../../../store/leads/merging/merges.ts';
import { insertActivity } from '../../../store/leads/activities.ts';
import { copyPictures } from '../../../store/leads/pictures.ts';
import { optOutMerged } from '../../../store/mail/optOuts.ts';
import type { Write } from '../../../store/schema.ts';
import { leadSubject, recordAudit } from '../../shared/audit.ts';
import { notFound, stale } from '../../shared/failures.ts';
import { leadName } from '../../shared/names.ts';
import { scopeOf, type Principal } from '../../shared/principal.ts';
import { describeMerge } from '../leadChanges.ts';
import { mergeChanges, valuesAfter } from './mergedFields.ts';

/** The user for whom leads are merged, and what merging needs besides the transaction. */
export interface Merger {
  principal: Principal;
  dialect: Dialect;
  clock: () => number;
}

/** A merge to carry out. */
interface MergeRequest {
  keptId: string;
  input: LeadMerge;
  /** The version of the kept lead, then that of the other; absent: any. */
  versions: readonly number[] | undefined;
}

/** Reads both leads of a merge and locks them. @throws `not_found`; `stale`. */
async function lockBoth(
  tx: Write,
  { principal, dialect }: Merger,
  { keptId, input, versions }: MergeRequest,
) {
  const locked = await lockLeads(tx, dialect, scopeOf(principal), [keptId, input.other]);
  const kept = locked.find(({ id }) => id === keptId);
  const other = locked.find(({ id }) => id === input.other);
  if (!kept) throw notFound('lead');
  if (!other) throw notFound('otherLead');
  const [ofKept, ofOther] = versions ?? [];
  if (versions && ofKept !== kept.version) throw stale();
  if (ofOther !== undefined && ofOther !== other.version) throw stale();
  return { kept, other };
}

/** Records a merge in the history of the kept lead and in the audit trail. */
async function recordMerge(
  tx: Write,
  principal: Principal,
  merge: MergeRow,
  { before, after, other }: { before: LeadRow; after: LeadRow; other: LeadRow },
) {
  const { workspaceId, userId } = principal;
  const activity = await insertActivity(tx, {
    workspaceId,
    leadId: before.id,
    actorId: userId,
    type: 'merged',
    title: `Merged with ${leadName(other)}`,
    description: describeMerge(before, valuesAfter(merge.changes)),
    at: merge.created_at,
    mergeId: merge.id,
  });
  await recordAudit(tx, principal, merge.created_at, [
    {
      action: 'leads_merged',
      subject: leadSubject(after),
      before: { merged: leadName(other) },
      after: { merge_id: merge.id },
    },
  ]);
  return activity;
}

/**
 * Merges one lead into another, in the caller's transaction.
 * @throws `not_found` unless the user has both; `stale`; `invalid` for impossible values.
 */
export async function mergeLeads(tx: Write, by: Merger, request: MergeRequest) {
  const { principal, clock } = by;
  const { workspaceId } = principal;
  const scope = scopeOf(principal);
  const { kept, other } = await lockBoth(tx, by, request);
  // Not earlier than the last change of either, even if this clock is slow.
  const at = Math.max(clock(), kept.updated_at, other.updated_at);
  const changes = mergeChanges(kept, other, request.input.fields);
  const merge: MergeRow = {
    workspace_id: workspaceId,
    id: newId(at),
    kept_id: kept.id,
    other_id: other.id,
    changes,
    action_since: await findActionSince(tx, workspaceId, kept.id),
    created_at: at,
    undone_at: null,
  };
  await insertMerge(tx, merge);
  await moveRecords(tx, merge);
  await setMerged(tx, scope, other, { into: kept.id, at });
  const takesPictures = kept.pictures === 0 && other.pictures > 0;
  if (takesPictures) await copyPictures(tx, merge);
  const fields = {
    ...valuesAfter(changes),
    ...(takesPictures && { pictures: other.pictures }),
  };
  if (kept.do_not_contact === 1 || other.do_not_contact === 1) {
    await optOutMerged(tx, merge, fields.email ?? kept.email);
  }
  const row = await updateLead(tx, scope, kept, { fields, at });
  // It is locked, so nobody can have changed it since then.
  if (!row) throw stale();
  const activity = await recordMerge(tx, principal, merge, { before: kept, after: row, other });
  return {
    answer: { lead: toLead(row), merge_id: merge.id },
    ownerId: row.owner_id,
    other: { leadId: other.id, ownerId: other.owner_id },
    statusChanged: 'lead_status' in changes,
    activity,
  };
}
