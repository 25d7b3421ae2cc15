import type { Lead } from '@cardinal/contract';
import { leadLabel } from '@cardinal/contract/labels';
import { findLead, useTexts } from '@cardinal/crm-features';
import { IconButton, Skeleton, SkeletonGroup } from '@cardinal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { loadLeadDetail } from '../../shell/overlayCode.ts';
import { hearAskedLead } from '../../state/askedLead.ts';
import { hearLeadDialog, isLeadDialogShown } from '../../state/leadDialog.ts';
import { useOverlays } from '../../state/useOverlays.ts';
import { body, header, panel, scrim, title, words } from './OpeningLead.css.ts';
import { screenMessages } from '../../texts/screens.ts';

const ignore = () => undefined;

export interface OpeningLeadViewProps {
  /** What the list knows; undefined if the lead is in no list. */
  lead: Lead | undefined;
  onClose: () => void;
}

/** A lead whose dialog is not there yet: what the list knows of it, and skeletons. */
export function OpeningLeadView({ lead, onClose }: OpeningLeadViewProps) {
  const { lead: texts } = useTexts(screenMessages);
  const name = (lead && leadLabel(lead)) || texts.loading;
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // At once: as long as it is open, nothing else can take the focus.
    return hearLeadDialog(() => dialog?.close());
  }, []);
  return (
    <dialog
      ref={ref}
      aria-label={name}
      aria-busy
      className={scrim}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={panel}>
        <div className={header}>
          <div>
            <h2 className={title} dir="auto">
              {name}
            </h2>
            <p className={words} dir="auto">
              {[lead?.position, lead?.company].filter(Boolean).join(' · ')}
            </p>
          </div>
          <IconButton icon={X} aria-label={texts.close} tooltip={false} onPress={onClose} />
        </div>
        <SkeletonGroup label={texts.loading} className={body}>
          {[lead?.email, lead?.phone].filter(Boolean).map((text) => (
            <bdi key={text}>{text}</bdi>
          ))}
          <Skeleton width="60%" />
          <Skeleton width="45%" />
          <Skeleton height={110} radius="control" />
          <Skeleton height={160} radius="control" />
        </SkeletonGroup>
      </div>
    </dialog>
  );
}

/**
 * The lead that the user has just asked for, until the address tells which one is open. A user may
 * close it before: then it is closed as soon as the address has it.
 */
function useAskedLead(leadId: string | null, closeLead: () => void) {
  const [asked, setAsked] = useState<string | null>(null);
  const isClosed = useRef(false);
  useEffect(
    () =>
      hearAskedLead((id) => {
        isClosed.current = false;
        setAsked(id);
      }),
    [],
  );
  if (leadId !== null && asked !== null) setAsked(null);
  useLayoutEffect(() => {
    if (leadId === null || !isClosed.current) return;
    isClosed.current = false;
    closeLead();
  }, [leadId, closeLead]);
  const close = () => {
    if (leadId === null) isClosed.current = true;
    else closeLead();
  };
  return { asked, close };
}

/** Fetches the dialog's code as soon as a row is pointed at or focused. */
function prepareNearRow() {
  const signs = ['pointerover', 'focusin'] as const;
  const stop = () => {
    for (const sign of signs) document.removeEventListener(sign, see);
  };
  function see({ target }: Event) {
    if (!(target instanceof Element) || !target.closest('[data-row-key]')) return;
    stop();
    loadLeadDetail().catch(ignore);
  }
  for (const sign of signs) document.addEventListener(sign, see, { passive: true });
  return stop;
}

/**
 * Answers the press on a lead at once, until its dialog is there. Part of the lists from which leads
 * are opened: their code is there by then.
 */
export function OpeningLead() {
  const { leadId, closeLead } = useOverlays();
  const { asked, close } = useAskedLead(leadId, closeLead);
  const isShown = useSyncExternalStore(hearLeadDialog, isLeadDialogShown);
  const queryClient = useQueryClient();
  useEffect(prepareNearRow, []);
  const shownId = asked ?? leadId;
  if (shownId === null || isShown) return null;
  return <OpeningLeadView lead={findLead(queryClient, shownId)} onClose={close} />;
}
