import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toasts } from '@cardinal/ui';
import { useApi } from '../../client/CrmContext.ts';
import { errorDetail } from '../../client/http/apiError.ts';
import type { Confirmed } from '../../client/http/confirmed.ts';
import { refreshCrm } from './crmQueries.ts';
import { crmMessages } from './texts.ts';
import { useTexts } from '../../language/index.ts';

/** Changes of the connection that need no form. Each promise settles when the change is done or has failed. */
export function useCrmActions(confirmed: Confirmed) {
  const texts = useTexts(crmMessages);
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (change: () => Promise<unknown>) => confirmed(change),
    onError: (error) =>
      toasts.show({ title: texts.notDone, description: errorDetail(error), tone: 'danger' }),
    onSettled: () => refreshCrm(queryClient),
  });
  const run = (change: () => Promise<unknown>) => mutateAsync(change).catch(() => undefined);
  return {
    isPending,
    sendAll: () => run(() => api.post('/api/crm/send-all', {})),
    stop: () => run(() => api.post('/api/crm/stop', {})),
    retry: () => run(() => api.post('/api/crm/retry', {})),
    disconnect: () =>
      run(async () => {
        await api.delete('/api/crm', {});
        toasts.show({ title: texts.removal.done, tone: 'success' });
      }),
  };
}
