import { useQuery } from '@tanstack/react-query';
import type { Webhook, WebhookWithSecret } from '@cardinal/contract';
import { AlertDialog, useLocale } from '@cardinal/ui';
import { useState } from 'react';
import { useApi, useNow } from '../../client/CrmContext.ts';
import { errorDetail } from '../../client/http/apiError.ts';
import type { Confirmed } from '../../client/http/confirmed.ts';
import { useClock } from '../../format/index.ts';
import { DeliveriesDialog } from './DeliveriesDialog.tsx';
import { SecretDialog } from './SecretDialog.tsx';
import { webhookMessages } from './texts.ts';
import { useWebhookActions } from './useWebhookActions.ts';
import { WebhookDialog } from './WebhookDialog.tsx';
import { webhooksQuery } from './webhookQueries.ts';
import { WebhooksView, type WebhookAction } from './WebhooksView.tsx';
import { useTexts } from '../../language/index.ts';

/** Makes the call alone. */
const unrepeated: Confirmed = (call) => call();

export interface WebhooksProps {
  /**
   * Repeats a call once the user has confirmed who they are, if the server asks for it.
   * @default the call alone
   */
  confirmed?: Confirmed;
}

/** The dialog that is open. */
type OpenedDialog =
  | { dialog: 'form'; webhook: Webhook | null }
  | { dialog: 'secret'; webhook: WebhookWithSecret; isNewer: boolean }
  | { dialog: 'log' | 'rotate' | 'remove'; webhook: Webhook };

/** The addresses of other systems that are told what happens in the company. */
export function Webhooks({ confirmed = unrepeated }: WebhooksProps) {
  const { locale } = useLocale();
  const now = useClock(useNow());
  const dates = { locale, now };
  const webhooks = useQuery(webhooksQuery(useApi()));
  const [opened, setOpened] = useState<OpenedDialog | null>(null);
  const close = () => setOpened(null);
  const actions = useWebhookActions({
    confirmed,
    onRotated: (webhook) => setOpened({ dialog: 'secret', webhook, isNewer: true }),
  });
  const act = (action: WebhookAction, webhook: Webhook) => {
    if (action === 'test' || action === 'toggle') void actions[action](webhook);
    else setOpened(action === 'edit' ? { dialog: 'form', webhook } : { dialog: action, webhook });
  };

  return (
    <>
      <WebhooksView
        webhooks={webhooks.data}
        dates={dates}
        failure={webhooks.isError && !webhooks.data ? errorDetail(webhooks.error) : undefined}
        onRetry={() => void webhooks.refetch()}
        isRetrying={webhooks.isRefetching}
        onCreate={() => setOpened({ dialog: 'form', webhook: null })}
        onAction={act}
      />
      {opened?.dialog === 'form' && (
        <WebhookDialog
          webhook={opened.webhook}
          confirmed={confirmed}
          onCreated={(webhook) => setOpened({ dialog: 'secret', webhook, isNewer: false })}
          onClose={close}
        />
      )}
      {opened?.dialog === 'secret' && (
        <SecretDialog webhook={opened.webhook} isNewer={opened.isNewer} onClose={close} />
      )}
      {opened?.dialog === 'log' && (
        <DeliveriesDialog
          webhook={opened.webhook}
          dates={dates}
          confirmed={confirmed}
          onClose={close}
        />
      )}
      {(opened?.dialog === 'rotate' || opened?.dialog === 'remove') && (
        <Question
          webhook={opened.webhook}
          action={opened.dialog}
          onConfirm={actions[opened.dialog]}
          onClose={close}
        />
      )}
    </>
  );
}

/** Asks before a secret is replaced or a webhook deleted. */
function Question({
  webhook,
  action,
  onConfirm,
  onClose,
}: {
  webhook: Webhook;
  action: 'rotate' | 'remove';
  onConfirm: (webhook: Webhook) => Promise<unknown>;
  onClose: () => void;
}) {
  const webhookTexts = useTexts(webhookMessages);
  const texts = action === 'rotate' ? webhookTexts.rotation : webhookTexts.removal;
  return (
    <AlertDialog
      isOpen
      tone={action === 'remove' ? 'danger' : 'default'}
      title={typeof texts.title === 'string' ? texts.title : texts.title({ url: webhook.url })}
      confirmLabel={texts.confirm}
      cancelLabel={texts.keep}
      onConfirm={async () => {
        await onConfirm(webhook);
      }}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {texts.consequence}
    </AlertDialog>
  );
}
