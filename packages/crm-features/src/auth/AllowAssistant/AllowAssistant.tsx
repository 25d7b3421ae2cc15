import { useMutation, useQuery } from '@tanstack/react-query';
import type { AssistantRequest, AssistantScope } from '@cardinal/contract';
import { Button, InlineAlert, LinkButton, Spinner, Stack, Text } from '@cardinal/ui';
import { useState } from 'react';
import { ApiError, errorDetail } from '../../client/http/apiError.ts';
import type { Confirmed } from '../../client/http/confirmed.ts';
import { useApi, useSession } from '../../client/CrmContext.ts';
import { AuthFrame } from '../AuthFrame/index.ts';
import { useLogout } from '../useLogout.ts';
import { AllowAssistantView } from './AllowAssistantView.tsx';
import { checkedAssistantQuery } from './checkedAssistantQuery.ts';
import { allowMessages } from './texts.ts';
import { useTexts } from '../../language/index.ts';

export interface AllowAssistantProps {
  /** What the assistant asks for, from the query of the URL. */
  request: AssistantRequest;
  /** URL of the dashboard. */
  dashboardHref: string;
  /** Repeats a call once the user has confirmed who they are, if the server asks for it. */
  confirmed: Confirmed;
  /** Leaves Cardinal for a URL of the assistant. */
  onLeave: (url: string) => void;
}

/** The assistant has its answer; it may be a program that leaves this page open. */
function Done({ name, onOpen }: { name: string; onOpen: () => void }) {
  const texts = useTexts(allowMessages);
  const { done } = texts;
  return (
    <AuthFrame title={done.title({ name })} description={done.description}>
      <Stack gap={3}>
        <Text as="p">{done.again}</Text>
        <Button size="lg" fullWidth onPress={onOpen}>
          {done.open}
        </Button>
      </Stack>
    </AuthFrame>
  );
}

/** The assistant is unknown, or cannot be asked about: there is nowhere to return to. */
function Unknown({
  error,
  dashboardHref,
  onRetry,
  isRetrying,
}: {
  error: unknown;
  dashboardHref: string;
  onRetry: () => void;
  isRetrying: boolean;
}) {
  const texts = useTexts(allowMessages);
  const isRefused = error instanceof ApiError && error.status < 500;
  return (
    <AuthFrame title={texts.pending} description={texts.description}>
      <Stack gap={5}>
        <InlineAlert
          tone="danger"
          title={texts.unknown}
          {...(!isRefused && { onRetry, isRetrying })}
        >
          {errorDetail(error)}
        </InlineAlert>
        <LinkButton size="lg" fullWidth href={dashboardHref}>
          {texts.dashboard}
        </LinkButton>
      </Stack>
    </AuthFrame>
  );
}

/** Lets the signed-in user decide whether an assistant may act for them, and returns to it. */
export function AllowAssistant({
  request,
  dashboardHref,
  confirmed,
  onLeave,
}: AllowAssistantProps) {
  const texts = useTexts(allowMessages);
  const api = useApi();
  const user = useSession()?.user;
  const logout = useLogout();
  const [left, setLeft] = useState<string | null>(null);
  const checked = useQuery(checkedAssistantQuery(api, request));
  const leave = (url: string) => {
    setLeft(url);
    onLeave(url);
  };
  const allowing = useMutation({
    mutationFn: async (scopes: AssistantScope[]) => {
      const body = { request, scopes };
      return (await confirmed(() => api.post('/api/assistants/allow', { body }))).data;
    },
    onSuccess: ({ redirect_url: url }) => leave(url),
  });
  if (!user) return null;
  if (checked.isError) {
    return (
      <Unknown
        error={checked.error}
        dashboardHref={dashboardHref}
        onRetry={() => void checked.refetch()}
        isRetrying={checked.isRefetching}
      />
    );
  }
  if (!checked.data) {
    return (
      <AuthFrame title={texts.pending} description={texts.description}>
        <Spinner label={texts.loading} />
      </AuthFrame>
    );
  }
  if (left !== null) return <Done name={checked.data.name} onOpen={() => onLeave(left)} />;
  const { deny_url: denyUrl } = checked.data;
  return (
    <AllowAssistantView
      consent={checked.data}
      user={user}
      error={allowing.isError ? errorDetail(allowing.error) : null}
      isBusy={allowing.isPending}
      onAllow={(scopes) => allowing.mutate(scopes)}
      onDeny={() => leave(denyUrl)}
      onOtherAccount={() => logout.mutate()}
    />
  );
}
