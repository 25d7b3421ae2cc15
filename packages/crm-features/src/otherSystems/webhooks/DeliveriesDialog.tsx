import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Webhook, WebhookDelivery } from '@cardinal/contract';
import type { DeliveryState } from '@cardinal/contract/labels';
import {
  Badge,
  Button,
  Dialog,
  Disclosure,
  InlineAlert,
  Spinner,
  Text,
  toasts,
} from '@cardinal/ui';
import { useApi } from '../../client/CrmContext.ts';
import { errorDetail } from '../../client/http/apiError.ts';
import type { Confirmed } from '../../client/http/confirmed.ts';
import { queryKeys } from '../../client/queries/queryKeys.ts';
import { formatExpiry, RelativeTime, type DateContext } from '../../format/index.ts';
import { webhookMessages } from './texts.ts';
import { deliveriesQuery } from './webhookQueries.ts';
import { code } from '../../forms/CopyText.css.ts';
import { facts, list, row, words } from '../OtherSystems.css.ts';
import { useTexts } from '../../language/index.ts';

const tones = {
  pending: 'warning',
  delivered: 'success',
  failed: 'danger',
} as const satisfies Record<DeliveryState, string>;

export interface DeliveriesDialogProps {
  webhook: Webhook;
  dates: DateContext;
  confirmed: Confirmed;
  onClose: () => void;
}

interface DeliveryItemProps {
  delivery: WebhookDelivery;
  dates: DateContext;
  onRetry: () => void;
}

function DeliveryItem({ delivery, dates, onRetry }: DeliveryItemProps) {
  const { log: texts, events } = useTexts(webhookMessages);
  // What is told may be newer than this page.
  const labels: Readonly<Record<string, string>> = events;
  const { type, created_at: at, state, attempts, next_attempt_at: next, error } = delivery;
  return (
    <li className={row}>
      <div className={words}>
        <span>
          {labels[type] ?? texts.test} <Badge tone={tones[state]}>{texts.states[state]}</Badge>
        </span>
        <span className={facts}>
          <RelativeTime iso={at} dates={dates} />
          {attempts > 0 && <span>{texts.attempts({ count: attempts })}</span>}
          {next !== null && <span>{texts.next({ when: formatExpiry(next, dates) })}</span>}
          {error !== null && <span>{error}</span>}
        </span>
        {delivery.request !== null && (
          <Disclosure title={texts.request}>
            <code className={code} dir="ltr">
              {delivery.request}
            </code>
            <Text as="p" tone="muted">
              {delivery.status === null
                ? texts.answer
                : texts.answered({ status: String(delivery.status) })}
            </Text>
            <code className={code} dir="ltr">
              {delivery.answer || texts.noAnswer}
            </code>
          </Disclosure>
        )}
      </div>
      {state !== 'pending' && (
        <Button size="sm" onPress={onRetry}>
          {texts.retry}
        </Button>
      )}
    </li>
  );
}

/** What a webhook was told lately, with request and answer. */
export function DeliveriesDialog({ webhook, dates, confirmed, onClose }: DeliveriesDialogProps) {
  const webhookTexts = useTexts(webhookMessages);
  const texts = webhookTexts.log;
  const api = useApi();
  const queryClient = useQueryClient();
  const { id } = webhook;
  const deliveries = useQuery(deliveriesQuery(api, id));
  const retry = useMutation({
    mutationFn: (delivery: string) =>
      confirmed(() =>
        api.post('/api/webhooks/{id}/deliveries/{delivery}/retry', { params: { id, delivery } }),
      ),
    onSuccess: () => toasts.show({ title: webhookTexts.toasts.resent, tone: 'success' }),
    onError: (cause) =>
      toasts.show({
        title: webhookTexts.toasts.notDone,
        description: errorDetail(cause),
        tone: 'danger',
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.webhookDeliveries(id) }),
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.title({ url: new URL(webhook.url).host })}
      footer={<Button onPress={onClose}>{texts.close}</Button>}
    >
      {deliveries.isError && !deliveries.data && (
        <InlineAlert
          tone="danger"
          title={texts.failed}
          onRetry={() => void deliveries.refetch()}
          isRetrying={deliveries.isFetching}
        >
          {errorDetail(deliveries.error)}
        </InlineAlert>
      )}
      {deliveries.isPending && <Spinner label={texts.loading} />}
      {deliveries.data?.length === 0 && <Text tone="muted">{texts.empty}</Text>}
      {deliveries.data && deliveries.data.length > 0 && (
        <ul className={list}>
          {deliveries.data.map((delivery) => (
            <DeliveryItem
              key={delivery.id}
              delivery={delivery}
              dates={dates}
              onRetry={() => retry.mutate(delivery.id)}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}
