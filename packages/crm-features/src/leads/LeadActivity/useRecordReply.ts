import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toasts } from '@cardinal/ui';
import { errorDetail, newIdempotencyKey, refreshActivities, useApi } from '../../client/index.ts';
import { detailMessages } from '../detailTexts.ts';
import { useTexts } from '../../language/index.ts';

/** Records that a lead answered, for example by email or in person. */
export function useRecordReply(leadId: string) {
  const texts = useTexts(detailMessages).activity;
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      api.post('/api/leads/{id}/activities', {
        params: { id: leadId },
        body: { type: 'reply' },
        idempotencyKey: newIdempotencyKey(),
      }),
    onSuccess: () => toasts.show({ title: texts.replied, tone: 'success' }),
    onError: (error) =>
      toasts.show({ title: texts.replyFailed, description: errorDetail(error), tone: 'danger' }),
    onSettled: () => void refreshActivities(queryClient, leadId),
  });
}
