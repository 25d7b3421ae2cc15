import type { Scan } from '@cardinal/contract';
import { newIdempotencyKey } from '../../client/http/idempotencyKey.ts';
import { capture } from '../state/capture.ts';
import { begin, captureDraftOf } from '../state/captureState.ts';
import { faultsOf } from '../leadValues.ts';
import { missingAnswers, type CaptureMeeting } from '../meeting.ts';
import {
  captureStage,
  type SetAsideCapture,
  type WaitingCapture,
} from '../outbox/waitingCapture.ts';

/** What has to happen to a photo next. `ready`: nothing on it is doubtful, it can be saved. */
export type PhotoStage = 'reading' | 'check' | 'ready';

/** Whether a capture is one that was photographed, and is still to be reviewed. */
export function isPhoto(waiting: WaitingCapture): boolean {
  const stage = captureStage(waiting);
  return waiting.form.method === 'scan' && (stage === 'review' || stage === 'attention');
}

/** Whether a photo has to be read. */
export const isToRead = (waiting: WaitingCapture): boolean =>
  captureStage(waiting) === 'review' &&
  waiting.form.method === 'scan' &&
  waiting.form.scan === null &&
  !waiting.unread;

/** Whether a picture shows several cards. */
export const showsSeveral = (scan: Scan): boolean => (scan.cards?.length ?? 0) > 1;

/** What has to happen to a photo next. `meeting` is that of its event. */
export function photoStage(waiting: WaitingCapture, meeting: CaptureMeeting | null): PhotoStage {
  if (isToRead(waiting)) return 'reading';
  const { scan, toCheck, values, answers } = waiting.form;
  const wrong = { ...faultsOf(values), ...missingAnswers(meeting, answers) };
  const isReady =
    scan !== null &&
    waiting.refusal === null &&
    toCheck.length === 0 &&
    Object.keys(wrong).length === 0 &&
    !showsSeveral(scan);
  return isReady ? 'ready' : 'check';
}

/** The change that a reading makes to a photo; null if it is no longer to be read. */
export function changesOfReading(
  waiting: WaitingCapture,
  scan: Scan,
): Partial<WaitingCapture> | null {
  if (!isToRead(waiting)) return null;
  if (!scan.readable) return { unread: { status: 'unreadable' } };
  return { form: formRead(waiting.form, scan) };
}

/**
 * The capture of one of the cards that a photo shows, to be read by itself. The first keeps the photo's
 * id, and what was typed.
 */
export function partOf(photo: WaitingCapture, index: number): WaitingCapture {
  const begun = captureDraftOf(begin('scan'));
  const { picture: _picture, back: _back, ...form } = begun;
  const part = { ...photo, isPart: true, unread: null };
  if (index > 0) return { ...part, form, id: form.attempt?.key ?? newIdempotencyKey() };
  const { values, typed, answers, attempt } = photo.form;
  const written = Object.fromEntries(typed.map((name) => [name, values[name]]));
  return {
    ...part,
    form: { ...form, values: { ...form.values, ...written }, typed, answers, attempt },
  };
}

/** The form of a photo, filled from its reading. */
export function formRead(form: SetAsideCapture, scan: Scan): SetAsideCapture {
  const filled = capture(
    { ...begin('scan'), ...form, picture: null, back: null },
    { type: 'read', scan },
  );
  const { picture: _picture, back: _back, ...read } = captureDraftOf(filled);
  return read;
}
