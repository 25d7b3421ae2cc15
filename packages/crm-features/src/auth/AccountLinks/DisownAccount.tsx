import { useMutation } from '@tanstack/react-query';
import { Button, InlineAlert, Link, LinkButton, Stack, Text } from '@cardinal/ui';
import { errorDetail } from '../../client/http/apiError.ts';
import { useApi } from '../../client/CrmContext.ts';
import { AuthFrame } from '../AuthFrame/index.ts';
import { linkMessages } from '../linkTexts.ts';
import { useTexts } from '../../language/index.ts';

export interface DisownAccountProps {
  /** The token from the emailed link. */
  token: string;
  /** URL of the application's start page. */
  continueHref: string;
  /** URL for requesting a password reset link. */
  forgotHref: string;
}

/**
 * Removes an account that another person registered with the user's address. Opening the link does
 * not remove it, because mail programs open links too.
 */
export function DisownAccount({ token, continueHref, forgotHref }: DisownAccountProps) {
  const linkTexts = useTexts(linkMessages);
  const { disown: texts } = linkTexts;
  const api = useApi();
  const removal = useMutation({
    mutationFn: () => api.post('/api/auth/disown', { body: { token } }),
  });
  if (removal.isSuccess) {
    return (
      <AuthFrame title={texts.title} description={texts.description}>
        <Stack gap={5}>
          <InlineAlert tone="success" title={texts.doneTitle}>
            {texts.done}
          </InlineAlert>
          <LinkButton size="lg" href={continueHref}>
            {texts.continue}
          </LinkButton>
        </Stack>
      </AuthFrame>
    );
  }
  if (token === '') {
    return (
      <AuthFrame title={linkTexts.incompleteTitle} description={texts.incomplete}>
        <LinkButton size="lg" href={continueHref}>
          {texts.continue}
        </LinkButton>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={texts.title} description={texts.description}>
      <Stack gap={5}>
        {removal.isError && (
          <InlineAlert tone="danger" title={texts.failedTitle}>
            {errorDetail(removal.error)}
          </InlineAlert>
        )}
        <Text as="p">{texts.explanation}</Text>
        <Button
          variant="danger"
          size="lg"
          fullWidth
          isBusy={removal.isPending}
          onPress={() => removal.mutate()}
        >
          {texts.submit}
        </Button>
        <Text as="p" size="sm">
          {texts.keep} <Link href={forgotHref}>{texts.takeOver}</Link>
        </Text>
      </Stack>
    </AuthFrame>
  );
}
