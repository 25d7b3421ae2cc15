import type { Lead } from '@cardinal/contract';
import { limits } from '@cardinal/contract/limits';
import { Button, InlineAlert } from '@cardinal/ui';
import { Trash2 } from 'lucide-react';
import { leadName } from '../../format/index.ts';
import { useBulk } from '../bulk/useBulk.ts';
import { leadMessages } from '../texts.ts';
import { useTexts } from '../../language/index.ts';

export interface LeadsDeletedNoticeProps {
  /** The leads that were deleted. */
  leads: readonly Lead[];
  /** Called when the notice should disappear: it was dismissed, or the leads are restored. */
  onDone: () => void;
}

/** Reports above the list that leads were deleted, with Undo. */
export function LeadsDeletedNotice({ leads, onDone }: LeadsDeletedNoticeProps) {
  const leadTexts = useTexts(leadMessages);
  const { run, running } = useBulk();
  const undo = () =>
    run('restore', async (bulk, tools) => {
      if (await bulk.restoreAll(tools, leads)) onDone();
    });
  const [first] = leads;
  const { done, doneOne, restorable } = leadTexts.deleted;
  return (
    <InlineAlert
      tone="neutral"
      icon={Trash2}
      title={
        leads.length === 1 && first
          ? doneOne({ name: leadName(first) })
          : done({ count: leads.length })
      }
      onDismiss={onDone}
      action={
        <Button size="sm" isBusy={running.size > 0} onPress={undo}>
          {leadTexts.toasts.undo}
        </Button>
      }
    >
      {restorable({ days: limits.deletedDays })}
    </InlineAlert>
  );
}
