import type { AssignManyInput, AssignedLeads, Lead } from '@cardinal/contract';
import type { Change } from '../../../realtime/changes.ts';
import { leadsUpdated } from '../../../realtime/countMessages.ts';
import { insertActivities } from '../../../store/leads/activities.ts';
import {
  assignLeads,
  findAgent,
  lockLeads,
  listAgents,
  openLeadsOf,
  type Agent,
} from '../../../store/leads/assignments.ts';
import { toLead, type LeadRow } from '../../../store/leads/leadRows.ts';
import type { Write } from '../../../store/schema.ts';
import { leadSubject, recordAudit } from '../../shared/audit.ts';
import { scopeOf, type Principal } from '../../shared/principal.ts';
import { invalid, notFound } from '../../shared/failures.ts';
import { fullName } from '../../shared/names.ts';
import type { ServerContext } from '../../context.ts';
import { changeTime, inOrderOf } from './lockedLeads.ts';
import { say } from '../../shared/sentences/sentence.ts';

type Dependencies = Pick<ServerContext, 'db' | 'announcer' | 'clock'>;

/** Chooses the agent of each lead, in the order of the request. */
type Choice = (tx: Write, leads: readonly LeadRow[]) => Promise<readonly (Agent | null)[]>;

interface Wish {
  leadIds: readonly string[];
  /** User id; leads that are assigned to anyone else are left out. */
  from?: string | undefined;
  /** Whether leads that no longer exist are left out instead of failing the call. */
  isPartial?: boolean;
  choose: Choice;
}

/** A lead and its next agent; null to unassign it. */
interface Move {
  lead: LeadRow;
  agent: Agent | null;
}

const noAgent = () => invalid([{ path: 'userId', message: say(({ company }) => company.agent) }]);
const noAgents = () =>
  invalid([{ path: 'userId', message: say(({ company }) => company.noAgents) }]);

/** Records assignments in the history of their leads and in the audit trail. */
async function recordMoves(tx: Write, principal: Principal, moves: readonly Move[], at: number) {
  const { workspaceId, userId: actorId } = principal;
  await insertActivities(
    tx,
    moves.map(({ lead, agent }) => ({
      workspaceId,
      leadId: lead.id,
      actorId,
      type: agent ? ('assigned' as const) : ('unassigned' as const),
      title: agent ? `Assigned to ${fullName(agent)}` : 'Unassigned',
      description: '',
      at,
    })),
  );
  await recordAudit(
    tx,
    principal,
    at,
    moves.map(({ lead, agent }) => ({
      action: agent ? ('lead_assigned' as const) : ('lead_unassigned' as const),
      subject: leadSubject(lead),
      before: { assignedTo: lead.assigned_to },
      after: { assignedTo: agent?.id ?? null },
    })),
  );
}

/** A lead before and after it was assigned. */
interface Moved {
  before: LeadRow;
  after: LeadRow;
}

/** The message about one lead that was assigned. */
const announcementOf = (
  { workspaceId, clientId: origin }: Principal,
  { before, after }: Moved,
): Change => ({
  type: 'lead_updated',
  workspaceId,
  origin,
  lead: toLead(after),
  ownerId: after.owner_id,
  previousOwnerId: before.owner_id,
  statusChanged: false,
});

/** The messages about leads that were assigned together: one for each reader, and the lost ones. */
function announcementsOf(principal: Principal, moved: readonly Moved[]): Change[] {
  const { workspaceId, clientId: origin } = principal;
  const change = { change: 'assigned', leadStatus: null } as const;
  const lost = moved.filter(({ before, after }) => before.owner_id !== after.owner_id);
  return [
    ...leadsUpdated(
      principal,
      moved.map(({ after }) => after),
      change,
    ),
    ...lost.map(({ before: { id: leadId, owner_id: userId } }): Change => ({
      type: 'lead_lost',
      workspaceId,
      origin,
      leadId,
      userId,
    })),
  ];
}

