import type { TextsOf } from '@cardinal/contract/messages';
import {
  AlertDialog,
  Badge,
  Dialog,
  focusedIn,
  IconButton,
  Spinner,
  useLasting,
} from '@cardinal/ui';
import { ArrowLeft, ScanEye } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { hasInput, isReading, stepBefore, type CaptureState } from '../state/captureState.ts';
import { MethodStep } from '../MethodStep/index.ts';
import { ReadingProgress, ReadingStep } from '../ReadingStep/index.ts';
import { ReviewStep } from '../ReviewStep/index.ts';
import { SourceStep } from '../SourceStep/index.ts';
import { captureMessages } from '../texts.ts';
import { visitMessages } from '../visit/visitTexts.ts';
import type { CaptureDialogViewProps } from './captureDialogProps.ts';
import { backButton, loading, step as stepClass } from './CaptureDialog.css.ts';
import { ReviewFooter } from './ReviewFooter.tsx';
import { ReviewNotices } from './ReviewNotices.tsx';
import { useTexts } from '../../language/index.ts';

function titleOf({ step, scan }: CaptureState, texts: TextsOf<typeof captureMessages>): string {
  if (step === 'method') return texts.titles.new;
  if (step === 'review') return scan ? texts.titles.review : texts.titles.new;
  return texts.titles.scan;
}

/** Whether the form is shown: while the card is read, notes and answers can be typed. */
const showsForm = (capture: CaptureState) => capture.step === 'review' || isReading(capture);

/** Takes the focus when the key changes, unless something in the step already has it. */
function useStepFocus(key: string) {
  const ref = useRef<HTMLDivElement>(null);
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    const element = ref.current;
    if (element && !element.contains(focusedIn(element))) element.focus();
  }, [key]);
  return ref;
}

interface StepProps extends CaptureDialogViewProps {
  formId: string;
  /** Whether saving takes so long that the form shows that it cannot be changed. */
  isReadOnly: boolean;
}

/** The form, also while its card is being read. */
function Review({ formId, isReadOnly, ...props }: StepProps) {
  const { capture, picture, handlers } = props;
  return (
    <ReviewStep
      formId={formId}
      capture={capture}
      meeting={props.meeting ?? null}
      picture={picture}
      back={props.back ?? null}
      isReadOnly={isReadOnly}
      handlers={{ ...handlers, onSubmit: () => handlers.onSave('close') }}
      onRetake={handlers.onOtherPicture}
      onScanBack={handlers.onScanBack}
      notice={
        isReading(capture) ? (
          <ReadingProgress onCancel={handlers.onCancelReading} />
        ) : (
          <ReviewNotices {...props} isReadOnly={isReadOnly} />
        )
      }
    />
  );
}

function Step({ formId, isReadOnly, ...props }: StepProps) {
  const { capture, picture, handlers, camera, isOpeningCamera, isPreparing } = props;
  switch (capture.step) {
    case 'method':
      return <MethodStep onChoose={handlers.onChooseMethod} />;
    case 'source':
      return (
        <SourceStep
          onOpenCamera={handlers.onOpenCamera}
          isOpeningCamera={isOpeningCamera}
          isPreparing={isPreparing}
          onFile={handlers.onFile}
          onManual={() => handlers.onChooseMethod('manual')}
        />
      );
    case 'camera':
      return camera;
    case 'reading':
    case 'review':
      // One form, so that notes typed while the card is read stay under the caret.
      if (showsForm(capture)) return <Review {...props} formId={formId} isReadOnly={isReadOnly} />;
      return (
        <ReadingStep
          picture={picture ?? 'loading'}
          outcome={capture.reading}
          onRead={handlers.onRead}
          onOtherPicture={handlers.onOtherPicture}
          onManual={handlers.onManual}
          onSetAside={props.isPhoto ? undefined : handlers.onSetAside}
          onDelete={props.isPhoto ? handlers.onDeletePhoto : undefined}
        />
      );
  }
}

type BackProps = Pick<CaptureDialogViewProps, 'capture' | 'isPhoto' | 'isLoading'>;

