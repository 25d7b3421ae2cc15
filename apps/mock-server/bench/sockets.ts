import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { socketProtocol } from '@cardinal/contract/limits';
import { WebSocket } from 'ws';
import { print, quantile, residentMegabytes, signIn, timed } from './client.ts';
import { startProcess } from './serverProcess.ts';

const targets = { ms: 250, kilobytes: 40 };
const count = 1_000;
/** Number of sockets that are opened at the same time. */
const together = 50;
const rounds = 5;
/**
 * Requests before memory is first read: the heap of a server that has just started still grows,
 * which must not be attributed to the sockets.
 */
const warmingUp = 1_000;

/** Measures the live socket with many listeners, beside a bare broadcast, and prints it. */
export async function socketsBench(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'cardinal-bench-'));
  const server = await startProcess('start.mjs', { DATA_DIR: folder });
  const bare = await startProcess('bench/bareSockets.ts', {});
  try {
    const headers = await signIn(server.url);
    const token = headers.Authorization.replace('Bearer ', '');
    for (let request = 0; request < warmingUp; request += 1) {
      await timed(`${server.url}/api/leads`, { headers });
    }
    const before = await settledMemory(server.url);
    const listeners = await open(`${server.url}/ws`, [socketProtocol, `bearer.${token}`]);
    const after = await settledMemory(server.url);
    const lead = (round: number) => ({ first_name: 'Live', email: `live${round}@example.com` });
    const ours = await broadcasts(listeners, (round) =>
      timed(`${server.url}/api/leads`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify(lead(round)),
      }),
    );
    const others = await open(`${bare.url}/`, []);
    const theirs = await broadcasts(others, (round) =>
      timed(bare.url, { method: 'POST', body: JSON.stringify({ ...lead(round), pad }) }),
    );
    for (const socket of [...listeners, ...others]) socket.terminate();
    print([
      `Live socket, ${count} listeners: a lead created reaches all in ${ours.toFixed(0)} ms ` +
        `(target ≤ ${targets.ms} ms), a bare broadcast in ${theirs.toFixed(0)} ms`,
      `  memory ${(((after - before) * 1_000) / count).toFixed(0)} kB a socket (target ≤ ${targets.kilobytes} kB)`,
    ]);
  } finally {
    await bare.stop();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Makes the baseline's message about as long as ours. */
const pad = 'x'.repeat(500);

async function open(url: string, protocols: readonly string[]): Promise<WebSocket[]> {
  const opened: WebSocket[] = [];
  while (opened.length < count) {
    const some = Array.from({ length: together }, () => new WebSocket(url, [...protocols]));
    await Promise.all(some.map((socket) => once(socket, 'open')));
    opened.push(...some);
  }
  return opened;
}

/** Milliseconds from the request until every socket has received it: the median of some rounds. */
async function broadcasts(
  sockets: readonly WebSocket[],
  send: (round: number) => Promise<unknown>,
): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    const heard = sockets.map((socket) => once(socket, 'message'));
    await Promise.all([send(round), ...heard]);
    times.push(performance.now() - start);
    // A created lead is announced twice: the lead itself, then its history.
    await delay(500);
  }
  return quantile(times, 0.5);
}

/** Memory after garbage collection. */
async function settledMemory(url: string): Promise<number> {
  await residentMegabytes(url);
  await delay(2_000);
  return residentMegabytes(url);
}
