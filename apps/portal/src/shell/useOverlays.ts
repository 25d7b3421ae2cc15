import { useCallback, useRef } from 'react';
import { generatePath, useLocation, useNavigate } from 'react-router-dom';
import { overlays, paths } from '../paths.ts';
import { leadIdAt, overlayMemory, screenPath } from './screenPath.ts';
import type { OverlayMemory } from './screenPath.ts';
import { useAddressParams } from './useAddressParams.ts';

/** Method with which the capture dialog opens; `choose` starts with the choice of a method. */
type CaptureStart = 'scan' | 'manual' | 'choose';

/** How a lead opens. */
interface OpenLeadOptions {
  /** Query of the URL, to which the screen under the lead changes. */
  search?: URLSearchParams;
  /** The initial focus, if not on the dialog itself. */
  startsAt?: 'email';
}

/** Dialogs that are open on top of the screen. */
export interface OverlayState {
  /** Lead whose detail is open, or null. */
  leadId: string | null;
  /** Method with which the capture dialog is open, or null. */
  capture: CaptureStart | null;
  /** The initial focus in the lead's detail. */
  leadStartsAt: 'dialog' | 'email';
  /** Opens a lead. */
  openLead: (id: string, options?: OpenLeadOptions) => void;
  closeLead: () => void;
  openCapture: (start?: CaptureStart) => void;
  closeCapture: () => void;
}

const isStart = (value: string | null): value is CaptureStart =>
  value === 'scan' || value === 'manual' || value === 'choose';

/** The query of a URL without the capture dialog. */
function searchOf(search: URLSearchParams): string {
  const next = new URLSearchParams(search);
  next.delete(overlays.capture);
  return next.size > 0 ? `?${next}` : '';
}

/** The entry of the history that is shown, as the dialogs on top of its screen see it. */
function useOverlayEntry() {
  const [search, change] = useAddressParams();
  const location = useLocation();
  const { key, pathname, state } = location;
  const closed = useRef<string | null>(null);

  /** Going back is asynchronous; until then, a second Escape must not leave the screen. */
  const isClosing = useCallback(() => {
    if (closed.current === key) return true;
    closed.current = key;
    return false;
  }, [key]);

  return {
    search,
    change,
    isClosing,
    leadId: leadIdAt(pathname),
    over: screenPath(location),
    memory: overlayMemory(state),
    navigate: useNavigate(),
  };
}

type OverlayEntry = ReturnType<typeof useOverlayEntry>;

/** Opens and closes the detail of a lead. */
function useLeadOverlay({ search, isClosing, leadId, over, memory, navigate }: OverlayEntry) {
  const openLead = useCallback(
    (id: string, { search: to = search, startsAt }: OpenLeadOptions = {}) => {
      const next = searchOf(to);
      // Moving between leads adds no history entry: Back closes the dialog.
      const entry = {
        ...(memory ?? { isOverlay: true as const, over, search: next }),
        startsAt,
      };
      void navigate(
        { pathname: generatePath(paths.lead, { id }), search: next },
        {
          preventScrollReset: true,
          replace: leadId !== null,
          state: leadId !== null && !memory ? null : (entry satisfies OverlayMemory),
        },
      );
    },
    [search, memory, over, navigate, leadId],
  );

  const closeLead = useCallback(() => {
    if (isClosing()) return;
    const now = searchOf(search);
    // If the list has moved to another page since the dialog opened, Back would lead to the wrong
    // page.
    if (memory && memory.search === now) return void navigate(-1);
    void navigate({ pathname: over, search: now }, { replace: true, preventScrollReset: true });
  }, [isClosing, memory, search, navigate, over]);

  return { openLead, closeLead };
}

/** Opens and closes the capture dialog. */
function useCaptureOverlay({ search, change, isClosing, over, memory, navigate }: OverlayEntry) {
  const openCapture = useCallback(
    (start: CaptureStart = 'choose') =>
      change(
        (next) => {
          next.set(overlays.capture, start);
          return next;
        },
        {
          preventScrollReset: true,
          state: { isOverlay: true, over, search: searchOf(search) } satisfies OverlayMemory,
        },
      ),
    [change, over, search],
  );

  const closeCapture = useCallback(() => {
    if (isClosing()) return;
    if (memory) return void navigate(-1);
    change(
      (next) => {
        next.delete(overlays.capture);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isClosing, memory, navigate, change]);

  return { openCapture, closeCapture };
}

/**
 * Keeps open dialogs in the URL: Back closes them, a link or reload reopens them. Closing goes back
 * in the history, so that entries do not accumulate.
 */
export function useOverlays(): OverlayState {
  const entry = useOverlayEntry();
  const lead = useLeadOverlay(entry);
  const capture = useCaptureOverlay(entry);
  const start = entry.search.get(overlays.capture);
  return {
    leadId: entry.leadId,
    leadStartsAt: entry.memory?.startsAt ?? 'dialog',
    capture: isStart(start) ? start : null,
    ...lead,
    ...capture,
  };
}
