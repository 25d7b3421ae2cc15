import { Button, InlineAlert } from '@cardinal/ui';
import { useEffect, useRef } from 'react';
import { detailTexts } from '../detailTexts.ts';
import { useUndoMerge } from '../mergeMutations.ts';
import { heading } from './LeadDetail.css.ts';

const texts = detailTexts.merged;

/** Props of MergedNotice. */
export interface MergedNoticeProps {
  mergeId: string;
  /** Name of the lead that is part of this one now. */
  name: string;
  /** Called when the notice is to go: dismissed, or the merge is undone. */
  onDone: () => void;
}

/** Says that another lead was merged into this one, with Undo. */
export function MergedNotice({ mergeId, name, onDone }: MergedNoticeProps) {
  const undo = useUndoMerge();
  const alert = useRef<HTMLDivElement>(null);
  // The dialog that was confirmed is gone, and what opened it goes, too.
  useEffect(() => alert.current?.focus(), []);
  return (
    <div ref={alert} tabIndex={-1} className={heading}>
      <InlineAlert
        tone="success"
        title={texts.title(name)}
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
