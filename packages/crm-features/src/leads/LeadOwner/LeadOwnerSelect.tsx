import type { Lead } from '@cardinal/contract';
import { LazySelect } from '@cardinal/ui';
import { personName } from '../../format/index.ts';
import { useBulk } from '../bulk/useBulk.ts';
import { leadMessages } from '../texts.ts';
import { useAgents, useOwnerNames } from './useAgents.ts';
import { useTexts } from '../../language/index.ts';

const none = 'none';

/** To whom a lead is assigned, which a manager changes in place. */
export function LeadOwnerSelect({ lead }: { lead: Lead }) {
  const texts = useTexts(leadMessages).owner;
  const agents = useAgents() ?? [];
  const nameOf = useOwnerNames();
  const { run } = useBulk();
  const { assignedTo } = lead;
  const choices = [
    { id: none, label: texts.unassigned },
    ...agents.map((agent) => ({ id: agent.id, label: personName(agent) })),
  ];
  // Somebody who is no agent any more.
  if (assignedTo !== null && nameOf && !choices.some(({ id }) => id === assignedTo)) {
    choices.push({ id: assignedTo, label: nameOf(lead) });
  }
  return (
    <LazySelect
      aria-label={texts.label}
      variant="quiet"
      items={choices}
      selectedKey={assignedTo ?? none}
      onSelectionChange={(id) => {
        const agent = agents.find((one) => one.id === id) ?? null;
        if ((agent?.id ?? null) === assignedTo) return;
        run(lead.id, (bulk, tools) => bulk.assignTo(tools, [lead], agent));
      }}
    />
  );
}
