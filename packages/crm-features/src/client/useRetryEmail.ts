import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from './CrmContext.ts';
import { readDispatch } from './readers.ts';
import { refreshActivities } from './refresh.ts';

/** The email to retry, and its lead. */
interface RetryRequest {
  leadId: string;
  emailId: string;
}

/** Retries an email immediately, then refetches the lists that show it. */
export function useRetryEmail() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ emailId }: RetryRequest) =>
      readDispatch((await api.post('/api/emails/{id}/retry', { params: { id: emailId } })).data),
    onSettled: (_sent, _error, { leadId }) => void refreshActivities(queryClient, leadId),
  });
}
