import { Button, InlineAlert, LinkButton, Spinner, Stack } from '@cardinal/ui';
import { AuthFrame } from '../AuthFrame/index.ts';
import { googleMessages } from '../flowTexts.ts';
import { useTexts } from '../../language/index.ts';

/** What the screen shows. */
export type CallbackOutcome =
  | { kind: 'loading' }
  /** `message` says what happens next. */
  | { kind: 'success'; message: string }
  /** `message` says what happened and what to do. */
  | { kind: 'failure'; message: string };

export interface GoogleCallbackViewProps {
  /** How the sign-in ended, if it has. */
  outcome: CallbackOutcome;
  /** URL for starting again. */
  startHref: string;
  /** Closes the window; only for a window that was opened to confirm who is signed in. */
  onClose?: (() => void) | undefined;
}

/** The page to which Google returns: in progress, signed in, or failed. */
export function GoogleCallbackView({ outcome, startHref, onClose }: GoogleCallbackViewProps) {
  const { callback: texts } = useTexts(googleMessages);
  return (
    <AuthFrame title={texts[outcome.kind]} description={texts.about[outcome.kind]}>
      <Stack gap={5}>
        {outcome.kind === 'loading' && <Spinner size={24} label={texts.loading} />}
        {outcome.kind === 'success' && <InlineAlert tone="success">{outcome.message}</InlineAlert>}
        {outcome.kind === 'failure' && (
          <>
            <InlineAlert tone="danger">{outcome.message}</InlineAlert>
            {onClose ? (
              <Button variant="primary" size="lg" onPress={onClose}>
                {texts.close}
              </Button>
            ) : (
              <LinkButton variant="primary" size="lg" href={startHref}>
                {texts.tryAgain}
              </LinkButton>
            )}
          </>
        )}
      </Stack>
    </AuthFrame>
  );
}
