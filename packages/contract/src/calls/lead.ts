import { z } from 'zod';
import { activityInputSchema, activitySchema } from '../leads/activity.ts';
import {
  assignInputSchema,
  assignManyInputSchema,
  assignedLeadsSchema,
} from '../leads/assignment.ts';
import {
  changedLeadsSchema,
  deletedLeadsSchema,
  leadIdsInputSchema,
  statusManyInputSchema,
} from '../leads/bulk.ts';
import { scanInputSchema, scanSchema } from '../leads/capture.ts';
import { byId, pageQuery } from '../common.ts';
import { pictureFormats } from '../labels.ts';
import {
  createdLeadSchema,
  likelyDuplicateSchema,
  similarQuerySchema,
} from '../leads/duplicate.ts';
import { leadInputSchema, leadSchema, leadUpdateSchema } from '../leads/lead.ts';
import { leadListQuerySchema } from '../leads/leadList.ts';
import { mergedLeadSchema, mergeInputSchema, undoneMergeSchema } from '../leads/merge.ts';
import { snoozeInputSchema, todayQuerySchema, todaySchema } from '../leads/nextStep.ts';
import { capturedLeadSchema } from '../accounts/partner.ts';
import { capturesSchema, statsSchema } from '../leads/stats.ts';
import { listQuery } from '../wholeLists.ts';
import type { Call } from './call.ts';

