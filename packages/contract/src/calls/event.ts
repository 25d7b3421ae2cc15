import { z } from 'zod';
import { byId, pageQuery } from '../common.ts';
import {
  createLeadsInputSchema,
  createdLeadsSchema,
  eventInputSchema,
  eventSchema,
  eventUpdateSchema,
} from '../event.ts';
import type { Call } from './call.ts';

/** Events, and the leads that are met there. */
export const eventCalls = {
  events: {
    method: 'get',
    path: '/api/events',
    summary: 'Events of the company, latest first.',
    auth: 'signed-in',
    query: pageQuery,
    answers: { 200: z.array(eventSchema) },
  },
  createEvent: {
    method: 'post',
    path: '/api/events',
    summary: 'Creates an event.',
    auth: 'signed-in',
    body: eventInputSchema,
    answers: { 201: eventSchema },
    idempotent: true,
  },
  updateEvent: {
    method: 'put',
    path: '/api/events/{id}',
    summary: 'Changes an event; for whoever created it, managers and administrators.',
    auth: 'signed-in',
    params: byId,
    body: eventUpdateSchema,
    answers: { 200: eventSchema },
    problems: [403],
  },
  deleteEvent: {
    method: 'delete',
    path: '/api/events/{id}',
    summary: 'Deletes an event; its leads stay. For its creator, managers and administrators.',
    auth: 'signed-in',
    params: byId,
    answers: { 204: null },
    problems: [403],
  },
  createEventLeads: {
    method: 'post',
    path: '/api/events/{id}/create-leads',
    summary: "Makes an event's attendees leads and names likely duplicates.",
    auth: 'signed-in',
    params: byId,
    body: createLeadsInputSchema,
    answers: { 201: createdLeadsSchema },
    idempotent: true,
  },
} as const satisfies Record<string, Call>;
