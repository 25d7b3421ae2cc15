import { toasts } from '@cardinal/ui';
import { useEffect, useEffectEvent, useRef, type Dispatch } from 'react';
import { errorDetail, useSessionStore } from '../../client/index.ts';
import { leadName } from '../../format/index.ts';
import { leadOf } from '../card/leadOf.ts';
import type { CaptureAction } from '../state/capture.ts';
import { captureDraftOf, type CaptureState } from '../state/captureState.ts';
import type { CaptureMeeting } from '../meeting.ts';
import { captureStore, keepCapture, keepOrTell, tellCapturesChanged } from '../outbox/outbox.ts';
import { captureMessages } from '../texts.ts';
import { captureOwner, storedPicture, type WaitingCapture } from '../outbox/waitingCapture.ts';
import { formRead, partOf } from './photo.ts';
import { formOf, type Photo, type Visit } from './useVisit.ts';
import { visitMessages } from './visitTexts.ts';
import { useTexts } from '../../language/index.ts';

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
/** A photo as it was opened, and whether its picture is of one of several cards. */
type Opened = Sides & { id: string; isPart: boolean };

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
  /** The photo as it was opened: another picture is read by the form itself. */
  opened: { current: Opened },
  /** Called if its picture has been cut apart since. */
  onCut: (capture: WaitingCapture) => Promise<void>,
) {
  const finish = useEffectEvent((capture: WaitingCapture) => {
    if (state.reading.status !== 'reading' || !isSame(state, opened.current) || state.scan) return;
    const { scan } = capture.form;
    if (capture.isPart && !opened.current.isPart) void onCut(capture);
    else if (scan) dispatch({ type: 'read', scan });
    else if (capture.unread) dispatch({ type: 'readingEnded', reading: capture.unread });
  });
  const capture = reviewed?.capture;
  useEffect(() => {
    if (capture) finish(capture);
  }, [capture]);
}

/** Reviews photos in the form, one after the other. */
export function useReview(options: ReviewOptions) {
  const captureTexts = useTexts(captureMessages);
  const visitTexts = useTexts(visitMessages);
  const { state, dispatch, visit, reviewed, meeting } = options;
  const session = useSessionStore();
  const opened = useRef<Opened>({ id: '', picture: null, back: null, isPart: false });
  useReadBehind(options, opened, async (capture) => {
    const { picture, back } = await formOf(capture);
    const { id, form } = capture;
    // Another photo may have been opened meanwhile.
    if (opened.current.id !== id) return;
    opened.current = { id, picture, back, isPart: true };
    dispatch({ type: 'cut', id, picture, scan: form.scan });
  });

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
    const { picture, back } = draft;
    const { id, isPart = false } = photo.capture;
    opened.current = { id, picture, back, isPart };
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
    const lead = await leadOf(state, meeting);
    const now = () => new Date(capturedAt);
    try {
      await keepOrTell({ owner, id, lead, form: state, event, now }, captureTexts.keeping);
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

  /** Makes each card in the picture of the form a photo of its own, and shows the first. */
  const captureAll = async () => {
    const { picture, scan, attempt } = state;
    if (!picture || !scan?.cards || !attempt) return;
    try {
      const { cutCards } = await import('../card/cutCards.ts');
      const cards = await cutCards(picture, scan.cards);
      const pictures = await Promise.all(cards.map(storedPicture));
      if (!(await visit.keep(state))) return;
      await captureStore.split(attempt.key, pictures, (photo, index) =>
        photo.lead ? null : partOf(photo, index),
      );
    } catch (error) {
      toasts.show({ title: visitTexts.failed, description: errorDetail(error), tone: 'danger' });
      return;
    }
    tellCapturesChanged();
    const first = await captureStore.get(attempt.key);
    if (first) await show({ capture: first, stage: 'reading' });
  };

  return { open, show, next, putBack, save, remove, captureAll };
}
