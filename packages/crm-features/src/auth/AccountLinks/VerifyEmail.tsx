import { useMutation, useQuery } from '@tanstack/react-query';
import { Button, InlineAlert, LinkButton, Spinner, Stack, Text } from '@cardinal/ui';
import { errorDetail } from '../../client/http/apiError.ts';
import { useApi, useSession, useSessionStore } from '../../client/CrmContext.ts';
import { AuthFrame } from '../AuthFrame/index.ts';
import { linkMessages } from '../linkTexts.ts';
import { useTexts } from '../../language/index.ts';

export interface VerifyEmailProps {
  /** The token from the emailed link. */
  token: string;
  /** URL of the application's start page. */
  continueHref: string;
}

/** Lets a signed-in user whose link has expired request another one. */
function NewLink() {
  const { verify: texts } = useTexts(linkMessages);
  const api = useApi();
  const send = useMutation({
    mutationFn: async () => (await api.post('/api/auth/verify/send')).data,
  });
  if (send.isSuccess) {
    return (
      <InlineAlert tone="success" title={texts.sent}>
        {send.data.detail}
      </InlineAlert>
    );
  }
  return (
    <Stack gap={4}>
      {send.isError && <InlineAlert tone="danger">{errorDetail(send.error)}</InlineAlert>}
      <Button variant="primary" size="lg" isBusy={send.isPending} onPress={() => send.mutate()}>
        {texts.again}
      </Button>
    </Stack>
  );
}

/** Confirms an address with the token from the welcome email, and shows the outcome. */
export function VerifyEmail({ token, continueHref }: VerifyEmailProps) {
  const linkTexts = useTexts(linkMessages);
  const { verify: texts } = linkTexts;
  const api = useApi();
  const session = useSessionStore();
  const isSignedIn = useSession() !== null;
  const verification = useQuery({
    // A query rather than a mutation, so that the two mounts in strict mode send it once.
    queryKey: ['verify', token],
    queryFn: async () => {
      const { data: user } = await api.post('/api/auth/verify', { body: { token } });
      // Ignored if the link is another user's.
      session.setUser(user);
      return user;
    },
  });
  return (
    <AuthFrame title={texts.title} description={texts.description}>
      <Stack gap={4}>
        {verification.isPending && (
          <Text as="p" role="status">
            <Spinner /> {texts.working}
          </Text>
        )}
        {verification.isSuccess && (
          <>
            <InlineAlert tone="success" title={texts.doneTitle}>
              {texts.done({ email: verification.data.email })}
            </InlineAlert>
            <LinkButton variant="primary" size="lg" href={continueHref}>
              {texts.continue}
            </LinkButton>
          </>
        )}
        {verification.isError && (
          <>
            <InlineAlert tone="danger" title={texts.failedTitle}>
              {errorDetail(verification.error)} {!isSignedIn && texts.signInForMore}
            </InlineAlert>
            {isSignedIn ? (
              <NewLink />
            ) : (
              <LinkButton variant="primary" size="lg" href={continueHref}>
                {linkTexts.reset.signIn}
              </LinkButton>
            )}
          </>
        )}
      </Stack>
    </AuthFrame>
  );
}
