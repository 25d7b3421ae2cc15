import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Dispatch } from '@cardinal/contract';
import { useState } from 'react';
import { errorDetail } from './http/apiError.ts';
import { useApi } from './CrmContext.ts';
import { readDispatch } from './queries/readers.ts';
import { refreshActivities } from './queries/refresh.ts';
import { useRunsByItem } from './useRunsByItem.ts';

/** The email to retry, and its lead. */
interface RetryRequest {
  leadId: string;
  emailId: string;
}

const none: ReadonlyMap<string, string> = new Map();

/**
 * Retries emails immediately, then refetches the lists that show them.
 * @param failed What happened if a retry fails, to be shown before the reason.
 */
export function useRetryEmail(failed: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { running, run } = useRunsByItem();
  const [retryErrors, setRetryErrors] = useState(none);
  const { mutateAsync } = useMutation({
    mutationFn: async ({ emailId }: RetryRequest) =>
      readDispatch((await api.post('/api/emails/{id}/retry', { params: { id: emailId } })).data),
    onMutate: ({ emailId }) =>
      setRetryErrors((before) => new Map([...before].filter(([id]) => id !== emailId))),
    onError: (error, { emailId }) =>
      setRetryErrors((before) => new Map(before).set(emailId, errorDetail(error))),
    onSettled: (_sent, _error, { leadId }) => void refreshActivities(queryClient, leadId),
  });
  return {
    /** Retries an email unless it is being retried. */
    retry: (request: RetryRequest, onTried: (dispatch: Dispatch) => void) =>
      run(request.emailId, async () => onTried(await mutateAsync(request))),
    /** Ids of the emails that are being retried. */
    retryingIds: running,
    /** Why the last retry of an email failed, by the email's id. */
    retryErrors: new Map(
      [...retryErrors].map(([id, detail]) => [id, `${failed}: ${detail}`] as const),
    ),
  };
}
