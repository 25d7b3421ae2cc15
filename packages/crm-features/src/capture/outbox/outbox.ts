import type { TextsOf } from '@cardinal/contract/messages';
import type { LeadInput } from '@cardinal/contract';
import type { CaptureData } from '../state/captureState.ts';
import type { CaptureEvent } from '../meeting.ts';
import { openTabChannel } from './tabChannel.ts';
import type { captureMessages } from '../texts.ts';
import { createCaptureStore, isFull } from './captureStore.ts';
import {
  storedPicture,
  type CaptureOwner,
  type CapturePicture,
  type WaitingCapture,
} from './waitingCapture.ts';

/** Name of the lock that the sending tab holds, and of the channel between tabs. */
export const outboxName = 'cardinal-outbox';
/** The captures on this device. */
export const captureStore = createCaptureStore();

const changed = new EventTarget();
const channel = openTabChannel(outboxName);
channel?.addEventListener('message', () => changed.dispatchEvent(new Event('change')));

/** Tells this tab and the others that the captures have changed. */
export function tellCapturesChanged(): void {
  changed.dispatchEvent(new Event('change'));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  channel?.postMessage('change');
}

/** Calls the listener after every change, in any tab; returns a function that unsubscribes. */
export function watchCaptures(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  return () => changed.removeEventListener('change', listener);
}

/** What this tab does about captures that wait; nothing until it has the code that sends them. */
const sender = { wake: () => {}, sendingId: null as string | null };

/** Makes this the code that sends captures. */
export function setSender(wake: () => void): void {
  sender.wake = wake;
}

/** Shows which capture this tab is sending; null if none. */
export function setSending(id: string | null): void {
  sender.sendingId = id;
  changed.dispatchEvent(new Event('change'));
}

/** Sends what waits, now. */
export const sendCaptures = (): void => sender.wake();

/** Id of the capture that this tab is sending; null if there is none. */
export const sendingCapture = (): string | null => sender.sendingId;

/**
 * Keeps a capture on this device until the server has it. Resolves once it has been read back.
 * @throws If nothing can be kept, or the device is full
 */
export async function keepCapture(
  capture: WaitingCapture,
  pictures: readonly CapturePicture[] = [],
): Promise<void> {
  await captureStore.keep(capture, pictures);
  // Asked for only now: browsers grant it to what is used. Nothing depends on the answer.
  void navigator.storage?.persist?.().catch(() => false);
  tellCapturesChanged();
  sendCaptures();
}

/** A capture that is about to be kept. */
export interface Captured {
  owner: CaptureOwner;
  /** The capture's id. */
  id: string;
  /** The lead to send; null if the capture has to be reviewed first. */
  lead: LeadInput | null;
  form: CaptureData;
  /** The event where it was made, if that is to be noted. */
  event?: CaptureEvent | null | undefined;
  now: () => Date;
}

/** A capture as it waits, and its pictures. */
export async function waitingCaptureOf({
  owner,
  id,
  lead,
  form: { picture, back, ...form },
  event,
  now,
}: Captured): Promise<[WaitingCapture, CapturePicture[]]> {
  const sides = picture ? [picture, ...(back ? [back] : [])] : [];
  const pictures = await Promise.all(sides.map(storedPicture));
  const capturedAt = now().toISOString();
  const unsent = { isAttempted: false, refusal: null, answer: null };
  return [{ ...owner, id, capturedAt, lead, form, event, ...unsent }, pictures];
}

/**
 * Keeps a capture as it is in the form.
 * @throws One of the texts for the user, who still has it in the form
 */
export async function keepOrTell(
  captured: Captured,
  { deviceFull, nothingKept }: TextsOf<typeof captureMessages>['keeping'],
): Promise<void> {
  try {
    const [capture, pictures] = await waitingCaptureOf(captured);
    await keepCapture(capture, pictures);
  } catch (error) {
    throw new Error(isFull(error) ? deviceFull : nothingKept, { cause: error });
  }
}
