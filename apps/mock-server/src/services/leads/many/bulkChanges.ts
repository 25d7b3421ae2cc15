import type {
  ActivityType,
  AuditAction,
  BulkChange,
  ChangedLeads,
  DeletedLeads,
  Lead,
  LeadStatus,
  StatusManyInput,
} from '@cardinal/contract';
import type { Change } from '../../../realtime/changes.ts';
import { leadsUpdated } from '../../../realtime/countMessages.ts';
import { lockLeads } from '../../../store/leads/assignments.ts';
import { toLead, type LeadRow } from '../../../store/leads/leadRows.ts';
import { changeMany } from '../../../store/leads/leads.ts';
import { insertActivities } from '../../../store/leads/activities.ts';
import type { Write } from '../../../store/schema.ts';
import { leadSubject, recordAudit } from '../../shared/audit.ts';
import { notFound } from '../../shared/failures.ts';
import { scopeOf, type Principal } from '../../shared/principal.ts';
import type { ServerContext } from '../../context.ts';
import { changeTime, inOrderOf } from './lockedLeads.ts';

type Dependencies = Pick<ServerContext, 'db' | 'announcer' | 'clock'>;

/** A change of leads: its writes, and its entries in history and audit trail. */
interface Step {
  change: BulkChange;
  leadStatus: LeadStatus | null;
  /** Whether it changes deleted leads; it leaves others unchanged. */
  revives?: true;
  /** Whether a lead differs from what it becomes. */
  differs: (lead: LeadRow) => boolean;
  /** @param at Milliseconds */
  fields: (at: number) => Parameters<typeof changeMany>[3]['fields'];
  type: ActivityType;
  title: (lead: LeadRow) => string;
  audit?: { action: AuditAction; deletes: boolean };
}

const removing: Step = {
  change: 'deleted',
  leadStatus: null,
  differs: () => true,
  fields: (at) => ({ deleted_at: at }),
  type: 'deleted',
  title: () => 'Lead deleted',
  audit: { action: 'lead_deleted', deletes: true },
};

const restoring: Step = {
  change: 'restored',
  leadStatus: null,
  revives: true,
  differs: () => true,
  fields: () => ({ deleted_at: null }),
  type: 'restored',
  title: () => 'Lead restored',
  audit: { action: 'lead_restored', deletes: false },
};

const becoming = (status: LeadStatus): Step => ({
  change: 'status',
  leadStatus: status,
  differs: (lead) => lead.lead_status !== status,
  fields: () => ({ lead_status: status }),
  type: 'status_changed',
  title: (lead) => `Status changed from ${lead.lead_status} to ${status}`,
});

/** Writes a step to held leads, their history and the audit trail. @returns The leads after it */
async function write(
  tx: Write,
  principal: Principal,
  leads: readonly LeadRow[],
  { step, now }: { step: Step; now: number },
): Promise<LeadRow[]> {
  const { workspaceId, userId: actorId } = principal;
  const { type, title, audit } = step;
  const at = changeTime(leads, now);
  const ids = leads.map(({ id }) => id);
  const after = await changeMany(tx, workspaceId, ids, { fields: step.fields(at), at });
  const entry = { workspaceId, actorId, type, description: '', at };
  await insertActivities(
    tx,
    leads.map((lead) => ({ ...entry, leadId: lead.id, title: title(lead) })),
  );
  if (audit) {
    const { action, deletes } = audit;
    const states = { before: { deleted: !deletes }, after: { deleted: deletes } };
    const record = (lead: LeadRow) => ({ action, subject: leadSubject(lead), ...states });
    await recordAudit(tx, principal, at, leads.map(record));
  }
  return after;
}

/**
 * Deletes and restores leads, and changes the status of many, for one signed-in user: all or none.
 * Readers get one message with the count, or the one lead. Every call rejects with `not_found` if one
 * of the leads does not exist or is not the user's.
 */
export function createBulkChanges({ db, announcer, clock }: Dependencies, principal: Principal) {
  const { workspaceId, clientId: origin } = principal;
  const made = { workspaceId, origin };
  const scope = scopeOf(principal);

  /**
   * Changes the leads that differ, and returns all of them.
   * @param isWhole Whether none is changed if one is missing
   */
  const carryOut = (leadIds: readonly string[], step: Step, isWhole = true) =>
    db.write(async (tx) => {
      const ids = [...new Set(leadIds)];
      // Deleted leads first: one that is restored at this moment is then found among the others.
      const deleted = step.revives
        ? await lockLeads(tx, db.dialect, { ...scope, deleted: true }, ids)
        : [];
      const others = ids.filter((id) => !deleted.some((lead) => lead.id === id));
      const current = await lockLeads(tx, db.dialect, scope, others);
      const found = [...deleted, ...current];
      const before = isWhole ? inOrderOf(ids, found) : found;
      const due = step.revives ? deleted : current.filter(step.differs);
      const changed = await write(tx, principal, due, { step, now: clock() });
      const byId = new Map(changed.map((lead) => [lead.id, lead]));
      return { due, changed, leads: before.map((lead) => byId.get(lead.id) ?? lead) };
    });

  async function changeAll(ids: readonly string[], step: Step): Promise<ChangedLeads> {
    const { changed, leads } = await carryOut(ids, step);
    announcer.announce(leadsUpdated(principal, changed, step));
    return { changed: changed.length, leads: leads.map(toLead) };
  }

  /** Changes those of the leads that still exist. @returns The changed ones, as they were. */
  async function changeFound(ids: readonly string[], step: Step): Promise<LeadRow[]> {
    const { due, changed } = await carryOut(ids, step, false);
    announcer.announce(leadsUpdated(principal, changed, step));
    return due;
  }

  const announce = (change: Change) => announcer.announce([change]);

  return {
    /** Sets the status of leads; those that already have it stay unchanged. */
    setStatus: ({ lead_ids: ids, lead_status: status }: StatusManyInput): Promise<ChangedLeads> =>
      changeAll(ids, becoming(status)),

    setStatusOfFound: (ids: readonly string[], status: LeadStatus) =>
      changeFound(ids, becoming(status)),
    removeFound: (ids: readonly string[]) => changeFound(ids, removing),
    restoreFound: (ids: readonly string[]) => changeFound(ids, restoring),

    async remove(ids: readonly string[]): Promise<DeletedLeads> {
      const { changed } = await changeAll(ids, removing);
      return { deleted: changed };
    },

    /** Restores leads; those that are not deleted stay unchanged. */
    restore: (ids: readonly string[]): Promise<ChangedLeads> => changeAll(ids, restoring),

    async removeOne(leadId: string): Promise<void> {
      const { changed } = await carryOut([leadId], removing);
      const [lead] = changed;
      if (lead) announce({ type: 'lead_removed', ...made, leadId, ownerId: lead.owner_id });
    },

    /** Restores one lead; if it is not deleted, it stays unchanged. */
    async restoreOne(leadId: string): Promise<Lead> {
      const { changed, leads } = await carryOut([leadId], restoring);
      const [row] = leads;
      if (!row) throw notFound('lead');
      const lead = toLead(row);
      const unchanged = { previousOwnerId: null, statusChanged: false, ownerId: row.owner_id };
      if (changed.length > 0) announce({ type: 'lead_updated', ...made, lead, ...unchanged });
      return lead;
    },
  };
}
