import type { ImportStatus, ImportSummary } from '@cardinal/contract';
import { Button, Icon, Text } from '@cardinal/ui';
import {
  CircleAlert,
  CircleCheck,
  Clock,
  Download,
  FileClock,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { RelativeTime, type DateContext } from '../../format/index.ts';
import { open } from '../../lists/ListCard.css.ts';
import type { Formats } from '../formats.ts';
import { importMessages } from '../texts.ts';
import { canUndo, hasReport, nextStep, outcomeOf } from './outcome.ts';
import {
  actions,
  end,
  meta,
  name,
  outcome,
  row,
  separate,
  state,
  words,
} from './EarlierImports.css.ts';
import { useTexts } from '../../language/index.ts';

const icons: Readonly<Record<ImportStatus, LucideIcon>> = {
  ready: FileClock,
  queued: Clock,
  importing: Clock,
  undoing: Clock,
  done: CircleCheck,
  failed: CircleAlert,
  undone: Undo2,
};

/** What all rows of the list have in common. */
export interface EarlierImportContext {
  /** Language of dates, and the moment that they are relative to. */
  dates: DateContext;
  /** Formats counts and dates. */
  formats: Formats;
  /** Name of the person who uploaded a file, by their id; null if it need not be shown. */
  uploader: (userId: string) => string | null;
  /** Ids of the imports whose undoing was asked for. */
  undoingIds: ReadonlySet<string>;
  /** Ids of the imports whose report is being downloaded. */
  downloadingIds: ReadonlySet<string>;
  /** Called to show an import; one with an event is a list of its attendees. */
  onOpenImport: (id: string, eventId: string | null) => void;
  /** Called to download the rows that were not imported. */
  onReport: (id: string) => void;
}

export interface EarlierImportProps extends EarlierImportContext {
  shown: ImportSummary;
  /** Called to ask whether to undo it. */
  onUndo: () => void;
}

/** Focuses the name of an import once the button that undid it is gone. */
function useFocusAfterUndo(isUndoable: boolean) {
  const ref = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (isUndoable || !wasPressed.current) return;
    wasPressed.current = false;
    // The removed button had the focus.
    if (document.activeElement === document.body) ref.current?.focus();
  }, [isUndoable]);
  return {
    ref,
    press: () => {
      wasPressed.current = true;
    },
  };
}

/** One import: its file, when and by whom, what became of it, and what can be done with it. */
export function EarlierImport({ shown, dates, formats, uploader, ...props }: EarlierImportProps) {
  const importTexts = useTexts(importMessages);
  const texts = importTexts.earlier;
  const { id, status, file_name: file, event_id: eventId } = shown;
  const isUndoable = canUndo(shown, dates.now);
  const isReported = hasReport(shown, dates.now);
  const step = nextStep(shown);
  const by = uploader(shown.created_by);
  const { ref, press } = useFocusAfterUndo(isUndoable);
  const show = () => props.onOpenImport(id, eventId);
  return (
    <li className={row}>
      <span className={state} data-status={status}>
        <Icon icon={icons[status]} size={20} />
      </span>
      <div className={words}>
        <Button
          ref={ref}
          variant="quiet"
          size="sm"
          className={open}
          aria-label={texts.open({ file })}
          onPress={show}
        >
          <bdi className={name}>{file}</bdi>
        </Button>
        <p className={outcome}>
          {outcomeOf(shown, importTexts).map((part) => (
            <span key={part} className={separate}>
              <bdi>{part}</bdi>
            </span>
          ))}
        </p>
        <p className={meta}>
          <span className={separate}>
            <RelativeTime iso={shown.created_at} dates={dates} />
          </span>
          {by !== null && (
            <span className={separate}>
              <bdi>{by}</bdi>
            </span>
          )}
          {eventId !== null && (
            <span className={separate}>
              <bdi>{importTexts.attendees.title}</bdi>
            </span>
          )}
        </p>
      </div>
      {(isUndoable || step !== null || isReported) && (
        <div className={end}>
          <div className={actions}>
            {step !== null && (
              <Button size="sm" aria-label={texts[step].of({ file })} onPress={show}>
                {texts[step].label}
              </Button>
            )}
            {isReported && (
              <Button
                size="sm"
                icon={Download}
                isBusy={props.downloadingIds.has(id)}
                aria-label={texts.report.of({ file })}
                onPress={() => props.onReport(id)}
              >
                {texts.report.label}
              </Button>
            )}
            {isUndoable && (
              <Button
                size="sm"
                icon={Undo2}
                isBusy={props.undoingIds.has(id)}
                aria-label={texts.undo.of({ file })}
                onPress={() => {
                  press();
                  props.onUndo();
                }}
              >
                {texts.undo.label}
              </Button>
            )}
          </div>
          {isUndoable && (
            <Text size="xs" tone="subtle">
              {texts.until({ date: formats.date(shown.expires_at) })}
            </Text>
          )}
        </div>
      )}
    </li>
  );
}
