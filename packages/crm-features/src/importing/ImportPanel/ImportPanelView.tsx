import type { DuplicateAction, Import, ImportField, ImportValueField } from '@cardinal/contract';
import {
  AlertDialog,
  Button,
  DropZone,
  ErrorState,
  InlineAlert,
  PageHeader,
  ProgressBar,
  Skeleton,
  SkeletonGroup,
  Stepper,
  Text,
} from '@cardinal/ui';
import { useState } from 'react';
import { acceptedFiles, attendeeFiles } from '../files.ts';
import type { Formats } from '../formats.ts';
import { isRunning } from '../importQueries.ts';
import { missingIn, rowsToFill, rowsToImport } from '../importState.ts';
import { importTexts } from '../texts.ts';
import { ColumnsSection } from './ColumnsSection.tsx';
import { DuplicatesSection } from './DuplicatesSection.tsx';
import { columns, outcome, panel, section, side, steps, waiting } from './ImportPanel.css.ts';
import { DoneStep, EndedStep, ProgressStep } from './OutcomeSteps.tsx';
import { PreviewSection } from './PreviewSection.tsx';
import { hasValues, ValuesSection } from './ValuesSection.tsx';
import type { ImportAgent } from './ValuesSection.tsx';

const texts = importTexts;

/** What the panel shows. */
export type ImportContent =
  | { kind: 'upload'; uploading: string | null; error: string | null }
  | { kind: 'loading' }
  | { kind: 'failed'; detail: string; isGone: boolean; onRetry: () => void; isRetrying: boolean }
  | { kind: 'import'; shown: Import };

/** Props of ImportPanelView. */
export interface ImportPanelViewProps {
  /** Title of the page. @default 'Import leads' */
  title?: string;
  content: ImportContent;
  /** Whether the file is a list of attendees. @default false */
  isAttendeeList?: boolean;
  formats: Formats;
  /** Whether the user may assign leads to others. */
  mapsAssignee: boolean;
  agents: readonly ImportAgent[];
  /** Whether a choice is being saved, and the rows analysed again. */
  isChecking: boolean;
  isStarting: boolean;
  isUndoing: boolean;
  isDownloading: boolean;
  onFile: (file: File) => void;
  onCancelUpload: () => void;
  onFieldChange: (column: number, field: ImportField | null) => void;
  onValueChange: (field: ImportValueField, text: string, value: string | null) => void;
  onDuplicatesChange: (action: DuplicateAction) => void;
  onRowActionChange: (row: number, action: DuplicateAction | null) => void;
  onCommit: () => void;
  /** Called to discard, stop or undo the import. */
  onUndo: () => void;
  onReport: () => void;
  /** Called to begin with another file. */
  onAnother: () => void;
  /** Called to leave the import for good, before it began. */
  onLeave: () => void;
  onOpenLead?: (id: string) => void;
  onViewLeads?: () => void;
}

const stepIds = ['upload', 'check', 'import'] as const;

function currentStep(content: ImportContent): (typeof stepIds)[number] | null {
  switch (content.kind) {
    case 'upload':
      return 'upload';
    case 'loading':
    case 'failed':
      return 'check';
    case 'import':
      if (content.shown.status === 'ready') return 'check';
      return content.shown.status === 'done' ? null : 'import';
  }
}

function UploadStep({ content, isAttendeeList, onFile, onCancelUpload }: ImportPanelViewProps) {
  if (content.kind !== 'upload') return null;
  const { uploading, error } = content;
  return (
    <div className={section}>
      {error !== null && (
        <InlineAlert tone="danger" title={texts.card.uploadFailed}>
          {error}
        </InlineAlert>
      )}
      {uploading === null ? (
        <DropZone
          label={texts.upload.drop}
          description={isAttendeeList ? texts.attendees.uploadFormats : texts.upload.formats}
          accept={isAttendeeList ? attendeeFiles : acceptedFiles}
          onFiles={([file]) => file && onFile(file)}
        />
      ) : (
        <div className={outcome}>
          <ProgressBar label={texts.card.uploading(uploading)} />
          <div>
            <Button onPress={onCancelUpload}>{texts.card.cancel}</Button>
          </div>
        </div>
      )}
    </div>
  );
}

function CheckStep(props: ImportPanelViewProps & { shown: Import }) {
  const { shown, formats, mapsAssignee, agents, isChecking } = props;
  const isAttendeeList = shown.event_id !== null;
  return (
    <div className={columns}>
      <div className={side}>
        <ColumnsSection
          key={shown.id}
          columns={shown.columns}
          mapping={shown.mapping}
          mapsAssignee={mapsAssignee}
          isAttendeeList={isAttendeeList}
          formats={formats}
          onFieldChange={props.onFieldChange}
        />
        {!isAttendeeList && hasValues(shown.values) && (
          <ValuesSection
            values={shown.values}
            agents={agents}
            formats={formats}
            onValueChange={props.onValueChange}
          />
        )}
        {!isAttendeeList && shown.counts.duplicates > 0 && (
          <DuplicatesSection action={shown.duplicates} onActionChange={props.onDuplicatesChange} />
        )}
      </div>
      <PreviewSection
        shown={shown}
        formats={formats}
        isChecking={isChecking}
        onRowActionChange={props.onRowActionChange}
        onOpenLead={props.onOpenLead}
      />
    </div>
  );
}

