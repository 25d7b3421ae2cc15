import type { CreatedLead } from '@cardinal/contract';
import { ApiError } from '../../client/index.ts';
import type { CaptureStore } from './captureStore.ts';
import {
  answeredDuplicates,
  belongsTo,
  captureStage,
  heldFor,
  type CaptureOwner,
  type WaitingCapture,
} from './waitingCapture.ts';

/** Milliseconds before the first and the longest pause between attempts. */
const firstPause = 1_000;
const longestPause = 60_000;

/** What sends captures. */
export interface SenderOptions {
  store: Pick<CaptureStore, 'all' | 'get' | 'attempt' | 'answer' | 'park' | 'remove'>;
  /** Sends a capture under its id as the key; rejects with what the API client throws. */
  send: (capture: WaitingCapture, signal: AbortSignal) => Promise<CreatedLead>;
  /** Who is signed in; null if nobody is. */
  owner: () => CaptureOwner | null;
  /** Does work that no other tab does meanwhile. */
  exclusively: (work: () => Promise<void>) => Promise<void>;
  /** Starts a timer; returns a function that stops it. */
  after: (milliseconds: number, action: () => void) => () => void;
  /** Called with the id of the capture that is being sent, and with null afterwards. */
  onSending?: (id: string | null) => void;
  /** Called when the captures on the device have changed. */
  onChange?: () => void;
  /** Called with each capture that the server has received. */
  onSent?: (capture: WaitingCapture, answer: CreatedLead) => void;
  /** @default Date.now */
  now?: () => number;
  /** @default Math.random */
  random?: () => number;
}

/** What an attempt means for the capture and for those after it. */
type Outcome = 'sent' | 'gone' | 'parked' | 'later' | 'unreachable' | 'paused';

/** Statuses that concern the server as a whole rather than one capture. */
const busy: ReadonlySet<number> = new Set([429, 502, 503, 504]);

function outcomeOf(error: unknown): Exclude<Outcome, 'sent' | 'gone'> {
  if (!(error instanceof ApiError)) return 'unreachable';
  if (error.status === 401) return 'paused';
  if (busy.has(error.status)) return 'unreachable';
  return error.status === 409 || error.status === 408 || error.status >= 500 ? 'later' : 'parked';
}

/** The pause after a number of failures in succession, spread so that devices do not return together. */
export const pauseAfterFailures = (failures: number, random: () => number): number =>
  Math.min(longestPause, firstPause * 2 ** Math.min(failures, 10)) * (0.5 + random() / 2);

/** Sends captures in the order in which they were made, one at a time and from one tab. */
export function createSender(options: SenderOptions) {
  const { store, owner, now: clock = Date.now, random = Math.random } = options;
  let running: Promise<void> | null = null;
  let isWanted = false;
  const state = { isStopped: false };
  let failures = 0;
  /** Milliseconds until nothing that was saved can be undone. */
  let held = 0;
  let stopTimer = () => {};
  let current: AbortController | null = null;

  async function sendOne(capture: WaitingCapture): Promise<Outcome> {
    current = new AbortController();
    options.onSending?.(capture.id);
    try {
      if (!(await store.attempt(capture.id))) return 'gone';
      const answer = await options.send(capture, current.signal);
      await store.answer(capture.id, answer);
      options.onSent?.(capture, answer);
      return 'sent';
    } catch (error) {
      const outcome = outcomeOf(error);
      if (outcome === 'parked' && error instanceof ApiError)
        await store.park(capture.id, error.detail);
      return outcome;
    } finally {
      current = null;
      options.onSending?.(null);
    }
  }

  /** Sends what waits; resolves to whether something is left for another attempt. */
  async function sendAll(): Promise<boolean> {
    let isLeft = false;
    held = 0;
    for (const { id } of await store.all()) {
      const user = owner();
      if (!user || state.isStopped) return false;
      // It may have been opened or deleted meanwhile.
      const capture = await store.get(id);
      if (!capture || !belongsTo(capture, user)) continue;
      let now = captureStage(capture);
      const left = heldFor(capture, clock());
      held = Math.max(held, left);
      if (now === 'waiting' && left === 0) {
        const outcome = await sendOne(capture);
        if (outcome === 'paused') return false;
        if (outcome === 'unreachable') return true;
        isLeft ||= outcome === 'later';
        if (outcome === 'sent') now = 'sent';
      }
      const answered = now === 'sent' ? await store.get(id) : undefined;
      // A likely duplicate stays until the user has seen it.
      if (answered?.answer && answeredDuplicates(answered.answer).length === 0)
        await store.remove(id);
      options.onChange?.();
    }
    return isLeft;
  }

  async function run() {
    while (isWanted && !state.isStopped) {
      isWanted = false;
      let isLeft = true;
      try {
        await options.exclusively(async () => {
          isLeft = await sendAll();
        });
      } catch {
        // The database could not be used at this moment.
      }
      failures = isLeft ? failures + 1 : 0;
      const pause = isLeft ? pauseAfterFailures(failures - 1, random) : held;
      if (pause === 0 || state.isStopped) continue;
      stopTimer();
      stopTimer = options.after(pause, wake);
    }
    running = null;
  }

  /** Sends what waits, now. */
  function wake() {
    isWanted = true;
    stopTimer();
    running ??= run();
  }

  return {
    wake,
    /** Ends the attempt that is running: its user is no longer signed in. */
    abort: () => current?.abort(),
    /** Stops sending for good. */
    stop() {
      state.isStopped = true;
      stopTimer();
      current?.abort();
    },
  };
}
