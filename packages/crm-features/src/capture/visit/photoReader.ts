import { ApiError, errorDetail } from '../../client/index.ts';
import type { ReadPhoto } from '../card/readPhoto.ts';
import type { CaptureStore } from '../outbox/captureStore.ts';
import { pauseAfterFailures } from '../outbox/outboxSender.ts';
import { belongsTo, type CaptureOwner } from '../outbox/waitingCapture.ts';
import { changesOfReading, isToRead } from './photo.ts';

/** How many photos are read at the same time: while one is sent, another is read. */
const atOnce = 2;

/** What reads photos. */
export interface PhotoReaderOptions {
  store: Pick<CaptureStore, 'all' | 'get' | 'pictures' | 'update'>;
  read: ReadPhoto;
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
  async function giveUp(id: string, error: unknown, failure: Failure): Promise<boolean> {
    const count = (attempts.get(id) ?? 0) + 1;
    attempts.set(id, count);
    if (failure === 'later' && count < mostAttempts) return false;
    attempts.delete(id);
    const mayRetry = failure === 'later';
    const unread = { status: 'failed', detail: errorDetail(error), mayRetry } as const;
    await store.update(id, (photo) => (isToRead(photo) ? { unread } : null));
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
      const scan = await options.read(new Blob([front.bytes], { type: front.type }), signal);
      await store.update(id, (photo) => changesOfReading(photo, scan));
    } catch (error) {
      const failure = front ? failureOf(error) : 'final';
      if (signal.aborted || failure === 'unreachable') return 'unreachable';
      if (!(await giveUp(id, error, failure))) return 'later';
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
