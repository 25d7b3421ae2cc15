import { Button, InlineAlert } from '@cardinal/ui';
import { profileMessages } from '../texts.ts';
import { useTexts } from '../../language/index.ts';

export interface VerifyAddressViewProps {
  /** The address that is not confirmed. */
  email: string;
  /** The server's message about the link that it has just sent. */
  sent?: string | undefined;
  /** Why the link could not be sent. */
  failure?: string | undefined;
  /** Sends the link again. */
  onSend: () => void;
  /** Whether it is being sent. */
  isBusy?: boolean;
}

/** Reports that the address is not confirmed, and sends the link again. */
export function VerifyAddressView({
  email,
  sent,
  failure,
  onSend,
  isBusy = false,
}: VerifyAddressViewProps) {
  const { verify: texts } = useTexts(profileMessages);
  if (sent !== undefined) {
    return (
      <InlineAlert tone="success" title={texts.sent}>
        {sent}
      </InlineAlert>
    );
  }
  return (
    <InlineAlert
      tone={failure === undefined ? 'warning' : 'danger'}
      title={failure === undefined ? texts.title : texts.failed}
      action={
        <Button size="sm" isBusy={isBusy} onPress={onSend}>
          {texts.send}
        </Button>
      }
    >
      {failure ?? texts.text({ email })}
    </InlineAlert>
  );
}
