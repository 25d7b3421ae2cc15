import { z } from 'zod';
import { auditEntrySchema } from '../audit.ts';
import { pageQuery } from '../common.ts';
import { communicationQuerySchema, communicationSchema } from '../communication.ts';
import { teamUserSchema } from '../team.ts';
import type { Call } from './call.ts';

/** Who works here, what they did and with whom they are in touch. */
export const teamCalls = {
  users: {
    method: 'get',
    path: '/api/users',
    summary: 'Members of the company with their figures, by name.',
    auth: 'manager',
    answers: { 200: z.array(teamUserSchema) },
  },
  communications: {
    method: 'get',
    path: '/api/communications',
    summary: "Emails, calls, messages and meetings of the caller's leads, newest first.",
    auth: 'signed-in',
    query: communicationQuerySchema,
    answers: { 200: z.array(communicationSchema) },
  },
  audit: {
    method: 'get',
    path: '/api/audit',
    summary: 'Who did what, newest first.',
    auth: 'admin',
    query: pageQuery,
    answers: { 200: z.array(auditEntrySchema) },
  },
} as const satisfies Record<string, Call>;
