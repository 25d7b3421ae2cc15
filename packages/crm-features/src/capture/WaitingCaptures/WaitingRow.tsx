import type { TextsOf } from '@cardinal/contract/messages';
import { leadLabel } from '@cardinal/contract/labels';
import { Badge, Button } from '@cardinal/ui';
import { Clock, ScanEye, Send, TriangleAlert, type LucideIcon } from 'lucide-react';
import { RelativeTime, type DateContext } from '../../format/index.ts';
import { answeredDuplicates, captureStage, type WaitingCapture } from '../outbox/waitingCapture.ts';
import { captureMessages } from '../texts.ts';
import { outboxMessages } from '../outbox/outboxTexts.ts';
import { actions, head, meta, row, words } from './WaitingCaptures.css.ts';
import { useTexts, WithTags } from '../../language/index.ts';

/** What the user can do with a waiting capture. */
export interface WaitingActions {
  /** Opens it in the capture form, or the lead that it has become. */
  onOpen: (capture: WaitingCapture) => void;
  /** Sends it now. */
  onSend: (capture: WaitingCapture) => void;
}

export interface WaitingRowProps extends WaitingActions {
  capture: WaitingCapture;
  dates: DateContext;
  isSending: boolean;
  /** Called to ask whether it should be deleted. */
  onDelete: () => void;
}

/** Name of a capture: its lead, or that it is a photo. */
export function captureName(
  { form: { values } }: WaitingCapture,
  texts: TextsOf<typeof outboxMessages>,
): string {
  return leadLabel(values) || values.badge_code || texts.photo;
}

interface Shown {
  label: string;
  tone: 'neutral' | 'info' | 'warning' | 'success';
  icon: LucideIcon;
  detail?: string;
}

function shownOf(
  capture: WaitingCapture,
  isSending: boolean,
  captureTexts: TextsOf<typeof captureMessages>,
  texts: TextsOf<typeof outboxMessages>,
): Shown {
  const { duplicates } = captureTexts;
  const [duplicate] = answeredDuplicates(capture.answer);
  switch (captureStage(capture)) {
    case 'sent':
      return {
        label: texts.states.sent,
        tone: 'success',
        icon: Send,
        ...(duplicate && { detail: duplicates.unnamed({ reason: duplicate.reason }) }),
      };
    case 'attention':
      return {
        label: texts.states.attention,
        tone: 'warning',
        icon: TriangleAlert,
        detail: capture.refusal ?? '',
      };
    case 'review':
      return { label: texts.states.review, tone: 'info', icon: ScanEye };
    case 'waiting':
      return isSending
        ? { label: texts.states.sending, tone: 'neutral', icon: Send }
        : { label: texts.states.waiting, tone: 'neutral', icon: Clock };
  }
}

/** A capture that waits: its name, age, state and what can be done with it. */
export function WaitingRow({
  capture,
  dates,
  isSending,
  onOpen,
  onSend,
  onDelete,
}: WaitingRowProps) {
  const texts = useTexts(outboxMessages);
  const captureTexts = useTexts(captureMessages);
  const name = captureName(capture, texts);
  const { label, tone, icon, detail } = shownOf(capture, isSending, captureTexts, texts);
  const state = captureStage(capture);
  const isFinal = state === 'sent';
  const mayBeSent = state === 'waiting' || (state === 'attention' && capture.lead !== null);
  // The server may have it: a change would become a second lead.
  const mayOpen = isFinal || !capture.isAttempted;
  return (
    <li className={row}>
      <div className={words}>
        <span className={head}>
          <bdi>{name}</bdi>
          <Badge tone={tone} icon={icon}>
            {label}
          </Badge>
        </span>
        <span className={meta}>
          <WithTags
            text={texts.captured}
            tags={{ time: <RelativeTime iso={capture.capturedAt} dates={dates} /> }}
          />
          {detail !== undefined && ` · ${detail}`}
        </span>
      </div>
      <div className={actions}>
        {mayOpen && (
          <Button size="sm" aria-label={texts.openNamed({ name })} onPress={() => onOpen(capture)}>
            {texts.open}
          </Button>
        )}
        {mayBeSent && (
          <Button
            size="sm"
            aria-label={texts.sendNamed({ name })}
            isBusy={isSending}
            onPress={() => onSend(capture)}
          >
            {texts.send}
          </Button>
        )}
        <Button
          size="sm"
          variant="quiet"
          aria-label={isFinal ? texts.dismissNamed({ name }) : texts.deleteNamed({ name })}
          isDisabled={isSending}
          onPress={onDelete}
        >
          {isFinal ? texts.dismiss : texts.delete}
        </Button>
      </div>
    </li>
  );
}
