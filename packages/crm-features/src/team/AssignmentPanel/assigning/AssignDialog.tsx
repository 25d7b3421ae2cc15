import type { TeamUser } from '@cardinal/contract';
import { Button, Dialog, Heading, VisuallyHidden } from '@cardinal/ui';
import { useId, useState } from 'react';
import { personName } from '../../../format/index.ts';
import { assignmentMessages } from '../../assignmentTexts.ts';
import { AgentChoice } from './AgentChoice.tsx';
import { useTexts } from '../../../language/index.ts';

export interface AssignDialogProps {
  agents: readonly TeamUser[];
  /** Number of leads to assign. */
  count: number;
  locale: string;
  onAssign: (agent: TeamUser) => void;
  onClose: () => void;
}

/** The choice of an agent, where there is no room for it beside the leads. */
export function AssignDialog({ agents, count, locale, onAssign, onClose }: AssignDialogProps) {
  const texts = useTexts(assignmentMessages);
  const labelId = useId();
  const [agentId, setAgentId] = useState<string | null>(null);
  const chosen = agents.find(({ id }) => id === agentId);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="sm"
      title={texts.agents.title}
      footer={
        <>
          <Button onPress={onClose}>{texts.share.no}</Button>
          <Button
            variant="primary"
            disabledReason={chosen ? undefined : texts.submit.noAgent}
            onPress={() => {
              if (!chosen) return;
              onAssign(chosen);
              onClose();
            }}
          >
            {chosen ? texts.submit.label({ count, name: personName(chosen) }) : texts.submit.idle}
          </Button>
        </>
      }
    >
      <VisuallyHidden>
        <Heading level={3} id={labelId}>
          {texts.agents.title}
        </Heading>
      </VisuallyHidden>
      <AgentChoice
        agents={agents}
        value={agentId}
        onChange={setAgentId}
        locale={locale}
        labelledBy={labelId}
      />
    </Dialog>
  );
}
