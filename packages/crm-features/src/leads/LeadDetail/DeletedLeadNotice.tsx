import type { Lead } from '@cardinal/contract';
import { Banner, Button, toasts } from '@cardinal/ui';
import { Trash2 } from 'lucide-react';
import { errorDetail } from '../../client/index.ts';
import { useIsShown } from '../../forms/useIsShown.ts';
import { leadName } from '../../format/index.ts';
import { useRestoreLead } from '../detailMutations.ts';
import { detailMessages } from '../detailTexts.ts';
import { useSingleRun } from '../useSingleRun.ts';
import { useTexts } from '../../language/index.ts';

export interface DeletedLeadNoticeProps {
  /** The lead that was deleted. */
  lead: Lead;
  /** Called when the notice should close: it was dismissed, or the lead is restored. */
  onDone: () => void;
}

/** Reports that a lead was deleted, with Undo. */
export function DeletedLeadNotice({ lead, onDone }: DeletedLeadNoticeProps) {
  const texts = useTexts(detailMessages).deleted;
  const restore = useRestoreLead();
  const run = useSingleRun(restore);
  const isShown = useIsShown(lead.id);
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
      title={texts.title({ name: leadName(lead) })}
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
