import type { ActivityType, AuditAction, Lead } from '@cardinal/contract';
import type { Announcer, Change } from '../realtime/changes.ts';
import { insertActivity } from '../store/activities.ts';
import type { Database } from '../store/database.ts';
import { toLead } from '../store/leadRows.ts';
import type { LeadRow } from '../store/leadRows.ts';
import { setDeleted } from '../store/leads.ts';
import { leadSubject, recordAudit } from './audit.ts';
import { scopeOf } from './leadService.ts';
import type { Principal } from './principal.ts';
import { notFound } from './problems.ts';

/** Deleting leads and bringing them back, as one signed-in user may. */
export interface Deletions {
  /** @throws 404 when the lead is not there or not the user's. */
  remove(leadId: string): Promise<void>;
  /** @throws 404 when there is no such deleted lead, or it is not the user's. */
  restore(leadId: string): Promise<Lead>;
}

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

/** Makes the service for one signed-in user. */
export function createDeletions(
  { db, announcer, clock }: Dependencies,
  principal: Principal,
): Deletions {
  const { workspaceId, userId, clientId: origin } = principal;

  const take = (leadId: string, { isDeleted, type, title, action }: Step): Promise<LeadRow> =>
    db.write(async (tx) => {
      const at = clock();
      const scope = { ...scopeOf(principal), deleted: isDeleted };
      const lead = await setDeleted(tx, scope, leadId, at);
      if (!lead) throw notFound('This lead');
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
      return lead;
    });

  const tell = (change: Change) => announcer.announce([change]);

  return {
    async remove(leadId) {
      const { owner_id: ownerId } = await take(leadId, removing);
      tell({ type: 'lead_removed', workspaceId, origin, leadId, ownerId });
    },

    async restore(leadId) {
      const row = await take(leadId, restoring);
      const lead = toLead(row);
      const change = { previousOwnerId: null, statusChanged: false, ownerId: row.owner_id };
      tell({ type: 'lead_updated', workspaceId, origin, lead, ...change });
      return lead;
    },
  };
}
