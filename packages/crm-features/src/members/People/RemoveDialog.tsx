import type { Member } from '@cardinal/contract';
import { Button, Dialog, Select, Stack, Text } from '@cardinal/ui';
import { useState } from 'react';
import { personName } from '../../format/index.ts';
import { memberMessages } from '../texts.ts';
import { useTexts } from '../../language/index.ts';

/** Id of the option that leaves the leads unassigned; an item needs an id. */
const nobody = '*';

export interface RemoveDialogProps {
  member: Member;
  /** Agents who can receive the leads. */
  agents: readonly Member[];
  /** Called with the agent who receives the leads, or null. */
  onRemove: (leadsTo: Member | null) => void;
  isBusy: boolean;
  onClose: () => void;
}

/** Asks what should happen to a member's leads before the member is removed. */
export function RemoveDialog({ member, agents, onRemove, isBusy, onClose }: RemoveDialogProps) {
  const texts = useTexts(memberMessages).removal;
  const [to, setTo] = useState(nobody);
  const name = personName(member);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      size="sm"
      title={texts.title({ name })}
      footer={
        <>
          <Button isDisabled={isBusy} onPress={onClose}>
            {texts.keep}
          </Button>
          <Button
            variant="danger"
            isBusy={isBusy}
            onPress={() => onRemove(agents.find(({ id }) => id === to) ?? null)}
          >
            {texts.confirm}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text as="p">{texts.consequence({ name })}</Text>
        <Text as="p">{texts.owned({ count: member.owned_leads })}</Text>
        {member.owned_leads > 0 && (
          <Select
            label={texts.handTo}
            items={[
              { id: nobody, label: texts.nobody },
              ...agents.map((agent) => ({ id: agent.id, label: personName(agent) })),
            ]}
            selectedKey={to}
            onSelectionChange={setTo}
          />
        )}
      </Stack>
    </Dialog>
  );
}
