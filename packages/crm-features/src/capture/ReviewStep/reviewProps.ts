import type { CardField } from '@cardinal/contract';
import type { CaptureState } from '../captureState.ts';
import type { LeadValues } from '../leadValues.ts';
import type { PictureState } from '../usePicture.ts';

/** The handlers of the review of a lead. */
export interface ReviewHandlers {
  /** Called with the fields that the user changed. */
  onEdit: (values: Partial<LeadValues>) => void;
  /** Called when the user confirms the value of a field. */
  onConfirm: (field: CardField) => void;
  /** Called when the form is submitted. */
  onSubmit: () => void;
}

/** The data of the review. */
export interface ReviewData {
  capture: CaptureState;
  /** The decoded picture of the capture; null if it has none. */
  picture: PictureState | null;
}
