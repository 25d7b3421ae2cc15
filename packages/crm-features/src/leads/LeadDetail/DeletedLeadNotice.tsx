import type { Lead } from '@cardinal/contract';
import { Banner, Button, toasts } from '@cardinal/ui';
import { Trash2 } from 'lucide-react';
import { errorDetail } from '../../client/index.ts';
import { useShown } from '../../forms/useShown.ts';
import { leadName } from '../../format/index.ts';
import { useRestoreLead } from '../detailMutations.ts';
import { detailTexts } from '../detailTexts.ts';
import { useOneRun } from '../useOneRun.ts';

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
  const restore = useRestoreLead();
  const run = useOneRun(restore);
  const isShown = useShown(lead.id);
  const undo = async () => {
    const restored = await run(lead.id, (error) =>
      toasts.show({
        title: texts.restoreFailed,
        description: errorDetail(error),
        tone: 'danger',
      }),
    );
    if (!restored) return;
    toasts.show({ title: texts.restored, description: leadName(lead), tone: 'success' });
    if (isShown(lead.id)) onDone();
  };
  return (
    <Banner
      tone="neutral"
      icon={Trash2}
      title={texts.title(leadName(lead))}
      onDismiss={onDone}
      action={
        <Button size="sm" isBusy={restore.isPending} onPress={() => void undo()}>
          {texts.undo}
        </Button>
      }
    >
      {texts.description}
    </Banner>
  );
}
