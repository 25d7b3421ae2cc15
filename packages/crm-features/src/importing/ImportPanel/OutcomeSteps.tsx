import type { Import } from '@cardinal/contract';
import { Button, Heading, Icon, InlineAlert, ProgressBar, Text } from '@cardinal/ui';
import {
  CircleAlert,
  CircleCheck,
  Download,
  RotateCcw,
  SkipForward,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { Formats } from '../formats.ts';
import { importMessages } from '../texts.ts';
import { fact, factText, facts, footActions, outcome } from './ImportPanel.css.ts';
import { useTexts } from '../../language/index.ts';

export interface ProgressStepProps {
  shown: Import;
  onStop: () => void;
}

/** The progress of the import or of its undo. */
export function ProgressStep({ shown, onStop }: ProgressStepProps) {
  const importTexts = useTexts(importMessages);
  const texts = importTexts.progress;
  const { status, progress } = shown;
  const isUndoing = status === 'undoing';
  const isKnown = status === 'importing' && progress.total > 0;
  const done = texts.done(progress);
  return (
    <div className={outcome}>
      <ProgressBar
        label={isUndoing ? texts.undoing : status === 'queued' ? texts.queued : texts.importing}
        {...(isKnown && { value: progress.done, maxValue: progress.total, valueLabel: done })}
      />
      <Text tone="muted">{isUndoing ? texts.leaveUndo : texts.leave}</Text>
      {!isUndoing && (
        <div className={footActions}>
          <Button icon={Undo2} onPress={onStop}>
            {texts.stop}
          </Button>
        </div>
      )}
    </div>
  );
}

interface FactProps {
  icon: LucideIcon;
  children: ReactNode;
  action?: ReactNode;
}

function Fact({ icon, children, action }: FactProps) {
  return (
    <li className={fact}>
      <span className={factText}>
        <Icon icon={icon} />
        {children}
      </span>
      {action}
    </li>
  );
}

export interface DoneStepProps {
  shown: Import;
  formats: Formats;
  isDownloading: boolean;
  onReport: () => void;
  onUndo: () => void;
  onAnother: () => void;
  /** Shows the list of leads; without it, there is no button. */
  onViewLeads?: () => void;
}

/** The result of the import, with the report of skipped rows and Undo. */
export function DoneStep({ shown, formats, isDownloading, ...on }: DoneStepProps) {
  const importTexts = useTexts(importMessages);
  const texts = importTexts.done;
  const { imported, updated, skipped, invalid, ambiguous } = shown.counts;
  const isAttendeeList = shown.event_id !== null;
  const list = importTexts.attendees;
  const hasUnclear = isAttendeeList && ambiguous > 0;
  const report = (
    <Button size="sm" icon={Download} isBusy={isDownloading} onPress={on.onReport}>
      {texts.report}
    </Button>
  );
  return (
    <div className={outcome}>
      <Heading level={2} size="lg">
        {isAttendeeList ? list.filled({ count: updated }) : texts.title({ count: imported })}
      </Heading>
      <ul className={facts}>
        {updated > 0 && !isAttendeeList && (
          <Fact icon={CircleCheck}>{texts.updated({ count: updated })}</Fact>
        )}
        {skipped > 0 && (
          <Fact icon={SkipForward} action={hasUnclear && invalid === 0 && report}>
            {(isAttendeeList ? list.leftOut : texts.skipped)({ count: skipped })}
          </Fact>
        )}
        {invalid > 0 && (
          <Fact icon={CircleAlert} action={report}>
            {texts.rejected({ count: invalid })}
          </Fact>
        )}
      </ul>
      {hasUnclear && <Text tone="muted">{list.unclearHint}</Text>}
      {invalid > 0 && <Text tone="muted">{texts.rejectedHint}</Text>}
      <div className={footActions}>
        {on.onViewLeads && (
          <Button variant="primary" onPress={on.onViewLeads}>
            {isAttendeeList ? list.back : texts.view}
          </Button>
        )}
        <Button onPress={on.onAnother}>{isAttendeeList ? list.another : texts.another}</Button>
        <Button variant="quiet" icon={Undo2} onPress={on.onUndo}>
          {texts.undo}
        </Button>
      </div>
      <Text size="xs" tone="subtle">
        {texts.undoUntil({ until: formats.date(shown.expires_at) })}
      </Text>
    </div>
  );
}

export interface EndedStepProps {
  shown: Import;
  onAnother: () => void;
}

/** An import that was discarded or undone, or that failed. */
export function EndedStep({ shown, onAnother }: EndedStepProps) {
  const importTexts = useTexts(importMessages);
  const texts = importTexts.undone;
  const { removed, restored, kept } = shown.counts;
  const isFailed = shown.status === 'failed';
  return (
    <div className={outcome}>
      <Heading level={2} size="lg">
        {isFailed ? importTexts.failed.title : texts.title}
      </Heading>
      {isFailed && shown.error !== null && <InlineAlert tone="danger">{shown.error}</InlineAlert>}
      {!isFailed && removed + restored + kept === 0 && <Text tone="muted">{texts.discarded}</Text>}
      {!isFailed && (
        <ul className={facts}>
          {removed > 0 && <Fact icon={Undo2}>{texts.removed({ count: removed })}</Fact>}
          {restored > 0 && <Fact icon={RotateCcw}>{texts.restored({ count: restored })}</Fact>}
          {kept > 0 && <Fact icon={CircleCheck}>{texts.kept({ count: kept })}</Fact>}
        </ul>
      )}
      <div className={footActions}>
        <Button variant="primary" onPress={onAnother}>
          {shown.event_id === null ? importTexts.done.another : importTexts.attendees.another}
        </Button>
      </div>
    </div>
  );
}
