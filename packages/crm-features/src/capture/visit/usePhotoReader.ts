import { useEffect, useSyncExternalStore } from 'react';
import { useSessionStore, type SessionStore } from '../../client/index.ts';
import { useReadPhoto, type ReadPhoto } from '../card/readPhoto.ts';
import { captureStore, tellCapturesChanged, watchCaptures } from '../outbox/outbox.ts';
import { captureOwner } from '../outbox/waitingCapture.ts';
import { createPhotoReader } from './photoReader.ts';

/** Name of the lock that the reading tab holds. */
const readerName = 'cardinal-photos';

/** Whether photos wait for the network, as far as this tab knows. */
const waiting = { is: false, listeners: new Set<() => void>() };

function setWaiting(isWaiting: boolean) {
  waiting.is = isWaiting;
  for (const listener of waiting.listeners) listener();
}

function exclusively(work: () => Promise<void>): Promise<void> {
  // Without locks, in old browsers, two tabs may read the same photo.
  return navigator.locks ? navigator.locks.request(readerName, work) : work();
}

/** Reads the photos on this device whenever that is possible; returns what stops it. */
function startPhotoReader(read: ReadPhoto, session: SessionStore): () => void {
  const reader = createPhotoReader({
    store: captureStore,
    read,
    cut: async (picture, cards) => (await import('../card/cutCards.ts')).cutCards(picture, cards),
    owner: () => captureOwner(session),
    exclusively,
    after(milliseconds, action) {
      const timer = setTimeout(action, milliseconds);
      return () => clearTimeout(timer);
    },
    onChange: tellCapturesChanged,
    onWaiting: setWaiting,
  });
  let userId = session.get()?.user.id;
  const stops = [
    session.subscribe(() => {
      const next = session.get()?.user.id;
      if (next === userId) return;
      userId = next;
      reader.abort();
      reader.wake();
    }),
    watchCaptures(reader.wake),
  ];
  window.addEventListener('online', reader.wake);
  reader.wake();
  return () => {
    reader.stop();
    for (const stop of stops) stop();
    window.removeEventListener('online', reader.wake);
  };
}

/** Reads the photos on this device while the component is mounted, which is once in an application. */
export function usePhotoReader(): void {
  const read = useReadPhoto();
  const session = useSessionStore();
  useEffect(() => startPhotoReader(read, session), [read, session]);
}

function subscribe(listener: () => void) {
  waiting.listeners.add(listener);
  return () => {
    waiting.listeners.delete(listener);
  };
}

/** Whether photos cannot be read now, because there is no network. */
export const useIsReadingHeld = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => waiting.is,
    () => false,
  );
