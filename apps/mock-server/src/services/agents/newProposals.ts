import {
  leadUpdateSchema,
  limits,
  type Lead,
  type NextStep,
  type ProposalFacts,
  type ProposalKind,
} from '@cardinal/contract';
import { insertProposal, listUndecided, type ProposalRow } from '../../store/accounts/proposals.ts';
import { lockUser } from '../../store/accounts/users.ts';
import { newId } from '../../store/ids.ts';
import { listAgentAddresses } from '../../store/leads/assignments.ts';
import { findLead } from '../../store/leads/leads.ts';
import type { LeadRow } from '../../store/leads/leadRows.ts';
import type { Write } from '../../store/schema.ts';
import type { ServerContext } from '../context.ts';
import { requireComplete } from '../leads/leadChanges.ts';
import { refuseOptedOut } from '../mail/leadMail.ts';
import { leadSubject, recordAudit } from '../shared/audit.ts';
import { forbidden, invalid, notFound } from '../shared/failures.ts';
import { fullName } from '../shared/names.ts';
import { scopeOf, seesAll, type Principal, type Via } from '../shared/principal.ts';
import { auditedFacts, factsBefore, factsJson, stepFacts } from './proposalFacts.ts';
import { say } from '../shared/sentences/sentence.ts';
import { recognise } from '../shared/sentences/recognise.ts';

/** What an agent wants to change about a lead. */
export type WantedChange =
  | { kind: 'status'; status: Lead['lead_status'] }
  /** The name or address of an agent, or null for nobody. */
  | { kind: 'assignment'; to: string | null }
  | { kind: 'fields'; fields: Readonly<Record<string, string>> }
  | { kind: 'follow_up'; step: NextStep | null }
  | { kind: 'note'; text: string }
  | { kind: 'email'; subject: string; content: string };

interface Wish {
  leadId: string;
  change: WantedChange;
  /** Why, in the words of the agent. */
  reason: string;
  via: Via & { tool: string };
}

type Dependencies = Pick<ServerContext, 'db' | 'announcer' | 'clock'>;

const hour = 3_600_000;

const unchanged = () =>
  invalid([{ path: 'change', message: say(({ suggestions }) => suggestions.unchanged) }]);
const tooManyWait = () =>
  invalid([
    {
      path: '',
      message: say(({ suggestions }) => suggestions.manyWait({ most: limits.proposals })),
    },
  ]);

/** The fields of a lead as they would be stored. @throws `invalid`. */
function checkedFields(lead: LeadRow, fields: Readonly<Record<string, string>>): ProposalFacts {
  const { data, error } = leadUpdateSchema.safeParse(fields);
  if (!data) {
    const [first] = error.issues;
    throw invalid([
      { path: first?.path.join('.') ?? '', message: recognise(first?.message ?? '') },
    ]);
  }
  requireComplete(lead, { ...lead, ...data } as LeadRow);
  const current: Readonly<Record<string, unknown>> = lead;
  return Object.fromEntries(
    Object.entries(data).flatMap(([field, value]) =>
      typeof value === 'string' && value !== current[field] ? [[field, value]] : [],
    ),
  );
}

/** Stores what agents suggest to one user. It changes nothing else. */
export function createNewProposals({ db, announcer, clock }: Dependencies, principal: Principal) {
  const { userId, workspaceId, companyId } = principal;
  const of = { userId, workspaceId };

  /** The agent of this name or address. @throws `forbidden`; `invalid`. */
  async function agentFacts(wanted: string | null): Promise<ProposalFacts> {
    if (!seesAll(principal) || companyId === null) throw forbidden();
    if (wanted === null) return { assignedTo: null, agent: null };
    const agents = await listAgentAddresses(db.read, companyId);
    const key = wanted.trim().toLowerCase();
    const found = agents.filter((agent) =>
      [agent.id, agent.email, fullName(agent)].some((name) => name.toLowerCase() === key),
    );
    const [only] = found;
    if (only && found.length === 1) return { assignedTo: only.id, agent: fullName(only) };
    const names = agents.map((agent) => `${fullName(agent)} <${agent.email}>`).join(', ');
    throw invalid([
      { path: 'assign_to', message: say(({ suggestions }) => suggestions.assignTo({ names })) },
    ]);
  }

  async function factsAfter(
    tx: Write,
    lead: LeadRow,
    change: WantedChange,
  ): Promise<ProposalFacts> {
    switch (change.kind) {
      case 'status':
        return { lead_status: change.status };
      case 'assignment':
        return agentFacts(change.to);
      case 'fields':
        return checkedFields(lead, change.fields);
      case 'follow_up':
        return stepFacts(change.step);
      case 'note':
        return { note: change.text };
      case 'email': {
        if (lead.email === '') {
          throw invalid([{ path: 'lead_id', message: say(({ leads }) => leads.noEmail) }]);
        }
        await refuseOptedOut(tx, workspaceId, lead.email);
        return { to: lead.email, subject: change.subject, content: change.content };
      }
    }
  }

  /** The same suggestion, if it waits already: agents repeat calls whose answers they miss. */
  const same = (
    waiting: readonly ProposalRow[],
    { lead, kind, after }: { lead: LeadRow; kind: ProposalKind; after: string },
  ) =>
    waiting.find(
      (row) =>
        row.lead_id === lead.id &&
        row.lead_version === lead.version &&
        row.kind === kind &&
        row.after === after,
    );

  return {
    /**
     * Stores a suggestion for the user to decide on. @returns Its id
     * @throws `not_found`; `forbidden`; `invalid`; `do_not_contact`.
     */
    async propose({ leadId, change, reason, via }: Wish): Promise<string> {
      const { kind } = change;
      const now = clock();
      const stored = await db.write(async (tx) => {
        // Counted under the lock, so that no two calls take the last place.
        await lockUser(tx, userId);
        const lead = await findLead(tx, scopeOf(principal), leadId);
        if (!lead) throw notFound('lead');
        const facts = await factsAfter(tx, lead, change);
        const before = await factsBefore(tx, kind, lead, facts);
        const after = factsJson.write(facts);
        if (after === factsJson.write(before)) throw unchanged();
        const waiting = (await listUndecided(tx, of, limits.proposals + 1)).filter(
          ({ expires_at: end }) => end > now,
        );
        const repeated = same(waiting, { lead, kind, after });
        if (repeated) return { id: repeated.id, isNew: false };
        if (waiting.length >= limits.proposals) throw tooManyWait();
        const id = newId(now);
        await insertProposal(tx, {
          id,
          workspace_id: workspaceId,
          user_id: userId,
          lead_id: lead.id,
          lead_version: lead.version,
          kind,
          before: factsJson.write(before),
          after,
          reason,
          ...via,
          state: 'pending',
          created_at: now,
          expires_at: now + limits.proposalHours * hour,
          decided_at: null,
        });
        await recordAudit(tx, { ...principal, via }, now, [
          {
            action: 'proposal_made',
            subject: leadSubject(lead),
            before: auditedFacts(before),
            after: { suggestion: kind, ...auditedFacts(facts) },
          },
        ]);
        return { id, isNew: true };
      });
      if (stored.isNew) {
        const { client } = via;
        announcer.announce([
          { type: 'proposals_updated', workspaceId, origin: null, userId, client },
        ]);
      }
      return stored.id;
    },
  };
}
