import { Button, InlineAlert } from '@cardinal/ui';
import { useEffect, useRef } from 'react';
import { detailMessages } from '../detailTexts.ts';
import { useUndoMerge } from '../mergeMutations.ts';
import { heading } from './LeadDetail.css.ts';
import { useTexts } from '../../language/index.ts';

export interface MergedNoticeProps {
  mergeId: string;
  /** Name of the lead that was merged into this one. */
  name: string;
  /** Called when the notice should close: it was dismissed, or the merge is undone. */
  onDone: () => void;
}

/** Reports that another lead was merged into this one, with Undo. */
export function MergedNotice({ mergeId, name, onDone }: MergedNoticeProps) {
  const texts = useTexts(detailMessages).merged;
  const undo = useUndoMerge();
  const alert = useRef<HTMLDivElement>(null);
  // The confirmed dialog has been removed, and so has the element that opened it.
  useEffect(() => alert.current?.focus(), []);
  return (
    <div ref={alert} tabIndex={-1} className={heading}>
      <InlineAlert
        tone="success"
        title={texts.title({ name })}
        onDismiss={onDone}
        action={
          <Button
            size="sm"
            isBusy={undo.isPending}
            onPress={() => {
              if (!undo.isPending) undo.mutate(mergeId, { onSuccess: onDone });
            }}
          >
            {texts.undo}
          </Button>
        }
      >
        {texts.description}
      </InlineAlert>
    </div>
  );
}
