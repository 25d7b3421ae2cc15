import { leadSchema, statsSchema } from '@cardinal/contract';
import { expect, it, vi } from 'vitest';
import { newId } from '../../../src/store/ids.ts';
import type { Database } from '../../../src/store/engine/database.ts';
import { type Engine, describeOnEachEngine } from '../../helpers/engines.ts';
import { httpsAddress } from '../../helpers/assistant.ts';
import { createChance } from '../hostile/values.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';
import { createCaller, type RandomCall } from './randomCall.ts';
import { fillTheWorld, peopleTheWorld, type Inhabitant } from './world.ts';

/** Number of calls; the rules are the same on both engines. */
const callCount: Record<Engine['dialect'], number> = { sqlite: 10_000, postgres: 1_000 };
/** Number of concurrent calls. */
const lanes = 8;

const markers = /zq\dqz/g;

/** Markers of other workspaces in a text. */
const foreignIn = (text: string, { marker }: Inhabitant) =>
  [...text.matchAll(markers)].map(([found]) => found).filter((found) => found !== marker);

describeOnEachEngine('tenancy', (open, { dialect }) => {
  it(
    'holds: no response, count or message reveals another company',
    { timeout: 900_000, retry: 0 },
    async () => {
      const db = await open();
      const server = await startTestServer({ db, settings: { PUBLIC_URL: httpsAddress } });
      const people = await peopleTheWorld(db, server);
      const pools = await fillTheWorld(server, people);
      const chance = createChance(41);
      const draw = createCaller(chance, pools);
      const leaks: string[] = [];
      let ownSeen = 0;

      const make = async ({ method, path, query, json }: RandomCall, token: string, id: string) => {
        const answer = await server.request(path.replace('{id}', id).replace('{n}', '1') + query, {
          method,
          token,
          ...(json && { json }),
        });
        const headers = JSON.stringify(
          [...answer.headers].filter(([name]) => name !== 'x-request-id' && name !== 'date'),
        );
        return { status: answer.status, text: await answer.text(), headers };
      };

      /** A record of another workspace must look exactly like one that does not exist. */
      const compareWithMissing = async (call: RandomCall, person: Inhabitant, target: string) => {
        const foreign = await make(call, person.token, target);
        const missing = await make(call, person.token, newId());
        if (foreign.status !== missing.status || foreign.text !== missing.text) {
          leaks.push(
            `${call.method} ${call.path}: ${foreign.status} ${foreign.text} is not ${missing.status} ${missing.text}`,
          );
        }
      };

      let calls = 0;
      const lane = async () => {
        while (calls < callCount[dialect] && leaks.length < 10) {
          calls += 1;
          const person = chance.pick(people);
          if (!person) return;
          const call = draw(person.marker);
          const answer = await make(call, person.token, call.target?.id ?? newId());
          const text = answer.text + answer.headers;
          const foreign = foreignIn(text, person);
          if (foreign.length > 0) {
            leaks.push(
              `${call.method} ${call.path}${call.query} ${JSON.stringify(call.json)} told ${foreign[0]}: ${text.slice(0, 300)}`,
            );
          }
          if (text.includes(person.marker)) ownSeen += 1;
          const isForeign = call.target && call.target.marker !== person.marker;
          if (isForeign && call.path.includes('{id}') && chance.below(3) === 0) {
            await compareWithMissing(call, person, call.target?.id ?? '');
          }
        }
      };
      await Promise.all(Array.from({ length: lanes }, lane));

      expect(leaks).toEqual([]);
      expect(calls).toBeGreaterThanOrEqual(callCount[dialect]);
      // Guards against an empty result: without any messages, there would be no leak either.
      expect(ownSeen).toBeGreaterThan(callCount[dialect] / 10);
      for (const person of people) {
        expect(foreignIn(person.heard.join(), person)).toEqual([]);
        // Imports started by a call may still be adding leads; a leak would remain visible.
        await vi.waitFor(
          async () =>
            expect(await countTold(server, person)).toEqual(await countStored(db, person)),
          { timeout: 30_000, interval: 500 },
        );
        expect(await colleaguesLeads(server, person)).toEqual([]);
        person.socket.terminate();
      }
      expect(people.some(({ heard }) => heard.length > 50)).toBe(true);
      await server.close();
    },
  );
});

/** Number of leads in the list and in the figures. */
async function countTold(server: TestServer, { token }: Inhabitant) {
  const list = await server.request('/api/leads?limit=1', { token });
  const stats = await server.request('/api/dashboard/stats', { token });
  const { total_leads: inStats } = statsSchema.parse(await stats.json());
  return { inList: Number(list.headers.get('X-Total-Count')), inStats };
}

/** Leads that an agent learns of although a colleague owns them. */
async function colleaguesLeads(server: TestServer, { token, registration: { user } }: Inhabitant) {
  if (user.role !== 'agent') return [];
  const answer = await server.request('/api/leads?limit=500', { token });
  const leads = leadSchema.array().parse(await answer.json());
  return leads.filter((lead) => (lead.assignedTo ?? lead.created_by) !== user.id);
}

/** Number of their leads, directly from the table. */
async function countStored(db: Database, { registration: { user } }: Inhabitant) {
  const row = await db.read
    .selectFrom('users')
    .select(['company_id', 'private_workspace_id'])
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  let query = db.read
    .selectFrom('leads')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('workspace_id', '=', row.company_id ?? row.private_workspace_id)
    .where('deleted_at', 'is', null);
  if (user.role === 'agent') query = query.where('owner_id', '=', user.id);
  const { count } = await query.executeTakeFirstOrThrow();
  return { inList: Number(count), inStats: Number(count) };
}
