import { type Role } from '@cardinal/contract/labels';
import { Button, InlineAlert, LinkButton, Stack, Text } from '@cardinal/ui';
import { AuthFrame } from '../AuthFrame/index.ts';
import { completionMessages, waitingMessages } from '../flowTexts.ts';
import { useTexts } from '../../language/index.ts';
import { roleMessages } from '../../language/roleTexts.ts';

/** The state of the request to join. */
export type WaitingState =
  /** `privateLeads`: leads that will move too; undefined until known. */
  | { kind: 'waiting'; company: string; privateLeads: number | undefined }
  | { kind: 'approved'; company: string; role: Role }
  | { kind: 'declined' };

export interface WaitingViewProps {
  /** How far the request to join is. */
  state: WaitingState;
  /** Called when the user continues to the application. */
  onContinue: () => void;
  /** URL of the screen on which another company can be chosen. */
  changeHref: string;
  /** Called when the user signs out. */
  onLogout: () => void;
}

function Waiting({ state, onContinue, changeHref, onLogout }: WaitingViewProps) {
  const texts = useTexts(waitingMessages);
  const completionTexts = useTexts(completionMessages);
  if (state.kind !== 'waiting') return null;
  const { company, privateLeads = 0 } = state;
  return (
    <AuthFrame title={texts.title} description={texts.description({ company })}>
      <Stack gap={5}>
        <Text as="p">
          {texts.meanwhile} {privateLeads > 0 && texts.moves({ count: privateLeads, company })}
        </Text>
        <InlineAlert tone="neutral">{texts.live}</InlineAlert>
        <Button variant="primary" size="lg" fullWidth onPress={onContinue}>
          {texts.continue}
        </Button>
        <Stack gap={3}>
          <LinkButton size="lg" fullWidth href={changeHref}>
            {texts.change}
          </LinkButton>
          <Button variant="quiet" size="lg" fullWidth onPress={onLogout}>
            {completionTexts.logout}
          </Button>
        </Stack>
      </Stack>
    </AuthFrame>
  );
}

/** The screen for users who are waiting for a company's approval, and the company's decision. */
export function WaitingView(props: WaitingViewProps) {
  const roles = useTexts(roleMessages);
  const texts = useTexts(waitingMessages);
  const { state, onContinue, changeHref } = props;
  if (state.kind === 'approved') {
    const { title, description, moved, continue: next } = texts.approved;
    return (
      <AuthFrame
        title={title}
        description={description({ company: state.company, role: roles[state.role] })}
      >
        <Stack gap={5}>
          <InlineAlert tone="success">{moved}</InlineAlert>
          <Button variant="primary" size="lg" fullWidth onPress={onContinue}>
            {next}
          </Button>
        </Stack>
      </AuthFrame>
    );
  }
  if (state.kind === 'declined') {
    const { title, description, change } = texts.rejected;
    return (
      <AuthFrame title={title} description={description}>
        <Stack gap={3}>
          <LinkButton variant="primary" size="lg" fullWidth href={changeHref}>
            {change}
          </LinkButton>
          <Button size="lg" fullWidth onPress={onContinue}>
            {texts.continue}
          </Button>
        </Stack>
      </AuthFrame>
    );
  }
  return <Waiting {...props} />;
}
