import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { usePicture } from '../../client/usePicture.ts';
import { picturesOf } from '../card/leadOf.ts';
import { capture } from '../state/capture.ts';
import { begin } from '../state/captureState.ts';
import type { CaptureMethod } from '../leadValues.ts';
import { useSetAside } from '../outbox/useSetAside.ts';
import { useKeptCapture } from '../useDraft.ts';
import { useIsGone } from '../useIsGone.ts';
import { useMeeting } from '../useMeeting.ts';
import { useSaveLead } from '../useSaveLead.ts';
import { useAddToLead, useSimilarLeads } from '../useSimilarLeads.ts';
import { PhotoStrip } from '../visit/PhotoStrip.tsx';
import { useIsReadingHeld } from '../visit/usePhotoReader.ts';
import { useReview } from '../visit/useReview.ts';
import { useVisit } from '../visit/useVisit.ts';
import { CaptureDialogView } from './CaptureDialogView.tsx';
import type { CaptureDialogProps, CaptureHandlers } from './captureDialogProps.ts';
import { SessionCamera } from './SessionCamera.tsx';
import { ignore, pictureHandlers, stepHandlers } from './simpleHandlers.ts';
import { useCameraVisit, useCards } from './useCards.ts';
import { useMove } from './useMove.ts';

/** One opening of the dialog, with the last draft if there is an unfinished one. */
export function CaptureSession({
  isOpen,
  onOpenChange,
  initialMethod,
  event = null,
  onEventGone,
  onCreated,
  onOpenLead,
  photographsSeveral = false,
  onPhotographsSeveralChange,
}: CaptureDialogProps) {
  const [state, dispatch] = useReducer(capture, initialMethod, begin);
  const [round, setRound] = useState(0);
  const [wentBack, setWentBack] = useState(false);
  const [wantsSeveral, setWantsSeveral] = useState(photographsSeveral);
  const isGone = useIsGone();
  const { isLoaded, isKept, forget, forgetLater } = useKeptCapture(state, dispatch);
  const picture = usePicture(state.picture);
  const back = usePicture(state.back);
  const camera = useCameraVisit(isOpen);
  const cards = useCards(isOpen ? state.step : null, dispatch);
  // Once for each opening: a draft is shown instead, and Back from the camera stays at the source.
  const wantsCamera = isLoaded && state.step === 'source' && state.picture === null && !wentBack;
  const openAtOnce = useEffectEvent(cards.openCameraAtOnce);
  useEffect(() => {
    if (wantsCamera) void openAtOnce();
  }, [wantsCamera]);
  const { meeting: here, leave } = useMeeting(event, onEventGone);
  const visit = useVisit(here);
  const isReadingHeld = useIsReadingHeld();
  const reviewed = visit.photos.find(({ capture: { id } }) => id === state.attempt?.key);
  const meeting = reviewed ? visit.meetingOf(reviewed.capture.event) : here;
  const review = useReview({ state, dispatch, visit, reviewed, meeting });
  const { save, isComplete, isSaving, saveError, reset } = useSaveLead({
    state,
    dispatch,
    meeting,
    onEventGone: leave,
    onOpenLead,
  });

  const similar = useSimilarLeads(state.values, state.step === 'review' && !isSaving);

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
  const { move, isMoving, moving } = useMove();
  const addTo = useAddToLead(() => void finish(), leave);
  const isBusy = isSaving || addTo.isPending;

  const setAside = useSetAside();
  /** Goes on with the next capture of the same kind. */
  const startNext = () => {
    startOver(state.method);
    if (state.method === 'scan') cards.takeAgain();
  };
  const showCamera = () => {
    startOver('scan');
    cards.openCamera();
  };
  /** Goes on with the next photo that has to be checked, or with the next card. */
  const checkNext = async (next = review.next()) => {
    if (isGone()) return;
    if (!next) return showCamera();
    setRound((current) => current + 1);
    await review.show(next);
  };
  const close = async (next: boolean) => {
    // The photo in the form waits with the others.
    if (!next && reviewed && (await review.putBack())) forget();
    onOpenChange(next);
  };
  const isSeveral = wantsSeveral && visit.canKeep && state.picture === null;
  const takePicture = async (photo: Blob) => {
    const form = { ...begin('scan'), picture: photo };
    // What cannot be kept stays in the form.
    if (!isSeveral || !(await visit.keep(form))) await cards.read(photo);
  };

  const handlers: CaptureHandlers = {
    ...stepHandlers(isBusy ? ignore : dispatch),
    ...pictureHandlers(cards, state.picture, dispatch),
    onBack: () => {
      if (reviewed && state.step !== 'source' && state.step !== 'camera') {
        void move(async () => {
          if (await review.putBack()) showCamera();
        });
        return;
      }
      setWentBack(state.step === 'camera');
      dispatch({ type: 'wentBack' });
    },
    onStartOver: () => startOver(initialMethod),
    ...(isBusy && { onOtherPicture: ignore, onScanBack: ignore, onStartOver: ignore }),
    onDiscard: () => void finish(),
    onDeletePhoto: () =>
      move(async () => {
        const next = review.next();
        await review.remove();
        await checkNext(next);
      }),
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
      if (addTo.isPending || moving.current) return;
      if (reviewed) {
        await move(async () => {
          const next = review.next();
          if (isComplete() && (await review.save())) await checkNext(next);
        });
        return;
      }
      const lead = await save();
      if (!lead) return;
      if (lead !== 'kept') onCreated?.(lead);
      if (then === 'close' || isGone()) return finish();
      startNext();
    },
    onCaptureAll: visit.canKeep
      ? () =>
          move(async () => {
            await review.captureAll();
            setRound((current) => current + 1);
          })
      : undefined,
    onSetAside:
      setAside &&
      (async () => {
        if (await setAside(state)) startNext();
      }),
  };

  const strip = (isAbove: boolean) => (
    <PhotoStrip
      photos={visit.photos}
      currentId={reviewed?.capture.id}
      isHeld={isReadingHeld}
      isSaving={visit.isSaving}
      isAbove={isAbove}
      onOpen={(photo) =>
        void move(async () => {
          await review.open(photo);
          setRound((current) => current + 1);
        })
      }
      onSaveReady={() => void visit.saveReady()}
    />
  );

  return (
    <CaptureDialogView
      isOpen={isOpen}
      onOpenChange={(next) => void close(next)}
      capture={state}
      meeting={meeting}
      round={round}
      picture={state.picture && picture}
      back={state.back && back}
      isPhoto={reviewed !== undefined}
      hasNext={review.next() !== undefined}
      strip={strip}
      isLoading={!isLoaded}
      isOpeningCamera={cards.isOpeningCamera}
      isPreparing={cards.isPreparing}
      isSaving={isBusy || isMoving}
      saveError={saveError}
      similar={similar}
      addingTo={addTo.isPending ? addTo.variables.id : null}
      isDraftKept={isKept}
      handlers={handlers}
      camera={
        <SessionCamera
          visit={camera}
          isSeveral={isSeveral}
          side={state.side}
          onSeveralChange={
            visit.canKeep && state.picture === null
              ? (next) => {
                  setWantsSeveral(next);
                  onPhotographsSeveralChange?.(next);
                }
              : undefined
          }
          onPicture={(photo) => void takePicture(photo)}
          onFile={handlers.onFile}
          onManual={() => handlers.onChooseMethod('manual')}
          onClose={() => (isSeveral ? onOpenChange(false) : handlers.onBack())}
        >
          {strip(false)}
        </SessionCamera>
      }
    />
  );
}
