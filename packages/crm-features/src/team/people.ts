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
