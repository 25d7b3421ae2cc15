import type { WebhookWithSecret } from '@cardinal/contract';
import { Button, Dialog, InlineAlert, Text } from '@cardinal/ui';
import { CopyText } from '../../forms/CopyText.tsx';
import { webhookMessages } from './texts.ts';
import { section } from '../OtherSystems.css.ts';
import { useTexts } from '../../language/index.ts';

export interface SecretDialogProps {
  webhook: WebhookWithSecret;
  /** Whether an earlier secret signs for another day. */
  isNewer: boolean;
  onClose: () => void;
}

/** The secret of a webhook, the only time that it is shown. */
export function SecretDialog({ webhook, isNewer, onClose }: SecretDialogProps) {
  const texts = useTexts(webhookMessages).secret;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.title}
      footer={
        <Button variant="primary" onPress={onClose}>
          {texts.done}
        </Button>
      }
    >
      <div className={section}>
        <InlineAlert tone="warning" title={texts.once}>
          {texts.onceText}
        </InlineAlert>
        <CopyText text={webhook.secret} label={texts.copy} />
        {isNewer && (
          <Text as="p" tone="muted">
            {texts.former}
          </Text>
        )}
      </div>
    </Dialog>
  );
}
