import type { Change } from '../../realtime/changes.ts';
import { insertActivities } from '../../store/leads/activities.ts';
import { assignLeads, type Agent } from '../../store/leads/assignments.ts';
import type { Dialect } from '../../store/engine/database.ts';
import type { LeadRow } from '../../store/leads/leadRows.ts';
import { lockNextLeads, type LeadPosition } from '../../store/leads/leavingLeads.ts';
import type { Write } from '../../store/schema.ts';
import type { Principal } from '../shared/principal.ts';
import { leadsUpdated } from '../../realtime/countMessages.ts';
import { changeTime } from '../leads/many/lockedLeads.ts';
import { fullName } from '../shared/names.ts';

/** The member whose leads are handed over, and the workspace. */
type Mover = Pick<Principal, 'workspaceId' | 'userId' | 'clientId'>;

interface Options {
  /** Id of the member who leaves. */
  from: string;
  /** Agent who receives their leads; null: leads assigned to them become unassigned. */
  to: Agent | null;
  clock: () => number;
}

/** What happened to a member's leads. */
export interface HandOver {
  count: number;
  /** What to announce after the commit. */
  changes: Change[];
}

/**
 * Hands over the leads of a member who leaves, including deleted and merged ones, batch by batch in the
 * caller's transaction. Unassigned leads that they created stay with the managers, unless an agent
 * receives them.
 */
export async function handOver(
  tx: Write,
  dialect: Dialect,
  { workspaceId, userId: actorId, clientId }: Mover,
  { from, to, clock }: Options,
): Promise<HandOver> {
  const active = { workspaceId, ownerId: from, deleted: false };
  const handed: Pick<LeadRow, 'owner_id'>[] = [];

  async function handBatch(leads: readonly LeadRow[]): Promise<LeadRow[]> {
    const at = changeTime(leads, clock());
    const ids = leads.map(({ id }) => id);
    const after = await assignLeads(tx, workspaceId, ids, { agentId: to?.id ?? null, at });
    const type = to ? ('assigned' as const) : ('unassigned' as const);
    const title = to ? `Assigned to ${fullName(to)}` : 'Unassigned';
    await insertActivities(
      tx,
      ids.map((leadId) => ({ workspaceId, leadId, actorId, type, title, description: '', at })),
    );
    return after;
  }

  async function handAll(scope: typeof active): Promise<void> {
    let after: LeadPosition | undefined = { createdAt: -1, id: '' };
    while (after) {
      const page = { after, assignedOnly: to === null };
      const leads: LeadRow[] = await lockNextLeads(tx, dialect, scope, page);
      const last = leads.at(-1);
      after = last && { createdAt: last.created_at, id: last.id };
      const changed = last ? await handBatch(leads) : [];
      if (!scope.deleted) handed.push(...changed.map(({ owner_id }) => ({ owner_id })));
    }
  }

  await handAll(active);
  await handAll({ ...active, deleted: true });
  const changes = leadsUpdated({ workspaceId, clientId }, handed, {
    change: 'assigned',
    leadStatus: null,
  });
  return { count: handed.length, changes };
}
