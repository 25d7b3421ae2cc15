import { Button } from '@cardinal/ui';
import { Plus, ScanLine, Trash2 } from 'lucide-react';
import { isReading } from '../state/captureState.ts';
import { footButton, footNote } from '../ReviewStep/ReviewStep.css.ts';
import { captureMessages } from '../texts.ts';
import { visitMessages } from '../visit/visitTexts.ts';
import type { CaptureDialogViewProps } from './captureDialogProps.ts';
import { useTexts } from '../../language/index.ts';

export type ReviewFooterProps = Pick<
  CaptureDialogViewProps,
  'capture' | 'isPhoto' | 'hasNext' | 'isSaving' | 'addingTo' | 'isDraftKept' | 'handlers'
> & {
  /** Id of the form that the buttons submit. */
  formId: string;
};

/** The footer of the review. */
export function ReviewFooter({
  capture,
  isPhoto = false,
  hasNext = false,
  isSaving,
  addingTo,
  isDraftKept,
  handlers,
  formId,
}: ReviewFooterProps) {
  const visitTexts = useTexts(visitMessages);
  const texts = useTexts(captureMessages).form;
  const isScan = capture.method === 'scan';
  const isWaiting = isReading(capture);
  return (
    <>
      <p className={footNote}>
        {isDraftKept ? `${texts.required} · ${texts.draftSaved}` : texts.required}
      </p>
      {isPhoto ? (
        <Button icon={Trash2} isDisabled={isSaving} onPress={handlers.onDeletePhoto}>
          {visitTexts.delete}
        </Button>
      ) : (
        <Button
          icon={isScan ? ScanLine : Plus}
          isDisabled={isSaving || isWaiting}
          onPress={() => handlers.onSave('next')}
          className={footButton}
        >
          {isScan ? texts.saveAndScan : texts.saveAndAdd}
        </Button>
      )}
      <Button
        type="submit"
        form={formId}
        variant="primary"
        isBusy={isSaving && addingTo === null}
        isDisabled={addingTo !== null || isWaiting}
        className={footButton}
      >
        {isPhoto && hasNext ? visitTexts.saveAndCheck : texts.save}
      </Button>
    </>
  );
}
