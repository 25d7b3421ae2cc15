import type { Lead } from '@cardinal/contract';
import type { TextsOf } from '@cardinal/contract/messages';
import { leadListStateToSearch, useTexts } from '@cardinal/crm-features';
import { toasts, useLazyCode } from '@cardinal/ui';
import { useLayoutEffect } from 'react';
import { useHere } from '../state/useHere.ts';
import { useLeadListState } from '../state/leadList/useLeadListState.ts';
import { loadCaptureDialog, loadLeadDetail, loadShortcuts } from './overlayCode.ts';
import { tellLeadDialog } from '../state/leadDialog.ts';
import { setPreferences, usePreferences } from '../state/preferences.ts';
import { useOverlays } from '../state/useOverlays.ts';
import { useReturnedFocus } from './useReturnedFocus.ts';
import { frameMessages } from '../texts/frame.ts';

/** Reports that a dialog's code could not be loaded; the screen stays unchanged. */
function tellNotLoaded(
  texts: TextsOf<typeof frameMessages>['notOpened'],
  close: () => void,
  onRetry: () => void,
) {
  // That of the dialog, until it is closed.
  const address = window.location.href;
  toasts.show({
    title: texts.title,
    description: navigator.onLine ? texts.unreachable : texts.offline,
    tone: 'danger',
    // Long enough to read it and to look for a signal.
    timeout: 30_000,
    action: {
      label: texts.retry,
      onAction: () => {
        // Browsers remember that code could not be loaded, until the page is loaded again.
        if (navigator.onLine) window.location.assign(address);
        else onRetry();
      },
    },
  });
  close();
}

export interface OverlaysProps {
  /** Whether the list of keyboard shortcuts is open. */
  showsShortcuts: boolean;
  onShowShortcutsChange: (isOpen: boolean) => void;
  /** Called with a lead that was deleted in its dialog. */
  onLeadDeleted: (lead: Lead) => void;
}

/** The dialogs that can open on any screen, two of them by URL; each loads its code when it opens. */
export function Overlays({ showsShortcuts, onShowShortcutsChange, onLeadDeleted }: OverlaysProps) {
  const { capture, openCapture, closeCapture, leadId, leadStartsAt, openLead, closeLead } =
    useOverlays();
  useReturnedFocus(leadId);
  const texts = useTexts(frameMessages);
  const notLoaded = (close: () => void, onRetry: () => void) =>
    tellNotLoaded(texts.notOpened, close, onRetry);
  const here = useHere();
  const [listState] = useLeadListState();
  const captureCode = useLazyCode(loadCaptureDialog, capture !== null, () =>
    notLoaded(closeCapture, () => openCapture(capture ?? undefined)),
  );
  const leadCode = useLazyCode(loadLeadDetail, leadId !== null, () =>
    notLoaded(closeLead, () => leadId !== null && openLead(leadId)),
  );
  const showsLead = leadId !== null && leadCode !== null;
  useLayoutEffect(() => {
    if (!showsLead) return undefined;
    tellLeadDialog(true);
    return () => tellLeadDialog(false);
  }, [showsLead]);
  const { shortcuts, photographsSeveral } = usePreferences();
  const shortcutsCode = useLazyCode(loadShortcuts, showsShortcuts, () =>
    notLoaded(
      () => onShowShortcutsChange(false),
      () => onShowShortcutsChange(true),
    ),
  );
  return (
    <>
      {capture && captureCode && (
        <captureCode.CaptureDialog
          isOpen
          initialMethod={capture === 'choose' ? undefined : capture}
          event={here.event}
          onEventGone={here.leave}
          photographsSeveral={photographsSeveral}
          onPhotographsSeveralChange={(next) => setPreferences({ photographsSeveral: next })}
          onOpenChange={(isOpen) => !isOpen && closeCapture()}
          onOpenLead={(id) => openLead(id)}
        />
      )}
      {leadId && leadCode && (
        <leadCode.LeadDetailDialog
          leadId={leadId}
          listState={listState}
          startsAt={leadStartsAt}
          shortcuts={shortcuts}
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
