import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { partnerKeySchema } from '@cardinal/contract';
import { childrenOf } from '../test/helpers/childProcesses.ts';
import { people, print, quantile, signIn, waitsDuring } from './client.ts';
import { hostileRequests, type Hostile } from './hostileBodies.ts';
import { startProcess, type ServerProcess } from './serverProcess.ts';

const targets = { memoryMb: 300, waitMs: 50 };
/** Milliseconds between two looks at the memory. */
const pause = 20;

/**
 * Sends the worst file of each kind, and prints the memory of the server and its readers above idle,
 * the time, and how long another user waited meanwhile.
 * @param wanted Part of the names of the files to send
 */
export async function hostileFilesBench(wanted = ''): Promise<void> {
  const lines = [
    `Hostile files: memory above idle (target ≤ ${targets.memoryMb} MB), time, waits of another user (p99, target ≤ ${targets.waitMs} ms; longest; p99 while idle)`,
  ];
  process.stdout.write(`${lines[0]}\n`);
  for (const hostile of hostileRequests) {
    if (hostile.name.includes(wanted)) process.stdout.write(`${await measure(hostile)}\n`);
  }
  print([]);
}

async function measure(hostile: Hostile): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cardinal-bench-'));
  const server = await startProcess('start.mjs', { DATA_DIR: folder, SEED: 'demo' });
  const name = hostile.name.padEnd(40);
  try {
    const headers = await signIn(server.url, people.manager);
    const path = await pathOf(hostile, server.url, headers);
    const body = hostile.body();
    const leads = `${server.url}/api/leads`;
    const before = await waitsDuring(leads, { headers }, () => delay(1_000));
    const idle = await memoryOf(server.pid);
    const memory = watchMemory(server.pid);
    let answer = '';
    const start = performance.now();
    let ms = 0;
    const waits = await waitsDuring(leads, { headers }, async () => {
      answer = await send(server, path, { ...headers, 'Content-Type': hostile.type }, body);
      ms = performance.now() - start;
    }).catch(() => undefined);
    const peak = await memory.end();
    if (!waits)
      return `${name} THE SERVER ENDED after ${((performance.now() - start) / 1_000).toFixed(1)} s`;
    return (
      `${name} +${(peak - idle).toFixed(0).padStart(4)} MB, ${(ms / 1_000).toFixed(1).padStart(5)} s, ` +
      `waits ${quantile(waits, 0.99).toFixed(0).padStart(5)}; ${Math.max(...waits)
        .toFixed(0)
        .padStart(5)} ms (idle ${quantile(before, 0.99).toFixed(0)})  ${answer}`
    );
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function pathOf({ to }: Hostile, url: string, headers: Record<string, string>) {
  if (to === 'import') return '/api/leads/import';
  if (to === 'scan') return '/api/leads/scan-card';
  if (to === 'json') return '/api/leads/assign';
  const made = await fetch(`${url}/api/partner-keys`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Fair', origins: ['https://fair.example'], scopes: ['capture'] }),
  });
  return `/f/${partnerKeySchema.parse(await made.json()).key}`;
}

/** Sends a body; the response may come before it is sent. @returns Status and sentence. */
async function send(
  { url }: ServerProcess,
  path: string,
  headers: Record<string, string>,
  body: Buffer,
): Promise<string> {
  const asked = request(url + path, {
    method: 'POST',
    headers: { ...headers, 'Content-Length': body.length },
  });
  // After the response, the server may close the connection without reading on.
  const answered = once(asked, 'response');
  asked.on('error', () => undefined);
  asked.end(body);
  const [response] = await answered;
  const content = await text(response).catch(() => '');
  const detail = /"detail":"([^"]*)/.exec(content)?.[1] ?? '';
  return `${response.statusCode} ${detail}`;
}

/** Megabytes of a process and its children, shared pages divided among them. Linux only. */
async function memoryOf(pid: number): Promise<number> {
  const pids = [pid, ...(await childrenOf(pid))];
  const sizes = await Promise.all(
    pids.map(async (one) => {
      const rollup = await readFile(`/proc/${one}/smaps_rollup`, 'utf8').catch(() => '');
      return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1_024;
    }),
  );
  return sizes.reduce((sum, one) => sum + one, 0);
}

/** Looks at the memory until `end`, which returns the peak. */
function watchMemory(pid: number) {
  let peak = 0;
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      peak = Math.max(peak, await memoryOf(pid).catch(() => 0));
      await delay(pause);
    }
  })();
  return {
    async end() {
      over.abort();
      await watching;
      return peak;
    },
  };
}
