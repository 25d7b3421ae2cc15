import type { Webhook } from '@cardinal/contract';
import { Badge, Button, InlineAlert, Skeleton, SkeletonGroup, Stack, Text } from '@cardinal/ui';
import { KeyRound, List, Pencil, Play, Plus, Power, Trash2 } from 'lucide-react';
import { RelativeTime, type DateContext } from '../../format/index.ts';
import { RowMenu } from '../../lists/index.ts';
import { webhookMessages } from './texts.ts';
import { facts, intro, list, name as nameClass, row, words } from '../OtherSystems.css.ts';
import { useTexts, WithTags } from '../../language/index.ts';

/** What a user can do with a webhook. */
export type WebhookAction = 'log' | 'test' | 'edit' | 'rotate' | 'toggle' | 'remove';

export interface WebhooksViewProps {
  /** The webhooks; undefined until they are loaded. */
  webhooks: readonly Webhook[] | undefined;
  /** Locale, and the moment that "ago" is relative to. */
  dates: DateContext;
  /** Why they could not be loaded. */
  failure?: string | undefined;
  /** Loads them again. */
  onRetry: () => void;
  /** Whether a retry after a failure is in progress. */
  isRetrying?: boolean;
  onCreate: () => void;
  onAction: (action: WebhookAction, webhook: Webhook) => void;
}

function State({ webhook }: { webhook: Webhook }) {
  const texts = useTexts(webhookMessages);
  if (webhook.paused_at !== null) return <Badge tone="danger">{texts.paused}</Badge>;
  if (!webhook.active) return <Badge>{texts.inactive}</Badge>;
  return webhook.failing_since === null ? null : <Badge tone="warning">{texts.failing}</Badge>;
}

interface WebhookItemProps extends Pick<WebhooksViewProps, 'dates' | 'onAction'> {
  webhook: Webhook;
}

function WebhookItem({ webhook, dates, onAction }: WebhookItemProps) {
  const texts = useTexts(webhookMessages);
  const { url, events, active, waiting, failing_since: since } = webhook;
  return (
    <li className={row}>
      <div className={words}>
        <span>
          <span className={nameClass} dir="ltr">
            {url}
          </span>{' '}
          <State webhook={webhook} />
        </span>
        <span className={facts}>{events.map((event) => texts.events[event]).join(' · ')}</span>
        {(since !== null || waiting > 0) && (
          <span className={facts}>
            {since !== null && (
              <span>
                <WithTags
                  text={texts.firstFailure}
                  tags={{ time: <RelativeTime iso={since} dates={dates} isInSentence /> }}
                />
              </span>
            )}
            {waiting > 0 && <span>{texts.waiting({ count: waiting })}</span>}
          </span>
        )}
      </div>
      <RowMenu aria-label={texts.actionsFor({ url })}>
        {({ MenuItem }) => (
          <>
            <MenuItem icon={List} onAction={() => onAction('log', webhook)}>
              {texts.actions.log}
            </MenuItem>
            {active && (
              <MenuItem icon={Play} onAction={() => onAction('test', webhook)}>
                {texts.actions.test}
              </MenuItem>
            )}
            <MenuItem icon={Pencil} onAction={() => onAction('edit', webhook)}>
              {texts.actions.edit}
            </MenuItem>
            <MenuItem icon={KeyRound} onAction={() => onAction('rotate', webhook)}>
              {texts.actions.rotate}
            </MenuItem>
            <MenuItem icon={Power} onAction={() => onAction('toggle', webhook)}>
              {active ? texts.actions.turnOff : texts.actions.turnOn}
            </MenuItem>
            <MenuItem icon={Trash2} tone="danger" onAction={() => onAction('remove', webhook)}>
              {texts.actions.remove}
            </MenuItem>
          </>
        )}
      </RowMenu>
    </li>
  );
}

/** The webhooks of the company. Shows every state, and fetches nothing. */
export function WebhooksView({
  webhooks,
  dates,
  failure,
  onRetry,
  isRetrying = false,
  onCreate,
  onAction,
}: WebhooksViewProps) {
  const texts = useTexts(webhookMessages);
  return (
    <Stack gap={4}>
      <div className={intro}>
        <Text as="p" tone="muted">
          {texts.hint}
        </Text>
        <Button variant="primary" icon={Plus} onPress={onCreate}>
          {texts.create}
        </Button>
      </div>
      {failure !== undefined && (
        <InlineAlert tone="danger" title={texts.failed} onRetry={onRetry} isRetrying={isRetrying}>
          {failure}
        </InlineAlert>
      )}
      {failure === undefined && !webhooks && (
        <SkeletonGroup label={texts.loading} className={list}>
          <div className={row}>
            <Stack gap={2}>
              <Skeleton width={260} />
              <Skeleton width={220} height={8} />
            </Stack>
          </div>
        </SkeletonGroup>
      )}
      {webhooks?.length === 0 && (
        <Text as="p" tone="muted">
          {texts.empty}
        </Text>
      )}
      {webhooks !== undefined && webhooks.length > 0 && (
        <ul className={list} aria-label={texts.list}>
          {webhooks.map((webhook) => (
            <WebhookItem key={webhook.id} webhook={webhook} dates={dates} onAction={onAction} />
          ))}
        </ul>
      )}
    </Stack>
  );
}
