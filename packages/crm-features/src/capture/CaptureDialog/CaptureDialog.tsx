import type { CreatedLead } from '@cardinal/contract';
import { toasts } from '@cardinal/ui';
import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useMemo,
  useReducer,
  useState,
  type Dispatch,
} from 'react';
import { useSession } from '../../client/index.ts';
import { createCameraVisit } from '../Camera/cameraVisit.ts';
import {
  begin,
  capture,
  captureDraftOf,
  hasInput,
  type CaptureAction,
  type CaptureState,
  type CaptureStep,
} from '../captureState.ts';
import type { CaptureMethod } from '../leadValues.ts';
import { captureTexts } from '../texts.ts';
import type { CaptureEvent } from '../meeting.ts';
import { useSetAside } from '../outbox/useSetAside.ts';
import { useDraft } from '../useDraft.ts';
import { useIsGone } from '../useIsGone.ts';
import { useMeeting } from '../useMeeting.ts';
import { usePicture } from '../../client/usePicture.ts';
import { useReadCard } from '../card/useReadCard.ts';
import { picturesOf, useSaveLead } from '../useSaveLead.ts';
import { useAddToLead, useSimilarLeads } from '../useSimilarLeads.ts';
import { CaptureDialogView } from './CaptureDialogView.tsx';
import type { CaptureHandlers } from './captureDialogProps.ts';

export interface CaptureDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Skips the choice of the capture method. */
  initialMethod?: CaptureMethod | undefined;
  /** The event where the user is; new leads belong to it, and its questions are asked. */
  event?: CaptureEvent | null;
  /** Called when a lead was refused because the event no longer exists; do not pass it any more. */
  onEventGone?: (id: string) => void;
  /** Called with each created lead. */
  onCreated?: (lead: CreatedLead) => void;
  /** Called with the id of each created lead, which is all that a partner's page receives. */
  onCaptured?: (id: string) => void;
  /**
   * Whether leads are captured with a partner's key, which may create leads and read cards, and
   * nothing else: similar leads and an event's questions are then not requested.
   * @default false
   */
  isPartner?: boolean;
  /** Called to show a lead that the new one may duplicate; without it there is no such link. */
  onOpenLead?: (id: string) => void;
}

const loadCamera = () => import('../Camera/index.ts');
const Camera = lazy(async () => ({ default: (await loadCamera()).Camera }));

/**
 * Loads the camera's code before it is shown, so that a lost network is reported instead of thrown.
 */
function useCameraCode(step: CaptureStep | null, dispatch: Dispatch<CaptureAction>) {
  const [isOpening, setOpening] = useState(false);
  useEffect(() => {
    // Preloaded before the press; if this fails, the press requests the code again.
    if (step === 'source') loadCamera().catch(() => undefined);
  }, [step]);
  const open = async () => {
    setOpening(true);
    try {
      await loadCamera();
      dispatch({ type: 'cameraOpened' });
    } catch {
      toasts.show({ ...captureTexts.camera.problems.failed, tone: 'danger' });
    } finally {
      setOpening(false);
    }
  };
  return { isOpening, open };
}

/**
 * Takes pictures of cards and reads them. After a photo the next card starts with the camera; after a
 * file, with the file picker.
 */
function useCards(step: CaptureStep | null, dispatch: Dispatch<CaptureAction>) {
  const { openFile, ...reading } = useReadCard(dispatch, step);
  const camera = useCameraCode(step, dispatch);
  /** Null before the first picture. */
  const [usesCamera, setUsesCamera] = useState<boolean | null>(null);
  return {
    ...reading,
    isOpeningCamera: camera.isOpening,
    openCamera: () => {
      setUsesCamera(true);
      void camera.open();
    },
    openFile: (file: File) => {
      setUsesCamera(false);
      void openFile(file);
    },
    /** Opens the camera for another picture, if the last one was a photo. */
    takeAgain: () => {
      if (usesCamera) void camera.open();
    },
    /** Opens the camera without a press, if this device has one and no file was chosen before. */
    openCameraAtOnce: async () => {
      if (usesCamera === false || !(await hasCamera())) return;
      setUsesCamera(true);
      await camera.open();
    },
  };
}

/** Whether there is a camera; browsers tell this without asking for permission. */
async function hasCamera(): Promise<boolean> {
  // Absent in pages without encryption, despite its type.
  const media: MediaDevices | undefined = navigator.mediaDevices;
  const devices = await media?.enumerateDevices?.().catch(() => []);
  return devices?.some(({ kind }) => kind === 'videoinput') ?? false;
}

/** The camera, kept while the dialog is open. */
function useCameraVisit(isOpen: boolean) {
  const [visit] = useState(createCameraVisit);
  useEffect(() => (isOpen ? () => visit.end() : undefined), [isOpen, visit]);
  return visit;
}

/** Keeps a capture on this device until it is saved or discarded, and restores an earlier one. */
function useKeptCapture(state: CaptureState, dispatch: Dispatch<CaptureAction>) {
  const session = useSession();
  // The owner of the draft does not change when the session ends meanwhile.
  const [userId] = useState(session?.user.id ?? null);
  const data = useMemo(() => (hasInput(state) ? captureDraftOf(state) : null), [state]);
  return useDraft({
    userId,
    data,
    onRestore: (draft) => dispatch({ type: 'restored', draft }),
  });
}

/** What is changed while the lead is being saved would be lost with the form. */
const ignore = () => undefined;

