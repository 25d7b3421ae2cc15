import { z } from 'zod';
import { activityInputSchema, activitySchema } from '../activity.ts';
import { assignInputSchema, assignManyInputSchema, assignedLeadsSchema } from '../assignment.ts';
import { scanInputSchema, scanSchema } from '../capture.ts';
import { byId, pageQuery } from '../common.ts';
import {
  createdLeadSchema,
  leadInputSchema,
  leadListQuerySchema,
  leadSchema,
  leadUpdateSchema,
} from '../lead.ts';
import { statsSchema } from '../stats.ts';
import type { Call } from './call.ts';

/** Leads, their figures, and cards that become leads. */
export const leadCalls = {
  stats: {
    method: 'get',
    path: '/api/dashboard/stats',
    summary: 'Counts over every lead the caller may read.',
    auth: 'signed-in',
    answers: { 200: statsSchema },
  },
  leads: {
    method: 'get',
    path: '/api/leads',
    summary: 'Leads the caller may read; Link and X-Total-Count headers carry paging and total.',
    auth: 'signed-in',
    query: leadListQuerySchema,
    answers: { 200: z.array(leadSchema) },
  },
  createLead: {
    method: 'post',
    path: '/api/leads',
    summary: 'Creates a lead and names likely duplicates.',
    auth: 'signed-in',
    body: leadInputSchema,
    answers: { 201: createdLeadSchema },
    versioned: true,
    located: true,
    idempotent: true,
  },
  lead: {
    method: 'get',
    path: '/api/leads/{id}',
    summary: 'One lead.',
    auth: 'signed-in',
    params: byId,
    versioned: true,
    answers: { 200: leadSchema },
  },
  updateLead: {
    method: 'put',
    path: '/api/leads/{id}',
    summary: 'Changes a lead; If-Match with its version guards against overwriting.',
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
    summary: 'Deletes a lead, which can be restored for 30 days.',
    auth: 'signed-in',
    params: byId,
    answers: { 204: null },
  },
  restoreLead: {
    method: 'post',
    path: '/api/leads/{id}/restore',
    summary: 'Brings back a deleted lead.',
    auth: 'signed-in',
    params: byId,
    versioned: true,
    answers: { 200: leadSchema },
  },
  assignLead: {
    method: 'post',
    path: '/api/leads/{id}/assign',
    summary: 'Gives a lead to an agent, or to nobody.',
    auth: 'manager',
    params: byId,
    body: assignInputSchema,
    versioned: true,
    answers: { 200: leadSchema },
  },
  assignLeads: {
    method: 'post',
    path: '/api/leads/assign',
    summary: 'Gives many leads to one agent, to nobody, or spreads them fairly; all or none.',
    auth: 'manager',
    body: assignManyInputSchema,
    answers: { 200: assignedLeadsSchema },
    problems: [404],
  },
  activities: {
    method: 'get',
    path: '/api/leads/{id}/activities',
    summary: 'What happened to a lead, newest first.',
    auth: 'signed-in',
    params: byId,
    query: pageQuery,
    answers: { 200: z.array(activitySchema) },
  },
  createActivity: {
    method: 'post',
    path: '/api/leads/{id}/activities',
    summary: 'Notes a call or a WhatsApp message that the caller begins.',
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
    answers: { 200: scanSchema },
  },
} as const satisfies Record<string, Call>;
