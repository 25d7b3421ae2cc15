import { problemSchema } from '@cardinal/contract';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { createAgent } from '../../helpers/agent.ts';
import { connectAssistant, httpsAddress } from '../../helpers/assistant.ts';
import { type Engine, describeOnEachEngine } from '../../helpers/engines.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';
import { createHostility, type HostileRequest } from './requests.ts';
import { createChance } from './values.ts';

/** How many bodies are sent, 20,000 in all; SQLite takes most of them, since parsing is the same on both. */
const bodies: Record<Engine['dialect'], number> = { sqlite: 17_000, postgres: 3_000 };
/** Number of concurrent requests. */
const lanes = 16;
/**
 * Milliseconds after which a response counts as hanging: sixteen at once are slow on a busy
 * machine.
 */
const patience = 20_000;

/** Texts that occur only inside the server. */
const traces =
  /node_modules|\.ts:\d|\bat [\w.]+ \(|SQLITE_|SqliteError|sqlite3|syntax error at|relation "|violates|Kysely|ZodError|\[object Object\]/;

/** The fault of a response; none if it is a clean refusal or a success. */
async function complaint(answer: Response, took: number): Promise<string | null> {
  const text = await answer.text();
  if (answer.status >= 500) return `${answer.status}: ${text}`;
  if (took > patience) return `took ${Math.round(took)} ms`;
  if (answer.status < 400) return null;
  const trace = traces.exec(text)?.[0];
  if (trace) return `tells "${trace}": ${text}`;
  return isProblem(text) ? null : `${answer.status} is no problem document: "${text}"`;
}

function isProblem(text: string): boolean {
  try {
    return problemSchema.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

describeOnEachEngine('hostile requests', (open, { dialect }) => {
  it(
    'are refused quickly with an explanation, and reveal nothing internal',
    { timeout: 900_000, retry: 0 },
    async () => {
      const db = await open();
      const server = await startTestServer({
        db,
        settings: { TRUST_PROXY: '1', PUBLIC_URL: httpsAddress },
      });
      const tokens = await makeUsers(server);
      const chance = createChance(20_261_121);
      const draw = createHostility(chance, await makeRecords(server, tokens[0] ?? ''));
      const complaints: string[] = [];

      const send = async ({ method, path, body, contentType }: HostileRequest) => {
        const started = performance.now();
        const answer = await server.request(path, {
          method,
          ...(body !== undefined && { body }),
          headers: {
            Authorization: `Bearer ${chance.pick(tokens) ?? ''}`,
            // Another test covers quotas: each request comes from its own address.
            'X-Forwarded-For': `10.${chance.below(256)}.${chance.below(256)}.${chance.below(256)}`,
            ...(contentType && { 'Content-Type': contentType }),
          },
        });
        const wrong = await complaint(answer, performance.now() - started);
        if (wrong)
          complaints.push(
            `${method} ${path.slice(0, 120)} ${String(body).slice(0, 200)}\n  ${wrong.slice(0, 300)}`,
          );
      };

      let sent = 0;
      const lane = async () => {
        while (sent < bodies[dialect] && complaints.length < 10) {
          sent += 1;
          await send(draw());
        }
      };
      await Promise.all(Array.from({ length: lanes }, lane));

      expect(complaints).toEqual([]);
      expect(sent).toBeGreaterThanOrEqual(bodies[dialect]);
      const health = await server.request('/api/ready');
      expect(health.status).toBe(200);
      await server.close();
    },
  );
});

/** An administrator of a company, a user without one, and an assistant, who is let into no call. */
async function makeUsers(server: TestServer): Promise<string[]> {
  const admin = await server.register({ company_name: 'Kestrel Supplies' });
  const alone = await server.register();
  const assistant = await connectAssistant(server, admin.access_token);
  return [admin.access_token, alone.access_token, assistant.access];
}

const created = z.object({ id: z.string() });

/** A record of each kind that a single request creates. @returns Their ids. */
async function makeRecords(server: TestServer, token: string) {
  const idOf = async (path: string, json: object) => {
    const answer = await server.request(path, { method: 'POST', token, json });
    return created.parse(await answer.json()).id;
  };
  const start = { start_date: '2026-11-21T10:00', end_date: '2026-11-22T10:00' };
  const key = { name: 'Kestrel', origins: ['https://kestrel.example'], scopes: ['capture'] };
  const hook = { url: 'https://kestrel.example/hook', events: ['event.created'] };
  const lead = await idOf('/api/leads', { first_name: 'Grace', email: 'grace@example.com' });
  const agent = await createAgent(server, token);
  return {
    lead,
    event: await idOf('/api/events', { name: 'Trade Fair', location: 'Hall 3', ...start }),
    partnerKey: await idOf('/api/partner-keys', key),
    assistant: (await connectAssistant(server, token)).id,
    webhook: await idOf('/api/webhooks', hook),
    apiKey: await idOf('/api/api-keys', { name: 'Kestrel', scopes: ['leads:read'] }),
    view: await idOf('/api/views', { name: 'Hot', query: 'status=hot' }),
    proposal: await agent.propose({ lead_id: lead, status: 'Hot' }),
    email: await idOf('/api/emails/send', { leadId: lead, subject: 'Demo', content: 'Hello.' }),
  };
}
