import { hash, randomBytes } from 'node:crypto';
import {
  allowedAssistantSchema,
  assistantSchema,
  assistantScopeNames,
  type AssistantRequest,
  type AssistantScope,
} from '@cardinal/contract';
import { z } from 'zod';
import type { TestServer } from './server.ts';

/** Where test servers are for users and assistants. OAuth needs https. */
export const httpsAddress = 'https://crm.example.com';
export const callback = 'http://127.0.0.1:4711/callback';

const tokensSchema = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.int(),
  refresh_token: z.string(),
  scope: z.string(),
});
const registeredSchema = z.looseObject({ client_id: z.string() });

export const newVerifier = (): string => randomBytes(32).toString('base64url');
const challengeOf = (verifier: string): string => hash('sha256', verifier, 'base64url');

/** Registers a program. @returns Its id */
export async function registerProgram(server: TestServer, metadata: object = {}): Promise<string> {
  const json = { client_name: 'Test assistant', redirect_uris: [callback], ...metadata };
  const answer = await server.request('/oauth/register', { method: 'POST', json });
  return registeredSchema.parse(await answer.json()).client_id;
}

/** A request of a registered program that can be allowed. */
export async function requestOf(
  server: TestServer,
  {
    name,
    verifier = newVerifier(),
    ...request
  }: AssistantRequest & {
    name?: string;
    verifier?: string;
  } = {},
): Promise<AssistantRequest> {
  return {
    redirect_uri: callback,
    response_type: 'code',
    code_challenge: challengeOf(verifier),
    code_challenge_method: 'S256',
    state: 'as it was',
    resource: `${httpsAddress}/mcp`,
    ...request,
    client_id: request.client_id ?? (await registerProgram(server, { client_name: name })),
  };
}

/** Lets an assistant in, as the user of a session. @returns The URL to which the browser goes */
export async function allow(
  server: TestServer,
  token: string,
  request: AssistantRequest,
  scopes: readonly AssistantScope[],
): Promise<URL> {
  const json = { request, scopes };
  const answer = await server.request('/api/assistants/allow', { method: 'POST', token, json });
  return new URL(allowedAssistantSchema.parse(await answer.json()).redirect_url);
}

/** Sends a form to the token endpoint, or to another one. */
export const sendForm = (
  server: TestServer,
  fields: Record<string, string>,
  path = '/oauth/token',
): Promise<Response> => server.request(path, { method: 'POST', body: new URLSearchParams(fields) });

interface Options {
  name?: string;
  scopes?: readonly AssistantScope[];
  request?: AssistantRequest;
}

/** An assistant that a user has let in, with its tokens. */
export async function connectAssistant(
  server: TestServer,
  token: string,
  { name, scopes = assistantScopeNames, request: asked }: Options = {},
) {
  const verifier = newVerifier();
  const request = await requestOf(server, { ...asked, name, verifier });
  const url = await allow(server, token, request, scopes);
  const fields = {
    grant_type: 'authorization_code',
    code: url.searchParams.get('code') ?? '',
    client_id: request.client_id ?? '',
    redirect_uri: request.redirect_uri ?? '',
    code_verifier: verifier,
  };
  const tokens = tokensSchema.parse(await (await sendForm(server, fields)).json());
  const listed = await server.request('/api/assistants', { token });
  const [newest] = z.array(assistantSchema).parse(await listed.json());
  return {
    id: newest?.id ?? '',
    clientId: fields.client_id,
    access: tokens.access_token,
    refresh: tokens.refresh_token,
    scope: tokens.scope,
    /** The form that was exchanged. */
    exchanged: fields,
  };
}

/** Exchanges a refresh token. */
export async function refreshed(server: TestServer, clientId: string, refresh: string) {
  const fields = { grant_type: 'refresh_token', client_id: clientId, refresh_token: refresh };
  return sendForm(server, fields);
}
