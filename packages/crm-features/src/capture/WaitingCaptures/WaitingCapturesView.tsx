import {
  AlertDialog,
  Button,
  Card,
  EmptyState,
  FileTrigger,
  Inline,
  InlineAlert,
  PageHeader,
  Spinner,
  Stack,
} from '@cardinal/ui';
import { Download, FolderOpen, Send } from 'lucide-react';
import { useState } from 'react';
import type { DateContext } from '../../format/index.ts';
import { list } from '../../lists/ListCard.css.ts';
import { captureStage, type WaitingCapture } from '../outbox/waitingCapture.ts';
import { outboxMessages } from '../outbox/outboxTexts.ts';
import { captureName, WaitingRow, type WaitingActions } from './WaitingRow.tsx';
import { useTexts } from '../../language/index.ts';

export interface WaitingCapturesViewProps extends WaitingActions {
  /** The captures, oldest first; undefined until they have been read. */
  captures: readonly WaitingCapture[] | undefined;
  dates: DateContext;
  /** Id of the capture that is being sent. */
  sendingId: string | null;
  /** Why captures may not be safe here; null if they are. */
  risk: 'unreadable' | 'full' | 'temporary' | null;
  /** Sends everything now. */
  onSendAll: () => void;
  /** Called once the user has confirmed it. */
  onDelete: (capture: WaitingCapture) => void;
  /** Saves every capture to a file. */
  onSaveFile: () => void;
  /** Adds the captures of a file. */
  onAddFile: (file: File) => void;
}

const canBeSent = (capture: WaitingCapture) => captureStage(capture) === 'waiting';

/** The captures on this device that the server does not have yet. */
export function WaitingCapturesView({
  captures,
  dates,
  sendingId,
  risk,
  onSendAll,
  onDelete,
  onSaveFile,
  onAddFile,
  ...actions
}: WaitingCapturesViewProps) {
  const texts = useTexts(outboxMessages);
  const [asked, setAsked] = useState<WaitingCapture | null>(null);
  const hasSome = captures !== undefined && captures.length > 0;
  return (
    <Stack gap={5}>
      <PageHeader
        title={texts.title}
        description={texts.description}
        actions={
          <>
            <FileTrigger
              acceptedFileTypes={['.json', 'application/json']}
              onFiles={([file]) => file && onAddFile(file)}
            >
              <Button icon={FolderOpen}>{texts.addFile}</Button>
            </FileTrigger>
            {hasSome && (
              <Button icon={Download} onPress={onSaveFile}>
                {texts.saveFile}
              </Button>
            )}
            {captures?.some(canBeSent) && (
              <Button variant="primary" icon={Send} onPress={onSendAll}>
                {texts.sendAll}
              </Button>
            )}
          </>
        }
      />
      {risk && (
        <InlineAlert
          tone={risk === 'temporary' ? 'info' : 'warning'}
          title={texts.risks[risk].title}
        >
          {texts.risks[risk].description}
        </InlineAlert>
      )}
      {!captures && (
        <Inline justify="center">
          <Spinner label={texts.loading} />
        </Inline>
      )}
      {captures?.length === 0 && (
        <EmptyState
          illustration="leads"
          level={2}
          title={texts.empty.title}
          description={texts.empty.description}
        />
      )}
      {hasSome && (
        <Card as="section" aria-label={texts.title}>
          <ul className={list}>
            {captures.map((capture) => (
              <WaitingRow
                {...actions}
                key={capture.id}
                capture={capture}
                dates={dates}
                isSending={capture.id === sendingId}
                onDelete={() =>
                  captureStage(capture) === 'sent' ? onDelete(capture) : setAsked(capture)
                }
              />
            ))}
          </ul>
        </Card>
      )}
      {asked && (
        <AlertDialog
          isOpen
          tone="danger"
          title={texts.deleteQuestion}
          confirmLabel={texts.delete}
          cancelLabel={texts.keep}
          onConfirm={() => onDelete(asked)}
          onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        >
          <bdi>{captureName(asked, texts)}</bdi>
          <br />
          {texts.deleteText}
        </AlertDialog>
      )}
    </Stack>
  );
}
