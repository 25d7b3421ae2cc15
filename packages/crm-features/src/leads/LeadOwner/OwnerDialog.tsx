import type { TeamUser } from '@cardinal/contract';
import { Button, Dialog, SearchField, Stack, Text, useLocale } from '@cardinal/ui';
import { useState } from 'react';
import { personName } from '../../format/index.ts';
import type { NextOwner } from '../bulk/bulk.ts';
import { leadMessages } from '../texts.ts';
import { choices } from './OwnerDialog.css.ts';
import { useAgents } from './useAgents.ts';
import { useTexts } from '../../language/index.ts';

/** More agents than these can be searched. */
const searchable = 8;

/** Props of OwnerDialog. */
export interface OwnerDialogProps {
  /** Number of leads to assign; null if it is not known. */
  count: number | null;
  /** Called with the choice; the dialog does not close by itself. */
  onAssign: (to: NextOwner) => void;
  onClose: () => void;
}

/** Asks who gets leads: each choice is one press. */
export function OwnerDialog({ count, onAssign, onClose }: OwnerDialogProps) {
  const texts = useTexts(leadMessages).owner;
  const { locale } = useLocale();
  const agents = useAgents() ?? [];
  const [words, setWords] = useState('');
  const isFound = (agent: TeamUser) =>
    personName(agent).toLocaleLowerCase(locale).includes(words.trim().toLocaleLowerCase(locale));
  const shown = agents.filter(isFound);
  return (
    <Dialog
      isOpen
      size="sm"
      isDismissable
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={count === null ? texts.assign : texts.title({ count })}
      footer={<Button onPress={() => onAssign(null)}>{texts.unassign}</Button>}
    >
      <Stack gap={3}>
        {agents.length > searchable && (
          <SearchField
            aria-label={texts.search}
            placeholder={texts.search}
            value={words}
            onChange={setWords}
          />
        )}
        {shown.length === 0 && <Text tone="muted">{texts.none}</Text>}
        <div className={choices}>
          {shown.map((agent) => (
            <Button key={agent.id} size="lg" fullWidth onPress={() => onAssign(agent)}>
              {texts.withLeads({ name: personName(agent), count: agent.total_leads })}
            </Button>
          ))}
          {shown.length > 1 && words === '' && (
            <Button size="lg" fullWidth variant="quiet" onPress={() => onAssign('fair')}>
              {texts.fair}
            </Button>
          )}
        </div>
      </Stack>
    </Dialog>
  );
}
