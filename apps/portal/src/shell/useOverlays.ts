import { useCallback, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { overlays } from '../paths.ts';
import { useAddressParams } from './useAddressParams.ts';

/** Method with which the capture dialog opens; `choose` starts with the choice of a method. */
type CaptureStart = 'scan' | 'manual' | 'choose';

/** Dialogs that are open on top of the screen. */
export interface OverlayState {
  /** Lead whose detail is open, or null. */
  leadId: string | null;
  /** Method with which the capture dialog is open, or null. */
  capture: CaptureStart | null;
  openLead: (id: string) => void;
  closeLead: () => void;
  openCapture: (start?: CaptureStart) => void;
  closeCapture: () => void;
}

const isStart = (value: string | null): value is CaptureStart =>
  value === 'scan' || value === 'manual' || value === 'choose';

/** Marks history entries that were created by opening a dialog. */
const opened = { isOverlay: true };

const wasOpenedHere = (state: unknown) =>
  typeof state === 'object' && state !== null && 'isOverlay' in state;

/**
 * Keeps open dialogs in the URL: Back closes them, a link or reload opens them again. Closing goes
 * back in the history, so that it does not fill up.
 */
export function useOverlays(): OverlayState {
  const [search, change] = useAddressParams();
  const navigate = useNavigate();
  const { key, state } = useLocation();
  const closed = useRef<string | null>(null);

  const open = useCallback(
    (name: string, value: string) =>
      change(
        (next) => {
          next.set(name, value);
          return next;
        },
        { preventScrollReset: true, state: opened },
      ),
    [change],
  );
  const close = useCallback(
    (name: string) => {
      // Going back is asynchronous; until then, a second Escape must not leave the screen.
      if (closed.current === key) return;
      closed.current = key;
      if (wasOpenedHere(state)) return void navigate(-1);
      change(
        (next) => {
          next.delete(name);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [key, state, navigate, change],
  );

  const start = search.get(overlays.capture);
  return {
    leadId: search.get(overlays.lead),
    capture: isStart(start) ? start : null,
    openLead: useCallback((id) => open(overlays.lead, id), [open]),
    closeLead: useCallback(() => close(overlays.lead), [close]),
    openCapture: useCallback((how = 'choose') => open(overlays.capture, how), [open]),
    closeCapture: useCallback(() => close(overlays.capture), [close]),
  };
}
