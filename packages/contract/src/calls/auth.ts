import { z } from 'zod';
import { apiKeyQuerySchema } from '../accounts/apiKey.ts';
import {
  allowedAssistantSchema,
  assistantConsentSchema,
  assistantRequestSchema,
  assistantSchema,
  assistantToAllowSchema,
} from '../accounts/assistant.ts';
import {
  acceptedSchema,
  changePasswordInputSchema,
  deviceSchema,
  disownInputSchema,
  forgotPasswordInputSchema,
  profileInputSchema,
  reauthenticateInputSchema,
  resetPasswordInputSchema,
  verifyInputSchema,
} from '../accounts/account.ts';
import { byId } from '../common.ts';
import {
  googleCallbackInputSchema,
  googleInputSchema,
  googleSessionSchema,
} from '../accounts/google.ts';
import {
  loginInputSchema,
  registerInputSchema,
  registrationSchema,
  sessionSchema,
  userSchema,
} from '../accounts/user.ts';
import { listQuery } from '../wholeLists.ts';
import type { Call } from './call.ts';

/** Registration, sign-in and sign-out, and the user's own account. */
export const authCalls = {
  register: {
    method: 'post',
    path: '/api/auth/register',
    summary: 'Creates an account and signs in.',
    auth: 'public',
    body: registerInputSchema,
    answers: { 201: registrationSchema },
    problems: [409],
  },
  login: {
    method: 'post',
    path: '/api/auth/login',
    summary: 'Signs in with email and password.',
    auth: 'public',
    body: loginInputSchema,
    answers: { 200: sessionSchema },
    problems: [401],
  },
  google: {
    method: 'post',
    path: '/api/auth/google',
    summary: 'Signs in with a Google ID token; including a role completes the profile.',
    auth: 'public',
    body: googleInputSchema,
    answers: { 200: googleSessionSchema },
    problems: [401, 403, 409, 502],
  },
  googleCallback: {
    method: 'post',
    path: '/api/auth/google/callback',
    summary: 'Signs in with the authorization code that Google sent to the callback page.',
    auth: 'public',
    body: googleCallbackInputSchema,
    answers: { 200: googleSessionSchema },
    problems: [401, 403, 409, 502],
  },
  logout: {
    method: 'post',
    path: '/api/auth/logout',
    summary: 'Ends this session or, with all=true, every session of the user.',
    auth: 'signed-in',
    query: z.object({
      all: z
        .enum(['true', 'false'])
        .default('false')
        .meta({ description: 'Whether to end every session of the user' }),
    }),
    answers: { 204: null },
  },
  me: {
    method: 'get',
    path: '/api/auth/me',
    summary: 'Returns the signed-in user.',
    auth: 'signed-in',
    scope: 'any',
    answers: { 200: userSchema },
  },
  profile: {
    method: 'put',
    path: '/api/auth/profile',
    summary:
      "Changes the user's names or signature, or completes the profile with a role and company.",
    auth: 'signed-in',
    body: profileInputSchema,
    answers: { 200: userSchema },
    problems: [403],
  },
  verify: {
    method: 'post',
    path: '/api/auth/verify',
    summary: 'Confirms an email address with the token from the emailed link.',
    auth: 'public',
    body: verifyInputSchema,
    answers: { 200: userSchema },
  },
  disown: {
    method: 'post',
    path: '/api/auth/disown',
    summary:
      'Removes an account that another person registered, with the token emailed to its address.',
    auth: 'public',
    body: disownInputSchema,
    answers: { 204: null },
  },
  sendVerification: {
    method: 'post',
    path: '/api/auth/verify/send',
    summary: "Sends the link that confirms the user's email address again.",
    auth: 'signed-in',
    answers: { 202: acceptedSchema },
  },
  forgotPassword: {
    method: 'post',
    path: '/api/auth/password/forgot',
    summary:
      'Emails a password reset link; the response is the same for known and unknown addresses.',
    auth: 'public',
    body: forgotPasswordInputSchema,
    answers: { 202: acceptedSchema },
  },
  resetPassword: {
    method: 'post',
    path: '/api/auth/password/reset',
    summary:
      'Sets a new password with the token from a link and ends every session; an account whose address is proved for the first time by an emailed link is reset and belongs to no company.',
    auth: 'public',
    body: resetPasswordInputSchema,
    answers: { 204: null },
  },
  reauthenticate: {
    method: 'post',
    path: '/api/auth/reauthenticate',
    summary: "Confirms the user's password, so that this session counts as a recent sign-in.",
    auth: 'signed-in',
    body: reauthenticateInputSchema,
    answers: { 204: null },
  },
  changePassword: {
    method: 'post',
    path: '/api/auth/password',
    summary: "Changes the user's password and ends all other sessions.",
    auth: 'signed-in',
    body: changePasswordInputSchema,
    answers: { 204: null },
    problems: [403],
  },
  sessions: {
    method: 'get',
    path: '/api/auth/sessions',
    summary: "Lists the user's sessions, most recently used first.",
    auth: 'signed-in',
    query: listQuery,
    answers: { 200: z.array(deviceSchema) },
  },
  endSession: {
    method: 'delete',
    path: '/api/auth/sessions/{id}',
    summary: "Ends one of the user's sessions.",
    auth: 'signed-in',
    params: byId,
    answers: { 204: null },
  },
} as const satisfies Record<string, Call>;

/** Assistants that users let in by OAuth; what the assistants themselves ask is outside of the API. */
export const assistantCalls = {
  assistants: {
    method: 'get',
    path: '/api/assistants',
    summary: "Lists the caller's connected assistants, newest first.",
    auth: 'signed-in',
    query: listQuery.extend(apiKeyQuerySchema.shape),
    answers: { 200: z.array(assistantSchema) },
  },
  checkAssistant: {
    method: 'post',
    path: '/api/assistants/check',
    summary:
      'Says what an assistant asks for, and where the answer goes. 422 if the assistant or its address is unknown: then there is nowhere to return to.',
    auth: 'signed-in',
    body: assistantRequestSchema,
    answers: { 200: assistantConsentSchema },
    problems: [404, 502],
  },
  allowAssistant: {
    method: 'post',
    path: '/api/assistants/allow',
    summary: 'Lets an assistant act for the caller, within the scopes that the caller chose.',
    auth: 'signed-in',
    recentSignIn: true,
    body: assistantToAllowSchema,
    answers: { 201: allowedAssistantSchema },
    problems: [404, 502],
  },
  disconnectAssistant: {
    method: 'delete',
    path: '/api/assistants/{id}',
    summary: 'Disconnects an assistant at once; its tokens no longer work.',
    auth: 'signed-in',
    params: byId,
    query: apiKeyQuerySchema,
    answers: { 204: null },
  },
} as const satisfies Record<string, Call>;
