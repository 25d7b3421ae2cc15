import type { HttpHandler } from 'msw';
import { calls, type Lead, type TeamUser } from '@cardinal/contract';
import { fileOutcomes } from './files.ts';
import { leads } from './leads.ts';
import { outcomes } from './outcomes.ts';

/** `GET /api/users`. */
export const users = outcomes(calls.users);

/** The calls that assign leads, and the export. */
export const assigning = {
  one: outcomes(calls.assignLead),
  many: outcomes(calls.assignLeads),
};

/** `GET /api/leads/export`. */
export const leadExport = fileOutcomes(calls.exportLeads);

/** Leads and people that the handlers of `assignableLeads` change. */
export interface AssignableLeads {
  /** Every lead in its current state; add one to simulate its arrival. */
  rows: Lead[];
  handlers: HttpHandler[];
}

/**
 * A server that keeps assignments: the list without assignee, the team's figures and the calls that
 * assign agree.
 */
export function assignableLeads(
  start: readonly Lead[],
  team: readonly TeamUser[],
): AssignableLeads {
  const rows = [...start];
  const load = (id: string) => rows.filter(({ assignedTo }) => assignedTo === id).length;
  const set = (id: string | undefined, assignedTo: string | null): Lead => {
    const index = rows.findIndex((lead) => lead.id === id);
    const lead = rows[index];
    if (!lead) throw new Error(`There is no lead ${id}.`);
    const changed = { ...lead, assignedTo, version: lead.version + 1 };
    rows[index] = changed;
    return changed;
  };
  const leastLoaded = () => {
    const [first, ...others] = team.filter(({ role }) => role === 'agent');
    if (!first) throw new Error('The team has no agent.');
    const weight = (user: TeamUser) => user.total_leads + load(user.id);
    return others.reduce((least, user) => (weight(user) < weight(least) ? user : least), first).id;
  };
  const userOf = (body: unknown) => {
    const { userId } = Object(body);
    return typeof userId === 'string' ? userId : null;
  };
  return {
    rows,
    handlers: [
      leads.list.serves(rows),
      users.answers(() =>
        team.map((user) =>
          Object.assign({}, user, { total_leads: user.total_leads + load(user.id) }),
        ),
      ),
      assigning.one.answers(({ params, body }) => set(params['id'], userOf(body))),
      assigning.many.answers(({ body }) => {
        const { lead_ids: ids, from } = Object(body);
        const to = userOf(body);
        const isHere = (id: string) =>
          from === undefined || rows.some((lead) => lead.id === id && lead.assignedTo === from);
        const changed = (Array.isArray(ids) ? ids.map(String) : [])
          .filter(isHere)
          .map((id) => set(id, to === 'fair' ? leastLoaded() : to));
        return { assigned: changed.length, leads: changed };
      }),
    ],
  };
}
