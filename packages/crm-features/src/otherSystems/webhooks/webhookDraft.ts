import type { TextsOf } from '@cardinal/contract/messages';
import type { Webhook, WebhookEvent, WebhookInput } from '@cardinal/contract';
import { webhookEventNames } from '@cardinal/contract/labels';
import { foundErrors, type FieldErrors } from '../../forms/fieldErrors.ts';
import { type webhookMessages } from './texts.ts';

/** A webhook that is being entered. */
export interface WebhookDraft {
  url: string;
  events: readonly WebhookEvent[];
}

/** The form of a new webhook. */
export const emptyWebhook: WebhookDraft = { url: '', events: ['lead.created', 'lead.updated'] };

/** A stored webhook as the form shows it. */
export const draftOfWebhook = ({ url, events }: Webhook): WebhookDraft => ({ url, events });

/** The errors of a webhook; the server decides whether it may call the host. */
export const webhookErrors = (
  { url, events }: WebhookDraft,
  texts: TextsOf<typeof webhookMessages>['form'],
): FieldErrors =>
  foundErrors({
    url: !/^https?:\/\/\S+$/i.test(url.trim()) && texts.badUrl,
    events: events.length === 0 && texts.noEvent,
  });

/** The events with one added or removed, in their order. */
export const withEvent = (
  events: readonly WebhookEvent[],
  changed: WebhookEvent,
  isSelected: boolean,
): WebhookEvent[] =>
  webhookEventNames.filter((name) => (name === changed ? isSelected : events.includes(name)));

/** The body of the call. */
export const webhookBody = ({ url, events }: WebhookDraft): WebhookInput => ({
  url: url.trim(),
  events: [...events],
});
