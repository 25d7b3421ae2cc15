import { z } from 'zod';
import {
  byId,
  idInAddress,
  idSchema,
  requiredLine,
  timestampSchema,
  type AsSent,
} from '../common.ts';
import {
  deliveryStates,
  webhookEventNames,
  type DeliveryState,
  type WebhookEvent,
} from '../labels.ts';
import { lengths } from '../limits.ts';

const inOrder = (events: WebhookEvent[]): WebhookEvent[] =>
  webhookEventNames.filter((name) => events.includes(name));

const urlMessage = 'Enter a URL such as https://erp.example.com/cardinal.';

/** The server decides whether it may call the host; http is for hosts that its operator allows. */
const url = requiredLine(lengths.url, 'URL').transform((text, context): string => {
  const read = URL.parse(text);
  if (read && /^https?:$/.test(read.protocol) && !read.username && !read.password) {
    read.hash = '';
    return read.href;
  }
  context.issues.push({ code: 'custom', message: urlMessage, input: text });
  return z.NEVER;
});

const settable = {
  url,
  events: z
    .array(z.enum(webhookEventNames), 'Choose at least one.')
    .min(1, 'Choose at least one.')
    .max(2 * webhookEventNames.length)
    .transform(inOrder),
};

/** Body of `POST /api/webhooks`. */
export const webhookInputSchema = z.object(settable).meta({ id: 'WebhookInput' });

/** Body of `PUT /api/webhooks/{id}`: absent fields are left unchanged. */
export const webhookUpdateSchema = z
  .object({
    ...settable,
    active: z.boolean('Use true or false.').meta({ description: 'Whether it is told anything' }),
  })
  .partial()
  .meta({ id: 'WebhookUpdate' });

/** An address of another system that is told what happens in the company. */
export const webhookSchema = z
  .object({
    id: idSchema,
    url: z.string(),
    events: z.array(z.enum(webhookEventNames)),
    active: z.boolean(),
    paused_at: timestampSchema.nullable().meta({
      description: 'When it was paused, because every delivery had failed for three days',
    }),
    failing_since: timestampSchema.nullable().meta({
      description: 'Since when every delivery has failed; null while they succeed',
    }),
    waiting: z.int().meta({ description: 'Deliveries that wait, 1,000 at most' }),
    created_at: timestampSchema,
  })
  .meta({ id: 'Webhook' });

/** A webhook with its secret. */
export const webhookWithSecretSchema = webhookSchema
  .extend({
    secret: z.string().meta({
      description:
        'Begins with `whsec_`; signs the deliveries as Standard Webhooks describes. It is in this response alone.',
    }),
  })
  .meta({ id: 'WebhookWithSecret' });

// The names are the keys of the table of labels.
const stateNames = Object.keys(deliveryStates) as [DeliveryState, ...DeliveryState[]];

/** An event that a webhook is told, with the last attempt. */
export const webhookDeliverySchema = z
  .object({
    id: z.string().meta({ description: '`webhook-id` of every attempt' }),
    type: z.string().meta({ description: 'An event, or `test`' }),
    created_at: timestampSchema,
    state: z.enum(stateNames),
    attempts: z.int(),
    next_attempt_at: timestampSchema.nullable(),
    ended_at: timestampSchema.nullable(),
    request: z.string().nullable().meta({ description: 'The body that was sent' }),
    status: z.int().nullable().meta({ description: 'HTTP status of the last answer' }),
    answer: z.string().nullable().meta({ description: 'The beginning of the last answer' }),
    error: z.string().nullable().meta({ description: 'Why the last attempt failed' }),
  })
  .meta({ id: 'WebhookDelivery' });

/** Parameters of a delivery of a webhook. */
export const deliveryParams = byId.extend({
  delivery: idInAddress.meta({ description: 'Id of the delivery' }),
});

/** An address of another system that is told what happens in the company. */
export type Webhook = z.infer<typeof webhookSchema>;
/** A webhook with its secret. */
export type WebhookWithSecret = z.infer<typeof webhookWithSecretSchema>;
/** An event that a webhook is told, with the last attempt. */
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;
/** Webhook to create, as sent. */
export type WebhookInput = AsSent<z.input<typeof webhookInputSchema>>;
/** Webhook to create, after validation. */
export type NewWebhook = z.output<typeof webhookInputSchema>;
/** Changes to a webhook, after validation. */
export type WebhookChange = z.output<typeof webhookUpdateSchema>;
