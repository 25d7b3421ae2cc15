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

/** Companies and their members. */
export const companyCalls = {
  companies: {
    method: 'get',
    path: '/api/companies',
    summary: 'Lists the companies that users can ask to join.',
    auth: 'public',
    answers: { 200: z.array(companySchema) },
  },
  createCompany: {
    method: 'post',
    path: '/api/companies',
    summary: 'Creates a company; the caller becomes its administrator.',
    auth: 'signed-in',
    body: companyInputSchema,
    answers: { 201: companySchema },
    idempotent: true,
  },
  updateCompany: {
    method: 'put',
    path: '/api/companies/current',
    summary: "Shows the caller's company in the public list, or hides it.",
    auth: 'admin',
    body: companyUpdateSchema,
    answers: { 200: ownCompanySchema },
    problems: [404],
  },
  invite: {
    method: 'post',
    path: '/api/companies/invites',
    summary:
      'Creates an invitation link that is valid for 7 days; users who open it join with its role.',
    auth: 'manager',
    body: inviteInputSchema,
    answers: { 201: inviteSchema },
    problems: [404],
  },
  members: {
    method: 'get',
    path: '/api/members',
    summary: 'Lists members of the company and users waiting for approval, by name.',
    auth: 'manager',
    answers: { 200: z.array(memberSchema) },
  },
  updateMember: {
    method: 'put',
    path: '/api/members/{id}',
    summary: "Changes a member's role; requires a sign-in less than 10 minutes old.",
    auth: 'manager',
    recentSignIn: true,
    params: byId,
    body: memberInputSchema,
    answers: { 200: userSchema },
  },
  removeMember: {
    method: 'delete',
    path: '/api/members/{id}',
    summary: 'Removes a member from the company; their leads stay and are reassigned.',
    auth: 'manager',
    recentSignIn: true,
    params: byId,
    query: removalQuerySchema,
    answers: { 200: removalSchema },
  },
  pendingMembers: {
    method: 'get',
    path: '/api/members/pending',
    summary: 'Lists users waiting to join the company, longest wait first.',
    auth: 'manager',
    answers: { 200: z.array(pendingMemberSchema) },
  },
  approveMember: {
    method: 'post',
    path: '/api/members/{id}/approve',
    summary: 'Approves a user with a role; their private leads move into the company.',
    auth: 'manager',
    params: byId,
    body: approveInputSchema,
    answers: { 200: userSchema },
  },
  rejectMember: {
    method: 'post',
    path: '/api/members/{id}/reject',
    summary: 'Rejects a user who asked to join.',
    auth: 'manager',
    params: byId,
    answers: { 204: null },
  },
  memberResetLink: {
    method: 'post',
    path: '/api/members/{id}/reset-link',
    summary: 'Creates a password reset link for a member; administrators only.',
    auth: 'admin',
    recentSignIn: true,
    params: byId,
    answers: { 201: resetLinkSchema },
  },
} as const satisfies Record<string, Call>;
