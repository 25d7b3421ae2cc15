import type { TextsOf } from '@cardinal/contract/messages';
import type { Lead, TeamUser } from '@cardinal/contract';
import type { Selection } from '@cardinal/ui';
import { useMemo, useState } from 'react';
import { personName } from '../../../format/index.ts';
import { assignmentMessages } from '../../assignmentTexts.ts';
import type { Assignee, Target } from '../../assignments.ts';
import type { AgentsContent } from './AssignSide.tsx';
import type { UnassignedContent } from '../unassignedContent.ts';
import { useLeadDrag } from './useLeadDrag.ts';
import { useTexts } from '../../../language/index.ts';

const noLeads: readonly Lead[] = [];
const noPeople: readonly TeamUser[] = [];

/** An agent as the target of an assignment. */
export const toAgent = (agent: TeamUser): Assignee => ({
  kind: 'agent',
  id: agent.id,
  name: personName(agent),
});

/** Why nobody can be assigned a lead now; undefined if somebody can. */
function obstacleIn(
  agents: AgentsContent,
  texts: TextsOf<typeof assignmentMessages>,
): string | undefined {
  if (agents.kind !== 'agents') return texts.agents[agents.kind];
  return agents.agents.length === 0 ? texts.agents.empty : undefined;
}

/** The state of assigning: see `useAssigning`. */
export type Assigning = ReturnType<typeof useAssigning>;

/** The selected or dragged leads, and the confirmation before assigning them. */
export function useAssigning(
  content: UnassignedContent,
  agents: AgentsContent,
  selection: Selection,
  onSelectionChange: (selection: Selection) => void,
  onAssign: (target: Target, assignee: Assignee) => void,
) {
  const texts = useTexts(assignmentMessages);
  const [asked, setAsked] = useState<Assignee | null>(null);
  const leads = content.kind === 'leads' ? content.leads : noLeads;
  const total = content.kind === 'leads' ? (content.facts.total ?? leads.length) : 0;
  const people = agents.kind === 'agents' ? agents.agents : noPeople;
  const selected = useMemo(
    () => (selection === 'all' ? leads : leads.filter(({ id }) => selection.has(id))),
    [selection, leads],
  );
  // Leads that a colleague has assigned meanwhile are no longer selected.
  const selectedKeys = useMemo(
    () => (selection === 'all' ? ('all' as const) : selected.map(({ id }) => id)),
    [selection, selected],
  );
  const selectedCount = selection === 'all' ? total : selected.length;
  const drag = useLeadDrag(selected);

  const assign = (target: Target, assignee: Assignee) => {
    // Leads that are not on the page would be assigned unseen, so this requires a confirmation.
    if (target === 'all' && total > leads.length && asked === null) return setAsked(assignee);
    onAssign(target === 'all' && total <= leads.length ? leads : target, assignee);
    onSelectionChange(new Set<string>());
  };
  const chosen = (): Target => (selection === 'all' ? 'all' : selected);
  const share = () => assign(selectedCount > 0 ? chosen() : 'all', { kind: 'fair' });

  return {
    leads,
    total,
    people,
    obstacle: obstacleIn(agents, texts),
    selectedKeys,
    selectedCount,
    drag,
    asked,
    setAsked,
    assign,
    chosen,
    share,
  };
}
