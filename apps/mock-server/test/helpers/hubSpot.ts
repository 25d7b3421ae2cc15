import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { createHubSpotNotes } from './hubSpotNotes.ts';

const upsertSchema = z.object({
  inputs: z
    .array(
      z.object({
        id: z.string(),
        idProperty: z.literal('email'),
        objectWriteTraceId: z.string(),
        properties: z.record(z.string(), z.string()),
      }),
    )
    .min(1),
});
/** A contact that HubSpot has. */
export interface HubSpotContact {
  id: string;
  writes: number;
  properties: Record<string, string>;
}

/** An answer in place of the usual one; undefined leaves it. */
type Answering = (path: string, response: ServerResponse) => boolean;

const writable = [
  'firstname',
  'lastname',
  'email',
  'phone',
  'mobilephone',
  'company',
  'jobtitle',
  'website',
  'address',
  'fair_answers',
];

/** The key that the account accepts. */
export const hubSpotKey = 'pat-eu1-00000000-0000-4000-8000-000000000000';

/**
 * Starts HubSpot's API on a free port of this machine, with its limits: a hundred records a call, no
 * address twice, only known properties, plausible addresses; each note that is created is another one.
 */
export async function startHubSpot() {
  const contacts = new Map<string, HubSpotContact>();
  const { notes, batches } = createHubSpotNotes(
    () => new Set([...contacts.values()].map(({ id }) => id)),
  );
  let keys = [hubSpotKey];
  let answer: Answering = () => false;
  /** Whether invalid contacts are named in a 207; otherwise they refuse the call with 400. */
  let isPartial = false;
  let losesAnswerOf = '';
  let calls = 0;

  const send = (response: ServerResponse, status: number, body: unknown, headers = {}) =>
    response
      .writeHead(status, { 'Content-Type': 'application/json', ...headers })
      .end(JSON.stringify(body));
  const problem = (response: ServerResponse, status: number, message: string) =>
    send(response, status, { status: 'error', message, correlationId: 'aeb5f871' });

  function upsert(response: ServerResponse, body: unknown) {
    const parsed = upsertSchema.safeParse(body);
    if (!parsed.success) return problem(response, 400, 'Invalid input JSON');
    const { inputs } = parsed.data;
    if (inputs.length > 100) return problem(response, 400, 'The limit is 100 inputs.');
    if (new Set(inputs.map(({ id }) => id)).size < inputs.length) {
      return problem(response, 409, 'Duplicate IDs found in batch input');
    }
    const errorOf = ({ id, properties }: (typeof inputs)[number]) => {
      if (!/^[^@]+@[^@]+\.[a-z]+$/.test(id))
        return `Property values were not valid: "${id}" is not an email`;
      const unknown = Object.keys(properties).find((name) => !writable.includes(name));
      return unknown && `Property "${unknown}" does not exist`;
    };
    const [refused] = inputs.flatMap((input) => errorOf(input) ?? []);
    if (refused !== undefined && !isPartial) return problem(response, 400, refused);
    const errors = [];
    const results = [];
    for (const input of inputs) {
      const message = errorOf(input);
      if (message !== undefined) {
        errors.push({
          status: 'error',
          category: 'VALIDATION_ERROR',
          message,
          context: { ids: [input.id] },
        });
        continue;
      }
      const known = contacts.get(input.id);
      const contact = known ?? {
        id: String(1_000 + contacts.size),
        writes: 0,
        properties: {},
      };
      contact.writes += 1;
      Object.assign(contact.properties, input.properties);
      contacts.set(input.id, contact);
      const { objectWriteTraceId } = input;
      results.push({
        id: contact.id,
        new: !known,
        objectWriteTraceId,
        properties: contact.properties,
      });
    }
    const status = errors.length > 0 ? 207 : 200;
    return send(response, status, {
      status: 'COMPLETE',
      results,
      ...(errors.length > 0 && { numErrors: errors.length, errors }),
    });
  }

  async function take(request: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(request.url ?? '/', 'http://hubspot.test');
    const body: unknown = request.method === 'POST' ? await json(request) : undefined;
    calls += 1;
    const batch = batches[pathname];
    // What the answer is lost of has happened all the same.
    if (losesAnswerOf === pathname) {
      losesAnswerOf = '';
      batch?.(body);
      response.destroy();
      return;
    }
    if (answer(pathname, response)) return;
    const key = request.headers.authorization?.replace('Bearer ', '') ?? '';
    if (!keys.includes(key))
      return void problem(response, 401, 'Authentication credentials not found.');
    if (pathname === '/account-info/2026-09/details') {
      send(response, 200, { portalId: 4_711, uiDomain: 'app-eu1.hubspot.com' });
    } else if (pathname === '/crm/properties/2026-09/contacts') {
      const results = writable.map((name) => ({
        name,
        label: name,
        hidden: false,
        calculated: false,
      }));
      const computed = { name: 'hs_score', label: 'Score', hidden: false, calculated: true };
      send(response, 200, { results: [...results, computed] });
    } else if (pathname === '/crm/objects/2026-09/notes') {
      send(response, 200, { results: [] });
    } else if (batch) {
      const made = batch(body);
      send(response, made.status, made.body);
    } else if (pathname === '/crm/objects/2026-09/contacts/batch/upsert') {
      upsert(response, body);
    } else problem(response, 404, 'Not found');
  }

  const server = createServer((request, response) => void take(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The server listens on a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    contacts,
    notes,
    calls: () => calls,
    answerWith(next: Answering) {
      answer = next;
    },
    usually() {
      answer = () => false;
      isPartial = false;
      keys = [hubSpotKey];
    },
    /** Does what the next call to a path asks for, and breaks the connection without an answer. */
    loseAnswerOf(path: string) {
      losesAnswerOf = path;
    },
    namesInvalid() {
      isPartial = true;
    },
    accept(...accepted: string[]) {
      keys = accepted;
    },
    problem,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
