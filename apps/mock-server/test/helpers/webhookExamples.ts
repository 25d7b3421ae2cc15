import { webhookDeliverySchema, webhookWithSecretSchema } from '@cardinal/contract';
import { crmExamples } from './crmExamples.ts';
import type { TestServer } from './server.ts';

/** A webhook of another system, which never answers. */
const json = { url: 'https://erp.example/cardinal', events: ['lead.created', 'lead.updated'] };

/**
 * The input with which each call about webhooks, or another CRM, succeeds.
 * @param manager Returns the token of a company's administrator
 */
export function webhookExamples(server: TestServer, manager: () => Promise<string>) {
  async function made(input?: unknown) {
    const by = await manager();
    const answer = await server.request('/api/webhooks', { method: 'POST', token: by, json });
    const { id } = webhookWithSecretSchema.parse(await answer.json());
    return { id, by, json: input };
  }

  async function tested() {
    const { id, by } = await made();
    const path = `/api/webhooks/${id}/test`;
    const answer = await server.request(path, { method: 'POST', token: by });
    return { id, by, delivery: webhookDeliverySchema.parse(await answer.json()).id };
  }

  return {
    ...crmExamples(server, manager),
    webhooks: async () => ({ by: (await made()).by }),
    createWebhook: async () => ({ by: await manager(), json }),
    updateWebhook: () => made({ active: false }),
    deleteWebhook: () => made(),
    rotateWebhook: () => made(),
    testWebhook: () => made(),
    webhookDeliveries: tested,
    retryDelivery: tested,
  };
}
