import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CaptureData } from './captureState.ts';
import { clearDraft, loadDraft, saveDraft } from './draftStore.ts';

/** Rest after the last change before a draft is written, in ms. */
const settle = 300;

/** How the draft on this device stands. */
export interface DraftState {
  /** Whether it is known if there was one. */
  isLoaded: boolean;
  /** Whether what is in the form is kept on this device, but for the last moment's typing. */
  isKept: boolean;
  /** Forgets the draft at once: the capture is saved or discarded. */
  forget: () => void;
}

/** What `useDraft` needs. */
export interface DraftOptions {
  /** Whose draft; null for nobody's. */
  userId: string | null;
  /** What to keep; null forgets the draft. */
  data: CaptureData | null;
  /** Called with the draft of another time, once. */
  onRestore: (draft: CaptureData) => void;
}

/**
 * Keeps a capture on this device while there is something to lose, and forgets it otherwise. What
 * was typed last is written when the component goes, too: a session can end at any moment.
 */
export function useDraft({ userId, data, onRestore }: DraftOptions): DraftState {
  const [isLoaded, setLoaded] = useState(userId === null);
  const [isKept, setKept] = useState(false);
  const unwritten = useRef<(() => void) | null>(null);
  const restore = useEffectEvent(onRestore);

  useEffect(() => {
    if (userId === null) return undefined;
    let isGone = false;
    const load = async () => {
      // A browser that keeps no data: capture works all the same.
      const draft = await loadDraft(userId).catch(() => null);
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
    // First, so that neither the timer nor the end of the component brings it back.
    unwritten.current = null;
    if (userId !== null) clearDraft(userId).catch(() => undefined);
  };

  return { isLoaded, isKept, forget };
}
