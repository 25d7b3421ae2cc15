import { z } from 'zod';
import { byId, pageQuery } from '../common.ts';
import {
  createLeadsInputSchema,
  createdLeadsSchema,
  eventInputSchema,
  eventSchema,
  eventUpdateSchema,
  publicEventSchema,
} from '../events/event.ts';
import {
  eventQuestionsInputSchema,
  eventQuestionsSchema,
  questionsQuerySchema,
} from '../events/question.ts';
import { eventBoardSchema, heldCapturesSchema } from '../events/eventBoard.ts';
import { importSchema, importSourceQuerySchema } from '../importing/import.ts';
import { sheetFormats } from '../labels.ts';
import type { Call } from './call.ts';

/** Events, and the leads met there. */
export const eventCalls = {
  events: {
    method: 'get',
    path: '/api/events',
    summary: "Lists the company's events, latest first.",
    auth: 'signed-in',
    scope: 'events:read',
    query: pageQuery,
    partner: { scope: 'events:read', answers: { 200: z.array(publicEventSchema) } },
    answers: { 200: z.array(eventSchema) },
  },
  event: {
    method: 'get',
    path: '/api/events/{id}',
    summary: 'Returns one event.',
    auth: 'signed-in',
    scope: 'events:read',
    params: byId,
    answers: { 200: eventSchema },
  },
  createEvent: {
    method: 'post',
    path: '/api/events',
    summary: 'Creates an event.',
    auth: 'signed-in',
    scope: 'events:write',
    body: eventInputSchema,
    answers: { 201: eventSchema },
    idempotent: true,
  },
  updateEvent: {
    method: 'put',
    path: '/api/events/{id}',
    summary: 'Updates an event; allowed for its creator, managers and administrators.',
    auth: 'signed-in',
    scope: 'events:write',
    params: byId,
    body: eventUpdateSchema,
    answers: { 200: eventSchema },
    problems: [403],
  },
  deleteEvent: {
    method: 'delete',
    path: '/api/events/{id}',
    summary:
      'Deletes an event and keeps its leads; allowed for its creator, managers and administrators.',
    auth: 'signed-in',
    scope: 'events:write',
    params: byId,
    answers: { 204: null },
    problems: [403],
  },
  eventBoard: {
    method: 'get',
    path: '/api/events/{id}/board',
    summary:
      "Counts what followed the capture of an event's leads, from first contact to meeting; an agent's own leads only.",
    auth: 'signed-in',
    scope: 'events:read',
    params: byId,
    answers: { 200: eventBoardSchema },
  },
  tellHeldCaptures: {
    method: 'put',
    path: '/api/events/{id}/held-captures',
    summary:
      "Tells how many captures of an event one of the user's devices holds and has not sent, and since when; managers see the sum on the event's board.",
    auth: 'signed-in',
    scope: 'leads:write',
    params: byId,
    body: heldCapturesSchema,
    answers: { 204: null },
  },
  createEventLeads: {
    method: 'post',
    path: '/api/events/{id}/create-leads',
    summary: 'Creates leads from attendees of an event and reports likely duplicates.',
    auth: 'signed-in',
    scope: 'leads:write',
    params: byId,
    body: createLeadsInputSchema,
    answers: { 201: createdLeadsSchema },
    idempotent: true,
  },
  createAttendeeList: {
    method: 'post',
    path: '/api/events/{id}/attendee-list',
    summary:
      "Uploads an organiser's list of attendees as .xlsx or .csv. Its commit fills in the leads that have nothing but a badge code of the list; undoing it restores them.",
    auth: 'signed-in',
    scope: 'events:write',
    params: byId,
    query: importSourceQuerySchema,
    upload: sheetFormats,
    answers: { 201: importSchema },
    located: true,
    idempotent: true,
  },
  eventQuestions: {
    method: 'get',
    path: '/api/events/{id}/questions',
    summary: 'Returns the questions of an event, in the current or an older version.',
    auth: 'signed-in',
    scope: 'events:read',
    params: byId,
    query: questionsQuerySchema,
    answers: { 200: eventQuestionsSchema },
    versioned: true,
  },
  setEventQuestions: {
    method: 'put',
    path: '/api/events/{id}/questions',
    summary:
      'Replaces the questions of an event as a new version; allowed for its creator, managers and administrators.',
    auth: 'signed-in',
    scope: 'events:write',
    params: byId,
    body: eventQuestionsInputSchema,
    answers: { 200: eventQuestionsSchema },
    problems: [403],
    versioned: true,
    ifMatch: true,
  },
} as const satisfies Record<string, Call>;
