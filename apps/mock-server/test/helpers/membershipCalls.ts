import { once } from 'node:events';
import {
  auditEntrySchema,
  createdLeadSchema,
  leadSchema,
  memberSchema,
  pendingMemberSchema,
  problemSchema,
  realtimeMessageSchema,
  socketProtocol,
  userSchema,
  type RealtimeMessage,
} from '@cardinal/contract';
import { WebSocket } from 'ws';
import { z } from 'zod';
import type { TestServer } from './server.ts';

let companies = 0;

/** An unused company name. */
export const newName = () => `Company ${(companies += 1)}`;

/** Calls of the tests about members, companies and profiles. */
export function membershipCalls(server: TestServer) {
  const call = (method: string, path: string, token: string, json?: unknown) =>
    server.request(path, { method, token, ...(json !== undefined && { json }) });

  return {
    call,
    profile: (token: string, json: unknown) => call('PUT', '/api/auth/profile', token, json),
    codeOf: async (answer: Response) => problemSchema.parse(await answer.json()).code,
    me: async (token: string) =>
      userSchema.parse(await (await call('GET', '/api/auth/me', token)).json()),
    leadsOf: async (token: string) =>
      z.array(leadSchema).parse(await (await call('GET', '/api/leads', token)).json()),
    async addLead(token: string) {
      const json = { first_name: 'Grace', email: 'grace@example.com' };
      const answer = await call('POST', '/api/leads', token, json);
      const { duplicates: _none, ...lead } = createdLeadSchema.parse(await answer.json());
      return lead;
    },
    async pending(token: string) {
      const answer = await call('GET', '/api/members/pending', token);
      return z.array(pendingMemberSchema).parse(await answer.json());
    },
    /** Opens a socket. @returns The messages of a type that it has received. */
    async listen(token: string) {
      const url = `${server.url.replace('http', 'ws')}/ws`;
      const socket = new WebSocket(url, [socketProtocol, `bearer.${token}`]);
      const heard: RealtimeMessage[] = [];
      socket.on('message', (data) =>
        heard.push(realtimeMessageSchema.parse(JSON.parse(String(data)))),
      );
      await once(socket, 'open');
      return (type: RealtimeMessage['type']) => heard.filter((message) => message.type === type);
    },
    approve: (token: string, id: string, role = 'agent') =>
      call('POST', `/api/members/${id}/approve`, token, { role }),
    async audited(token: string) {
      const answer = await call('GET', '/api/audit', token);
      return z.array(auditEntrySchema).parse(await answer.json());
    },
    remove: (token: string, id: string, leadsTo?: string) =>
      call('DELETE', `/api/members/${id}${leadsTo ? `?leads_to=${leadsTo}` : ''}`, token),
    async members(token: string) {
      const answer = await call('GET', '/api/members', token);
      return z.array(memberSchema).parse(await answer.json());
    },
    /** Registers a user whom a founder approves at once. */
    async join(
      founder: { access_token: string; user: { company_id: string | null } },
      role = 'agent',
    ) {
      const member = await server.register({ company_id: founder.user.company_id });
      const path = `/api/members/${member.user.id}/approve`;
      const answer = await call('POST', path, founder.access_token, { role });
      return { ...member, user: userSchema.parse(await answer.json()) };
    },
  };
}
