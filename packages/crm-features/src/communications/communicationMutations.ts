import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshActivities, useApi } from '../client/index.ts';

/** Which email of which lead to try again. */
export interface RetryRequest {
  leadId: string;
  emailId: string;
}

/** Tries an email again immediately; the lists that show it are read again afterwards. */
export function useRetryCommunication() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ emailId }: RetryRequest) =>
      (await api.post('/api/emails/{id}/retry', { params: { id: emailId } })).data,
    onSettled: (_sent, _error, { leadId }) => void refreshActivities(queryClient, leadId),
  });
}