function Loading() {
  return (
    <SkeletonGroup label={texts.loading} className={columns}>
      {['mapping', 'preview'].map((part) => (
        <span key={part} className={waiting}>
          {['40%', '70%', '70%', '70%', '70%'].map((width, index) => (
            // Lines that never change places.
            // oxlint-disable-next-line react/no-array-index-key -- only the position distinguishes them
            <Skeleton key={index} width={width} height={36} />
          ))}
        </span>
      ))}
    </SkeletonGroup>
  );
}

function Content({ onAskUndo, ...props }: ImportPanelViewProps & { onAskUndo: () => void }) {
  const { content, formats, onAnother } = props;
  switch (content.kind) {
    case 'upload':
      return <UploadStep {...props} />;
    case 'loading':
      return <Loading />;
    case 'failed':
      return (
        <ErrorState
          title={content.isGone ? texts.gone.title : texts.loadFailed}
          description={content.isGone ? texts.gone.description : content.detail}
          {...(content.isGone
            ? {
                action: (
                  <Button variant="primary" onPress={onAnother}>
                    {texts.done.another}
                  </Button>
                ),
              }
            : { onRetry: content.onRetry, isRetrying: content.isRetrying })}
        />
      );
    case 'import': {
      const { shown } = content;
      if (shown.status === 'ready') return <CheckStep {...props} shown={shown} />;
      if (isRunning(shown)) {
        return <ProgressStep shown={shown} formats={formats} onStop={onAskUndo} />;
      }
      if (shown.status !== 'done') {
        return <EndedStep shown={shown} formats={formats} onAnother={onAnother} />;
      }
      return <DoneStep {...props} shown={shown} onUndo={onAskUndo} />;
    }
  }
}

function summary(content: ImportContent, { count }: Formats) {
  if (content.kind === 'upload') return texts.upload.description;
  if (content.kind !== 'import') return undefined;
  const { file_name: file, counts, columns: all } = content.shown;
  return texts.summary(file, count(counts.total), counts.total === 1, count(all.length));
}

function Actions({ content, formats, ...props }: ImportPanelViewProps) {
  if (content.kind !== 'import' || content.shown.status !== 'ready') {
    const hasBegun = content.kind === 'import' || content.kind === 'loading';
    return hasBegun ? undefined : <Button onPress={props.onLeave}>{texts.cancel}</Button>;
  }
  const { shown } = content;
  const isAttendeeList = shown.event_id !== null;
  const rows = isAttendeeList ? rowsToFill(shown) : rowsToImport(shown);
  const { words, none } = isAttendeeList
    ? { words: texts.attendees.fill, none: texts.attendees.fillNone }
    : { words: texts.importLeads, none: texts.importNone };
  return (
    <>
      <Button isBusy={props.isUndoing} onPress={props.onLeave}>
        {texts.cancel}
      </Button>
      <Button
        variant="primary"
        isBusy={props.isStarting || props.isChecking}
        isDisabled={rows <= 0 || missingIn(shown.mapping, isAttendeeList) !== null}
        onPress={props.onCommit}
      >
        {rows > 0 ? words(formats.count(rows), rows === 1) : none}
      </Button>
    </>
  );
}

/** Importing leads from a file: uploading, mapping and checking, the progress and the outcome. */
export function ImportPanelView(props: ImportPanelViewProps) {
  const { isAttendeeList, content, formats, onUndo } = props;
  const { title = isAttendeeList ? texts.attendees.panelTitle : texts.title } = props;
  const [isAsking, setAsking] = useState(false);
  const description = summary(content, formats);
  return (
    <div className={panel}>
      <PageHeader
        title={title}
        description={description && <Text tone="muted">{description}</Text>}
        actions={<Actions {...props} />}
      />
      <Stepper
        aria-label={texts.steps.label}
        className={steps}
        steps={stepIds.map((id) => ({ id, label: texts.steps[id] }))}
        current={currentStep(content)}
      />
      <Content {...props} onAskUndo={() => setAsking(true)} />
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={texts.undo.title}
        confirmLabel={texts.undo.confirm}
        cancelLabel={texts.undo.keep}
        tone="danger"
        onConfirm={onUndo}
      >
        {texts.undo.description}
      </AlertDialog>
    </div>
  );
}