/** Leads, their history and statistics, and the scanning of business cards. */
export const leadCalls = {
  stats: {
    method: 'get',
    path: '/api/dashboard/stats',
    summary: 'Returns counts over every lead that the caller may read.',
    auth: 'signed-in',
    answers: { 200: statsSchema },
  },
  captures: {
    method: 'get',
    path: '/api/dashboard/captures',
    summary: 'Counts the leads created in the last 30 days, by day and by source.',
    auth: 'signed-in',
    answers: { 200: capturesSchema },
  },
  leads: {
    method: 'get',
    path: '/api/leads',
    summary:
      'Lists leads that the caller may read; the Link and X-Total-Count headers carry neighbouring pages and the total.',
    auth: 'signed-in',
    query: leadListQuerySchema,
    answers: { 200: z.array(leadSchema) },
  },
  createLead: {
    method: 'post',
    path: '/api/leads',
    summary: 'Creates a lead and reports likely duplicates.',
    auth: 'signed-in',
    body: leadInputSchema,
    answers: { 201: createdLeadSchema },
    partner: { scope: 'capture', answers: { 201: capturedLeadSchema } },
    versioned: true,
    located: true,
    idempotent: true,
  },
  lead: {
    method: 'get',
    path: '/api/leads/{id}',
    summary: 'Returns a lead.',
    auth: 'signed-in',
    params: byId,
    versioned: true,
    answers: { 200: leadSchema },
  },
  leadVcard: {
    method: 'get',
    path: '/api/leads/{id}/vcard',
    summary: 'Returns a lead as a vCard for a phone book, without its notes.',
    auth: 'signed-in',
    params: byId,
    file: ['vcf'],
    answers: { 200: null },
  },
  leadPicture: {
    method: 'get',
    path: '/api/leads/{id}/pictures/{n}',
    summary:
      'Returns a picture of the card that a lead was captured from: 1 is its front, 2 its back.',
    auth: 'signed-in',
    params: byId.extend({ n: z.string().meta({ description: '1 or 2' }) }),
    file: pictureFormats,
    answers: { 200: null },
  },
  leadDuplicates: {
    method: 'get',
    path: '/api/leads/{id}/duplicates',
    summary: 'Lists leads that are probably the same person: same email first, then same phone.',
    auth: 'signed-in',
    params: byId,
    query: listQuery,
    answers: { 200: z.array(likelyDuplicateSchema) },
  },
  similarLeads: {
    method: 'get',
    path: '/api/leads/similar',
    summary:
      'Lists leads with the given email address or phone number, so that duplicates are found before a lead is created.',
    auth: 'signed-in',
    query: similarQuerySchema.extend(listQuery.shape),
    answers: { 200: z.array(likelyDuplicateSchema) },
  },
  updateLead: {
    method: 'put',
    path: '/api/leads/{id}',
    summary: 'Updates a lead; If-Match with its version prevents overwriting other changes.',
    auth: 'signed-in',
    params: byId,
    body: leadUpdateSchema,
    ifMatch: true,
    versioned: true,
    answers: { 200: leadSchema },
  },
  deleteLead: {
    method: 'delete',
    path: '/api/leads/{id}',
    summary: 'Deletes a lead; it can be restored for 30 days.',
    auth: 'signed-in',
    params: byId,
    answers: { 204: null },
  },
  restoreLead: {
    method: 'post',
    path: '/api/leads/{id}/restore',
    summary: 'Restores a deleted lead.',
    auth: 'signed-in',
    params: byId,
    versioned: true,
    answers: { 200: leadSchema },
  },
  mergeLead: {
    method: 'post',
    path: '/api/leads/{id}/merge',
    summary:
      'Merges another lead into this one: history and emails move, and the other lead is removed. If-Match takes the version of this lead, then that of the other.',
    auth: 'signed-in',
    params: byId,
    body: mergeInputSchema,
    ifMatch: true,
    versioned: true,
    idempotent: true,
    answers: { 200: mergedLeadSchema },
  },
  undoMerge: {
    method: 'post',
    path: '/api/merges/{id}/undo',
    summary: 'Undoes a merge made in the last 30 days; later changes are kept.',
    auth: 'signed-in',
    params: byId,
    answers: { 200: undoneMergeSchema },
  },
  statusOfLeads: {
    method: 'post',
    path: '/api/leads/status',
    summary: 'Sets the status of several leads, all or none.',
    auth: 'signed-in',
    body: statusManyInputSchema,
    answers: { 200: changedLeadsSchema },
    problems: [404],
  },
  deleteLeads: {
    method: 'post',
    path: '/api/leads/delete',
    summary: 'Deletes several leads, all or none; they can be restored for 30 days.',
    auth: 'signed-in',
    body: leadIdsInputSchema,
    answers: { 200: deletedLeadsSchema },
    problems: [404],
  },
  restoreLeads: {
    method: 'post',
    path: '/api/leads/restore',
    summary: 'Restores several deleted leads, all or none.',
    auth: 'signed-in',
    body: leadIdsInputSchema,
    answers: { 200: changedLeadsSchema },
    problems: [404],
  },
  today: {
    method: 'get',
    path: '/api/today',
    summary: 'Lists the leads of the caller that need something today.',
    auth: 'signed-in',
    query: todayQuerySchema,
    answers: { 200: todaySchema },
  },
  finishNextStep: {
    method: 'post',
    path: '/api/leads/{id}/next-step/done',
    summary: 'Ends the next step of a lead, and its wait for contact.',
    auth: 'signed-in',
    params: byId,
    ifMatch: true,
    versioned: true,
    answers: { 200: leadSchema },
  },
  snoozeNextStep: {
    method: 'post',
    path: '/api/leads/{id}/next-step/snooze',
    summary: 'Moves the next step of a lead to a later moment.',
    auth: 'signed-in',
    params: byId,
    body: snoozeInputSchema,
    ifMatch: true,
    versioned: true,
    answers: { 200: leadSchema },
  },
  assignLead: {
    method: 'post',
    path: '/api/leads/{id}/assign',
    summary: 'Assigns a lead to an agent, or unassigns it.',
    auth: 'manager',
    params: byId,
    body: assignInputSchema,
    versioned: true,
    answers: { 200: leadSchema },
  },
  assignLeads: {
    method: 'post',
    path: '/api/leads/assign',
    summary:
      'Assigns several leads to one agent, unassigns them, or distributes them fairly; all or none, except those that `from` leaves out.',
    auth: 'manager',
    body: assignManyInputSchema,
    answers: { 200: assignedLeadsSchema },
    problems: [404],
  },
  activities: {
    method: 'get',
    path: '/api/leads/{id}/activities',
    summary: "Lists a lead's activities, newest first.",
    auth: 'signed-in',
    params: byId,
    query: pageQuery,
    answers: { 200: z.array(activitySchema) },
  },
  createActivity: {
    method: 'post',
    path: '/api/leads/{id}/activities',
    summary: 'Records a call or WhatsApp message that the caller starts.',
    auth: 'signed-in',
    params: byId,
    body: activityInputSchema,
    answers: { 201: activitySchema },
    idempotent: true,
  },
  scanCard: {
    method: 'post',
    path: '/api/leads/scan-card',
    summary: 'Reads a business card.',
    auth: 'signed-in',
    body: scanInputSchema,
    partner: { scope: 'capture', answers: { 200: scanSchema } },
    answers: { 200: scanSchema },
  },
} as const satisfies Record<string, Call>;
