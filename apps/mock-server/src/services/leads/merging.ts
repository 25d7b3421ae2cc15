import type { LeadMerge, MergedLead, UndoneMerge } from '@cardinal/contract';
import { limits } from '@cardinal/contract/limits';
import type { Announcer, Change } from '../../realtime/changes.ts';
import type { Database } from '../../store/engine/database.ts';
import { newId } from '../../store/ids.ts';
import { holdLeads } from '../../store/leads/assignments.ts';
import { toLead } from '../../store/leads/leadRows.ts';
import type { LeadRow } from '../../store/leads/leadRows.ts';
import { findLead, updateLead } from '../../store/leads/leads.ts';
import * as merges from '../../store/leads/merges.ts';
import type { MergeRow } from '../../store/leads/merges.ts';
import { insertActivity } from '../../store/records/activities.ts';
import { eventExists } from '../../store/records/events.ts';
import type { Write } from '../../store/schema.ts';
import { leadSubject, recordAudit } from '../shared/audit.ts';
import { conflict, invalid, notFound, stale } from '../shared/failures.ts';
import { once } from '../shared/idempotency.ts';
import type { IdempotentCall } from '../shared/idempotency.ts';
import { scopeOf } from '../shared/principal.ts';
import type { Principal } from '../shared/principal.ts';
import { describeMerge } from './leadChanges.ts';
import { asksForAnswer, mergeChanges, passOn, restorationOf, valuesAfter } from './mergedFields.ts';

/** Merges leads and undoes it, for one signed-in user. */
export interface Merging {
  /**
   * Merges another lead into one, once per `Idempotency-Key`.
   * @param versions The version of the lead, then that of the other; absent: any.
   * @throws `not_found` unless the user has both; `stale` if one now has another version; `invalid`
   * for a lead with itself.
   */
  merge(
    leadId: string,
    merge: LeadMerge,
    request?: { versions?: readonly number[]; call?: IdempotentCall },
  ): Promise<MergedLead>;
  /**
   * Undoes a merge; one that is already undone stays unchanged.
   * @throws `not_found` unless the user has both leads, or after 30 days; `merge_state` if the kept
   * lead was deleted or merged itself.
   */
  undo(mergeId: string): Promise<UndoneMerge>;
}

interface Dependencies {
  db: Database;
  announcer: Announcer;
  clock: () => number;
}

const undoable = limits.deletedDays * 86_400_000;

const nameOf = ({ first_name: first, last_name: last, email, badge_code: code }: LeadRow) =>
  `${first} ${last}`.trim() || email || code;

