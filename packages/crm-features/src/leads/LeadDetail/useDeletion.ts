import type { Lead } from '@cardinal/contract';
import { toasts } from '@cardinal/ui';
import { useRef } from 'react';
import { errorDetail } from '../../client/index.ts';
import { useIsShown } from '../../forms/useIsShown.ts';
import { useDeleteLead } from '../detailMutations.ts';
import { detailMessages } from '../detailTexts.ts';
import type { LeadEditing } from './useLeadEdit.ts';
import { useTexts } from '../../language/index.ts';

/** The dialog, as far as the deletion of its lead affects it. */
export interface DeletionOptions {
  /** The lead that is shown. */
  leadId: string;
  /** Called once a lead is deleted. */
  onDeleted?: (lead: Lead) => void;
  /** Closes the dialog. */
  onClose: () => void;
}

/** Deletes the lead, and then closes the dialog if it still shows this lead. */
export function useDeletion({ leadId, onDeleted, onClose }: DeletionOptions) {
  const detailTexts = useTexts(detailMessages);
  const { mutateAsync, isPending, variables } = useDeleteLead();
  const isShown = useIsShown(leadId);
  // A second press can precede the rendering of the first, which disables the button.
  const running = useRef<string | null>(null);
  return {
    isDeleting: isPending && variables === leadId,
    remove: async (lead: Lead, editing: LeadEditing) => {
      if (running.current === lead.id) return;
      running.current = lead.id;
      try {
        await mutateAsync(lead.id);
        editing.onReset();
        onDeleted?.(lead);
        if (isShown(lead.id)) onClose();
      } catch (error) {
        const description = errorDetail(error);
        toasts.show({ title: detailTexts.deleted.failed, description, tone: 'danger' });
      } finally {
        running.current = null;
      }
    },
  };
}
