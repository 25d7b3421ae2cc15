import { toasts } from '@cardinal/ui';
import { useEffect, useEffectEvent, useRef, type Dispatch } from 'react';
import { errorDetail, useSessionStore } from '../../client/index.ts';
import { leadName } from '../../format/index.ts';
import { leadOf } from '../card/leadOf.ts';
import { captureDraftOf, type CaptureAction, type CaptureState } from '../captureState.ts';
import type { CaptureMeeting } from '../meeting.ts';
import { captureStore, keepCapture, keepOrTell, tellCapturesChanged } from '../outbox/outbox.ts';
import { captureTexts } from '../texts.ts';
import { captureOwner, type WaitingCapture } from '../outbox/waitingCapture.ts';
import { formRead } from './photo.ts';
import { formOf, type Photo, type Visit } from './useVisit.ts';
import { visitTexts } from './visitTexts.ts';

export interface ReviewOptions {
  state: CaptureState;
  dispatch: Dispatch<CaptureAction>;
  visit: Visit;
  /** The photo that is in the form; undefined if none is. */
  reviewed: Photo | undefined;
  /** Its event. */
  meeting: CaptureMeeting | null;
}

type Sides = Pick<CaptureState, 'picture' | 'back'>;

const isSame = (one: Sides, other: Sides) =>
  one.picture === other.picture && one.back === other.back;

/** How the reading of a photo stands, as the form shows it. */
const readingOf = ({ stage, capture }: Photo) =>
  stage === 'reading'
    ? ({ status: 'reading' } as const)
    : (capture.unread ?? ({ status: 'waiting' } as const));

/** Fills the form once its photo has been read behind it. */
function useReadBehind(
  { state, dispatch, reviewed }: ReviewOptions,
  /** The pictures with which the photo was opened: another one is read by the form itself. */
  opened: { current: Sides },
) {
  const finish = useEffectEvent((capture: WaitingCapture) => {
    if (state.reading.status !== 'reading' || !isSame(state, opened.current) || state.scan) return;
    const { scan } = capture.form;
    if (scan) dispatch({ type: 'read', scan });
    else if (capture.unread) dispatch({ type: 'readingEnded', reading: capture.unread });
  });
  const capture = reviewed?.capture;
  useEffect(() => {
    if (capture) finish(capture);
  }, [capture]);
}

/** Reviews photos in the form, one after the other. */
export function useReview(options: ReviewOptions) {
  const { state, dispatch, visit, reviewed, meeting } = options;
  const session = useSessionStore();
  const opened = useRef<Sides>({ picture: null, back: null });
  useReadBehind(options, opened);

  /** Puts what is in the form back to the other photos; resolves to whether it is kept. */
  const putBack = async (): Promise<boolean> => {
    if (!reviewed) return state.picture === null || visit.keep(state);
    const { id } = reviewed.capture;
    const { picture, back, ...form } = captureDraftOf(state);
    if (!isSame({ picture, back }, opened.current)) return visit.keep(state);
    await captureStore.update(id, (current) => {
      // It may have been read meanwhile.
      const { scan } = current.form;
      const isBehind = form.scan === null && scan !== null;
      if (current.lead) return null;
      if (isBehind) return { form: formRead(form, scan) };
      return form.scan ? { form, unread: null } : { form };
    });
    tellCapturesChanged();
    return true;
  };

  const show = async (photo: Photo) => {
    const draft = await formOf(photo.capture);
    opened.current = draft;
    dispatch({ type: 'photoOpened', draft, reading: readingOf(photo) });
  };

  /** Shows a photo in place of what is in the form. */
  const open = async (photo: Photo) => {
    if (photo.capture.id !== reviewed?.capture.id && (await putBack())) await show(photo);
  };

  /** The photo to check after the one in the form. */
  const next = (): Photo | undefined => {
    const { photos } = visit;
    const at = photos.findIndex(({ capture }) => capture.id === reviewed?.capture.id);
    const others = [...photos.slice(at + 1), ...photos.slice(0, Math.max(0, at))];
    return others.find(({ stage }) => stage === 'check');
  };

  /** Saves the photo in the form as a lead, which is sent behind. Resolves to whether it is kept. */
  const save = async (): Promise<boolean> => {
    const owner = captureOwner(session);
    if (!owner || !reviewed) return false;
    const { id, capturedAt, event } = reviewed.capture;
    const lead = await leadOf(state, meeting, true);
    const now = () => new Date(capturedAt);
    try {
      await keepOrTell({ owner, id, lead, form: state, event, now });
    } catch (error) {
      const title = captureTexts.toasts.notKept;
      toasts.show({ title, description: errorDetail(error), tone: 'danger' });
      return false;
    }
    toasts.show({ title: visitTexts.saved, description: leadName(state.values) });
    return true;
  };

  /** Deletes the photo in the form, which can be undone. */
  const remove = async () => {
    if (!reviewed) return;
    const { id } = reviewed.capture;
    const [kept, pictures] = [await captureStore.get(id), await captureStore.pictures(id)];
    await captureStore.removeUnsent(id);
    tellCapturesChanged();
    toasts.show({
      title: visitTexts.deleted,
      action: {
        label: visitTexts.undo,
        onAction: () => void (kept && keepCapture(kept, pictures)),
      },
    });
  };

  return { open, show, next, putBack, save, remove };
}