/** The actions that only change the capture itself. */
const stepHandlers = (dispatch: Dispatch<CaptureAction>) =>
  ({
    onChooseMethod: (method) => dispatch({ type: 'methodChosen', method }),
    onManual: () => dispatch({ type: 'formOpened' }),
    onEdit: (values) => dispatch({ type: 'edited', values }),
    onConfirm: (field) => dispatch({ type: 'confirmed', field }),
    onAnswer: (answers) => dispatch({ type: 'answered', answers }),
  }) satisfies Partial<CaptureHandlers>;

/** The actions on the picture of a card. */
const pictureHandlers = (
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
  }) satisfies Partial<CaptureHandlers>;

/** One opening of the dialog, with the last draft if there is an unfinished one. */
function Session({
  isOpen,
  onOpenChange,
  initialMethod,
  event = null,
  onEventGone,
  onCreated,
  onCaptured,
  onOpenLead,
  isPartner = false,
}: CaptureDialogProps) {
  const [state, dispatch] = useReducer(capture, initialMethod, begin);
  const [round, setRound] = useState(0);
  const [wentBack, setWentBack] = useState(false);
  const isGone = useIsGone();
  const { isLoaded, isKept, forget, forgetLater } = useKeptCapture(state, dispatch);
  const picture = usePicture(state.picture);
  const visit = useCameraVisit(isOpen);
  const cards = useCards(isOpen ? state.step : null, dispatch);
  // Once for each opening: a draft is shown instead, and Back from the camera stays at the source.
  const wantsCamera = isLoaded && state.step === 'source' && state.picture === null && !wentBack;
  const openAtOnce = useEffectEvent(cards.openCameraAtOnce);
  useEffect(() => {
    if (wantsCamera) void openAtOnce();
  }, [wantsCamera]);
  const { meeting, leave } = useMeeting(isPartner ? null : event, onEventGone);
  const { save, isSaving, saveError, reset } = useSaveLead({
    state,
    dispatch,
    meeting,
    onEventGone: leave,
    // Visitors of a partner's page have not agreed to it.
    keepsPictures: !isPartner,
    onOpenLead,
  });

  const similar = useSimilarLeads(state.values, state.step === 'review' && !isSaving && !isPartner);

  const startOver = (method: CaptureMethod | undefined) => {
    reset();
    dispatch({ type: 'began', method });
    setRound((current) => current + 1);
  };
  const finish = async () => {
    if (isGone()) {
      // Another opening of the dialog stays open, unless it shows what was saved.
      if (await forgetLater()) onOpenChange(false);
      return;
    }
    forget();
    onOpenChange(false);
  };
  const addTo = useAddToLead(() => void finish(), leave);
  const isBusy = isSaving || addTo.isPending;

  const setAside = useSetAside();
  /** Goes on with the next capture of the same kind. */
  const startNext = () => {
    startOver(state.method);
    if (state.method === 'scan') cards.takeAgain();
  };

  const handlers: CaptureHandlers = {
    ...stepHandlers(isBusy ? ignore : dispatch),
    ...pictureHandlers(cards, state.picture, dispatch),
    onBack: () => {
      setWentBack(state.step === 'camera');
      dispatch({ type: 'wentBack' });
    },
    onStartOver: () => startOver(initialMethod),
    ...(isBusy && { onOtherPicture: ignore, onStartOver: ignore }),
    onDiscard: () => void finish(),
    onOpenSimilar:
      onOpenLead &&
      ((id) => {
        // The draft stays on this device, so nothing is lost.
        onOpenLead(id);
        onOpenChange(false);
      }),
    onAddTo: ({ lead }) =>
      addTo.mutate({
        id: lead.id,
        values: state.values,
        meeting,
        answers: state.answers,
        picturesOf: () => picturesOf(state),
      }),
    onSave: async (then) => {
      if (addTo.isPending) return;
      const lead = await save();
      if (!lead) return;
      if (lead !== 'kept') {
        onCreated?.(lead);
        onCaptured?.(lead.id);
      }
      if (then === 'close' || isGone()) return finish();
      startNext();
    },
    onSetAside:
      setAside &&
      (async () => {
        if (await setAside(state)) startNext();
      }),
  };

  return (
    <CaptureDialogView
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      capture={state}
      meeting={meeting}
      round={round}
      picture={state.picture && picture}
      isLoading={!isLoaded}
      isOpeningCamera={cards.isOpeningCamera}
      isPreparing={cards.isPreparing}
      isSaving={isBusy}
      saveError={saveError}
      similar={similar}
      addingTo={addTo.isPending ? addTo.variables.id : null}
      isDraftKept={isKept}
      handlers={handlers}
      camera={
        <Suspense fallback={null}>
          <Camera
            visit={visit}
            onPicture={(photo) => void cards.read(photo)}
            onFile={handlers.onFile}
            onManual={() => {
              visit.end();
              handlers.onChooseMethod('manual');
            }}
            onClose={() => {
              visit.end();
              handlers.onBack();
            }}
          />
        </Suspense>
      }
    />
  );
}

/**
 * Captures a lead: by hand, or from the picture of a card that is read, reviewed and saved. The
 * input stays on this device until it is saved or discarded, even if the session ends.
 */
export function CaptureDialog(props: CaptureDialogProps) {
  const [openings, setOpenings] = useState(0);
  const [wasOpen, setWasOpen] = useState(false);
  if (props.isOpen !== wasOpen) {
    setWasOpen(props.isOpen);
    if (props.isOpen) setOpenings(openings + 1);
  }
  // The last opening stays rendered while it fades out.
  return openings > 0 && <Session key={openings} {...props} />;
}
