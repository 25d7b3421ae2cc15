import { z } from 'zod';
import { auditEntrySchema, auditExportQuerySchema, auditQuerySchema } from '../system/audit.ts';
import { pageQuery } from '../common.ts';
import {
  communicationQuerySchema,
  communicationSchema,
  dueLeadSchema,
} from '../mail/communication.ts';
import { teamUserSchema } from '../accounts/team.ts';
import { listQuery } from '../wholeLists.ts';
import type { Call } from './call.ts';

/** Team members, communications and the audit trail. */
export const teamCalls = {
  users: {
    method: 'get',
    path: '/api/users',
    summary: 'Lists members of the company with their statistics, by name.',
    auth: 'manager',
    scope: 'team:read',
    query: listQuery,
    answers: { 200: z.array(teamUserSchema) },
  },
  communications: {
    method: 'get',
    path: '/api/communications',
    summary: "Lists emails, calls, messages and meetings with the caller's leads, newest first.",
    auth: 'signed-in',
    scope: 'team:read',
    query: communicationQuerySchema,
    answers: { 200: z.array(communicationSchema) },
  },
  dueLeads: {
    method: 'get',
    path: '/api/communications/due',
    summary:
      "Lists the caller's open leads whose next step is due or, without one, of type Action Required or Pending Follow-up and not contacted since, longest first.",
    auth: 'signed-in',
    scope: 'leads:read',
    query: pageQuery,
    answers: { 200: z.array(dueLeadSchema) },
  },
  audit: {
    method: 'get',
    path: '/api/audit',
    summary: 'Lists the entries of the audit trail, newest first.',
    auth: 'admin',
    query: auditQuerySchema,
    answers: { 200: z.array(auditEntrySchema) },
  },
  exportAudit: {
    method: 'get',
    path: '/api/audit/export',
    summary: "Exports every entry that matches the trail's filters as a spreadsheet, newest first.",
    auth: 'admin',
    recentSignIn: true,
    query: auditExportQuerySchema,
    file: ['xlsx', 'csv'],
    answers: { 200: null },
  },
} as const satisfies Record<string, Call>;
