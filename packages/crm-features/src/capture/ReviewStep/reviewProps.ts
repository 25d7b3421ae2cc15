import type { CardField } from '@cardinal/contract';
import type { AnswerValues } from '@cardinal/contract/answers';
import type { CaptureState } from '../state/captureState.ts';
import type { CapturedValues } from '../leadValues.ts';
import type { CaptureMeeting } from '../meeting.ts';
import type { PictureState } from '../../client/usePicture.ts';

/** The handlers of the review of a lead. */
export interface ReviewHandlers {
  /** Called with the fields that the user changed. */
  onEdit: (values: Partial<CapturedValues>) => void;
  /** Called when the user confirms the value of a field. */
  onConfirm: (field: CardField) => void;
  /** Called with all answers to the event's questions. */
  onAnswer: (answers: AnswerValues) => void;
  /** Called when the form is submitted. */
  onSubmit: () => void;
}

/** The data of the review. */
export interface ReviewData {
  capture: CaptureState;
  /** The event where the lead is captured; null if there is none. */
  meeting: CaptureMeeting | null;
  /** The decoded picture of the capture; null if it has none. */
  picture: PictureState | null;
  /** The decoded picture of the back; null if it was not photographed. */
  back?: PictureState | null;
  /** Whether the form shows that it cannot be changed now, because it is being saved. */
  isReadOnly: boolean;
}
