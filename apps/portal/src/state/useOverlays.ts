import { useCallback, useLayoutEffect, useRef } from 'react';
import { generatePath, useLocation, useNavigate } from 'react-router-dom';
import { overlays, paths } from '../paths.ts';
import { tellAskedLead } from './askedLead.ts';
import { leadIdAt, overlayMemory, screenPath, type OverlayMemory } from './screenPath.ts';
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
  const entry = {
    key,
    search,
    change,
    leadId: leadIdAt(pathname),
    over: screenPath(location),
    memory: overlayMemory(state),
    navigate: useNavigate(),
  };

  // Saving and notices may outlast the entry with which they began: they act on the latest one.
  const shown = useRef(entry);
  const isLeft = useRef(false);
  useLayoutEffect(() => {
    if (shown.current.key !== entry.key) isLeft.current = false;
    shown.current = entry;
  });

  /** Going back is asynchronous; until then, a second Escape must not leave the screen. */
  const leave = useCallback(() => {
    const isFirst = !isLeft.current;
    isLeft.current = true;
    return isFirst;
  }, []);

  return { entry, shown, leave };
}

type OverlayEntry = Pick<ReturnType<typeof useOverlayEntry>, 'shown' | 'leave'>;

/** Opens and closes the detail of a lead. */
function useLeadOverlay({ shown, leave }: OverlayEntry) {
  const openLead = useCallback(
    (id: string, { search: to, startsAt }: OpenLeadOptions = {}) => {
      const { search, leadId, over, memory, navigate } = shown.current;
      const next = searchOf(to ?? search);
      leave();
      if (leadId === null) tellAskedLead(id);
      // The capture dialog is closed by it: Back leads to the screen.
      const isOverCapture = memory !== null && search.has(overlays.capture);
      // Moving between leads adds no history entry: Back closes the dialog.
      const entry = {
        ...(memory ?? { isOverlay: true as const, over, search: next }),
        startsAt,
      };
      void navigate(
        { pathname: generatePath(paths.lead, { id }), search: next },
        {
          preventScrollReset: true,
          replace: leadId !== null || isOverCapture,
          state: leadId !== null && !memory ? null : (entry satisfies OverlayMemory),
        },
      );
    },
    [shown, leave],
  );

  const closeLead = useCallback(() => {
    const { search, leadId, over, memory, navigate } = shown.current;
    if (leadId === null || !leave()) return;
    const now = searchOf(search);
    // If the list has moved to another page since the dialog opened, Back would lead to the wrong
    // page.
    if (memory && memory.search === now) return void navigate(-1);
    void navigate({ pathname: over, search: now }, { replace: true, preventScrollReset: true });
  }, [shown, leave]);

  return { openLead, closeLead };
}

/** Opens and closes the capture dialog. */
function useCaptureOverlay({ shown, leave }: OverlayEntry) {
  const openCapture = useCallback(
    (start: CaptureStart = 'choose') => {
      const { search, change, over } = shown.current;
      change(
        (next) => {
          next.set(overlays.capture, start);
          return next;
        },
        {
          preventScrollReset: true,
          state: { isOverlay: true, over, search: searchOf(search) } satisfies OverlayMemory,
        },
      );
    },
    [shown],
  );

  const closeCapture = useCallback(() => {
    const { search, change, memory, navigate } = shown.current;
    if (!search.has(overlays.capture) || !leave()) return;
    if (memory) return void navigate(-1);
    change(
      (next) => {
        next.delete(overlays.capture);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [shown, leave]);

  return { openCapture, closeCapture };
}

/**
 * Keeps open dialogs in the URL: Back closes them, a link or reload reopens them. Closing goes back
 * in the history, so that entries do not accumulate.
 */
export function useOverlays(): OverlayState {
  const { entry, ...current } = useOverlayEntry();
  const lead = useLeadOverlay(current);
  const capture = useCaptureOverlay(current);
  const start = entry.search.get(overlays.capture);
  return {
    leadId: entry.leadId,
    leadStartsAt: entry.memory?.startsAt ?? 'dialog',
    capture: isStart(start) ? start : null,
    ...lead,
    ...capture,
  };
}
