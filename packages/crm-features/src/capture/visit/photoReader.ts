import type { Region, Scan } from '@cardinal/contract';
import { ApiError, errorDetail } from '../../client/index.ts';
import type { ReadPhoto } from '../card/readPhoto.ts';
import type { CaptureStore } from '../outbox/captureStore.ts';
import { pauseAfterFailures } from '../outbox/outboxSender.ts';
import {
  belongsTo,
  storedPicture,
  type CaptureOwner,
  type WaitingCapture,
} from '../outbox/waitingCapture.ts';
import { changesOfReading, isToRead, partOf, showsSeveral } from './photo.ts';

/** How many photos are read at the same time: while one is sent, another is read. */
const atOnce = 2;

/**
 * Cuts cards out of a picture, each upright and by itself.
 * @param cards The corners of each
 */
export type CutCards = (picture: Blob, cards: readonly Region[]) => Promise<Blob[]>;

/** What reads photos. */
export interface PhotoReaderOptions {
  store: Pick<CaptureStore, 'all' | 'get' | 'pictures' | 'split' | 'update'>;
  read: ReadPhoto;
  /** Cuts the cards out of a picture that shows several. */
  cut: CutCards;
  /** Who is signed in; null if nobody is. */
  owner: () => CaptureOwner | null;
  /** Does work that no other tab does meanwhile. */
  exclusively: (work: () => Promise<void>) => Promise<void>;
  /** Starts a timer; returns a function that stops it. */
  after: (milliseconds: number, action: () => void) => () => void;
  /** Called when a photo has been read, or could not be. */
  onChange: () => void;
  /** Called with whether photos wait for the network. */
  onWaiting: (isWaiting: boolean) => void;
  /** @default Math.random */
  random?: () => number;
}

/** What a failure means for the photo and for those after it. */
type Failure = 'final' | 'later' | 'unreachable';

/** Too large, not a picture, or damaged: the same picture would be refused again. */
const finalRefusals: ReadonlySet<number> = new Set([413, 415, 422]);
/** Statuses that concern the server as a whole rather than one photo. */
const away: ReadonlySet<number> = new Set([401, 429, 502, 504]);
/** How often a photo is tried that the server fails to read. */
const mostAttempts = 3;

/** Whether a photo is still to be read, and was not cut apart by the user meanwhile. */
const isSamePhoto = (now: WaitingCapture, before: WaitingCapture) =>
  isToRead(now) && now.isPart === before.isPart;

function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return error instanceof TypeError ? 'unreachable' : 'later';
  if (finalRefusals.has(error.status)) return 'final';
  return away.has(error.status) ? 'unreachable' : 'later';
}

/** Reads the photos on this device in the order in which they were taken, while others are taken. */
export function createPhotoReader(options: PhotoReaderOptions) {
  const { store, owner, random = Math.random } = options;
  const state = { isStopped: false, isWanted: false };
  const attempts = new Map<string, number>();
  let running: Promise<void> | null = null;
  let current = new AbortController();
  let failures = 0;
  let stopTimer = () => {};

  /** Notes why a photo could not be read, if that will not change; resolves to whether it was. */
  async function giveUp(
    waiting: WaitingCapture,
    error: unknown,
    failure: Failure,
  ): Promise<boolean> {
    const { id } = waiting;
    const count = (attempts.get(id) ?? 0) + 1;
    attempts.set(id, count);
    if (failure === 'later' && count < mostAttempts) return false;
    attempts.delete(id);
    const mayRetry = failure === 'later';
    const unread = { status: 'failed', detail: errorDetail(error), mayRetry } as const;
    await store.update(id, (photo) => (isSamePhoto(photo, waiting) ? { unread } : null));
    return true;
  }

  /** Makes each card of a photo a capture of its own, to be read next; resolves to whether it has. */
  async function cutApart(waiting: WaitingCapture, picture: Blob, scan: Scan): Promise<boolean> {
    if (waiting.isPart || !scan.cards || !showsSeveral(scan)) return false;
    try {
      const cards = await options.cut(picture, scan.cards);
      const pictures = await Promise.all(cards.map(storedPicture));
      const partIfToRead = (photo: WaitingCapture, index: number) =>
        isSamePhoto(photo, waiting) ? partOf(photo, index) : null;
      if (!(await store.split(waiting.id, pictures, partIfToRead))) return false;
    } catch {
      // No memory or no space is left: the photo is kept as it is, and says that it shows several.
      return false;
    }
    state.isWanted = true;
    return true;
  }

  /** Reads one photo; resolves to whether it is done, and whether the others can be read now. */
  async function readOne(id: string, signal: AbortSignal): Promise<'done' | Failure> {
    const waiting = await store.get(id);
    const user = owner();
    if (!user || signal.aborted) return 'unreachable';
    // It may have been reviewed or deleted meanwhile.
    if (!waiting || !belongsTo(waiting, user) || !isToRead(waiting)) return 'done';
    const [front] = await store.pictures(id);
    try {
      if (!front) throw new Error('The photo is not on this device.');
      const picture = new Blob([front.bytes], { type: front.type });
      const scan = await options.read(picture, signal);
      if (!(await cutApart(waiting, picture, scan)))
        await store.update(id, (photo) =>
          isSamePhoto(photo, waiting) ? changesOfReading(photo, scan) : null,
        );
    } catch (error) {
      const failure = front ? failureOf(error) : 'final';
      if (signal.aborted || failure === 'unreachable') return 'unreachable';
      if (!(await giveUp(waiting, error, failure))) return 'later';
    }
    options.onChange();
    return 'done';
  }

  /** Reads what there is; resolves to whether everything could be read. */
  async function readAll(): Promise<boolean> {
    const { signal } = (current = new AbortController());
    const ids = (await store.all())
      .filter(isToRead)
      .map(({ id }) => id)
      .values();
    const outcomes = new Set<string>();
    const work = async () => {
      for (const id of ids) {
        outcomes.add(await readOne(id, signal));
        if (outcomes.has('unreachable') || state.isStopped) return;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    return !owner() || (!outcomes.has('unreachable') && !outcomes.has('later'));
  }

  async function run() {
    while (state.isWanted && !state.isStopped) {
      state.isWanted = false;
      let isDone = false;
      try {
        await options.exclusively(async () => {
          isDone = await readAll();
        });
      } catch {
        // The database could not be used at this moment.
      }
      if (state.isStopped) break;
      // A picture was cut apart: its cards are read now.
      if (isDone && state.isWanted) continue;
      failures = isDone ? 0 : failures + 1;
      options.onWaiting(!isDone);
      if (isDone) continue;
      stopTimer();
      stopTimer = options.after(pauseAfterFailures(failures - 1, random), wake);
    }
    running = null;
  }

  /** Reads what there is, now. */
  function wake() {
    state.isWanted = true;
    stopTimer();
    running ??= run();
  }

  return {
    wake,
    /** Ends the readings that are running: their user is no longer signed in. */
    abort: () => current.abort(),
    /** Stops reading for good. */
    stop() {
      state.isStopped = true;
      stopTimer();
      current.abort();
    },
  };
}
