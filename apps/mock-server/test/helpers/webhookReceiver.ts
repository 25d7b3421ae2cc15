import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { z } from 'zod';

const bodySchema = z.object({ type: z.string(), timestamp: z.iso.datetime(), data: z.any() });

/** A delivery that a receiver got. */
export interface Received {
  id: string;
  /** Of the record: the lead of an activity. */
  record: string;
  body: z.output<typeof bodySchema>;
  raw: string;
  headers: Record<string, string>;
}

/** Answers a delivery; a receiver that does nothing answers 204. */
export type Answering = (got: Received, response: ServerResponse) => void;

/** Starts a receiver on a free port of this machine. */
export async function startReceiver() {
  const received: Received[] = [];
  let answer: Answering = (_got, response) => response.writeHead(204).end();

  async function take(request: IncomingMessage, response: ServerResponse) {
    const raw = await text(request);
    const body = bodySchema.parse(JSON.parse(raw));
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    const got = {
      id: headers['webhook-id'] ?? '',
      record: String(body.data.lead_id ?? body.data.id),
      body,
      raw,
      headers,
    };
    received.push(got);
    answer(got, response);
  }

  const server = createServer((request, response) => void take(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The server listens on a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    answerWith(next: Answering) {
      answer = next;
    },
    /** Checks the signature with the library of Standard Webhooks. @throws if it does not match. */
    verify: ({ raw, headers }: Received, secret: string) =>
      new Webhook(secret).verify(raw, headers),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
