import { z } from 'zod';
import { assignManyInputSchema, assignedLeadsSchema } from '../leads/assignment.ts';
import {
  changedLeadsSchema,
  deletedLeadsSchema,
  leadIdsInputSchema,
  matchedLeadsSchema,
  matchingInputSchema,
  statusManyInputSchema,
} from '../leads/bulk.ts';
import { byId } from '../common.ts';
import { viewInputSchema, viewSchema } from '../leads/leadList.ts';
import { listQuery } from '../wholeLists.ts';
import type { Call } from './call.ts';

/** Changes of many leads of the list, and its saved views. */
export const leadListCalls = {
  statusOfLeads: {
    method: 'post',
    path: '/api/leads/status',
    summary: 'Sets the status of several leads, all or none.',
    auth: 'signed-in',
    scope: 'leads:write',
    body: statusManyInputSchema,
    answers: { 200: changedLeadsSchema },
    problems: [404],
  },
  deleteLeads: {
    method: 'post',
    path: '/api/leads/delete',
    summary: 'Deletes several leads, all or none; they can be restored for 30 days.',
    auth: 'signed-in',
    scope: 'leads:write',
    body: leadIdsInputSchema,
    answers: { 200: deletedLeadsSchema },
    problems: [404],
  },
  restoreLeads: {
    method: 'post',
    path: '/api/leads/restore',
    summary: 'Restores several deleted leads, all or none.',
    auth: 'signed-in',
    scope: 'leads:write',
    body: leadIdsInputSchema,
    answers: { 200: changedLeadsSchema },
    problems: [404],
  },
  changeMatching: {
    method: 'post',
    path: '/api/leads/matching',
    summary:
      'Changes all leads that match a filter, newest first, a part with each call: repeat it with `next` as `cursor` until that is null. A part is changed as a whole or not at all.',
    auth: 'signed-in',
    scope: 'leads:write',
    body: matchingInputSchema,
    answers: { 200: matchedLeadsSchema },
    problems: [403],
  },
  assignLeads: {
    method: 'post',
    path: '/api/leads/assign',
    summary:
      'Assigns several leads to one agent, unassigns them, or distributes them fairly; all or none, except those that `from` leaves out.',
    auth: 'manager',
    scope: 'leads:write',
    body: assignManyInputSchema,
    answers: { 200: assignedLeadsSchema },
    problems: [404],
  },
  views: {
    method: 'get',
    path: '/api/views',
    summary:
      "Lists the caller's saved views of the lead list, and those shared with them, by name.",
    auth: 'signed-in',
    scope: 'leads:read',
    query: listQuery,
    answers: { 200: z.array(viewSchema) },
  },
  createView: {
    method: 'post',
    path: '/api/views',
    summary: 'Saves a view of the lead list. Managers can share it with their workspace.',
    auth: 'signed-in',
    scope: 'leads:write',
    body: viewInputSchema,
    answers: { 201: viewSchema },
    idempotent: true,
    problems: [403],
  },
  updateView: {
    method: 'put',
    path: '/api/views/{id}',
    summary: 'Replaces a saved view: an own one, or, for managers, a shared one.',
    auth: 'signed-in',
    scope: 'leads:write',
    params: byId,
    body: viewInputSchema,
    answers: { 200: viewSchema },
    problems: [403],
  },
  deleteView: {
    method: 'delete',
    path: '/api/views/{id}',
    summary: 'Deletes a saved view: an own one, or, for managers, a shared one.',
    auth: 'signed-in',
    scope: 'leads:write',
    params: byId,
    answers: { 204: null },
    problems: [403],
  },
} as const satisfies Record<string, Call>;