/** Assigns leads to agents, for one manager or administrator. */
export function createAssignments({ db, announcer, clock }: Dependencies, principal: Principal) {
  const { workspaceId, companyId } = principal;

  const toOne =
    (userId: string | null): Choice =>
    async (tx, leads) => {
      if (userId === null) return leads.map(() => null);
      const agent =
        companyId === null ? undefined : await findAgent(tx, db.dialect, companyId, userId);
      if (!agent) throw noAgent();
      return leads.map(() => agent);
    };

  const fairly: Choice = async (tx, leads) => {
    const agents = companyId === null ? [] : await listAgents(tx, db.dialect, companyId);
    const ids = agents.map(({ id }) => id);
    if (ids.length === 0) throw noAgents();
    return spread(leads, agents, await openLeadsOf(tx, workspaceId, ids));
  };

  /** Writes the changes to leads, history and audit trail. */
  async function carryOut(tx: Write, { leadIds, from, isPartial, choose }: Wish) {
    const locked = await lockLeads(tx, db.dialect, scopeOf(principal), leadIds);
    const before =
      from === undefined && !isPartial
        ? inOrderOf(leadIds, locked)
        : locked.filter((lead) => from === undefined || lead.assigned_to === from);
    const agents = await choose(tx, before);
    const moves = before.flatMap((lead, index): Move[] => {
      const agent = agents[index] ?? null;
      return (agent?.id ?? null) === lead.assigned_to ? [] : [{ lead, agent }];
    });
    const moved = moves.map(({ lead }) => lead);
    const at = changeTime(moved, clock());
    const after = new Map<string, LeadRow>();
    for (const [agentId, ids] of Map.groupBy(moves, ({ agent }) => agent?.id ?? null)) {
      const leadsOfAgent = ids.map(({ lead }) => lead.id);
      for (const row of await assignLeads(tx, workspaceId, leadsOfAgent, { agentId, at })) {
        after.set(row.id, row);
      }
    }
    await recordMoves(tx, principal, moves, at);
    return { before, moved, after };
  }

  async function change(wish: Wish) {
    const { before, moved, after } = await db.write((tx) => carryOut(tx, wish));
    const now = (lead: LeadRow) => after.get(lead.id) ?? lead;
    return {
      moved: moved.map((lead): Moved => ({ before: lead, after: now(lead) })),
      leads: before.map((lead) => toLead(now(lead))),
    };
  }

  const choiceOf = (userId: string | null) => (userId === 'fair' ? fairly : toOne(userId));

  return {
    /** Assigns those of the leads that still exist. @returns The changed ones, as they were. */
    async assignFound(leadIds: readonly string[], userId: string | null): Promise<LeadRow[]> {
      const { moved } = await change({ leadIds, isPartial: true, choose: choiceOf(userId) });
      announcer.announce(announcementsOf(principal, moved));
      return moved.map(({ before }) => before);
    },
    /**
     * Assigns a lead to an agent; with null, unassigns it.
     * @throws `not_found`; `invalid` if the user is not an activated agent of the company.
     */
    async assign(leadId: string, userId: string | null): Promise<Lead> {
      const { moved, leads } = await change({ leadIds: [leadId], choose: toOne(userId) });
      announcer.announce(moved.map((one) => announcementOf(principal, one)));
      const [lead] = leads;
      if (!lead) throw notFound('lead');
      return lead;
    },
    /**
     * Assigns all of many leads or none: to an agent, to no one or fairly to all agents. With `from`,
     * leads that this user no longer has are left out.
     * @throws As `assign`.
     */
    async assignMany({ lead_ids: ids, userId, from }: AssignManyInput): Promise<AssignedLeads> {
      const choose = choiceOf(userId);
      const { moved, leads } = await change({ leadIds: [...new Set(ids)], from, choose });
      announcer.announce(announcementsOf(principal, moved));
      return { assigned: moved.length, leads };
    },
  };
}

/**
 * Assigns each lead to the agent with the fewest open leads at that point; ties go to the first
 * one.
 * @param open Open leads of each agent, including the ones to distribute
 */
export function spread(
  leads: readonly Pick<LeadRow, 'assigned_to' | 'lead_status'>[],
  agents: readonly Agent[],
  open: ReadonlyMap<string, number>,
): Agent[] {
  const load = new Map(agents.map(({ id }) => [id, open.get(id) ?? 0]));
  const add = (id: string, n: number) => load.set(id, (load.get(id) ?? 0) + n);
  const weight = ({ lead_status: status }: Pick<LeadRow, 'lead_status'>) =>
    status === 'Closed' ? 0 : 1;
  for (const lead of leads) if (lead.assigned_to) add(lead.assigned_to, -weight(lead));
  return leads.flatMap((lead) => {
    const [first, ...others] = agents;
    if (!first) return [];
    const least = others.reduce(
      (best, agent) => ((load.get(agent.id) ?? 0) < (load.get(best.id) ?? 0) ? agent : best),
      first,
    );
    add(least.id, weight(lead));
    return [least];
  });
}
