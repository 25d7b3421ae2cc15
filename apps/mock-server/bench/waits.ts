import { readFile } from 'node:fs/promises';
import { leadSchema, userSchema } from '@cardinal/contract';
import { limits } from '@cardinal/contract/limits';
import { people, print, quantile, signIn, timed, waitsDuring } from './client.ts';
import { onEachEngine } from './places.ts';
import { startProcess } from './serverProcess.ts';

/** Maximum number of milliseconds that a user should wait for the work of others. */
const target = 50;
const count = 10_000;
/** Number of bulk assignments, and of cards from the sample, that are measured. */
const rounds = 6;
const cards = new URL('./cards/', import.meta.url);

/** Measures how long others wait during bulk work and the reading of cards, on both engines. */
export async function waitsBench(): Promise<void> {
  await onEachEngine(async ({ name, fill }) => {
    const { environment } = await fill(count);
    const server = await startProcess('start.mjs', environment);
    try {
      const headers = await signIn(server.url, people.manager);
      const idle = await waitsDuring(`${server.url}/api/leads`, { headers }, () => settle());
      const bulk = await duringBulk(server.url, headers);
      const scans = name === 'SQLite' ? await duringScans(server.url, headers) : undefined;
      print([
        `${name}: waits of another's GET requests, ms (target ≤ ${target})`,
        `  idle                              ${told(idle)}`,
        `  ${limits.bulkLeads} leads assigned in one call    ${told(bulk)}`,
        ...(scans ? [`  cards read                        ${told(scans)}`] : []),
      ]);
    } finally {
      await server.stop();
    }
  });
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 1_000));

const told = (waits: readonly number[]) =>
  `p50 ${quantile(waits, 0.5).toFixed(1)}, p99 ${quantile(waits, 0.99).toFixed(1)}, ` +
  `longest ${Math.max(...waits).toFixed(1)} (${waits.length} requests)`;

/** Assigns the maximum number of leads per call to one agent after the other. */
async function duringBulk(url: string, headers: Record<string, string>): Promise<number[]> {
  const page = await fetch(`${url}/api/leads?limit=${limits.bulkLeads}`, { headers });
  const leadIds = leadSchema
    .array()
    .parse(await page.json())
    .map(({ id }) => id);
  const team = userSchema
    .array()
    .parse(await (await fetch(`${url}/api/users`, { headers })).json());
  const agents = team.filter(({ role }) => role === 'agent').map(({ id }) => id);
  return waitsDuring(`${url}/api/health`, {}, async () => {
    for (let round = 0; round < rounds; round += 1) {
      await timed(`${url}/api/leads/assign`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify({ lead_ids: leadIds, userId: agents[round % agents.length] }),
      });
    }
  });
}

/** Reads cards of the sample, one after the other; the first one loads the models and is not counted. */
async function duringScans(url: string, headers: Record<string, string>): Promise<number[]> {
  const scan = async (index: number) => {
    const picture = await readFile(new URL(`card-${String(index).padStart(3, '0')}.jpg`, cards));
    await timed(`${url}/api/leads/scan-card`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ image_data: picture.toString('base64') }),
    });
  };
  await scan(1);
  return waitsDuring(`${url}/api/leads`, { headers }, async () => {
    for (let round = 0; round < rounds; round += 1) await scan(round + 2);
  });
}
