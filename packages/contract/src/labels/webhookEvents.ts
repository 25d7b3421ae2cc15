/** What a webhook can be told, with its label, in the order of forms. */
export const webhookEvents = {
  'lead.created': 'Lead created',
  'lead.updated': 'Lead changed',
  'lead.assigned': 'Lead assigned',
  'lead.merged': 'Leads merged',
  'lead.deleted': 'Lead deleted',
  'lead.restored': 'Lead restored',
  'activity.created': 'Entry in the history of a lead',
  'email.sent': 'Email sent',
  'email.failed': 'Email failed',
  'import.finished': 'Import finished',
  'event.created': 'Event created',
  'event.updated': 'Event changed',
} as const;
/** Something that a webhook can be told. */
export type WebhookEvent = keyof typeof webhookEvents;
/** Everything that a webhook can be told, in the order of forms. */
export const webhookEventNames: readonly [WebhookEvent, ...WebhookEvent[]] = [
  'lead.created',
  'lead.updated',
  'lead.assigned',
  'lead.merged',
  'lead.deleted',
  'lead.restored',
  'activity.created',
  'email.sent',
  'email.failed',
  'import.finished',
  'event.created',
  'event.updated',
];

/** States of a delivery, with their labels. */
export const deliveryStates = {
  pending: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
} as const;
/** State of a delivery. */
export type DeliveryState = keyof typeof deliveryStates;
