import type { TextsOf } from '@cardinal/contract/messages';
import { Button, InlineAlert, Inline, ProgressBar, Stack, Text } from '@cardinal/ui';
import { Camera, Clock, PencilLine, RefreshCw, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Reading } from '../state/captureState.ts';
import { CardPicture } from '../CardPicture/index.ts';
import { captureMessages } from '../texts.ts';
import { visitMessages } from '../visit/visitTexts.ts';
import type { PictureState } from '../../client/usePicture.ts';
import { useTexts } from '../../language/index.ts';

export interface ReadingStepProps {
  picture: PictureState;
  outcome: Reading;
  /** Called to read the picture, again or for the first time. */
  onRead: () => void;
  /** Called to take or choose another picture. */
  onOtherPicture: () => void;
  /** Called to enter the fields by hand. */
  onManual: () => void;
  /** Called to keep the picture on this device and read it later; without it there is no such button. */
  onSetAside?: (() => void) | undefined;
  /** Called to delete the picture, where it is kept already; without it there is no such button. */
  onDelete?: (() => void) | undefined;
}

/** Time in milliseconds after which a wait needs an explanation. */
const slowAfter = 6_000;

/** The progress of a reading, which can be cancelled. */
export function ReadingProgress({ onCancel }: { onCancel: () => void }) {
  const texts = useTexts(captureMessages).reading;
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Stack gap={3}>
      <ProgressBar label={texts.label} />
      <Inline justify="between" wrap>
        <Text size="xs" tone="subtle" role="status">
          {isSlow && texts.slow}
        </Text>
        <Button variant="quiet" onPress={onCancel}>
          {texts.cancel}
        </Button>
      </Inline>
    </Stack>
  );
}

interface Outcome {
  tone: 'danger' | 'warning' | 'info';
  title: string;
  description: string;
}

/** Whether the picture was read, and shows no card. */
const isNoCard = (status: Reading['status']): status is 'unreadable' | 'otherText' =>
  status === 'unreadable' || status === 'otherText';

function outcomeOf(reading: Reading, texts: TextsOf<typeof captureMessages>['reading']): Outcome {
  if (reading.status === 'failed') {
    const description = reading.mayRetry ? `${reading.detail} ${texts.kept}` : reading.detail;
    return { tone: 'danger', title: texts.failed, description };
  }
  if (isNoCard(reading.status)) return { tone: 'warning', ...texts[reading.status] };
  return { tone: 'info', ...texts.waiting };
}

/** Why a card was not read, and what can be done. The picture stays visible. */
export function ReadingStep({
  picture,
  outcome: reading,
  onRead,
  onOtherPicture,
  onManual,
  onSetAside,
  onDelete,
}: ReadingStepProps) {
  const visitTexts = useTexts(visitMessages);
  const texts = useTexts(captureMessages).reading;
  const isRead = isNoCard(reading.status);
  const isOver = isRead || (reading.status === 'failed' && !reading.mayRetry);
  const { tone, title, description } = outcomeOf(reading, texts);
  const retake = (
    <Button variant={isOver ? 'primary' : 'secondary'} icon={Camera} onPress={onOtherPicture}>
      {isRead ? texts.retake : texts.otherPicture}
    </Button>
  );
  return (
    <Stack gap={4}>
      <CardPicture picture={picture} />
      <InlineAlert tone={tone} title={title}>
        {description}
      </InlineAlert>
      <Inline gap={2} wrap justify="end">
        {onDelete && (
          <Button variant="quiet" icon={Trash2} onPress={onDelete}>
            {visitTexts.delete}
          </Button>
        )}
        <Button variant="quiet" icon={PencilLine} onPress={onManual}>
          {texts.manually}
        </Button>
        {retake}
        {onSetAside && reading.status === 'failed' && !isOver && (
          <Button icon={Clock} onPress={onSetAside}>
            {texts.setAside}
          </Button>
        )}
        {!isOver && (
          <Button variant="primary" icon={RefreshCw} onPress={onRead}>
            {reading.status === 'waiting' ? texts.waiting.read : texts.retry}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
