import { Button, Dialog, Text } from '@cardinal/ui';
import { Download, Send } from 'lucide-react';
import { useNow } from '../../client/index.ts';
import { sendCaptures } from '../outbox/outbox.ts';
import { useWaitingCaptures } from '../outbox/useWaitingCaptures.ts';
import { isUnsent } from '../outbox/waitingCapture.ts';
import { outboxMessages } from '../outbox/outboxTexts.ts';
import { saveCaptures } from './WaitingCaptures.tsx';
import { useTexts } from '../../language/index.ts';

export interface LogoutQuestionProps {
  /** Called when the user does not want to log out. */
  onCancel: () => void;
  /** Called to log out. */
  onLogout: () => void;
}

/** Asks before a logout while captures of this device have not been sent. */
export function LogoutQuestion({ onCancel, onLogout }: LogoutQuestionProps) {
  const outboxTexts = useTexts(outboxMessages);
  const texts = outboxTexts.logout;
  const now = useNow();
  const found = useWaitingCaptures();
  if (!found) return null;
  const unsent = found.captures.filter(isUnsent);
  const isDone = unsent.length === 0;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title={isDone ? texts.done : texts.title({ count: unsent.length })}
      footer={
        isDone ? (
          <Button variant="primary" onPress={onLogout}>
            {texts.logOut}
          </Button>
        ) : (
          <>
            <Button variant="quiet" onPress={onLogout}>
              {texts.anyway}
            </Button>
            <Button icon={Download} onPress={() => void saveCaptures(unsent, now())}>
              {outboxTexts.saveFile}
            </Button>
            <Button
              // Enter must not log out.
              autoFocus
              variant="primary"
              icon={Send}
              isBusy={found.sendingId !== null}
              onPress={sendCaptures}
            >
              {texts.send}
            </Button>
          </>
        )
      }
    >
      <Text as="p">{isDone ? texts.doneText : texts.description}</Text>
    </Dialog>
  );
}
