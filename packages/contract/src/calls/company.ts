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
  memberInputSchema,
  memberSchema,
  pendingMemberSchema,
  removalQuerySchema,
  removalSchema,
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
  },
  updateCompany: {
    method: 'put',
    path: '/api/companies/current',
    summary: 'Shows the own company in the public list, or hides it.',
    auth: 'admin',
    body: companyUpdateSchema,
    answers: { 200: ownCompanySchema },
    problems: [404],
  },
  invite: {
    method: 'post',
    path: '/api/companies/invites',
    summary: 'Makes a link that lets whoever opens it join with a role, for 7 days.',
    auth: 'manager',
    body: inviteInputSchema,
    answers: { 201: inviteSchema },
    problems: [404],
  },
  members: {
    method: 'get',
    path: '/api/members',
    summary: 'Members of the company and who waits to join it, by name.',
    auth: 'manager',
    answers: { 200: z.array(memberSchema) },
  },
  updateMember: {
    method: 'put',
    path: '/api/members/{id}',
    summary: 'Gives a member another role; the sign-in must be less than 10 minutes old.',
    auth: 'manager',
    recentSignIn: true,
    params: byId,
    body: memberInputSchema,
    answers: { 200: userSchema },
  },
  removeMember: {
    method: 'delete',
    path: '/api/members/{id}',
    summary: 'Takes a member out of the company; their leads stay and are handed on.',
    auth: 'manager',
    recentSignIn: true,
    params: byId,
    query: removalQuerySchema,
    answers: { 200: removalSchema },
  },
  pendingMembers: {
    method: 'get',
    path: '/api/members/pending',
    summary: 'People who wait to join the company, longest waiting first.',
    auth: 'manager',
    answers: { 200: z.array(pendingMemberSchema) },
  },
  approveMember: {
    method: 'post',
    path: '/api/members/{id}/approve',
    summary: 'Lets somebody join with a role; their private leads move along.',
    auth: 'manager',
    params: byId,
    body: approveInputSchema,
    answers: { 200: userSchema },
  },
  rejectMember: {
    method: 'post',
    path: '/api/members/{id}/reject',
    summary: 'Refuses to let somebody join.',
    auth: 'manager',
    params: byId,
    answers: { 204: null },
  },
  memberResetLink: {
    method: 'post',
    path: '/api/members/{id}/reset-link',
    summary: 'Makes a link for a member who lost their password; administrators only.',
    auth: 'admin',
    recentSignIn: true,
    params: byId,
    answers: { 201: resetLinkSchema },
  },
} as const satisfies Record<string, Call>;
