import { useEffect, useSyncExternalStore } from 'react';
import { applyUpdate, startUpdates, updateOffer } from './updates.ts';
import { UpdateNotice } from './UpdateNotice.tsx';

let isStarted = false;

/** Keeps the portal working without a network, and shows what there is to say about that. */
export function Offline() {
  const isOffered = useSyncExternalStore(updateOffer.subscribe, updateOffer.get);
  useEffect(() => {
    // Vite's development server has no service worker.
    if (isStarted || !import.meta.env.PROD) return;
    isStarted = true;
    // Without it, the portal works as long as there is a network.
    startUpdates().catch(() => undefined);
  }, []);
  return isOffered && <UpdateNotice onUpdate={applyUpdate} />;
}
