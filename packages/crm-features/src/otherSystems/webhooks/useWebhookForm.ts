import { useQueryClient } from '@tanstack/react-query';
import type { Webhook, WebhookWithSecret } from '@cardinal/contract';
import { toasts } from '@cardinal/ui';
import { useState } from 'react';
import { useApi } from '../../client/CrmContext.ts';
import { errorDetail } from '../../client/http/apiError.ts';
import type { Confirmed } from '../../client/http/confirmed.ts';
import { useForm, useKept } from '../../forms/index.ts';
import { webhookMessages } from './texts.ts';
import {
  draftOfWebhook,
  emptyWebhook,
  webhookBody,
  webhookErrors,
  type WebhookDraft,
} from './webhookDraft.ts';
import { refreshWebhooks } from './webhookQueries.ts';
import { useTexts } from '../../language/index.ts';

interface Options {
  /** The webhook to change; null for a new one. */
  webhook: Webhook | null;
  confirmed: Confirmed;
  onCreated: (webhook: WebhookWithSecret) => void;
  onClose: () => void;
}

/** State of a webhook's form, and its submission. The input is kept until it is saved or discarded. */
export function useWebhookForm({ webhook, confirmed, onCreated, onClose }: Options) {
  const webhookTexts = useTexts(webhookMessages);
  const texts = webhookTexts.toasts;
  const api = useApi();
  const queryClient = useQueryClient();
  const [initial] = useState(() => (webhook ? draftOfWebhook(webhook) : emptyWebhook));
  return useForm<WebhookDraft, WebhookWithSecret | null>({
    initial,
    kept: useKept('webhook', webhook?.id ?? ''),
    check: (values) => webhookErrors(values, webhookTexts.form),
    save: async (draft) => {
      const body = webhookBody(draft);
      try {
        if (!webhook) return (await confirmed(() => api.post('/api/webhooks', { body }))).data;
        const params = { id: webhook.id };
        await confirmed(() => api.put('/api/webhooks/{id}', { params, body }));
        return null;
      } finally {
        void refreshWebhooks(queryClient);
      }
    },
    onSaved: (created) => {
      if (created) {
        // The dialog itself reports success; the message of an earlier attempt no longer applies.
        toasts.clear();
        onCreated(created);
        return;
      }
      toasts.show({ title: texts.saved, tone: 'success' });
      onClose();
    },
    ...(webhook && { onUnchanged: onClose }),
    onFailed: (error) =>
      toasts.show({ title: texts.notSaved, description: errorDetail(error), tone: 'danger' }),
  });
}
