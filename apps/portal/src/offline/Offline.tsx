import { refreshLeads, useApi, useIsOnline, useNow, useSessionStore } from '@cardinal/crm-features';
import {
  isUnsent,
  startOutbox,
  tellHeldCaptures,
  usePhotoReader,
  useWaitingCaptures,
  type StoredCapture,
} from '@cardinal/crm-features/outbox';
import { useLocale } from '@cardinal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { loadCaptureDialog, loadLeadDetail } from '../shell/overlayCode.ts';
import { useHere } from '../state/useHere.ts';
import { setWaitingCount } from '../state/waitingCount.ts';
import { Preparation } from './Preparation.tsx';
import { applyUpdate, keepLanguage, startUpdates, updateOffer } from './updates.ts';
import { UpdateNotice } from './UpdateNotice.tsx';

/** How long after this code the dialogs' code is fetched, in milliseconds: the screen is idle then. */
const idleAfter = 3_000;

let isStarted = false;

/** Counts the captures on this device for the frame around the screens. */
function useCounted(captures: readonly StoredCapture[] | undefined) {
  useEffect(() => {
    const unsent = captures?.filter(isUnsent).length ?? 0;
    setWaitingCount({ all: captures?.length ?? 0, unsent });
  }, [captures]);
}

/** How long captures may take to be sent before managers are told that they wait, in milliseconds. */
const settle = 5_000;

/** Tells managers what this device holds, whenever that has changed and there is a network. */
function useTold(captures: readonly StoredCapture[] | undefined) {
  const api = useApi();
  const now = useNow();
  const isOnline = useIsOnline();
  const here = useHere().event?.id ?? null;
  useEffect(() => {
    if (!captures || !isOnline) return undefined;
    const tell = () => void tellHeldCaptures({ api, captures, here, now: now() });
    const timer = setTimeout(tell, settle);
    return () => clearTimeout(timer);
  }, [api, now, isOnline, here, captures]);
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
  const captures = useWaitingCaptures()?.captures;
  useCounted(captures);
  useTold(captures);
  usePrefetched();
  useEffect(() => {
    // Vite's development server has no service worker.
    if (isStarted || !import.meta.env.PROD) return;
    isStarted = true;
    // Without it, the portal works as long as there is a network.
    startUpdates().catch(() => undefined);
  }, []);
  const { language } = new Intl.Locale(useLocale().locale);
  useEffect(() => void keepLanguage(language), [language]);
  return (
    <>
      {isOffered && <UpdateNotice onUpdate={applyUpdate} />}
      <Preparation />
    </>
  );
}
