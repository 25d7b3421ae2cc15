import type { ActivityType, AuditAction, BulkChange, LeadStatus } from '@cardinal/contract';
import type { LeadRow } from '../../../store/leads/leadRows.ts';
import { changeMany } from '../../../store/leads/leads.ts';
import { insertActivities } from '../../../store/records/activities.ts';
import type { Write } from '../../../store/schema.ts';
import { leadSubject, recordAudit } from '../../shared/audit.ts';
import type { Principal } from '../../shared/principal.ts';
import { changeTime } from './heldLeads.ts';

/** A change of many leads: its writes, and its entries in history and audit trail. */
export interface BulkStep {
  change: BulkChange;
  leadStatus: LeadStatus | null;
  /** @param at Milliseconds */
  fields: (at: number) => Parameters<typeof changeMany>[3]['fields'];
  type: ActivityType;
  title: (lead: LeadRow) => string;
  audit?: { action: AuditAction; deletes: boolean };
}

/** Deletes leads. */
export const removing: BulkStep = {
  change: 'deleted',
  leadStatus: null,
  fields: (at) => ({ deleted_at: at }),
  type: 'deleted',
  title: () => 'Lead deleted',
  audit: { action: 'lead_deleted', deletes: true },
};

/** Restores deleted leads. */
export const restoring: BulkStep = {
  change: 'restored',
  leadStatus: null,
  fields: () => ({ deleted_at: null }),
  type: 'restored',
  title: () => 'Lead restored',
  audit: { action: 'lead_restored', deletes: false },
};

/** Gives leads a status. */
export const becoming = (status: LeadStatus): BulkStep => ({
  change: 'status',
  leadStatus: status,
  fields: () => ({ lead_status: status }),
  type: 'status_changed',
  title: (lead) => `Status changed from ${lead.lead_status} to ${status}`,
});

/**
 * Writes a step to held leads, their history and the audit trail, in the caller's transaction.
 * @returns The leads after it
 */
export async function writeStep(
  tx: Write,
  principal: Principal,
  leads: readonly LeadRow[],
  { step, now }: { step: BulkStep; now: number },
): Promise<LeadRow[]> {
  const { workspaceId, userId } = principal;
  const at = changeTime(leads, now);
  const ids = leads.map(({ id }) => id);
  const after = await changeMany(tx, workspaceId, ids, { fields: step.fields(at), at });
  await insertActivities(
    tx,
    leads.map((lead) => ({
      workspaceId,
      leadId: lead.id,
      actorId: userId,
      type: step.type,
      title: step.title(lead),
      description: '',
      at,
    })),
  );
  const { audit } = step;
  if (audit) {
    const { action, deletes } = audit;
    const record = (lead: LeadRow) => ({
      action,
      subject: leadSubject(lead),
      before: { deleted: !deletes },
      after: { deleted: deletes },
    });
    await recordAudit(tx, principal, at, leads.map(record));
  }
  return after;
}
