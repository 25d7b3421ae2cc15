import { z } from 'zod';
import { byId } from '../common.ts';
import {
  embedSessionInputSchema,
  embedSessionSchema,
  partnerKeyInputSchema,
  partnerKeySchema,
  partnerKeyUpdateSchema,
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
