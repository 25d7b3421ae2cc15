import type { CardField } from '@cardinal/contract';
import type { CaptureState } from '../captureState.ts';
import type { LeadValues } from '../leadValues.ts';
import type { PictureState } from '../usePicture.ts';

/** What happens in the review of a lead. */
export interface ReviewHandlers {
  /** Called with the fields that a person changed. */
  onEdit: (values: Partial<LeadValues>) => void;
  /** Called when a field to check is right as it is. */
  onConfirm: (field: CardField) => void;
  /** Called when the form is sent. */
  onSubmit: () => void;
}

/** What the review shows. */
export interface ReviewData {
  capture: CaptureState;
  /** The capture's picture, opened; null without one. */
  picture: PictureState | null;
}
