import type { CreatedLead, LikelyDuplicate } from '@cardinal/contract';
import type { ReactNode } from 'react';
import type { CaptureState } from '../state/captureState.ts';
import type { CaptureMethod } from '../leadValues.ts';
import type { CaptureEvent, CaptureMeeting } from '../meeting.ts';
import type { ReviewHandlers } from '../ReviewStep/index.ts';
import type { PictureState } from '../../client/usePicture.ts';

export interface CaptureDialogProps {
  /** Whether the dialog is shown. */
  isOpen: boolean;
  /** Called when it should open or close. */
  onOpenChange: (isOpen: boolean) => void;
  /** Skips the choice of the capture method. */
  initialMethod?: CaptureMethod | undefined;
  /** The event where the user is; new leads belong to it, and its questions are asked. */
  event?: CaptureEvent | null;
  /** Called when a lead was refused because the event no longer exists; do not pass it any more. */
  onEventGone?: (id: string) => void;
  /** Called with each created lead. */
  onCreated?: (lead: CreatedLead) => void;
  /**
   * Whether the camera goes on after each photo, until the user changes that.
   * @default false
   */
  photographsSeveral?: boolean;
  /** Called when the user changes that, to remember it on this device. */
  onPhotographsSeveralChange?: (photographsSeveral: boolean) => void;
  /** Called to show a lead that the new one may duplicate; without it there is no such link. */
  onOpenLead?: (id: string) => void;
}

/** The user's actions in the dialog. */
export interface CaptureHandlers extends Omit<ReviewHandlers, 'onSubmit'> {
  onChooseMethod: (method: CaptureMethod) => void;
  onBack: () => void;
  onOpenCamera: () => void;
  /** Called with a file that was chosen, dropped or pasted. */
  onFile: (file: File) => void;
  onRead: () => void;
  onCancelReading: () => void;
  /** Called to take or choose another picture. */
  onOtherPicture: () => void;
  /** Called to photograph the back of the card. */
  onScanBack: () => void;
  /** Called to enter the fields without a reading. */
  onManual: () => void;
  /** Called to keep the capture on this device and review it later, where that is possible. */
  onSetAside?: (() => void) | undefined;
  /** Called to capture each of the cards in the picture; without it, only one can be captured. */
  onCaptureAll?: (() => void) | undefined;
  /** Called to delete the photo in the form. */
  onDeletePhoto: () => void;
  /** Called to save; `next` then starts another lead. */
  onSave: (then: 'close' | 'next') => void;
  /** Called to discard the input and start over. */
  onStartOver: () => void;
  /** Called to show a lead that may be the same person; without it there is no such button. */
  onOpenSimilar?: ((id: string) => void) | undefined;
  /** Called to add the input to such a lead instead of creating one. */
  onAddTo: (duplicate: LikelyDuplicate) => void;
  /** Called when the user confirms that closing discards the input. */
  onDiscard: () => void;
}

export interface CaptureDialogViewProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  capture: CaptureState;
  /** The event where the lead is captured, if any. */
  meeting?: CaptureMeeting | null;
  /** The number of captures started in this dialog; a new one resets the fields. */
  round: number;
  /** The decoded picture of the capture; null if it has none. */
  picture: PictureState | null;
  /** The decoded picture of the back; null if it was not photographed. */
  back?: PictureState | null;
  /** Whether the form shows one of several photos, which stay on this device until they are saved. */
  isPhoto?: boolean;
  /** Whether another photo has to be checked after it. */
  hasNext?: boolean;
  /** The photos, above a form that fills the dialog's width or within its margins. */
  strip?: (isAbove: boolean) => ReactNode;
  /** Whether the draft is still being loaded. */
  isLoading: boolean;
  isOpeningCamera: boolean;
  /** Whether the chosen file is being prepared for sending. */
  isPreparing: boolean;
  /** Whether the input is being saved, as a new lead or in a similar one. */
  isSaving: boolean;
  /** Why the last save failed; null if it did not, or if the fields show the reason. */
  saveError: string | null;
  /** Existing leads that may be the person in the form. */
  similar: readonly LikelyDuplicate[];
  /** Id of the lead to which the input is being added, or null. */
  addingTo: string | null;
  /** Whether the input is stored on this device. */
  isDraftKept: boolean;
  /** The camera, shown in its step. */
  camera: ReactNode;
  handlers: CaptureHandlers;
}
