import type { User } from '@cardinal/contract';
import { Button, InlineAlert, Stack, Text } from '@cardinal/ui';
import { AuthFrame } from '../AuthFrame/index.ts';
import { invitationMessages } from '../flowTexts.ts';
import { useTexts } from '../../language/index.ts';

export interface InvitationViewProps {
  /** The signed-in user. */
  user: User;
  /** Who invites to which company with which role; undefined until it is known. */
  offer?: string | undefined;
  /** Why the invitation was not accepted. */
  error?: string | null;
  /** Whether the invitation is being accepted. */
  isBusy?: boolean;
  /** Called when the user accepts. */
  onAccept: () => void;
  /** Called when the user continues without accepting. */
  onLater: () => void;
  /** Called when the user wants to sign in with another account. */
  onOtherAccount: () => void;
}

/** Asks the signed-in user whether to join the company of an invitation link. */
export function InvitationView({
  user,
  offer,
  error = null,
  isBusy = false,
  onAccept,
  onLater,
  onOtherAccount,
}: InvitationViewProps) {
  const texts = useTexts(invitationMessages);
  const isMember = user.company_id !== null;
  const { already } = texts;
  const name = `${user.first_name} ${user.last_name}`.trim();
  return (
    <AuthFrame
      title={isMember ? already.title : texts.title}
      description={
        isMember
          ? already.description({ company: user.company_name ?? '' })
          : (offer ?? texts.description)
      }
    >
      <Stack gap={5}>
        {error !== null && (
          <InlineAlert tone="danger" title={texts.failed}>
            {error}
          </InlineAlert>
        )}
        <Text as="p">
          {texts.as({ name, email: user.email })} {!isMember && texts.moves}
        </Text>
        <Stack gap={3}>
          {isMember ? (
            <Button variant="primary" size="lg" fullWidth onPress={onLater}>
              {already.continue}
            </Button>
          ) : (
            <>
              <Button variant="primary" size="lg" fullWidth isBusy={isBusy} onPress={onAccept}>
                {texts.accept}
              </Button>
              <Button size="lg" fullWidth onPress={onLater}>
                {texts.later}
              </Button>
            </>
          )}
          <Button variant="quiet" size="lg" fullWidth onPress={onOtherAccount}>
            {texts.otherAccount}
          </Button>
        </Stack>
      </Stack>
    </AuthFrame>
  );
}