function hasBack({ capture, isPhoto, isLoading }: BackProps): boolean {
  if (isLoading) return false;
  // A photo is read behind, whatever is shown.
  return isPhoto === true || (!isReading(capture) && stepBefore(capture) !== null);
}

function backName(
  { step, ...capture }: CaptureState,
  isPhoto: boolean,
  visitTexts: TextsOf<typeof visitMessages>,
  texts: TextsOf<typeof captureMessages>,
): string {
  if (isPhoto && step !== 'source') return visitTexts.toCamera;
  const isFormNext = step === 'source' && stepBefore({ ...capture, step }) === 'review';
  return isFormNext ? texts.backToForm : texts.back;
}

function BackButton({
  capture,
  isPhoto = false,
  isReadOnly,
  handlers,
}: Pick<StepProps, 'capture' | 'isPhoto' | 'isReadOnly' | 'handlers'>) {
  const visitTexts = useTexts(visitMessages);
  const captureTexts = useTexts(captureMessages);
  return (
    <IconButton
      icon={ArrowLeft}
      aria-label={backName(capture, isPhoto, visitTexts, captureTexts)}
      className={backButton}
      isDisabled={isReadOnly}
      onPress={handlers.onBack}
    />
  );
}

interface DiscardQuestionProps extends Pick<CaptureDialogViewProps, 'isOpen' | 'onOpenChange'> {
  onDiscard: () => void;
}

/** Asks whether closing discards the input. */
function DiscardQuestion({ isOpen, onOpenChange, onDiscard }: DiscardQuestionProps) {
  const texts = useTexts(captureMessages);
  return (
    <AlertDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={texts.discard.title}
      confirmLabel={texts.discard.confirm}
      cancelLabel={texts.discard.cancel}
      tone="danger"
      onConfirm={onDiscard}
    >
      {texts.discard.description}
    </AlertDialog>
  );
}

/** The dialog for capturing a lead, from the choice of the method to saving. */
export function CaptureDialogView(props: CaptureDialogViewProps) {
  const texts = useTexts(captureMessages);
  const { isOpen, onOpenChange, capture, round, picture, isLoading, isSaving, handlers } = props;
  const { isPhoto, strip } = props;
  const formId = useId();
  const [isAsking, setAsking] = useState(false);
  const { step, toCheck } = capture;
  const title = titleOf(capture, texts);
  const isForm = showsForm(capture);
  const stepKey = `${round}-${isLoading ? 'loading' : isForm ? 'form' : step}`;
  // The pressed button is gone too when reading starts or ends within a step.
  const ref = useStepFocus(`${stepKey}-${capture.reading.status}`);
  const isReview = isForm && !isLoading;
  const isReadOnly = useLasting(isSaving);

  const mayClose = () => {
    if (isSaving) return false;
    // A photo waits with the others.
    if (isPhoto || !hasInput(capture)) return true;
    setAsking(true);
    return false;
  };

  return (
    <>
      <Dialog
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        onCloseRequest={mayClose}
        title={title}
        isTitleHidden={step === 'camera'}
        isFlush={isReview || step === 'camera'}
        size={step === 'camera' || (isForm && picture) ? 'lg' : 'md'}
        titleEnd={
          isReview &&
          toCheck.length > 0 && (
            <Badge tone="warning" icon={ScanEye}>
              {texts.check.count({ count: toCheck.length })}
            </Badge>
          )
        }
        headerStart={hasBack(props) && <BackButton {...props} isReadOnly={isReadOnly} />}
        footer={isReview ? <ReviewFooter {...props} formId={formId} /> : undefined}
      >
        {isLoading ? (
          <div className={loading}>
            <Spinner label={texts.loading} />
          </div>
        ) : (
          <div
            key={stepKey}
            ref={ref}
            role="group"
            aria-label={title}
            tabIndex={-1}
            className={stepClass}
          >
            {step !== 'method' && step !== 'camera' && strip?.(isReview)}
            <Step {...props} formId={formId} isReadOnly={isReadOnly} />
          </div>
        )}
      </Dialog>
      <DiscardQuestion isOpen={isAsking} onOpenChange={setAsking} onDiscard={handlers.onDiscard} />
    </>
  );
}
