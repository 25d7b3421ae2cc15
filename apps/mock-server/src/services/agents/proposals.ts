import { limits, type Proposal } from '@cardinal/contract';
import {
  findProposal,
  listDecided,
  listUndecided,
  lockProposal,
  updateProposal,
  type ProposalRow,
} from '../../store/accounts/proposals.ts';
import type { LeadRow } from '../../store/leads/leadRows.ts';
import { findLead, findLeads } from '../../store/leads/leads.ts';
import type { Write } from '../../store/schema.ts';
import type { ServerContext } from '../context.ts';
import { leadSubject, recordAudit } from '../shared/audit.ts';
import { notFound } from '../shared/failures.ts';
import { leadName } from '../shared/names.ts';
import { scopeOf, type Principal } from '../shared/principal.ts';
import { isoOf, isoOrNull } from '../shared/times.ts';
import { approving } from './approving.ts';
import { auditedFacts, factsJson } from './proposalFacts.ts';
import { requireWaiting } from './proposalState.ts';

/** Decided and expired suggestions that the list contains. */
const mostDecided = 50;

/** A suggestion as calls return it. @param lead Undefined if it is gone or no longer the user's */
function toProposal(row: ProposalRow, lead: LeadRow | undefined, now: number): Proposal {
  const isExpired = row.state === 'pending' && row.expires_at <= now;
  return {
    id: row.id,
    kind: row.kind,
    state: isExpired ? 'expired' : row.state,
    lead: {
      id: row.lead_id,
      name: lead ? leadName(lead) : '',
      company: lead?.company ?? '',
    },
    changed: lead?.version !== row.lead_version,
    before: factsJson.read(row.before),
    after: factsJson.read(row.after),
    reason: row.reason,
    client: row.client,
    tool: row.tool,
    version: row.lead_version,
    created_at: isoOf(row.created_at),
    expires_at: isoOf(row.expires_at),
    decided_at: isoOrNull(row.decided_at),
  };
}

/** What agents have suggested to one signed-in user, and the user's decisions. */
export function createProposals(context: ServerContext, principal: Principal) {
  const { db, announcer, clock } = context;
  const { userId, workspaceId, clientId: origin } = principal;
  const of = { userId, workspaceId };
  const scope = scopeOf(principal);

  const told = () =>
    announcer.announce([{ type: 'proposals_updated', workspaceId, origin, userId, client: null }]);

  async function get(id: string): Promise<Proposal> {
    const row = await findProposal(db.read, of, id);
    if (!row) throw notFound('suggestion');
    return toProposal(row, await findLead(db.read, scope, row.lead_id), clock());
  }

  async function refuseIn(tx: Write, id: string, now: number): Promise<void> {
    const row = await lockProposal(tx, db.dialect, of, id);
    if (!row) throw notFound('suggestion');
    requireWaiting(row, now);
    await updateProposal(tx, id, { state: 'refused', decided_at: now });
    const lead = await findLead(tx, scope, row.lead_id);
    const { client, tool } = row;
    await recordAudit(tx, { ...principal, via: { client, tool } }, now, [
      {
        action: 'proposal_refused',
        subject: lead ? leadSubject(lead) : { type: 'lead', id: row.lead_id, name: '' },
        before: auditedFacts(factsJson.read(row.before)),
        after: { suggestion: row.kind, ...auditedFacts(factsJson.read(row.after)) },
      },
    ]);
  }

  return {
    /** @throws `not_found`. */
    get,

    /** What waits, newest first, and then the latest that were decided or have expired. */
    async list(): Promise<Proposal[]> {
      const now = clock();
      const [undecided, decided] = await Promise.all([
        listUndecided(db.read, of, limits.proposals + mostDecided),
        listDecided(db.read, of, mostDecided),
      ]);
      const waits = (row: ProposalRow) => row.state === 'pending' && row.expires_at > now;
      const over = [...undecided, ...decided]
        .filter((row) => !waits(row))
        .toSorted((one, other) => other.created_at - one.created_at)
        .slice(0, mostDecided);
      const rows = [...undecided.filter(waits), ...over];
      const leads = await findLeads(db.read, scope, [
        ...new Set(rows.map(({ lead_id: id }) => id)),
      ]);
      return rows.map((row) => toProposal(row, leads.get(row.lead_id), now));
    },

    /**
     * Carries out a suggestion as the user, once.
     * @throws `not_found`; `stale` if the lead has changed since; `proposal_state`; and as the change
     * itself.
     */
    async approve(id: string): Promise<Proposal> {
      const row = await findProposal(db.read, of, id);
      if (!row) throw notFound('suggestion');
      await approving(context, principal)(row);
      told();
      return get(id);
    },

    /** Refuses a suggestion. @throws `not_found`; `proposal_state`. */
    async refuse(id: string): Promise<Proposal> {
      await db.write((tx) => refuseIn(tx, id, clock()));
      told();
      return get(id);
    },
  };
}
