import { calls } from '@cardinal/contract';
import { outcomes } from './outcomes.ts';

/** `/api/webhooks` and the paths below it. */
export const webhooks = {
  list: outcomes(calls.webhooks),
  create: outcomes(calls.createWebhook),
  update: outcomes(calls.updateWebhook),
  remove: outcomes(calls.deleteWebhook),
  rotate: outcomes(calls.rotateWebhook),
  test: outcomes(calls.testWebhook),
  deliveries: outcomes(calls.webhookDeliveries),
  retry: outcomes(calls.retryDelivery),
};
