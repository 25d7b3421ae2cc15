import type { Member, ResetLink } from '@cardinal/contract';
import { Button, Dialog, InlineAlert, Text } from '@cardinal/ui';
import { CopyText } from '../../forms/CopyText.tsx';
import { formatFullDate, personName } from '../../format/index.ts';
import { memberMessages } from '../texts.ts';
import { useTexts } from '../../language/index.ts';

export interface ResetLinkDialogProps {
  member: Member;
  /** The link, once it has been created. */
  link: ResetLink | null;
  locale: string;
  onCreate: () => void;
  isBusy: boolean;
  /** Why no link was created, or null. */
  failure: string | null;
  onClose: () => void;
}

/** Creates a password reset link for a member, and shows it once. */
export function ResetLinkDialog({
  member,
  link,
  locale,
  onCreate,
  isBusy,
  failure,
  onClose,
}: ResetLinkDialogProps) {
  const memberTexts = useTexts(memberMessages);
  const texts = memberTexts.reset;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      size="md"
      title={texts.title({ name: personName(member) })}
      footer={
        link ? (
          <Button variant="primary" onPress={onClose}>
            {texts.done}
          </Button>
        ) : (
          <>
            <Button isDisabled={isBusy} onPress={onClose}>
              {memberTexts.cancel}
            </Button>
            <Button variant="primary" isBusy={isBusy} onPress={onCreate}>
              {texts.create}
            </Button>
          </>
        )
      }
    >
      {failure !== null && (
        <InlineAlert tone="danger" title={memberTexts.toasts.resetFailed}>
          {failure}
        </InlineAlert>
      )}
      {link ? (
        <>
          <Text as="p">{texts.expires({ time: formatFullDate(link.expires_at, locale) })}</Text>
          <CopyText text={link.link} label={texts.copy} />
        </>
      ) : (
        <Text as="p">{texts.before}</Text>
      )}
    </Dialog>
  );
}
