import { queryOptions } from '@tanstack/react-query';
import type { AssistantRequest } from '@cardinal/contract';
import type { ApiClient } from '../../client/http/apiClient.ts';
import { queryKeys } from '../../client/queries/queryKeys.ts';

/** What the assistant of a request asks for. It is read once: the user decides about what is shown. */
export const checkedAssistantQuery = (api: ApiClient, request: AssistantRequest) =>
  queryOptions({
    queryKey: queryKeys.checkedAssistant(request),
    queryFn: async ({ signal }) =>
      (await api.post('/api/assistants/check', { body: request, signal })).data,
    staleTime: Infinity,
    retry: false,
  });
