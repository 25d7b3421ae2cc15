import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../client/http/apiClient.ts';
import { newIdempotencyKey } from '../client/http/idempotencyKey.ts';
import { queryKeys, refreshEveryLead, refreshEvents, useApi } from '../client/index.ts';

/** Which first steps were taken, and the sample data. Other screens take them, so it is read again. */
export const firstStepsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.firstSteps,
    queryFn: async ({ signal }) => (await api.get('/api/first-steps', { signal })).data,
    refetchOnMount: 'always',
  });

/** Closes the first steps for the user, on every device. */
export function useCloseFirstSteps() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await api.post('/api/first-steps/close');
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.firstSteps }),
  });
}

function useRefreshAll() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: queryKeys.firstSteps }),
      refreshEveryLead(queryClient),
      refreshEvents(queryClient),
    ]);
}

/** Adds the sample data. */
export function useAddSamples() {
  const api = useApi();
  return useMutation({
    mutationFn: async () =>
      (await api.post('/api/samples', { idempotencyKey: newIdempotencyKey() })).data,
    onSuccess: useRefreshAll(),
  });
}

/** Removes the sample data. */
export function useRemoveSamples() {
  const api = useApi();
  return useMutation({
    mutationFn: async () => (await api.delete('/api/samples')).data,
    onSuccess: useRefreshAll(),
  });
}
