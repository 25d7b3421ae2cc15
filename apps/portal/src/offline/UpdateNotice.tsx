import { Button, InlineAlert } from '@cardinal/ui';
import { RefreshCw } from 'lucide-react';

export interface UpdateNoticeProps {
  /** Called to load the new version. */
  onUpdate: () => void;
}

/** Offers a new version of Cardinal. */
export function UpdateNotice({ onUpdate }: UpdateNoticeProps) {
  return (
    <InlineAlert
      tone="neutral"
      title="A new version of Cardinal is ready"
      action={
        <Button size="sm" icon={RefreshCw} onPress={onUpdate}>
          Update
        </Button>
      }
    >
      This page loads again. Nothing that you saved is lost.
    </InlineAlert>
  );
}
