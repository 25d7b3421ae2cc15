import { z } from 'zod';
import { byId, pageQuery } from '../common.ts';
import {
  dispatchSchema,
  emailQuerySchema,
  emailSchema,
  mailboxMailSchema,
  sendEmailInputSchema,
} from '../mail/email.ts';
import { meetingInputSchema, meetingSchema } from '../mail/meeting.ts';
import type { Call } from './call.ts';

/** Emails and meeting invitations to leads. */
export const emailCalls = {
  sendEmail: {
    method: 'post',
    path: '/api/emails/send',
    summary:
      'Sends an email to a lead: tried immediately for up to 2 s, then retried in the background.',
    auth: 'signed-in',
    scope: 'mail:send',
    body: sendEmailInputSchema,
    answers: { 202: dispatchSchema },
    idempotent: true,
    problems: [403, 404],
  },
  emails: {
    method: 'get',
    path: '/api/emails',
    summary: "Lists emails to the caller's leads with their delivery status, newest first.",
    auth: 'signed-in',
    scope: 'leads:read',
    query: emailQuerySchema,
    answers: { 200: z.array(emailSchema) },
  },
  retryEmail: {
    method: 'post',
    path: '/api/emails/{id}/retry',
    summary: 'Retries a failed or queued email immediately.',
    auth: 'signed-in',
    scope: 'mail:send',
    params: byId,
    answers: { 202: dispatchSchema },
    problems: [403],
  },
  mailbox: {
    method: 'get',
    path: '/api/mailbox',
    summary:
      "Lists emails to the caller's leads that were kept locally because SMTP is not configured.",
    auth: 'signed-in',
    query: pageQuery,
    answers: { 200: z.array(mailboxMailSchema) },
  },
  createMeeting: {
    method: 'post',
    path: '/api/leads/{id}/meetings',
    summary: 'Invites a lead to a meeting by email, with an iCalendar file attached.',
    auth: 'signed-in',
    scope: 'mail:send',
    params: byId,
    body: meetingInputSchema,
    answers: { 201: meetingSchema },
    idempotent: true,
    problems: [403],
  },
} as const satisfies Record<string, Call>;
