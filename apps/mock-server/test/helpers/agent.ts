import { newApiKeySchema, type ApiScope } from '@cardinal/contract';
import { z } from 'zod';
import type { TestServer } from './server.ts';

const contentSchema = z.object({
  content: z.tuple([z.object({ type: z.literal('text'), text: z.string() })]),
  isError: z.boolean().optional(),
});
const answerSchema = z.object({
  result: z.unknown().optional(),
  error: z.object({ code: z.int(), message: z.string() }).optional(),
});
const proposedSchema = z.object({ proposal_id: z.string() });

/** Scopes with which an agent may use every tool. */
export const agentScopes: ApiScope[] = ['leads:read', 'leads:write', 'events:read', 'mail:send'];

/** Sends one message to `/mcp` as a client of 2025-06-18 does. */
export async function sendToMcp(server: TestServer, key: string, message: unknown) {
  const headers = {
    Accept: 'application/json, text/event-stream',
    'MCP-Protocol-Version': '2025-06-18',
  };
  return server.request('/mcp', { method: 'POST', token: key, headers, json: message });
}

/** The message in a response, as JSON or as the only event of a stream. */
export async function messageIn(response: Response) {
  const text = await response.text();
  const data = /^data: (.*)$/m.exec(text)?.[1];
  return answerSchema.parse(JSON.parse(data ?? text));
}

/** An agent with a key of a signed-in user. */
export async function createAgent(
  server: TestServer,
  token: string,
  { name = 'Assistant', scopes = agentScopes }: { name?: string; scopes?: ApiScope[] } = {},
) {
  const json = { name, scopes };
  const made = await server.request('/api/api-keys', { method: 'POST', token, json });
  const { key } = newApiKeySchema.parse(await made.json());

  /** Calls a tool. @returns Its text, and whether it is an error */
  async function call(tool: string, args: object = {}) {
    const message = {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: tool, arguments: args },
    };
    const { result, error } = await messageIn(await sendToMcp(server, key, message));
    if (error) return { text: error.message, isError: true };
    const { content, isError = false } = contentSchema.parse(result);
    return { text: content[0].text, isError };
  }

  return {
    key,
    call,
    /** Calls a tool that must succeed. @returns What it answers */
    async read(tool: string, args: object = {}): Promise<unknown> {
      const { text, isError } = await call(tool, args);
      if (isError) throw new Error(`${tool}: ${text}`);
      return JSON.parse(text);
    },
    /** Suggests a change. @returns The id of the suggestion */
    async propose(args: object, tool = 'propose_change'): Promise<string> {
      const { text } = await call(tool, { reason: 'They asked for it.', ...args });
      return proposedSchema.parse(JSON.parse(text)).proposal_id;
    },
  };
}
