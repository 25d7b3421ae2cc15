import type { Lead } from '@cardinal/contract';
import { Banner, Button, toasts } from '@cardinal/ui';
import { Trash2 } from 'lucide-react';
import { errorDetail } from '../../client/index.ts';
import { leadName } from '../../format/index.ts';
import { useRestoreLead } from '../detailMutations.ts';
import { detailTexts } from '../detailTexts.ts';

const texts = detailTexts.deleted;

/** Props of DeletedLeadNotice. */
export interface DeletedLeadNoticeProps {
  /** The lead that was deleted. */
  lead: Lead;
  /** Called when the notice should close: it was dismissed, or the lead is restored. */
  onDone: () => void;
}

/** Reports that a lead was deleted, with Undo. */
export function DeletedLeadNotice({ lead, onDone }: DeletedLeadNoticeProps) {
  const { mutate: restore, isPending } = useRestoreLead();
  const undo = () =>
    restore(lead.id, {
      onSuccess: () => {
        toasts.show({ title: texts.restored, description: leadName(lead), tone: 'success' });
        onDone();
      },
      onError: (error) =>
        toasts.show({
          title: texts.restoreFailed,
          description: errorDetail(error),
          tone: 'danger',
        }),
    });
  return (
    <Banner
      tone="neutral"
      icon={Trash2}
      title={texts.title(leadName(lead))}
      onDismiss={onDone}
      action={
        <Button size="sm" isBusy={isPending} onPress={undo}>
          {texts.undo}
        </Button>
      }
    >
      {texts.description}
    </Banner>
  );
}
