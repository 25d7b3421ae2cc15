import { z } from 'zod';
import { byId } from '../common.ts';
import {
  embedSessionInputSchema,
  embedSessionSchema,
  partnerKeyInputSchema,
  partnerKeySchema,
  partnerKeyUpdateSchema,
  restoredEntriesSchema,
  unconfirmedChoiceSchema,
  unconfirmedDecisionSchema,
  unconfirmedLeadSchema,
  unconfirmedQuery,
} from '../accounts/partner.ts';
import { listQuery } from '../wholeLists.ts';
import type { Call } from './call.ts';

/** Keys for the pages of partners, and the sessions of those pages. */
export const partnerCalls = {
  partnerKeys: {
    method: 'get',
    path: '/api/partner-keys',
    summary: 'Lists the keys of partners that are not revoked, newest first.',
    auth: 'manager',
    query: listQuery,
    answers: { 200: z.array(partnerKeySchema) },
  },
  createPartnerKey: {
    method: 'post',
    path: '/api/partner-keys',
    summary: "Creates a key with which a partner's pages capture leads or show events.",
    auth: 'manager',
    recentSignIn: true,
    body: partnerKeyInputSchema,
    answers: { 201: partnerKeySchema },
    idempotent: true,
    problems: [404],
  },
  updatePartnerKey: {
    method: 'put',
    path: '/api/partner-keys/{id}',
    summary: 'Changes what a key permits; pages that are open now are subject to it at once.',
    auth: 'manager',
    recentSignIn: true,
    params: byId,
    body: partnerKeyUpdateSchema,
    answers: { 200: partnerKeySchema },
  },
  revokePartnerKey: {
    method: 'delete',
    path: '/api/partner-keys/{id}',
    summary: 'Revokes a key and its sessions at once; this cannot be undone.',
    auth: 'manager',
    recentSignIn: true,
    params: byId,
    answers: { 204: null },
  },
  unconfirmedLeads: {
    method: 'get',
    path: '/api/partner-keys/{id}/unconfirmed',
    summary:
      'Lists the entries of a key that wait to be confirmed, oldest first, with their number as `X-Total-Count`. They are no leads until then.',
    auth: 'manager',
    params: byId,
    query: unconfirmedQuery,
    answers: { 200: z.array(unconfirmedLeadSchema) },
  },
  confirmLeads: {
    method: 'post',
    path: '/api/partner-keys/{id}/unconfirmed/confirm',
    summary: 'Turns entries that wait into leads, as if they had just been sent.',
    auth: 'manager',
    params: byId,
    body: unconfirmedChoiceSchema,
    answers: { 200: unconfirmedDecisionSchema },
  },
  discardLeads: {
    method: 'post',
    path: '/api/partner-keys/{id}/unconfirmed/discard',
    summary: 'Discards entries that wait; they can be restored for 30 days.',
    auth: 'manager',
    params: byId,
    body: unconfirmedChoiceSchema,
    answers: { 200: unconfirmedDecisionSchema },
  },
  restoreUnconfirmedLeads: {
    method: 'post',
    path: '/api/partner-keys/{id}/unconfirmed/restore',
    summary: 'Restores the entries that one call discarded.',
    auth: 'manager',
    params: byId,
    body: restoredEntriesSchema,
    answers: { 200: unconfirmedDecisionSchema },
  },
  embedSession: {
    method: 'post',
    path: '/api/embed/session',
    summary:
      "Exchanges a partner's key for a token that is valid for 15 minutes and works from the request's Origin alone. 401 `key_refused`: the key is unknown, expired or revoked. 403 `origin_refused`: the key does not name this origin.",
    auth: 'public',
    body: embedSessionInputSchema,
    answers: { 201: embedSessionSchema },
    problems: [401, 403],
  },
} as const satisfies Record<string, Call>;
