import { z } from 'zod';
import {
  apiKeyInputSchema,
  apiKeyQuerySchema,
  apiKeySchema,
  newApiKeySchema,
} from '../accounts/apiKey.ts';
import { byId } from '../common.ts';
import { proposalSchema } from '../system/proposal.ts';
import {
  crmFailureSchema,
  crmInputSchema,
  crmLeadSchema,
  crmMappingInputSchema,
  crmPropertySchema,
  crmStateSchema,
} from '../system/crm.ts';
import {
  deliveryParams,
  webhookDeliverySchema,
  webhookInputSchema,
  webhookSchema,
  webhookUpdateSchema,
  webhookWithSecretSchema,
} from '../system/webhook.ts';
import { listQuery } from '../wholeLists.ts';
import type { Call } from './call.ts';

/** Keys with which other systems make calls. */
export const apiKeyCalls = {
  apiKeys: {
    method: 'get',
    path: '/api/api-keys',
    summary: "Lists the caller's API keys, newest first.",
    auth: 'signed-in',
    query: listQuery.extend(apiKeyQuerySchema.shape),
    answers: { 200: z.array(apiKeySchema) },
  },
  createApiKey: {
    method: 'post',
    path: '/api/api-keys',
    summary:
      'Creates an API key. The response contains the key, which cannot be read again; it stops working when its user leaves the company.',
    auth: 'signed-in',
    recentSignIn: true,
    body: apiKeyInputSchema,
    answers: { 201: newApiKeySchema },
  },
  revokeApiKey: {
    method: 'delete',
    path: '/api/api-keys/{id}',
    summary: 'Revokes an API key at once; this cannot be undone.',
    auth: 'signed-in',
    params: byId,
    query: apiKeyQuerySchema,
    answers: { 204: null },
  },
} as const satisfies Record<string, Call>;

/** Changes that agents suggest. Only the user decides, with a session: no API key can. */
export const proposalCalls = {
  proposals: {
    method: 'get',
    path: '/api/proposals',
    summary:
      'Lists what agents have suggested to the caller: what waits, newest first, then the last 50 that were decided or have expired.',
    auth: 'signed-in',
    query: listQuery,
    answers: { 200: z.array(proposalSchema) },
  },
  approveProposal: {
    method: 'post',
    path: '/api/proposals/{id}/approve',
    summary:
      'Carries out a suggestion as the caller, once. 412 if the lead has changed since it was made; 409 if it was decided before or has expired.',
    auth: 'signed-in',
    params: byId,
    answers: { 200: proposalSchema },
    problems: [412, 422],
  },
  refuseProposal: {
    method: 'post',
    path: '/api/proposals/{id}/refuse',
    summary: 'Refuses a suggestion, which changes nothing else.',
    auth: 'signed-in',
    params: byId,
    answers: { 200: proposalSchema },
  },
} as const satisfies Record<string, Call>;

