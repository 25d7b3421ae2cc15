import type { Activity, LeadChange } from '@cardinal/contract';
import type { Dialect } from '../../../store/engine/database.ts';
import { toLead } from '../../../store/leads/leadRows.ts';
import type { LeadRow } from '../../../store/leads/leadRows.ts';
import { findLead, updateLead } from '../../../store/leads/leads.ts';
import { insertActivity } from '../../../store/records/activities.ts';
import type { Write } from '../../../store/schema.ts';
import { notFound, stale } from '../../shared/failures.ts';
import { scopeOf } from '../../shared/principal.ts';
import type { Principal } from '../../shared/principal.ts';
import { meetingColumns } from './answers.ts';
import { changedFields, describeChange, requireComplete } from './leadChanges.ts';

/** A change of a lead that a user asks for. */
interface Order {
  id: string;
  change: LeadChange;
  /** The versions that may be overwritten; absent: any. */
  versions: readonly number[] | undefined;
}

/** The lead after a change, with the entry of its history; without one if nothing changed. */
interface ChangedLead {
  row: LeadRow;
  changed: { activity: Activity; statusChanged: boolean } | undefined;
}

/**
 * Changes a lead and records it in the lead's history, in the caller's transaction. Repeats itself
 * if the lead changes meanwhile.
 * @throws `not_found`; `stale`; `invalid`.
 */
export async function changeLead(
  tx: Write,
  principal: Principal,
  { id, change, versions }: Order,
  { clock, dialect }: { clock: () => number; dialect: Dialect },
): Promise<ChangedLead> {
  const { workspaceId, userId } = principal;
  const scope = scopeOf(principal);
  for (;;) {
    const before = await findLead(tx, scope, id);
    if (!before) throw notFound('This lead');
    if (versions && !versions.includes(before.version)) throw stale();
    const { event_id, answers, ...plain } = change;
    const place = { workspaceId, dialect };
    const met = await meetingColumns(tx, place, { event_id, answers }, toLead(before));
    const fields = changedFields(before, { ...plain, ...met });
    requireComplete({ ...before, ...fields });
    if (Object.keys(fields).length === 0) return { row: before, changed: undefined };
    const at = clock();
    const after = await updateLead(tx, scope, before, { fields, at });
    if (!after) continue;
    const described = describeChange(before, fields);
    const entry = { workspaceId, leadId: after.id, actorId: userId, ...described, at };
    const activity = await insertActivity(tx, entry);
    return { row: after, changed: { activity, statusChanged: 'lead_status' in fields } };
  }
}