/** Creates the service for one signed-in user. */
export function createMerging(
  { db, announcer, clock }: Dependencies,
  principal: Principal,
): Merging {
  const scope = scopeOf(principal);
  const { workspaceId, userId, clientId: origin } = principal;
  const made = { workspaceId, origin };

  /** Both leads, locked. */
  async function holdBoth(tx: Write, keptId: string, otherId: string) {
    const held = await holdLeads(tx, db.dialect, scope, [keptId, otherId]);
    const kept = held.find(({ id }) => id === keptId);
    const other = held.find(({ id }) => id === otherId);
    if (!kept) throw notFound('This lead');
    if (!other) throw notFound('The other lead');
    return { kept, other };
  }

  async function carryOut(tx: Write, leadId: string, { input, versions }: Order) {
    const { kept, other } = await holdBoth(tx, leadId, input.other);
    const [ofKept, ofOther] = versions ?? [];
    if (versions && ofKept !== kept.version) throw stale();
    if (ofOther !== undefined && ofOther !== other.version) throw stale();

    // Not earlier than the last change of either, even if this clock is slow.
    const at = Math.max(clock(), kept.updated_at, other.updated_at);
    const changes = mergeChanges(kept, other, input.fields);
    const optedOut = other.do_not_contact === 1 && kept.do_not_contact === 0 ? 1 : 0;
    const merge: MergeRow = {
      workspace_id: workspaceId,
      id: newId(at),
      kept_id: kept.id,
      other_id: other.id,
      changes,
      opted_out: optedOut,
      action_since: await merges.findActionSince(tx, workspaceId, kept.id),
      created_at: at,
      undone_at: null,
    };
    await merges.insertMerge(tx, merge);
    await merges.moveRecords(tx, merge);
    await merges.setMerged(tx, scope, other, { into: kept.id, at });
    const fields = {
      ...valuesAfter(changes),
      ...(optedOut === 1 && { do_not_contact: 1 as const }),
    };
    const row = await updateLead(tx, scope, kept, { fields, at });
    // It is locked, so nobody can have changed it since then.
    if (!row) throw stale();
    const activity = await insertActivity(tx, {
      workspaceId,
      leadId: kept.id,
      actorId: userId,
      type: 'merged',
      title: `Merged with ${nameOf(other)}`,
      description: describeMerge(kept, valuesAfter(changes)),
      at,
      mergeId: merge.id,
    });
    await recordAudit(tx, principal, at, [
      {
        action: 'leads_merged',
        subject: leadSubject(row),
        before: { merged: nameOf(other) },
        after: { merge_id: merge.id },
      },
    ]);
    return {
      answer: { lead: toLead(row), merge_id: merge.id },
      ownerId: row.owner_id,
      other: { leadId: other.id, ownerId: other.owner_id },
      statusChanged: 'lead_status' in changes,
      activity,
    };
  }

  /** The lead that a merge kept, locked. */
  async function holdKept(tx: Write, { kept_id: id }: MergeRow): Promise<LeadRow> {
    const [kept] = await holdLeads(tx, db.dialect, scope, [id]);
    if (kept) return kept;
    if (!(await merges.isHidden(tx, scope, id))) throw notFound('This merge');
    throw conflict(
      'merge_state',
      'The merged lead was deleted or merged again meanwhile. Bring it back, then undo this merge.',
    );
  }

  /** Restores the values that the merge changed. */
  async function restoreKept(tx: Write, kept: LeadRow, merge: MergeRow, at: number) {
    const later = await merges.findLaterMerges(tx, merge);
    const { passed, changed, passesWaiting } = passOn(merge, later);
    for (const next of changed) await merges.updateFindings(tx, next);
    const restoration = restorationOf(kept, merge);
    const { fields } = restoration;
    const eventId = fields.event_id ?? null;
    // The event may have been deleted meanwhile.
    const isGone = eventId !== null && !(await eventExists(tx, workspaceId, eventId));
    const row = await updateLead(tx, scope, kept, {
      fields: isGone ? { ...fields, event_id: null } : fields,
      at,
    });
    if (!row) throw stale();
    const stays = restoration.kept.filter((field) => !passed.has(field));
    const isOwn = !stays.includes('lead_type') && !stays.includes('lead_status');
    if (asksForAnswer(merge.changes) && !passesWaiting && isOwn) {
      // In a separate statement: the trigger for a change of type or status would reset it.
      await merges.setActionSince(tx, workspaceId, kept.id, merge.action_since);
    }
    return { row, kept: stays };
  }

  async function carryOutUndo(tx: Write, merge: MergeRow) {
    const before = await holdKept(tx, merge);
    const at = Math.max(clock(), before.updated_at);
    if (!(await merges.setUndone(tx, merge, at))) {
      const other = await findLead(tx, scope, merge.other_id);
      if (!other) throw notFound('This merge');
      return { leads: [before, other] as const, kept: [], isChanged: false, statusChanged: false };
    }
    const other = await merges.setUnmerged(tx, scope, merge, at);
    if (!other) throw notFound('This merge');
    await merges.moveRecordsBack(tx, merge);
    const { row, kept } = await restoreKept(tx, before, merge, at);
    await recordAudit(tx, principal, at, [
      {
        action: 'merge_undone',
        subject: leadSubject(row),
        before: { merge_id: merge.id },
        after: { restored: nameOf(other) },
      },
    ]);
    const statusChanged = row.lead_status !== before.lead_status;
    return { leads: [row, other] as const, kept, isChanged: true, statusChanged };
  }

  return {
    async merge(leadId, input, { versions, call } = {}) {
      if (input.other === leadId) {
        throw invalid([{ path: 'other', message: 'A lead cannot be merged with itself.' }]);
      }
      const { answer: done, isRepeat } = await db.write((tx) =>
        once(tx, { call, userId, now: clock() }, () => carryOut(tx, leadId, { input, versions })),
      );
      const { answer, ownerId, other, statusChanged, activity } = done;
      if (!isRepeat) {
        const { lead } = answer;
        announcer.announce([
          { ...made, type: 'lead_updated', lead, ownerId, previousOwnerId: null, statusChanged },
          { ...made, type: 'lead_removed', ...other },
          { ...made, type: 'activity_created', leadId: lead.id, ownerId, activity },
        ]);
      }
      return answer;
    },

    async undo(mergeId) {
      const { leads, kept, isChanged, statusChanged } = await db.write(async (tx) => {
        const merge = await merges.findMerge(tx, workspaceId, {
          id: mergeId,
          since: clock() - undoable,
        });
        if (!merge) throw notFound('This merge');
        return carryOutUndo(tx, merge);
      });
      if (isChanged) {
        announcer.announce(
          leads.map((row, index): Change => ({
            ...made,
            type: 'lead_updated',
            lead: toLead(row),
            ownerId: row.owner_id,
            previousOwnerId: null,
            statusChanged: index === 0 && statusChanged,
          })),
        );
      }
      return { leads: leads.map(toLead), kept };
    },
  };
}

/** A merge to perform. */
interface Order {
  input: LeadMerge;
  versions: readonly number[] | undefined;
}
