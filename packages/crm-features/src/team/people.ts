import type { TeamUser } from '@cardinal/contract';
import { personName } from '../format/index.ts';
import type { AgentOrder } from './texts.ts';

/** Agents in a given order; ties by name. */
export function inOrder(
  agents: readonly TeamUser[],
  order: AgentOrder,
  locale: string,
): readonly TeamUser[] {
  const { compare } = new Intl.Collator(locale);
  const byName = (a: TeamUser, b: TeamUser) => compare(personName(a), personName(b));
  const by: Record<AgentOrder, (a: TeamUser, b: TeamUser) => number> = {
    leads: (a, b) => b.total_leads - a.total_leads,
    fewest: (a, b) => a.total_leads - b.total_leads,
    hot: (a, b) => b.hot_leads - a.hot_leads,
    name: byName,
  };
  return agents.toSorted((a, b) => by[order](a, b) || byName(a, b));
}

/** The company's leads by owner: every lead belongs to one of the three groups. */
export interface Ownership {
  total: number;
  agents: number;
  managers: number;
  /** Leads of partner pages, and of people who have left the team. */
  others: number;
}

/** Adds up the figures of the members. Null while figures from different moments don't agree. */
export function ownership(users: readonly TeamUser[], total: number | undefined): Ownership | null {
  if (total === undefined) return null;
  const sum = (people: readonly TeamUser[]) =>
    people.reduce((leads, person) => leads + person.total_leads, 0);
  const agents = sum(users.filter(({ role }) => role === 'agent'));
  const managers = sum(users) - agents;
  const others = total - agents - managers;
  return others < 0 ? null : { total, agents, managers, others };
}
