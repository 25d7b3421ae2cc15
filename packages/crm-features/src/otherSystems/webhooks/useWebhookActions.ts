import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Webhook, WebhookWithSecret } from '@cardinal/contract';
import { toasts } from '@cardinal/ui';
import { useApi } from '../../client/CrmContext.ts';
import { errorDetail } from '../../client/http/apiError.ts';
import type { Confirmed } from '../../client/http/confirmed.ts';
import { webhookMessages } from './texts.ts';
import { refreshWebhooks } from './webhookQueries.ts';
import { useTexts } from '../../language/index.ts';

interface Options {
  confirmed: Confirmed;
  /** Called with the new secret of a webhook. */
  onRotated: (webhook: WebhookWithSecret) => void;
}

/** Changes of webhooks that need no form. Each promise settles when the change is done or has failed. */
export function useWebhookActions({ confirmed, onRotated }: Options) {
  const texts = useTexts(webhookMessages).toasts;
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (change: () => Promise<unknown>) => confirmed(change),
    onError: (error) =>
      toasts.show({ title: texts.notDone, description: errorDetail(error), tone: 'danger' }),
    onSettled: () => refreshWebhooks(queryClient),
  });
  const run = (change: () => Promise<unknown>) => mutateAsync(change).catch(() => undefined);
  const paramsOf = ({ id }: Webhook) => ({ params: { id } });

  return {
    toggle: (webhook: Webhook) =>
      run(async () => {
        const body = { active: !webhook.active };
        await api.put('/api/webhooks/{id}', { ...paramsOf(webhook), body });
        toasts.show({ title: texts.saved, tone: 'success' });
      }),
    test: (webhook: Webhook) =>
      run(async () => {
        await api.post('/api/webhooks/{id}/test', paramsOf(webhook));
        toasts.show({ title: texts.tested, description: texts.testedDetail, tone: 'info' });
      }),
    rotate: (webhook: Webhook) =>
      run(async () => {
        onRotated((await api.post('/api/webhooks/{id}/rotate', paramsOf(webhook))).data);
      }),
    remove: (webhook: Webhook) =>
      run(async () => {
        await api.delete('/api/webhooks/{id}', paramsOf(webhook));
        toasts.show({ title: texts.removed, description: webhook.url, tone: 'success' });
      }),
  };
}
