import { z } from 'zod';
import { byId } from '../common.ts';
import {
  companyInputSchema,
  companySchema,
  companyUpdateSchema,
  ownCompanySchema,
} from '../company.ts';
import {
  approveInputSchema,
  inviteInputSchema,
  inviteSchema,
  pendingMemberSchema,
  resetLinkSchema,
} from '../member.ts';
import { userSchema } from '../user.ts';
import type { Call } from './call.ts';

/** Companies and who belongs to them. */
export const companyCalls = {
  companies: {
    method: 'get',
    path: '/api/companies',
    summary: 'Companies that a person can join.',
    auth: 'public',
    answers: { 200: z.array(companySchema) },
  },
  createCompany: {
    method: 'post',
    path: '/api/companies',
    summary: 'Founds a company, whose administrator the caller becomes.',
    auth: 'signed-in',
    body: companyInputSchema,
    answers: { 201: companySchema },
    idempotent: true,
    problems: [409, 422],
  },
  updateCompany: {
    method: 'put',
    path: '/api/companies/current',
    summary: 'Shows the own company in the public list, or hides it.',
    auth: 'admin',
    body: companyUpdateSchema,
    answers: { 200: ownCompanySchema },
    problems: [403, 404, 422],
  },
  invite: {
    method: 'post',
    path: '/api/companies/invites',
    summary: 'Makes a link that lets whoever opens it join with a role, for 7 days.',
    auth: 'manager',
    body: inviteInputSchema,
    answers: { 201: inviteSchema },
    problems: [403, 404, 422],
  },
  pendingMembers: {
    method: 'get',
    path: '/api/members/pending',
    summary: 'People who wait to join the company, longest waiting first.',
    auth: 'manager',
    answers: { 200: z.array(pendingMemberSchema) },
    problems: [403],
  },
  approveMember: {
    method: 'post',
    path: '/api/members/{id}/approve',
    summary: 'Lets somebody join with a role; their private leads move along.',
    auth: 'manager',
    params: byId,
    body: approveInputSchema,
    answers: { 200: userSchema },
    problems: [403, 404, 422],
  },
  rejectMember: {
    method: 'post',
    path: '/api/members/{id}/reject',
    summary: 'Refuses to let somebody join.',
    auth: 'manager',
    params: byId,
    answers: { 204: null },
    problems: [403, 404],
  },
  memberResetLink: {
    method: 'post',
    path: '/api/members/{id}/reset-link',
    summary: 'Makes a link for a member who lost their password; administrators only.',
    auth: 'admin',
    params: byId,
    answers: { 201: resetLinkSchema },
    problems: [403, 404],
  },
} as const satisfies Record<string, Call>;
