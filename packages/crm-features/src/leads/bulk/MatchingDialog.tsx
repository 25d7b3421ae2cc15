import { Button, Dialog, ProgressBar, Stack, Text } from '@cardinal/ui';
import { useRef, useState } from 'react';
import { personName } from '../../format/index.ts';
import { changeMatching, type LeadFilter, type MatchingChange } from './matching.ts';
import { matchingMessages, type MatchingTexts } from './matchingTexts.ts';
import { useTexts } from '../../language/index.ts';
import type { LabelTexts } from '../../language/labelTexts.ts';
import { useBulkTools } from './useBulk.ts';

export interface MatchingDialogProps {
  change: MatchingChange;
  /** How many leads match. */
  count: number;
  /** The filters of the list, as sent. */
  filter: LeadFilter;
  /** The filters of the list, as text. */
  list: string;
  /** Called when the change has ended; `isWhole` unless it ended early. */
  onDone: (isWhole: boolean) => void;
  onClose: () => void;
}

/** The question before a change, which names the number of leads. */
function questionOf(
  change: MatchingChange,
  count: number,
  { ask }: MatchingTexts,
  { statuses }: LabelTexts,
): string {
  if (change.kind === 'status') return ask.status({ count, status: statuses[change.status] });
  if (change.kind !== 'assign') return ask[change.kind]({ count });
  if (change.to === 'fair') return ask.fair({ count });
  return change.to === null
    ? ask.unassign({ count })
    : ask.assign({ count, name: personName(change.to) });
}

/** Asks before all leads of a list are changed, and shows how far that is. */
export function MatchingDialog(props: MatchingDialogProps) {
  const texts = useTexts(matchingMessages);
  const { change, count, filter, list, onDone, onClose } = props;
  const tools = useBulkTools();
  const [done, setDone] = useState<number | null>(null);
  const [isStopping, setStopping] = useState(false);
  const isStopped = useRef(false);

  const carryOut = async () => {
    setDone(0);
    const isWhole = await changeMatching(
      tools,
      filter,
      change,
      { count, onProgress: setDone, isStopped: () => isStopped.current },
      texts,
    );
    onDone(isWhole);
    onClose();
  };
  const stop = () => {
    isStopped.current = true;
    setStopping(true);
  };

  return (
    <Dialog
      isOpen
      size="sm"
      layout="default"
      // While leads are changed, only the button ends it.
      onOpenChange={(isOpen) => !isOpen && done === null && onClose()}
      title={questionOf(change, count, texts, tools.labels)}
      footer={
        done === null ? (
          <>
            <Button autoFocus={change.kind === 'delete'} onPress={onClose}>
              {texts.cancel}
            </Button>
            <Button
              variant={change.kind === 'delete' ? 'danger' : 'primary'}
              autoFocus={change.kind !== 'delete'}
              onPress={() => void carryOut()}
            >
              {texts.confirm[change.kind]}
            </Button>
          </>
        ) : (
          <Button autoFocus isBusy={isStopping} onPress={stop}>
            {isStopping ? texts.stopping : texts.stop}
          </Button>
        )
      }
    >
      {done === null ? (
        <Stack gap={2}>
          <Text as="p">{texts.which({ list })}</Text>
          <Text as="p" tone="muted">
            {texts.undoable}
          </Text>
        </Stack>
      ) : (
        <ProgressBar
          label={texts.progress}
          value={Math.min(done, count)}
          maxValue={count}
          valueLabel={texts.progressOf({ done, all: count })}
        />
      )}
    </Dialog>
  );
}
