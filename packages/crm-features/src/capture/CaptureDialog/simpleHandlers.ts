import type { Dispatch } from 'react';
import type { CaptureAction } from '../state/capture.ts';
import type { CaptureHandlers } from './captureDialogProps.ts';
import type { useCards } from './useCards.ts';

/** What is changed while the lead is being saved would be lost with the form. */
export const ignore = () => undefined;

/** The actions that only change the capture itself. */
export const stepHandlers = (dispatch: Dispatch<CaptureAction>) =>
  ({
    onChooseMethod: (method) => dispatch({ type: 'methodChosen', method }),
    onManual: () => dispatch({ type: 'formOpened' }),
    onEdit: (values) => dispatch({ type: 'edited', values }),
    onConfirm: (field) => dispatch({ type: 'confirmed', field }),
    onAnswer: (answers) => dispatch({ type: 'answered', answers }),
  }) satisfies Partial<CaptureHandlers>;

/** The actions on the picture of a card. */
export const pictureHandlers = (
  cards: ReturnType<typeof useCards>,
  picture: Blob | null,
  dispatch: Dispatch<CaptureAction>,
) =>
  ({
    onOpenCamera: cards.openCamera,
    onFile: cards.openFile,
    onRead: () => picture && void cards.readAgain(picture),
    onCancelReading: cards.cancel,
    onOtherPicture: () => {
      dispatch({ type: 'pictureAsked' });
      cards.takeAgain();
    },
    onScanBack: () => {
      dispatch({ type: 'pictureAsked', side: 'back' });
      cards.takeAgain();
    },
  }) satisfies Partial<CaptureHandlers>;
