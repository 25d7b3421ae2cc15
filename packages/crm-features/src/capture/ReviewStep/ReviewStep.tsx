import type { CardField } from '@cardinal/contract';
import { useMediaQuery } from '@cardinal/ui';
import { media } from '@cardinal/ui/styles';
import { useState, type ReactNode } from 'react';
import { isReading } from '../state/captureState.ts';
import { AlsoOnCard } from './AlsoOnCard.tsx';
import { PicturePane } from './PicturePane.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import type { ReviewData, ReviewHandlers } from './reviewProps.ts';
import { formPane, panes } from './ReviewStep.css.ts';

export interface ReviewStepProps extends ReviewData {
  /** Id of the form, for the buttons outside it. */
  formId: string;
  handlers: ReviewHandlers;
  /** Called to take or choose another picture. */
  onRetake: () => void;
  /** Called to photograph the back; without it there is no such button. */
  onScanBack?: (() => void) | undefined;
  /** Content above the form, such as why saving failed. */
  notice?: ReactNode;
}

/** The lead before it is saved, beside the picture that it was read from, if any. */
export function ReviewStep({
  formId,
  capture,
  meeting,
  picture,
  back = null,
  isReadOnly,
  handlers,
  onRetake,
  onScanBack,
  notice,
}: ReviewStepProps) {
  const [activeField, setActiveField] = useState<CardField | null>(null);
  const followFocus = (field: CardField, isFocused: boolean) =>
    setActiveField((current) => {
      if (isFocused) return field;
      return current === field ? null : current;
    });
  const isPhone = useMediaQuery(media.phone);
  const { scan, backScan, toCheck, values } = capture;
  const also = scan && (
    <AlsoOnCard
      scan={scan}
      notes={values.notes}
      isReadOnly={isReadOnly}
      onNotesChange={(notes) => handlers.onEdit({ notes })}
    />
  );
  const form = (
    <div className={formPane}>
      {notice}
      <ReviewForm
        id={formId}
        capture={capture}
        meeting={meeting}
        picture={picture}
        isReadOnly={isReadOnly}
        handlers={handlers}
        onFocusChange={followFocus}
        autoFocus={picture === null && !capture.isRestored}
      />
      {isPhone && also}
    </div>
  );
  if (!picture) return form;
  return (
    <div className={panes}>
      <PicturePane
        picture={picture}
        scan={scan}
        back={back}
        backScan={backScan}
        onScanBack={scan ? onScanBack : undefined}
        isReading={isReading(capture)}
        toCheck={toCheck}
        activeField={activeField}
        isReadOnly={isReadOnly}
        onRetake={onRetake}
      >
        {!isPhone && also}
      </PicturePane>
      {form}
    </div>
  );
}
