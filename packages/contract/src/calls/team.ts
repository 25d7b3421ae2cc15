import { z } from 'zod';
import { auditEntrySchema } from '../audit.ts';
import { pageQuery } from '../common.ts';
import { communicationQuerySchema, communicationSchema } from '../communication.ts';
import { teamUserSchema } from '../team.ts';
import type { Call } from './call.ts';

/** Team members, communications and the audit trail. */
export const teamCalls = {
  users: {
    method: 'get',
    path: '/api/users',
    summary: 'Lists members of the company with their statistics, by name.',
    auth: 'manager',
    answers: { 200: z.array(teamUserSchema) },
  },
  communications: {
    method: 'get',
    path: '/api/communications',
    summary: "Lists emails, calls, messages and meetings with the caller's leads, newest first.",
    auth: 'signed-in',
    query: communicationQuerySchema,
    answers: { 200: z.array(communicationSchema) },
  },
  audit: {
    method: 'get',
    path: '/api/audit',
    summary: 'Lists the entries of the audit trail, newest first.',
    auth: 'admin',
    query: pageQuery,
    answers: { 200: z.array(auditEntrySchema) },
  },
} as const satisfies Record<string, Call>;
