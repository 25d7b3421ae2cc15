import { refreshLeads, useApi, useSessionStore } from '@cardinal/crm-features';
import { keepReads } from '@cardinal/crm-features/kept';
import {
  isUnsent,
  startOutbox,
  usePhotoReader,
  useWaitingCaptures,
} from '@cardinal/crm-features/outbox';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { loadCaptureDialog, loadLeadDetail } from '../shell/overlayCode.ts';
import { setWaitingCount } from '../state/waitingCount.ts';
import { applyUpdate, startUpdates, updateOffer } from './updates.ts';
import { UpdateNotice } from './UpdateNotice.tsx';

/** How long after this code the dialogs' code is fetched, in milliseconds: the screen is idle then. */
const idleAfter = 3_000;

let isStarted = false;

/** Counts the captures on this device for the frame around the screens. */
function useCounted() {
  const captures = useWaitingCaptures()?.captures;
  useEffect(() => {
    const unsent = captures?.filter(isUnsent).length ?? 0;
    setWaitingCount({ all: captures?.length ?? 0, unsent });
  }, [captures]);
}

/** Sends captures while the portal is open. */
function useOutbox() {
  const api = useApi();
  const session = useSessionStore();
  const queryClient = useQueryClient();
  useEffect(
    () => startOutbox({ api, session, onSent: () => void refreshLeads(queryClient) }),
    [api, session, queryClient],
  );
}

/** Keeps on this device what the screens show, for the next start and for places without a network. */
function useKeptReads() {
  const session = useSessionStore();
  const queryClient = useQueryClient();
  useEffect(() => keepReads({ session, queryClient }), [session, queryClient]);
}

/** Fetches what is opened next, so that it opens at once. */
function usePrefetched() {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!navigator.onLine) return;
      for (const load of [loadLeadDetail, loadCaptureDialog]) load().catch(() => undefined);
    }, idleAfter);
    return () => clearTimeout(timer);
  }, []);
}

/** Keeps the portal working without a network, and shows what there is to say about that. */
export function Offline() {
  const isOffered = useSyncExternalStore(updateOffer.subscribe, updateOffer.get);
  useOutbox();
  usePhotoReader();
  useCounted();
  useKeptReads();
  usePrefetched();
  useEffect(() => {
    // Vite's development server has no service worker.
    if (isStarted || !import.meta.env.PROD) return;
    isStarted = true;
    // Without it, the portal works as long as there is a network.
    startUpdates().catch(() => undefined);
  }, []);
  return isOffered && <UpdateNotice onUpdate={applyUpdate} />;
}
