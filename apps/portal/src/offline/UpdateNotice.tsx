import { useTexts } from '@cardinal/crm-features';
import { Button, InlineAlert } from '@cardinal/ui';
import { RefreshCw } from 'lucide-react';
import { frameMessages } from '../texts/frame.ts';

export interface UpdateNoticeProps {
  /** Called to load the new version. */
  onUpdate: () => void;
}

/** Offers a new version of Cardinal. */
export function UpdateNotice({ onUpdate }: UpdateNoticeProps) {
  const { update: texts } = useTexts(frameMessages);
  return (
    <InlineAlert
      tone="neutral"
      title={texts.title}
      action={
        <Button size="sm" icon={RefreshCw} onPress={onUpdate}>
          {texts.submit}
        </Button>
      }
    >
      {texts.text}
    </InlineAlert>
  );
}
