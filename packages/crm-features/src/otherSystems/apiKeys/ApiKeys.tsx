import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiKey, NewApiKey } from '@cardinal/contract';
import { toasts, useLocale } from '@cardinal/ui';
import { useState } from 'react';
import { useApi, useNow } from '../../client/CrmContext.ts';
import { errorDetail } from '../../client/http/apiError.ts';
import type { Confirmed } from '../../client/http/confirmed.ts';
import { useClock } from '../../format/index.ts';
import { apiKeyMessages } from './texts.ts';
import { apiKeysQuery, refreshApiKeys } from './apiKeyQueries.ts';
import { ApiKeyDialog } from './ApiKeyDialog.tsx';
import { ApiKeysView } from './ApiKeysView.tsx';
import { NewKeyDialog } from './NewKeyDialog.tsx';
import { useTexts } from '../../language/index.ts';

/** Makes the call alone. */
const alone: Confirmed = (call) => call();

export interface ApiKeysProps {
  /** Whether the keys of everyone in the company are shown, for administrators. @default false */
  isEveryone?: boolean;
  /**
   * Repeats a call once the user has confirmed who they are, if the server asks for it.
   * @default the call alone
   */
  confirmed?: Confirmed;
}

/** The keys with which other systems make calls as the user. */
export function ApiKeys({ isEveryone = false, confirmed = alone }: ApiKeysProps) {
  const texts = useTexts(apiKeyMessages).toasts;
  const api = useApi();
  const queryClient = useQueryClient();
  const { locale } = useLocale();
  const now = useClock(useNow());
  const keys = useQuery(apiKeysQuery(api, isEveryone));
  const [opened, setOpened] = useState<'form' | NewApiKey | null>(null);
  const { mutateAsync } = useMutation({
    mutationFn: ({ id }: ApiKey) =>
      api.delete('/api/api-keys/{id}', {
        params: { id },
        ...(isEveryone && { query: { all: 'true' as const } }),
      }),
    onSuccess: (_answer, { name }) =>
      toasts.show({ title: texts.revoked, description: name, tone: 'success' }),
    onError: (error) =>
      toasts.show({ title: texts.notRevoked, description: errorDetail(error), tone: 'danger' }),
    onSettled: () => refreshApiKeys(queryClient),
  });
  const close = () => setOpened(null);
  return (
    <>
      <ApiKeysView
        items={keys.data}
        dates={{ locale, now }}
        isEveryone={isEveryone}
        failure={keys.isError && !keys.data ? errorDetail(keys.error) : undefined}
        onRetry={() => void keys.refetch()}
        isRetrying={keys.isRefetching}
        onCreate={isEveryone ? undefined : () => setOpened('form')}
        onEnd={(key) => mutateAsync(key).catch(() => undefined)}
      />
      {opened === 'form' && (
        <ApiKeyDialog confirmed={confirmed} onCreated={setOpened} onClose={close} />
      )}
      {opened !== null && opened !== 'form' && <NewKeyDialog made={opened} onClose={close} />}
    </>
  );
}
