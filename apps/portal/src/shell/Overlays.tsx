import type { Lead } from '@cardinal/contract';
import { leadListStateToSearch } from '@cardinal/crm-features';
import { toasts, useLazyCode } from '@cardinal/ui';
import { useHere } from '../app/useHere.ts';
import { useLeadListState } from '../routes/leads/useLeadListState.ts';
import { loadCaptureDialog, loadLeadDetail, loadShortcuts } from './overlayCode.ts';
import { useOverlays } from './useOverlays.ts';
import { useReturnedFocus } from './useReturnedFocus.ts';

/** Reports that a dialog's code could not be loaded; the screen stays unchanged. */
function notLoaded(close: () => void) {
  toasts.show({
    title: 'This could not be opened',
    description: 'Cardinal can’t be reached. Check your connection and try again.',
    tone: 'danger',
  });
  close();
}

/** Props of Overlays. */
export interface OverlaysProps {
  /** Whether the list of keyboard shortcuts is open. */
  showsShortcuts: boolean;
  onShowShortcutsChange: (isOpen: boolean) => void;
  /** Called with a lead that was deleted in its dialog. */
  onLeadDeleted: (lead: Lead) => void;
}

/** The dialogs that can open on any screen, two of them by URL; each loads its code when it opens. */
export function Overlays({ showsShortcuts, onShowShortcutsChange, onLeadDeleted }: OverlaysProps) {
  const { capture, closeCapture, leadId, leadStartsAt, openLead, closeLead } = useOverlays();
  useReturnedFocus(leadId);
  const here = useHere();
  const [listState] = useLeadListState();
  const captureCode = useLazyCode(loadCaptureDialog, capture !== null, () =>
    notLoaded(closeCapture),
  );
  const leadCode = useLazyCode(loadLeadDetail, leadId !== null, () => notLoaded(closeLead));
  const shortcutsCode = useLazyCode(loadShortcuts, showsShortcuts, () =>
    notLoaded(() => onShowShortcutsChange(false)),
  );
  return (
    <>
      {capture && captureCode && (
        <captureCode.CaptureDialog
          isOpen
          initialMethod={capture === 'choose' ? undefined : capture}
          event={here.event}
          onEventGone={here.leave}
          onOpenChange={(isOpen) => !isOpen && closeCapture()}
          onOpenLead={(id) => openLead(id)}
        />
      )}
      {leadId && leadCode && (
        <leadCode.LeadDetailDialog
          leadId={leadId}
          listState={listState}
          startsAt={leadStartsAt}
          onOpenLead={(id, state) =>
            openLead(id, { ...(state && { search: leadListStateToSearch(state) }) })
          }
          onDeleted={onLeadDeleted}
          onClose={closeLead}
        />
      )}
      {shortcutsCode && (
        <shortcutsCode.ShortcutsDialog
          isOpen={showsShortcuts}
          onOpenChange={onShowShortcutsChange}
        />
      )}
    </>
  );
}
