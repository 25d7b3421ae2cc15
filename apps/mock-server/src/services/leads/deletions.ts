import type { ActivityType, AuditAction, Lead } from '@cardinal/contract';
import type { Announcer, Change } from '../../realtime/changes.ts';
import { insertActivity } from '../../store/records/activities.ts';
import type { Database } from '../../store/engine/database.ts';
import { toLead } from '../../store/leads/leadRows.ts';
import type { LeadRow } from '../../store/leads/leadRows.ts';
import { findLead, setDeleted } from '../../store/leads/leads.ts';
import { leadSubject, recordAudit } from '../shared/audit.ts';
import { scopeOf } from '../shared/principal.ts';
import type { Principal } from '../shared/principal.ts';
import { notFound } from '../shared/failures.ts';

interface Dependencies {
  db: Database;
  announcer: Announcer;
  clock: () => number;
}

interface Step {
  /** Whether the lead is deleted before the step. */
  isDeleted: boolean;
  type: Extract<ActivityType, 'deleted' | 'restored'>;
  title: string;
  action: AuditAction;
}

const removing: Step = {
  isDeleted: false,
  type: 'deleted',
  title: 'Lead deleted',
  action: 'lead_deleted',
};
const restoring: Step = {
  isDeleted: true,
  type: 'restored',
  title: 'Lead restored',
  action: 'lead_restored',
};

/** Deletes and restores leads, for one signed-in user. */
export function createDeletions({ db, announcer, clock }: Dependencies, principal: Principal) {
  const { workspaceId, userId, clientId: origin } = principal;

  /** Deletes or restores a lead, and records it. @throws `not_found`. */
  const carryOut = (leadId: string, step: Step): Promise<{ lead: LeadRow; isChanged: boolean }> =>
    db.write(async (tx) => {
      const { isDeleted, type, title, action } = step;
      const at = clock();
      const scope = scopeOf(principal);
      const lead = await setDeleted(tx, { ...scope, deleted: isDeleted }, leadId, at);
      if (!lead) {
        const current = isDeleted ? await findLead(tx, scope, leadId) : undefined;
        if (!current) throw notFound('This lead');
        return { lead: current, isChanged: false };
      }
      const line = { workspaceId, leadId: lead.id, actorId: userId, type, title, at };
      await insertActivity(tx, { ...line, description: '' });
      await recordAudit(tx, principal, at, [
        {
          action,
          subject: leadSubject(lead),
          before: { deleted: isDeleted },
          after: { deleted: !isDeleted },
        },
      ]);
      return { lead, isChanged: true };
    });

  const announce = (change: Change) => announcer.announce([change]);

  return {
    /** @throws `not_found` if the lead does not exist or is not the user's. */
    async remove(leadId: string): Promise<void> {
      const { lead } = await carryOut(leadId, removing);
      const { owner_id: ownerId } = lead;
      announce({ type: 'lead_removed', workspaceId, origin, leadId, ownerId });
    },

    /** Restores a lead; one that is not deleted stays unchanged. @throws As `remove`. */
    async restore(leadId: string): Promise<Lead> {
      const { lead: row, isChanged } = await carryOut(leadId, restoring);
      const lead = toLead(row);
      const change = { previousOwnerId: null, statusChanged: false, ownerId: row.owner_id };
      if (isChanged) announce({ type: 'lead_updated', workspaceId, origin, lead, ...change });
      return lead;
    },
  };
}
