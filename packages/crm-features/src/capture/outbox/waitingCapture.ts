import type { CreatedLead, LeadInput } from '@cardinal/contract';
import type { SessionStore } from '../../client/index.ts';
import type { CaptureData } from '../state/captureState.ts';
import type { CaptureEvent } from '../meeting.ts';

/** Whose captures these are: they are shown to nobody else and sent as nobody else. */
export interface CaptureOwner {
  userId: string;
  /** Null for the user's own workspace, whose captures move along into a company. */
  companyId: string | null;
}

/** Who is signed in, and where; null if nobody is. */
export function captureOwner(session: SessionStore): CaptureOwner | null {
  const user = session.get()?.user;
  return user ? { userId: user.id, companyId: user.company_id } : null;
}

/** A capture without its pictures, which are stored beside it. */
export type SetAsideCapture = Omit<CaptureData, 'picture' | 'back'>;

/** Why a photo could not be read, although the server was there. */
export type Unread =
  | { status: 'unreadable' }
  | { status: 'failed'; detail: string; mayRetry: boolean };

/** A capture on this device that the server does not have yet, or has just received. */
export interface WaitingCapture extends CaptureOwner {
  /** Made when the shutter or Save is pressed; also the `Idempotency-Key`. */
  id: string;
  /** When it was made, by the device's clock. */
  capturedAt: string;
  /** The lead as it is sent; null while the capture has to be reviewed. */
  lead: LeadInput | null;
  /** The form, to open it again. */
  form: SetAsideCapture;
  /** Whether the server may have it already, although no answer has arrived. */
  isAttempted: boolean;
  /** Why the server refused it; null if it did not. */
  refusal: string | null;
  /** The event where it was photographed; undefined where that was not noted. */
  event?: CaptureEvent | null | undefined;
  /** Whether its picture was cut out of one of several cards, and is not cut again. */
  isPart?: boolean | undefined;
  /** Why its photo could not be read; until it is read again, it is not tried by itself. */
  unread?: Unread | null | undefined;
  /** When it may be sent: until then, saving it can be undone. */
  sendAfter?: string | null | undefined;
  /** The server's answer; the capture is deleted once it is stored. */
  answer: CreatedLead | null;
}

/** A capture with its place in the order in which captures are sent. */
export type StoredCapture = WaitingCapture & { number: number };

/** Bytes of a picture: WebKit loses stored Blobs. */
export interface CapturePicture {
  type: string;
  bytes: ArrayBuffer;
}

/** A picture as it is stored. */
export const storedPicture = async (picture: Blob): Promise<CapturePicture> => ({
  type: picture.type,
  bytes: await picture.arrayBuffer(),
});

const blobOf = (stored: CapturePicture | undefined) =>
  stored ? new Blob([stored.bytes], { type: stored.type }) : null;

/** The pictures of a capture as the form holds them. */
export const sidesOf = ([front, back]: readonly CapturePicture[]) => ({
  picture: blobOf(front),
  back: blobOf(back),
});

/** State of a waiting capture. */
export type CaptureStage = 'waiting' | 'review' | 'attention' | 'sent';

/** What has to happen to a capture next. */
export function captureStage({ answer, refusal, lead }: WaitingCapture): CaptureStage {
  if (answer) return 'sent';
  if (refusal !== null) return 'attention';
  return lead ? 'waiting' : 'review';
}

/** Milliseconds for which saving can be undone. */
export const undoTime = 10_000;

/** Milliseconds for which a capture is not sent yet. A clock that was set back does not hold it. */
export function heldFor({ sendAfter }: WaitingCapture, now: number): number {
  const left = sendAfter ? Date.parse(sendAfter) - now : 0;
  return left > 0 && left <= undoTime ? left : 0;
}

/** Whether the server does not have a capture. */
export const isUnsent = (capture: WaitingCapture): boolean => capture.answer === null;

/** Whether a capture belongs to a user at work in a company. */
export const belongsTo = (capture: CaptureOwner, { userId, companyId }: CaptureOwner): boolean =>
  capture.userId === userId && (capture.companyId === companyId || capture.companyId === null);

/** Leads that an answer names as probably the same person. */
export const answeredDuplicates = (answer: CreatedLead | null) =>
  answer && 'duplicates' in answer ? answer.duplicates : [];