/** Another CRM that the company's leads are sent to. */
export const crmCalls = {
  crm: {
    method: 'get',
    path: '/api/crm',
    summary: 'Returns the connection to HubSpot, with how many leads are in which state.',
    auth: 'admin',
    answers: { 200: crmStateSchema },
  },
  connectCrm: {
    method: 'put',
    path: '/api/crm',
    summary:
      'Connects to HubSpot with a service key, which is tried first and cannot be read again. A connection that exists gets the new key.',
    auth: 'admin',
    recentSignIn: true,
    body: crmInputSchema,
    answers: { 200: crmStateSchema },
    problems: [502],
  },
  crmProperties: {
    method: 'get',
    path: '/api/crm/properties',
    summary: 'Lists the properties of HubSpot’s contacts that fields can be written to.',
    auth: 'admin',
    query: listQuery,
    answers: { 200: z.array(crmPropertySchema) },
    problems: [404, 502],
  },
  changeCrm: {
    method: 'put',
    path: '/api/crm/mapping',
    summary:
      'Chooses the property that each field is written to, from the next change of a lead on.',
    auth: 'admin',
    recentSignIn: true,
    body: crmMappingInputSchema,
    answers: { 200: crmStateSchema },
    problems: [404],
  },
  sendAllToCrm: {
    method: 'post',
    path: '/api/crm/send-all',
    summary: 'Sends every lead that was not sent yet.',
    auth: 'admin',
    recentSignIn: true,
    answers: { 202: crmStateSchema },
    problems: [404],
  },
  stopCrm: {
    method: 'post',
    path: '/api/crm/stop',
    summary: 'Stops sending the leads that wait and were never sent.',
    auth: 'admin',
    answers: { 200: crmStateSchema },
    problems: [404],
  },
  crmFailures: {
    method: 'get',
    path: '/api/crm/failures',
    summary: 'Lists the latest 100 leads that were not sent, with the reason.',
    auth: 'admin',
    query: listQuery,
    answers: { 200: z.array(crmFailureSchema) },
    problems: [404],
  },
  retryCrm: {
    method: 'post',
    path: '/api/crm/retry',
    summary: 'Sends the leads that failed or were skipped once more.',
    auth: 'admin',
    answers: { 202: crmStateSchema },
    problems: [404],
  },
  leadInCrm: {
    method: 'get',
    path: '/api/leads/{id}/crm',
    summary: 'Says whether a lead is in HubSpot, with its URL there, or why it is not.',
    auth: 'signed-in',
    scope: 'leads:read',
    params: byId,
    answers: { 200: crmLeadSchema },
  },
  retryLeadInCrm: {
    method: 'post',
    path: '/api/leads/{id}/crm/retry',
    summary: 'Sends a lead once more.',
    auth: 'signed-in',
    scope: 'leads:write',
    params: byId,
    answers: { 202: crmLeadSchema },
  },
  disconnectCrm: {
    method: 'delete',
    path: '/api/crm',
    summary: 'Forgets the key and the state of each lead. What is in HubSpot stays there.',
    auth: 'admin',
    recentSignIn: true,
    answers: { 204: null },
    problems: [404],
  },
} as const satisfies Record<string, Call>;

/** Addresses of other systems that are told what happens. */
export const webhookCalls = {
  webhooks: {
    method: 'get',
    path: '/api/webhooks',
    summary: 'Lists the webhooks of the company, newest first.',
    auth: 'manager',
    query: listQuery,
    answers: { 200: z.array(webhookSchema) },
  },
  createWebhook: {
    method: 'post',
    path: '/api/webhooks',
    summary:
      'Creates a webhook. Its URL is https, and of a public host unless the operator of the server allows it.',
    auth: 'manager',
    recentSignIn: true,
    body: webhookInputSchema,
    answers: { 201: webhookWithSecretSchema },
  },
  updateWebhook: {
    method: 'put',
    path: '/api/webhooks/{id}',
    summary: 'Changes a webhook. Making a paused one active delivers what waits.',
    auth: 'manager',
    recentSignIn: true,
    params: byId,
    body: webhookUpdateSchema,
    answers: { 200: webhookSchema },
  },
  deleteWebhook: {
    method: 'delete',
    path: '/api/webhooks/{id}',
    summary: 'Deletes a webhook and what it has not been told.',
    auth: 'manager',
    recentSignIn: true,
    params: byId,
    answers: { 204: null },
  },
  rotateWebhook: {
    method: 'post',
    path: '/api/webhooks/{id}/rotate',
    summary: 'Makes a new secret. For 24 hours, deliveries are signed with the former one as well.',
    auth: 'manager',
    recentSignIn: true,
    params: byId,
    answers: { 200: webhookWithSecretSchema },
  },
  testWebhook: {
    method: 'post',
    path: '/api/webhooks/{id}/test',
    summary: 'Adds a delivery of the type `test`; the list of deliveries shows what became of it.',
    auth: 'manager',
    recentSignIn: true,
    params: byId,
    answers: { 202: webhookDeliverySchema },
    problems: [409],
  },
  webhookDeliveries: {
    method: 'get',
    path: '/api/webhooks/{id}/deliveries',
    summary: 'Lists the latest 100 deliveries of a webhook, newest first.',
    auth: 'manager',
    params: byId,
    query: listQuery,
    answers: { 200: z.array(webhookDeliverySchema) },
  },
  retryDelivery: {
    method: 'post',
    path: '/api/webhooks/{id}/deliveries/{delivery}/retry',
    summary: 'Delivers once more, with the same id and body.',
    auth: 'manager',
    recentSignIn: true,
    params: deliveryParams,
    answers: { 202: webhookDeliverySchema },
    problems: [409],
  },
} as const satisfies Record<string, Call>;
