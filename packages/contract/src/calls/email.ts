import { z } from 'zod';
import { byId, pageQuery } from '../common.ts';
import {
  dispatchSchema,
  emailQuerySchema,
  emailSchema,
  mailboxMailSchema,
  sendEmailInputSchema,
} from '../email.ts';
import { meetingInputSchema, meetingSchema } from '../meeting.ts';
import type { Call } from './call.ts';

/** Mail and invitations to leads. */
export const emailCalls = {
  sendEmail: {
    method: 'post',
    path: '/api/emails/send',
    summary: 'Sends a mail to a lead: tried at once for 2 s, then again in the background.',
    auth: 'signed-in',
    body: sendEmailInputSchema,
    answers: { 202: dispatchSchema },
    idempotent: true,
    problems: [403, 404],
  },
  emails: {
    method: 'get',
    path: '/api/emails',
    summary: "Mails to the caller's leads with their states, newest first.",
    auth: 'signed-in',
    query: emailQuerySchema,
    answers: { 200: z.array(emailSchema) },
  },
  retryEmail: {
    method: 'post',
    path: '/api/emails/{id}/retry',
    summary: 'Tries a mail again now that failed or waits.',
    auth: 'signed-in',
    params: byId,
    answers: { 202: dispatchSchema },
    problems: [403],
  },
  mailbox: {
    method: 'get',
    path: '/api/mailbox',
    summary: "Mails to the caller's leads that stayed here, as no mail server is set up.",
    auth: 'signed-in',
    query: pageQuery,
    answers: { 200: z.array(mailboxMailSchema) },
  },
  createMeeting: {
    method: 'post',
    path: '/api/leads/{id}/meetings',
    summary: 'Invites a lead to a meeting, by mail with an iCalendar file.',
    auth: 'signed-in',
    params: byId,
    body: meetingInputSchema,
    answers: { 201: meetingSchema },
    idempotent: true,
    problems: [403],
  },
} as const satisfies Record<string, Call>;
