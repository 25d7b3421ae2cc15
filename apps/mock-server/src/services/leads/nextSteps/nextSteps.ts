import type { Lead } from '@cardinal/contract';
import { defaultLeadType, nextStepLabels } from '@cardinal/contract/labels';
import { insertActivity } from '../../../store/leads/activities.ts';
import { lockLeads } from '../../../store/leads/assignments.ts';
import { toLead, type LeadRow } from '../../../store/leads/leadRows.ts';
import { updateLead, type LeadFields } from '../../../store/leads/leads.ts';
import type { ServerContext } from '../../context.ts';
import { notFound, stale } from '../../shared/failures.ts';
import { scopeOf, type Principal } from '../../shared/principal.ts';
import { nextStepColumns, nextStepText } from './nextStepColumns.ts';

/** The versions of a lead that may be changed; undefined: any. */
type Versions = readonly number[] | undefined;

/** A change of a next step with its entry in the history; null if there is nothing to change. */
type Step = (
  lead: LeadRow,
  at: number,
) => { fields: Partial<LeadFields>; title: string; description: string } | null;

const finishing: Step = (lead, at) => {
  const { next_step_kind: kind, next_step_note: note, lead_type: type } = lead;
  const asksForAction = type === 'Action Required' || type === 'Pending Follow-up';
  if (kind === null && !asksForAction && lead.step_done_at !== null) return null;
  const what = kind === null ? (asksForAction ? type : '') : nextStepLabels[kind];
  return {
    fields: {
      ...nextStepColumns(null),
      step_done_at: at,
      ...(asksForAction && { lead_type: defaultLeadType }),
    },
    title: what === '' ? 'Nothing more to do for now' : 'Next step done',
    description: [what, note].filter(Boolean).join(' · '),
  };
};

const snoozing =
  (until: string): Step =>
  (lead) => {
    const kind = lead.next_step_kind ?? 'other';
    const fields = nextStepColumns({ kind, due_at: until, note: lead.next_step_note ?? '' });
    return { fields, title: 'Next step moved', description: nextStepText(fields) };
  };

/** The next steps of the leads of one signed-in user. */
export function createNextSteps(
  { db, announcer, clock }: Pick<ServerContext, 'db' | 'announcer' | 'clock'>,
  principal: Principal,
) {
  const scope = scopeOf(principal);
  const { workspaceId, userId, clientId: origin } = principal;

  /** @throws `not_found`; `stale`. */
  async function change(id: string, versions: Versions, step: Step): Promise<Lead> {
    const { row, activity } = await db.write(async (tx) => {
      const [before] = await lockLeads(tx, db.dialect, scope, [id]);
      if (!before) throw notFound('lead');
      if (versions && !versions.includes(before.version)) throw stale();
      const at = clock();
      const next = step(before, at);
      if (!next) return { row: before, activity: undefined };
      const { fields, ...entry } = next;
      // It is locked.
      const after = (await updateLead(tx, scope, before, { fields, at })) ?? before;
      const common = { workspaceId, leadId: id, actorId: userId, type: 'next_step' as const, at };
      return { row: after, activity: await insertActivity(tx, { ...common, ...entry }) };
    });
    const lead = toLead(row);
    if (activity) {
      const made = { workspaceId, origin, ownerId: row.owner_id };
      const updated = { lead, previousOwnerId: null, statusChanged: false };
      announcer.announce([
        { ...made, type: 'lead_updated', ...updated },
        { ...made, type: 'activity_created', leadId: id, activity },
      ]);
    }
    return lead;
  }

  return {
    /**
     * Ends the next step, the wait for contact, and being new or hot without a contact.
     * @throws `not_found`; `stale`.
     */
    finish: (id: string, versions?: Versions) => change(id, versions, finishing),

    /** Moves the next step; a lead without one gets one. @throws `not_found`; `stale`. */
    snooze: (id: string, until: string, versions?: Versions) =>
      change(id, versions, snoozing(until)),
  };
}
