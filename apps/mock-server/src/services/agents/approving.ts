import {
  lockProposal,
  listUndecided,
  updateProposal,
  type ProposalRow,
} from '../../store/accounts/proposals.ts';
import type { Database } from '../../store/engine/database.ts';
import { lockLeads } from '../../store/leads/assignments.ts';
import { findLead } from '../../store/leads/leads.ts';
import type { LeadRow } from '../../store/leads/leadRows.ts';
import type { Write } from '../../store/schema.ts';
import { limits } from '@cardinal/contract';
import type { ServerContext } from '../context.ts';
import { createHistory } from '../leads/history.ts';
import { createLeadService } from '../leads/leadService.ts';
import { createAssignments } from '../leads/many/assignments.ts';
import { createEmailService } from '../mail/emailService.ts';
import { leadSubject, recordAudit } from '../shared/audit.ts';
import { boundTo } from '../shared/currentPrincipal.ts';
import { forbidden, notFound, stale } from '../shared/failures.ts';
import { scopeOf, seesAll, type Principal } from '../shared/principal.ts';
import { auditedFacts, factsBefore, factsJson, leadChangeOf } from './proposalFacts.ts';
import { requireWaiting } from './proposalState.ts';

/**
 * Creates the function that carries out a suggestion: in one transaction with the change, so that it
 * happens once, and only to the lead that was shown.
 */
export function approving(context: ServerContext, user: Principal) {
  const { clock } = context;
  const { userId, workspaceId } = user;
  const of = { userId, workspaceId };
  const scope = scopeOf(user);

  /** @throws `not_found`; `proposal_state`; `stale`. */
  async function claim(tx: Write, id: string): Promise<LeadRow> {
    const row = await lockProposal(tx, context.db.dialect, of, id);
    if (!row) throw notFound('suggestion');
    requireWaiting(row, clock());
    const [lead] = await lockLeads(tx, context.db.dialect, scope, [row.lead_id]);
    if (!lead) throw notFound('lead');
    if (lead.version !== row.lead_version) throw stale();
    return lead;
  }

  /** Other suggestions for the lead still hold if what they show has stayed the same. */
  async function carryAlong(tx: Write, before: LeadRow, after: LeadRow) {
    const others = (await listUndecided(tx, of, limits.proposals)).filter(
      (other) => other.lead_id === after.id && other.lead_version === before.version,
    );
    for (const other of others) {
      const shown = await factsBefore(tx, other.kind, after, factsJson.read(other.after));
      if (factsJson.write(shown) !== other.before) continue;
      await updateProposal(tx, other.id, { lead_version: after.version });
    }
  }

  async function settle(tx: Write, row: ProposalRow, lead: LeadRow, by: Principal) {
    const now = clock();
    const after = (await findLead(tx, scope, lead.id)) ?? lead;
    await updateProposal(tx, row.id, {
      state: 'approved',
      decided_at: now,
      lead_version: after.version,
    });
    await carryAlong(tx, lead, after);
    await recordAudit(tx, by, now, [
      {
        action: 'proposal_approved',
        subject: leadSubject(after),
        before: auditedFacts(factsJson.read(row.before)),
        after: { suggestion: row.kind, ...auditedFacts(factsJson.read(row.after)) },
      },
    ]);
  }

  /** The database in which a change is written together with the decision. */
  function deciding(db: Database, row: ProposalRow, by: Principal): Database {
    const write: Database['write'] = (work) =>
      db.write(async (tx) => {
        const lead = await claim(tx, row.id);
        const result = await work(tx);
        await settle(tx, row, lead, by);
        return result;
      });
    return { ...db, write };
  }

  /** @throws `not_found`; `proposal_state`; `stale`; and as the change itself. */
  return async function approve(row: ProposalRow): Promise<void> {
    requireWaiting(row, clock());
    const { client, tool, lead_id: leadId, kind } = row;
    const by: Principal = { ...user, via: { client, tool } };
    const parts = { ...context, db: deciding(boundTo(context.db, by), row, by) };
    const after = factsJson.read(row.after);
    switch (kind) {
      case 'status':
      case 'fields':
      case 'follow_up':
        await createLeadService(parts, by).update(leadId, leadChangeOf(kind, after));
        return;
      case 'assignment':
        if (!seesAll(user)) throw forbidden();
        await createAssignments(parts, by).assign(leadId, after.assignedTo ?? null);
        return;
      case 'note':
        await createHistory(parts, by).add(leadId, {
          type: 'note',
          text: `${after.note ?? ''}\n(Suggested by ${client})`,
        });
        return;
      case 'email': {
        const { mailFrom } = context.settings;
        const { subject, content } = after;
        await createEmailService({ ...parts, mailFrom }, by).send({
          leadId,
          subject: subject ?? '',
          content: content ?? '',
        });
      }
    }
  };
}
