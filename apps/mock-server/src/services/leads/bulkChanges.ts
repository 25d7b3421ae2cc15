import type {
  ActivityType,
  AuditAction,
  BulkChange,
  ChangedLeads,
  DeletedLeads,
  LeadStatus,
  StatusManyInput,
} from '@cardinal/contract';
import type { Announcer, Change } from '../../realtime/changes.ts';
import type { Database } from '../../store/engine/database.ts';
import { holdLeads } from '../../store/leads/assignments.ts';
import { toLead } from '../../store/leads/leadRows.ts';
import type { LeadRow } from '../../store/leads/leadRows.ts';
import { changeMany } from '../../store/leads/leads.ts';
import type { LeadScope } from '../../store/leads/leadScope.ts';
import { insertActivities } from '../../store/records/activities.ts';
import type { Write } from '../../store/schema.ts';
import { leadSubject, recordAudit } from '../shared/audit.ts';
import { notFound } from '../shared/failures.ts';
import { scopeOf } from '../shared/principal.ts';
import type { Principal } from '../shared/principal.ts';

/**
 * Changes many leads at once, for one signed-in user: all or none. Readers of the leads get one
 * message with the count. Every call rejects with `not_found` if one of the leads does not exist or
 * is not the user's.
 */
export interface BulkChanges {
  /** Sets the status of leads; those that already have it stay unchanged. */
  setStatus(input: StatusManyInput): Promise<ChangedLeads>;
  /** Deletes leads. */
  remove(leadIds: readonly string[]): Promise<DeletedLeads>;
  /** Restores leads; those that are not deleted stay unchanged. */
  restore(leadIds: readonly string[]): Promise<ChangedLeads>;
}

interface Dependencies {
  db: Database;
  announcer: Announcer;
  clock: () => number;
}

/** A change of many leads: its writes, and its entries in history and audit trail. */
interface Step {
  change: BulkChange;
  leadStatus: LeadStatus | null;
  fields: (at: number) => Parameters<typeof changeMany>[3]['fields'];
  type: ActivityType;
  title: (lead: LeadRow) => string;
  audit?: { action: AuditAction; deletes: boolean };
}

const removing: Step = {
  change: 'deleted',
  leadStatus: null,
  fields: (at) => ({ deleted_at: at }),
  type: 'deleted',
  title: () => 'Lead deleted',
  audit: { action: 'lead_deleted', deletes: true },
};

const restoring: Step = {
  change: 'restored',
  leadStatus: null,
  fields: () => ({ deleted_at: null }),
  type: 'restored',
  title: () => 'Lead restored',
  audit: { action: 'lead_restored', deletes: false },
};

const becoming = (status: LeadStatus): Step => ({
  change: 'status',
  leadStatus: status,
  fields: () => ({ lead_status: status }),
  type: 'status_changed',
  title: (lead) => `Status changed from ${lead.lead_status} to ${status}`,
});

/** Creates the service for one signed-in user. */
export function createBulkChanges(
  { db, announcer, clock }: Dependencies,
  principal: Principal,
): BulkChanges {
  const { workspaceId, userId, clientId: origin } = principal;
  const scope = scopeOf(principal);

  const hold = (tx: Write, from: LeadScope, ids: readonly string[]) =>
    holdLeads(tx, db.dialect, from, ids);

  /** Writes a change of held leads to the leads, their history and the audit trail. */
  async function write(tx: Write, leads: readonly LeadRow[], step: Step): Promise<LeadRow[]> {
    // Not earlier than a lead's last change, even if this clock is slow.
    const at = leads.reduce((latest, lead) => Math.max(latest, lead.updated_at), clock());
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

  function announce(changed: readonly LeadRow[], { change, leadStatus }: Step) {
    if (changed.length === 0) return;
    const notice = (ownerId: string | null, count: number): Change => ({
      type: 'leads_updated',
      workspaceId,
      origin,
      ownerId,
      count,
      change,
      leadStatus,
    });
    const byOwner = Map.groupBy(changed, (lead) => lead.owner_id);
    announcer.announce([
      notice(null, changed.length),
      ...Array.from(byOwner, ([ownerId, leads]) => notice(ownerId, leads.length)),
    ]);
  }

  /** The held leads in the order of the request. @throws `not_found` if one is missing. */
  function inOrder(ids: readonly string[], held: readonly LeadRow[]): LeadRow[] {
    const byId = new Map(held.map((lead) => [lead.id, lead]));
    const leads = ids.flatMap((id) => byId.get(id) ?? []);
    if (leads.length < ids.length) {
      throw notFound(ids.length === 1 ? 'This lead' : 'One of these leads');
    }
    return leads;
  }

  /** Changes the leads that differ, and returns all of them. */
  async function carryOut(
    leadIds: readonly string[],
    step: Step,
    read: (tx: Write, ids: readonly string[]) => Promise<{ held: LeadRow[]; due: LeadRow[] }>,
  ) {
    const ids = [...new Set(leadIds)];
    const { leads, changed } = await db.write(async (tx) => {
      const { held, due } = await read(tx, ids);
      const before = inOrder(ids, held);
      const after = await write(tx, due, step);
      const byId = new Map(after.map((lead) => [lead.id, lead]));
      return { leads: before.map((lead) => byId.get(lead.id) ?? lead), changed: after };
    });
    announce(changed, step);
    return { changed: changed.length, leads: leads.map(toLead) };
  }

  return {
    setStatus: ({ lead_ids: ids, lead_status: status }) =>
      carryOut(ids, becoming(status), async (tx, chosen) => {
        const held = await hold(tx, scope, chosen);
        return { held, due: held.filter((lead) => lead.lead_status !== status) };
      }),

    async remove(ids) {
      const { changed } = await carryOut(ids, removing, async (tx, chosen) => {
        const held = await hold(tx, scope, chosen);
        return { held, due: held };
      });
      return { deleted: changed };
    },

    restore: (ids) =>
      carryOut(ids, restoring, async (tx, chosen) => {
        const due = await hold(tx, { ...scope, deleted: true }, chosen);
        const others = chosen.filter((id) => !due.some((lead) => lead.id === id));
        return { held: [...due, ...(await hold(tx, scope, others))], due };
      }),
  };
}
