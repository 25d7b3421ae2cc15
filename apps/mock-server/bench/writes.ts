import { setTimeout as delay } from 'node:timers/promises';
import pLimit from 'p-limit';
import { createdLeadSchema, inviteSchema, sessionSchema } from '@cardinal/contract';
import { people, print, quantile, signIn } from './client.ts';
import { onEachEngine, type FilledPlace } from './places.ts';
import { startProcess } from './serverProcess.ts';

/** Targets, printed beside the measured values. */
const targets = { share: 0.5, waitMs: 2_000, busyGrowth: 3 };
/** Leads in the company at the start. */
const count = 2_000;
/** Writes of the busy user at the same time. */
const busyWrites = 64;

/** Settings of the measurement. */
export interface WritesBenchOptions {
  users: number;
  seconds: number;
}

type Headers = Record<string, string>;

/** One kind of call, its durations in milliseconds and the statuses of its refusals. */
interface Calls {
  ms: number[];
  refused: number[];
}

/** What a load measured. */
interface Measured {
  reads: Calls;
  writes: Calls;
  /** Calls per second. */
  rate: { reads: number; writes: number };
}

/**
 * Measures many users who read and write at the same time, without pauses: beside a bare server with
 * the same statements, and beside one user who sends many writes at once.
 */
export async function writesBench({ users, seconds }: WritesBenchOptions): Promise<void> {
  await onEachEngine(async ({ name, fill }) => {
    const place = await fill(count);
    const bare = await onBareServer(place, { users, seconds });
    const server = await startProcess('start.mjs', place.environment);
    try {
      const signedIn = await register(server.url, users);
      const ours = await load(server.url, signedIn, seconds);
      const besideBusy = await whileBusy(server.url, () => load(server.url, signedIn, seconds));
      print(report(name, { users, seconds, ours, bare, besideBusy }));
    } finally {
      await server.stop();
    }
  });
}

async function onBareServer({ environment }: FilledPlace, { users, seconds }: WritesBenchOptions) {
  const server = await startProcess('bench/bareServer.ts', environment);
  try {
    return await load(
      server.url,
      Array.from({ length: users }, () => ({})),
      seconds,
    );
  } finally {
    await server.stop();
  }
}

/** Registers members of the demo's company. @returns The headers of each one's requests. */
async function register(url: string, users: number): Promise<Headers[]> {
  const manager = await signIn(url, people.manager);
  const post = async (path: string, body: unknown, headers: Headers = {}) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const run = Date.now();
  const member = async (nth: number) => {
    const invite = await post('/api/companies/invites', { role: 'agent' }, manager);
    const token = new URL(inviteSchema.parse(invite).link).searchParams.get('invite');
    const name = `bench${run}x${nth}`;
    const session = await post('/api/auth/register', {
      username: name,
      email: `${name}@example.com`,
      password: `long enough ${name}`,
      first_name: 'Bench',
      last_name: String(nth),
      invite_token: token,
    });
    return { Authorization: `Bearer ${sessionSchema.parse(session).access_token}` };
  };
  const fewAtOnce = pLimit(4);
  return Promise.all(Array.from({ length: users }, (_, nth) => fewAtOnce(() => member(nth))));
}

/** Every user reads a list, creates a lead and changes it, again and again. */
async function load(url: string, users: readonly Headers[], seconds: number): Promise<Measured> {
  const reads: Calls = { ms: [], refused: [] };
  const writes: Calls = { ms: [], refused: [] };
  const end = performance.now() + seconds * 1_000;
  await Promise.all(
    users.map(async (headers, nth) => {
      for (let round = 0; performance.now() < end; round += 1) {
        await timed(reads, `${url}/api/leads`, { headers });
        const lead = await timed(
          writes,
          `${url}/api/leads`,
          write('POST', headers, newLead(nth, round)),
        );
        if (!lead) continue;
        const { id } = createdLeadSchema.pick({ id: true }).parse(lead);
        const change = { lead_status: 'Hot' };
        await timed(writes, `${url}/api/leads/${id}`, write('PUT', headers, change));
      }
    }),
  );
  const rate = (of: Calls) => of.ms.length / seconds;
  return { reads, writes, rate: { reads: rate(reads), writes: rate(writes) } };
}

const newLead = (nth: number, round: number) => ({
  first_name: 'Grace',
  last_name: `Hopper ${nth}`,
  email: `grace.${nth}.${round}@example.com`,
  notes: 'Met at the fair, wants a quote before the end of the quarter.',
});

const write = (method: string, headers: Headers, body: unknown): RequestInit => ({
  method,
  headers: { ...headers, 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

/** Makes a call and records its time. @returns The body; undefined if it was refused. */
async function timed(into: Calls, url: string, init: RequestInit): Promise<unknown> {
  const start = performance.now();
  const answer = await fetch(url, init);
  const body: unknown = await answer.json();
  if (answer.ok) {
    into.ms.push(performance.now() - start);
    return body;
  }
  into.refused.push(answer.status);
  // What a client does that is asked to wait.
  await delay(Number(answer.headers.get('Retry-After') ?? 1) * 1_000);
  return undefined;
}

/** Does some work while one user sends many writes at once. */
async function whileBusy(url: string, work: () => Promise<Measured>): Promise<Measured> {
  const headers = await signIn(url, people.agent);
  const end = new AbortController();
  const busy = Array.from({ length: busyWrites }, async (_, nth) => {
    const ignored: Calls = { ms: [], refused: [] };
    for (let round = 0; !end.signal.aborted; round += 1) {
      await timed(ignored, `${url}/api/leads`, write('POST', headers, newLead(-nth, round)));
    }
  });
  try {
    return await work();
  } finally {
    end.abort();
    await Promise.all(busy);
  }
}

function report(
  engine: string,
  {
    users,
    seconds,
    ours,
    bare,
    besideBusy,
  }: WritesBenchOptions & Record<'ours' | 'bare' | 'besideBusy', Measured>,
): string[] {
  const ratio = (value: (of: Measured) => number, to = bare, of = ours) =>
    (value(of) / value(to)).toFixed(2);
  const p99 = ({ writes }: Measured) => quantile(writes.ms, 0.99);
  return [
    `${engine}: ${users} users without pauses for ${seconds} s, each reads a list, adds a lead, changes it`,
    `  Cardinal        ${told(ours)}`,
    `  bare server     ${told(bare)}`,
    `  beside a user with ${busyWrites} writes at once`,
    `                  ${told(besideBusy)}`,
    `  writes per write of the bare server: ${ratio(({ rate }) => rate.writes)} (target ≥ ${targets.share})`,
    `  p99 of writes beside the busy user, to that without: ${ratio(p99, ours, besideBusy)} ` +
      `(target ≤ ${targets.busyGrowth}); longest wait of a write ` +
      `${Math.max(...ours.writes.ms).toFixed(0)} ms (target ≤ ${targets.waitMs})`,
  ];
}

function told({ reads, writes, rate }: Measured): string {
  const line = ({ ms, refused }: Calls, perSecond: number) =>
    `${perSecond.toFixed(0)}/s, p50 ${quantile(ms, 0.5).toFixed(0)}, p99 ${quantile(ms, 0.99).toFixed(0)} ms, ` +
    `${refused.length} refused`;
  return `reads ${line(reads, rate.reads)}; writes ${line(writes, rate.writes)}`;
}
