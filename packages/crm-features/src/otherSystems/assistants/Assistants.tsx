import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Assistant } from '@cardinal/contract';
import { toasts, useLocale } from '@cardinal/ui';
import { useApi, useNow } from '../../client/CrmContext.ts';
import { errorDetail } from '../../client/http/apiError.ts';
import { useClock } from '../../format/index.ts';
import { assistantsQuery, refreshAssistants } from './assistantQueries.ts';
import { AssistantsView } from './AssistantsView.tsx';
import { assistantMessages } from './texts.ts';
import { useTexts } from '../../language/index.ts';

export interface AssistantsProps {
  /** Whether those of everyone in the company are shown, for administrators. @default false */
  isEveryone?: boolean;
}

/** The assistants that act as the user, by OAuth. */
export function Assistants({ isEveryone = false }: AssistantsProps) {
  const texts = useTexts(assistantMessages).toasts;
  const api = useApi();
  const queryClient = useQueryClient();
  const { locale } = useLocale();
  const now = useClock(useNow());
  const assistants = useQuery(assistantsQuery(api, isEveryone));
  const { mutateAsync } = useMutation({
    mutationFn: ({ id }: Assistant) =>
      api.delete('/api/assistants/{id}', {
        params: { id },
        ...(isEveryone && { query: { all: 'true' as const } }),
      }),
    onSuccess: (_answer, { name }) =>
      toasts.show({ title: texts.disconnected, description: name, tone: 'success' }),
    onError: (error) =>
      toasts.show({
        title: texts.notDisconnected,
        description: errorDetail(error),
        tone: 'danger',
      }),
    onSettled: () => refreshAssistants(queryClient),
  });
  return (
    <AssistantsView
      items={assistants.data}
      dates={{ locale, now }}
      isEveryone={isEveryone}
      failure={assistants.isError && !assistants.data ? errorDetail(assistants.error) : undefined}
      onRetry={() => void assistants.refetch()}
      isRetrying={assistants.isRefetching}
      onEnd={(assistant) => mutateAsync(assistant).catch(() => undefined)}
    />
  );
}
