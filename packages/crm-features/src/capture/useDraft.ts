import { useEffect, useEffectEvent, useMemo, useRef, useState, type Dispatch } from 'react';
import { useSession } from '../client/index.ts';
import type { CaptureAction } from './state/capture.ts';
import {
  captureDraftOf,
  hasInput,
  type CaptureData,
  type CaptureState,
} from './state/captureState.ts';
import { clearDraft, clearDraftOf, loadDraft, saveDraft } from './draftStore.ts';
import { loadOutbox } from './outbox/loadOutbox.ts';

/** Delay in milliseconds after the last change before a draft is written. */
const settle = 300;

/**
 * The user's draft. If the application ended between the keeping of a capture and the removal of its
 * draft, the draft is removed now: it would become a second capture.
 */
async function loadUnkept(userId: string): Promise<CaptureData | null> {
  const draft = await loadDraft(userId);
  const id = draft?.attempt?.key;
  if (id === undefined) return draft;
  const found = loadOutbox().then(({ captureStore }) => captureStore.get(id));
  // Where that cannot be found out, the draft stays: the server recognises its key. A photo without a
  // lead is being reviewed, and the draft is newer.
  const kept = await found.catch(() => undefined);
  if (!kept?.lead) return draft;
  await clearDraft(userId);
  return null;
}

/** The state of the draft on this device. */
interface DraftState {
  /** Whether the draft has been looked up. */
  isLoaded: boolean;
  /** Whether the form is stored on this device, except for the last moment's typing. */
  isKept: boolean;
  /** Deletes the draft at once: the capture is saved or discarded. */
  forget: () => void;
  /**
   * Deletes the draft after the capture is gone, when a later one may have a draft of its own.
   * Resolves to whether the draft still had the input of this capture.
   */
  forgetLater: () => Promise<boolean>;
}

interface DraftOptions {
  /** Id of the user; null without one. */
  userId: string | null;
  /** The content to store; null deletes the draft. */
  data: CaptureData | null;
  /** Called once with an earlier draft. */
  onRestore: (draft: CaptureData) => void;
}

/**
 * Stores a capture on this device while there is something to lose, and deletes it otherwise. The
 * latest input is also written on unmount, because a session can end at any moment.
 */
function useDraft({ userId, data, onRestore }: DraftOptions): DraftState {
  const [isLoaded, setLoaded] = useState(userId === null);
  const [isKept, setKept] = useState(false);
  const unwritten = useRef<(() => void) | null>(null);
  const restore = useEffectEvent(onRestore);

  useEffect(() => {
    if (userId === null) return undefined;
    let isGone = false;
    const load = async () => {
      // In a browser that stores no data, capture works regardless.
      const draft = await loadUnkept(userId).catch(() => null);
      if (isGone) return;
      if (draft) restore(draft);
      setLoaded(true);
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [userId]);

  useEffect(() => {
    if (userId === null || !isLoaded) return undefined;
    const write = () => {
      unwritten.current = null;
      const written = data ? saveDraft(userId, data) : clearDraft(userId);
      written.then(
        () => setKept(data !== null),
        () => setKept(false),
      );
    };
    unwritten.current = write;
    const timer = setTimeout(() => unwritten.current?.(), settle);
    return () => clearTimeout(timer);
  }, [userId, isLoaded, data]);

  useEffect(() => {
    const flush = () => unwritten.current?.();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, []);

  const forget = () => {
    // First, so that neither the timer nor the unmount restores it.
    unwritten.current = null;
    if (userId !== null) clearDraft(userId).catch(() => undefined);
  };

  const forgetLater = async () => {
    if (userId === null || !data) return false;
    return clearDraftOf(userId, data).catch(() => false);
  };

  return { isLoaded, isKept, forget, forgetLater };
}

/** Keeps a capture on this device until it is saved or discarded, and restores an earlier one. */
export function useKeptCapture(state: CaptureState, dispatch: Dispatch<CaptureAction>) {
  const session = useSession();
  // The owner of the draft does not change when the session ends meanwhile.
  const [userId] = useState(session?.user.id ?? null);
  const data = useMemo(() => (hasInput(state) ? captureDraftOf(state) : null), [state]);
  return useDraft({
    userId,
    data,
    onRestore: (draft) => dispatch({ type: 'restored', draft }),
  });
}
