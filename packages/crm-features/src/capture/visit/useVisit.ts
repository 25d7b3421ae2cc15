import type { TextsOf } from '@cardinal/contract/messages';
import { toasts } from '@cardinal/ui';
import { useRef, useState } from 'react';
import {
  errorDetail,
  newIdempotencyKey,
  useIsEmbedded,
  useNow,
  useSessionStore,
} from '../../client/index.ts';
import { leadOf } from '../card/leadOf.ts';
import { captureDraftOf, type CaptureData } from '../state/captureState.ts';
import type { CaptureEvent, CaptureMeeting } from '../meeting.ts';
import { captureStore, keepOrTell, sendCaptures, tellCapturesChanged } from '../outbox/outbox.ts';
import { useWaitingCaptures } from '../outbox/useWaitingCaptures.ts';
import { captureOwner, sidesOf, undoTime, type WaitingCapture } from '../outbox/waitingCapture.ts';
import { captureMessages } from '../texts.ts';
import { isPhoto, photoStage, type PhotoStage } from './photo.ts';
import { visitMessages } from './visitTexts.ts';
import { useTexts } from '../../language/index.ts';

/** A card that was photographed and is still to be reviewed or saved. */
export interface Photo {
  capture: WaitingCapture;
  stage: PhotoStage;
}

const noPhotos: readonly Photo[] = [];

/** The notice goes before the last moment to press its button. */
const noticeTime = undoTime - 1_000;

const tellFailed = (error: unknown, visitTexts: TextsOf<typeof visitMessages>) =>
  toasts.show({ title: visitTexts.failed, description: errorDetail(error), tone: 'danger' });

/** The photos of a capture on this device, as the form holds them. */
export async function formOf({ id, form }: WaitingCapture): Promise<CaptureData> {
  const sides = sidesOf(await captureStore.pictures(id));
  // The same key: however often it is saved, it becomes one lead.
  return captureDraftOf({ ...form, ...sides, attempt: { key: id, body: '' } });
}

/** Takes photos back that were saved and have not been sent. */
async function undo(ids: readonly string[], visitTexts: TextsOf<typeof visitMessages>) {
  const undone = await Promise.all(
    ids.map((id) =>
      captureStore.update(id, ({ isAttempted }) =>
        isAttempted ? null : { lead: null, sendAfter: null },
      ),
    ),
  );
  tellCapturesChanged();
  const count = undone.filter(Boolean).length;
  if (count < ids.length) toasts.show({ ...visitTexts.tooLate, tone: 'info' });
  else toasts.show({ title: visitTexts.undone({ count }), tone: 'info' });
}

/**
 * The cards that the user has photographed one after the other. They are on this device from the
 * shutter on: this only says what is to be done with them.
 * @param meeting The event where the user is, with its questions
 */
export function useVisit(meeting: CaptureMeeting | null) {
  const captureTexts = useTexts(captureMessages);
  const visitTexts = useTexts(visitMessages);
  const session = useSessionStore();
  const now = useNow();
  const isEmbedded = useIsEmbedded();
  const found = useWaitingCaptures(!isEmbedded);
  const [isSaving, setSaving] = useState(false);
  /** One after the other, so that the order is that of the shutter. */
  const keeping = useRef<Promise<unknown>>(Promise.resolve());
  // The page around a widget has storage of its own, and nobody would look for a photo there.
  const owner = isEmbedded ? null : captureOwner(session);

  const meetingOf = (event: CaptureEvent | null | undefined): CaptureMeeting | null => {
    if (event === undefined || event?.id === meeting?.event.id) return meeting;
    return event && { event, questions: undefined };
  };
  const photos =
    owner && found
      ? found.captures.filter(isPhoto).map((capture) => ({
          capture,
          stage: photoStage(capture, meetingOf(capture.event)),
        }))
      : noPhotos;

  /** Keeps a form as a photo to be reviewed; resolves to whether it is kept. */
  const keep = (form: CaptureData): Promise<boolean> => {
    const event = meeting?.event ?? null;
    const kept = keeping.current.then(async () => {
      if (!owner) return false;
      const id = form.attempt?.key ?? newIdempotencyKey();
      try {
        await keepOrTell({ owner, id, lead: null, form, event, now }, captureTexts.keeping);
        return true;
      } catch (error) {
        const title = captureTexts.toasts.notKept;
        toasts.show({ title, description: errorDetail(error), tone: 'danger' });
        return false;
      }
    });
    keeping.current = kept;
    return kept;
  };

  /** Saves photos as leads; each may be undone until it is sent. */
  const save = async (chosen: readonly WaitingCapture[]) => {
    const saved: string[] = [];
    for (const { id, event } of chosen) {
      const capture = await captureStore.get(id);
      if (!capture || !isPhoto(capture)) continue;
      const lead = await leadOf(await formOf(capture), meetingOf(event));
      const sendAfter = new Date(Date.now() + undoTime).toISOString();
      const isSaved = await captureStore.update(id, (current) =>
        isPhoto(current) ? { lead, sendAfter, refusal: null } : null,
      );
      if (isSaved) saved.push(id);
    }
    tellCapturesChanged();
    sendCaptures();
    return saved;
  };

  const saveReady = async () => {
    const ready = photos.filter(({ stage }) => stage === 'ready').map(({ capture }) => capture);
    if (isSaving || ready.length === 0) return;
    setSaving(true);
    try {
      const saved = await save(ready);
      toasts.show({
        title: visitTexts.savedReady({ count: saved.length }),
        timeout: noticeTime,
        action: {
          label: visitTexts.undo,
          onAction: () =>
            void undo(saved, visitTexts).catch((error) => tellFailed(error, visitTexts)),
        },
      });
    } catch (error) {
      tellFailed(error, visitTexts);
    } finally {
      setSaving(false);
    }
  };

  return { canKeep: owner !== null, photos, meetingOf, keep, saveReady, isSaving };
}

/** The cards that the user has photographed. */
export type Visit = ReturnType<typeof useVisit>;
