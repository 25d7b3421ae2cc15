import type { TextsOf } from '@cardinal/contract/messages';
import {
  AlertDialog,
  Button,
  ErrorState,
  PageHeader,
  Skeleton,
  SkeletonGroup,
  Stepper,
  Text,
} from '@cardinal/ui';
import { useState } from 'react';
import { RefreshNotice } from '../../lists/index.ts';
import { isRunning } from '../importQueries.ts';
import { missingIn, rowsToFill, rowsToImport } from '../importState.ts';
import { importMessages } from '../texts.ts';
import { CheckStep } from './CheckStep.tsx';
import { columns, panel, steps, waiting } from './ImportPanel.css.ts';
import type { ImportContent, ImportPanelViewProps } from './importPanelViewProps.ts';
import { DoneStep, EndedStep, ProgressStep } from './OutcomeSteps.tsx';
import { UploadStep } from './UploadStep.tsx';
import { useTexts } from '../../language/index.ts';

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

function Loading() {
  const texts = useTexts(importMessages);
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
  const texts = useTexts(importMessages);
  const { content, onAnother } = props;
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
        return <ProgressStep shown={shown} onStop={onAskUndo} />;
      }
      if (shown.status !== 'done') {
        return <EndedStep shown={shown} onAnother={onAnother} />;
      }
      return <DoneStep {...props} shown={shown} onUndo={onAskUndo} />;
    }
  }
}

function summary(content: ImportContent, texts: TextsOf<typeof importMessages>) {
  if (content.kind === 'upload') return texts.upload.description;
  if (content.kind !== 'import') return undefined;
  const { file_name: file, counts, columns: all } = content.shown;
  return texts.summary({ file, rows: counts.total, columns: all.length });
}

function Actions({ content, ...props }: ImportPanelViewProps) {
  const texts = useTexts(importMessages);
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
        {rows > 0 ? words({ count: rows }) : none}
      </Button>
    </>
  );
}

/** Importing leads from a file: uploading, mapping and checking, the progress and the outcome. */
export function ImportPanelView(props: ImportPanelViewProps) {
  const texts = useTexts(importMessages);
  const { isAttendeeList, content, onUndo } = props;
  const { title = isAttendeeList ? texts.attendees.panelTitle : texts.title } = props;
  const [isAsking, setAsking] = useState(false);
  const description = summary(content, texts);
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
      {content.kind === 'import' && content.refreshFailure && (
        <RefreshNotice title={texts.outOfDate} failure={content.refreshFailure} />
      )}
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
