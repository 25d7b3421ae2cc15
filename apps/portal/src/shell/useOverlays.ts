import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { overlays } from '../paths.ts';

/** How the capture dialog was asked for; `choose` begins with the choice of the method. */
type CaptureStart = 'scan' | 'manual' | 'choose';

/** What is open on top of the screen. */
export interface OverlayState {
  /** Lead whose detail is open, or null. */
  leadId: string | null;
  /** How the capture dialog is open, or null. */
  capture: CaptureStart | null;
  openLead: (id: string) => void;
  closeLead: () => void;
  openCapture: (start?: CaptureStart) => void;
  closeCapture: () => void;
}

const isStart = (value: string | null): value is CaptureStart =>
  value === 'scan' || value === 'manual' || value === 'choose';

/** Keeps what is open in the address: Back closes it, a link or a reload opens it again. */
export function useOverlays(): OverlayState {
  const [search, setSearch] = useSearchParams();
  const put = useCallback(
    (name: string, value: string | null) => {
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          if (value === null) next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: value === null, preventScrollReset: true },
      );
    },
    [setSearch],
  );
  const start = search.get(overlays.capture);
  return {
    leadId: search.get(overlays.lead),
    capture: isStart(start) ? start : null,
    openLead: useCallback((id) => put(overlays.lead, id), [put]),
    closeLead: useCallback(() => put(overlays.lead, null), [put]),
    openCapture: useCallback((how = 'choose') => put(overlays.capture, how), [put]),
    closeCapture: useCallback(() => put(overlays.capture, null), [put]),
  };
}
