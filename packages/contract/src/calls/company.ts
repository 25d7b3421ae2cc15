import { z } from 'zod';
import { byId } from '../common.ts';
import {
  companyInputSchema,
  companySchema,
  companyUpdateSchema,
  leavingPreviewSchema,
  ownCompanySchema,
} from '../accounts/company.ts';
import {
  approveInputSchema,
  inviteInputSchema,
  inviteLookSchema,
  inviteSchema,
  listedInviteSchema,
  memberInputSchema,
  memberSchema,
  offeredInviteSchema,
  pendingMemberSchema,
  removalQuerySchema,
  removalSchema,
  resetLinkSchema,
} from '../accounts/member.ts';
import { userSchema } from '../accounts/user.ts';
import { serverLimits } from '../limits.ts';
import { firstStepsSchema, sampleDataSchema } from '../system/firstSteps.ts';
import { companyListQuery, listQuery } from '../wholeLists.ts';
import type { Call } from './call.ts';

/** Companies and their members. */
export const companyCalls = {
  companies: {
    method: 'get',
    path: '/api/companies',
    summary: `Finds companies that users can ask to join, at most ${serverLimits.companies} of them.`,
    auth: 'public',
    query: companyListQuery,
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
  ownCompany: {
    method: 'get',
    path: '/api/companies/current',
    summary:
      "Returns the caller's company: what it says about itself, and whether it is in the public list.",
    auth: 'manager',
    answers: { 200: ownCompanySchema },
    problems: [404],
  },
  updateCompany: {
    method: 'put',
    path: '/api/companies/current',
    summary:
      "Changes what the caller's company says about itself in emails; administrators also show or hide it in the public list.",
    auth: 'manager',
    body: companyUpdateSchema,
    answers: { 200: ownCompanySchema },
    problems: [403, 404],
  },
  leavingPreview: {
    method: 'get',
    path: '/api/companies/current/leaving',
    summary: 'Returns what happens if the caller leaves their company.',
    auth: 'signed-in',
    answers: { 200: leavingPreviewSchema },
    problems: [404],
  },
  leaveCompany: {
    method: 'post',
    path: '/api/companies/current/leave',
    summary:
      'Leaves the company: leads assigned to the caller become unassigned, those they created stay with the managers. The only member takes all records along, and the company ends.',
    auth: 'signed-in',
    recentSignIn: true,
    answers: { 200: userSchema },
    problems: [404],
  },
  invite: {
    method: 'post',
    path: '/api/companies/invites',
    summary:
      'Creates an invitation link with a role and an expiry, and emails it if it names an address; users who open it join with its role.',
    auth: 'manager',
    body: inviteInputSchema,
    answers: { 201: inviteSchema },
    problems: [403, 404],
  },
  lookAtInvite: {
    method: 'post',
    path: '/api/companies/invites/look',
    summary: 'Returns who invites to which company, with the token from the link.',
    auth: 'public',
    body: inviteLookSchema,
    answers: { 200: offeredInviteSchema },
  },
  invites: {
    method: 'get',
    path: '/api/companies/invites',
    summary: 'Lists invitations that are still valid, newest first, without their links.',
    auth: 'manager',
    query: listQuery,
    answers: { 200: z.array(listedInviteSchema) },
  },
  revokeInvite: {
    method: 'delete',
    path: '/api/companies/invites/{id}',
    summary: 'Revokes an invitation: its link no longer works.',
    auth: 'manager',
    params: byId,
    answers: { 204: null },
  },
  members: {
    method: 'get',
    path: '/api/members',
    summary: 'Lists members of the company and users waiting for approval, by name.',
    auth: 'manager',
    query: listQuery,
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
    query: listQuery,
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

/** The first steps in a new workspace. */
export const onboardingCalls = {
  firstSteps: {
    method: 'get',
    path: '/api/first-steps',
    summary: "Returns which first steps were taken in the caller's workspace.",
    auth: 'signed-in',
    answers: { 200: firstStepsSchema },
  },
  closeFirstSteps: {
    method: 'post',
    path: '/api/first-steps/close',
    summary: 'Closes the list of first steps for the caller.',
    auth: 'signed-in',
    answers: { 204: null },
  },
  addSamples: {
    method: 'post',
    path: '/api/samples',
    summary:
      'Adds sample data to explore: an event in the past with leads whose source is “Sample data”.',
    auth: 'signed-in',
    answers: { 201: sampleDataSchema },
    problems: [403, 409],
    idempotent: true,
  },
  removeSamples: {
    method: 'delete',
    path: '/api/samples',
    summary:
      'Removes the sample data permanently, except leads into which others were merged; leads that were added to its event lose it.',
    auth: 'signed-in',
    answers: { 200: sampleDataSchema },
    problems: [403, 404],
  },
} as const satisfies Record<string, Call>;
