import { once } from 'node:events';
import { leadSchema, mergedLeadSchema, type Registration } from '@cardinal/contract';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { createAgent } from '../../helpers/agent.ts';
import { connectAssistant } from '../../helpers/assistant.ts';
import type { IdKind } from '../../helpers/idKinds.ts';
import { addCompany } from '../../helpers/people.ts';
import type { Database } from '../../../src/store/engine/database.ts';
import type { TestServer } from '../../helpers/server.ts';

/** A signed-in user, with all messages of their socket. */
export interface Inhabitant {
  registration: Registration;
  token: string;
  /** A word that occurs in everything that belongs to their workspace, and nowhere else. */
  marker: string;
  heard: string[];
  socket: WebSocket;
}

/** Ids for calls, each with the marker of its workspace. */
export type Pools = Record<IdKind, Owned[]>;

/** A record's id and its workspace. */
export interface Owned {
  id: string;
  marker: string;
}

const roles = ['admin', 'manager', 'agent', 'agent'] as const;

async function settle(server: TestServer, registration: Registration, marker: string) {
  const token = registration.access_token;
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, [
    'cardinal.v1',
    `bearer.${token}`,
  ]);
  const heard: string[] = [];
  socket.on('message', (data) => heard.push(String(data)));
  await once(socket, 'open');
  return { registration, token, marker, heard, socket };
}

/** Three companies with four people each, and two people who work alone. */
export async function peopleTheWorld(db: Database, server: TestServer): Promise<Inhabitant[]> {
  const people: Inhabitant[] = [];
  for (const company of [1, 2, 3]) {
    const marker = `zq${company}qz`;
    const company_id = await addCompany(db, { isOpen: true });
    for (const role of roles) {
      const person = await server.register({ role, company_id, last_name: marker });
      people.push(await settle(server, person, marker));
    }
  }
  for (const alone of [8, 9]) {
    const marker = `zq${alone}qz`;
    people.push(await settle(server, await server.register({ last_name: marker }), marker));
  }
  return people;
}

const created = z.looseObject({ id: z.string() });

/** Creates some records of each kind for every user. */
export async function fillTheWorld(server: TestServer, people: readonly Inhabitant[]) {
  const pools: Pools = {
    lead: [],
    user: [],
    event: [],
    email: [],
    import: [],
    merge: [],
    partnerKey: [],
    apiKey: [],
    assistant: [],
    view: [],
    webhook: [],
    proposal: [],
    // No call with these ids is drawn: they end sessions, or identify no record.
    session: [],
    invite: [],
  };
  for (const { registration, token, marker } of people) {
    const post = async (path: string, json: unknown) => {
      const answer = await server.request(path, { method: 'POST', token, json });
      return created.parse(await answer.json()).id;
    };
    pools.user.push({ id: registration.user.id, marker });
    for (const nth of [1, 2, 3]) {
      const json = {
        first_name: `Grace ${marker}`,
        email: `${marker}-${nth}@example.com`,
        phone: `+44 20 7946 00${nth}0`,
        notes: marker,
      };
      const answer = await server.request('/api/leads', { method: 'POST', token, json });
      const { id } = leadSchema.parse(await answer.json());
      pools.lead.push({ id, marker });
      const mail = { leadId: id, subject: marker, content: `About ${marker}.` };
      pools.email.push({ id: await post('/api/emails/send', mail), marker });
    }
    const fair = {
      name: marker,
      location: marker,
      start_date: '2026-11-21T10:00',
      end_date: '2026-11-22T10:00',
    };
    pools.event.push({ id: await post('/api/events', fair), marker });
    const [kept, other] = pools.lead.filter((lead) => lead.marker === marker).slice(-2);
    const merged = await server.request(`/api/leads/${kept?.id}/merge`, {
      method: 'POST',
      token,
      json: { other: other?.id },
    });
    pools.merge.push({ id: mergedLeadSchema.parse(await merged.json()).merge_id, marker });
    const apiKey = { name: marker, scopes: ['leads:read'] };
    pools.apiKey.push({ id: await post('/api/api-keys', apiKey), marker });
    const assistant = await connectAssistant(server, token, { name: marker });
    pools.assistant.push({ id: assistant.id, marker });
    if (registration.user.company_id !== null && registration.user.role !== 'agent') {
      const key = { name: marker, origins: [`https://${marker}.example`], scopes: ['capture'] };
      const hook = { url: `https://${marker}.example/hook`, events: ['event.created'] };
      pools.webhook.push({ id: await post('/api/webhooks', hook), marker });
      pools.partnerKey.push({ id: await post('/api/partner-keys', key), marker });
    }
    const view = {
      name: marker,
      query: `q=${marker}`,
      shared: registration.user.role === 'manager',
    };
    pools.view.push({ id: await post('/api/views', view), marker });
    const agent = await createAgent(server, token, { name: marker });
    const note = { lead_id: kept?.id, text: marker };
    pools.proposal.push({ id: await agent.propose(note, 'add_note'), marker });
    pools.import.push({ id: await upload(server, token, marker), marker });
  }
  return pools;
}

async function upload(server: TestServer, token: string, marker: string): Promise<string> {
  const body = new FormData();
  const csv = `First name,Email,Notes\nAda,ada-${marker}@example.com,${marker}\n,broken,${marker}\n`;
  body.append('file', new Blob([csv], { type: 'text/csv' }), `${marker}.csv`);
  const answer = await server.request('/api/leads/import', { method: 'POST', token, body });
  return created.parse(await answer.json()).id;
}
