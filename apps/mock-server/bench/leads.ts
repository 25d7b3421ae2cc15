import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { Client } from 'pg';
import { openDatabase } from '../src/store/database.ts';
import type { DatabaseOptions } from '../src/store/database.ts';
import { newId } from '../src/store/ids.ts';
import { demoUsers, seedDemo } from '../src/store/seed.ts';
import { createDatabase } from '../test/postgresDatabases.ts';
import { findBinaries, startPostgres } from '../test/postgresServer.ts';
import { commonWord, fillWithLeads, rare } from './leadData.ts';
import { startProcess } from './serverProcess.ts';

/** What docs/quality asks for; printed beside what was measured. */
const targets = { share: 0.6, growth: 1.3, searchMs: 30 };
const connections = 32;
const agents = 20;
/** How often the load is put on the server and on the bare one, by turns. */
const loadRounds = 3;
/** How often each list is asked for; the median counts. */
const repeats = 31;

/** What to measure. */
export interface LeadsBenchOptions {
  /** Numbers of leads; times at each are compared with those at the first. */
  counts: readonly number[];
  /** Seconds of load on the server and on the bare one. */
  seconds: number;
}

/** The lists that are timed; `growth` and `search` say which target they have. */
const lists: readonly { name: string; path: string; target: 'growth' | 'search' }[] = [
  { name: 'list', path: '/api/leads', target: 'growth' },
  { name: 'deep page', path: '/api/leads?cursor=DEEP', target: 'growth' },
  { name: 'by status', path: '/api/leads?lead_status=Hot', target: 'growth' },
  { name: 'by type', path: '/api/leads?lead_type=Event%20Leads', target: 'growth' },
  { name: 'by source', path: '/api/leads?source=Referral', target: 'growth' },
  { name: 'unassigned', path: '/api/leads?assigned_to=none', target: 'growth' },
  { name: 'by name', path: '/api/leads?sort=name', target: 'growth' },
  { name: 'stats', path: '/api/dashboard/stats', target: 'growth' },
  { name: 'search, common word', path: `/api/leads?q=${commonWord}`, target: 'search' },
  { name: 'search, rare word', path: `/api/leads?q=${rare.word}`, target: 'search' },
  { name: 'search, no match', path: '/api/leads?q=xylophone', target: 'search' },
  { name: 'search, one letter', path: '/api/leads?q=q', target: 'search' },
];

/** Measures the lead list on both engines and prints it. */
export async function leadsBench({ counts, seconds }: LeadsBenchOptions): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'cardinal-bench-'));
  try {
    await measureEngine('SQLite', counts, seconds, async (count) => ({
      dataDir: join(folder, String(count)),
    }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const binaries = findBinaries();
  if (!binaries) {
    print(['PostgreSQL: not measured, none was found']);
    return;
  }
  const postgres = await startPostgres(binaries, { shared_buffers: '512MB' });
  try {
    await measureEngine('PostgreSQL', counts, seconds, async () => ({
      databaseUrl: await createDatabase(postgres.url),
      dataDir: '',
    }));
  } finally {
    await postgres.stop();
  }
}

async function measureEngine(
  engine: string,
  counts: readonly number[],
  seconds: number,
  makePlace: (count: number) => Promise<DatabaseOptions>,
): Promise<void> {
  const times = new Map<number, number[]>();
  for (const count of counts) {
    const place = await makePlace(count);
    const workspace = await fill(place, count);
    const environment = {
      DATA_DIR: place.dataDir || '.',
      ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
      WORKSPACE: workspace,
    };
    const measured = await measureServer(environment, count, seconds);
    times.set(count, measured.times);
    print(loadReport(`${engine}, ${count} leads`, measured));
  }
  print(timesTable(engine, times));
}

/** Seeds the demo and adds leads to its company, of a few agents. @returns The company. */
async function fill(place: DatabaseOptions, count: number): Promise<string> {
  const db = await openDatabase(place);
  try {
    await seedDemo(db);
    const { company_id: workspaceId } = await db.read
      .selectFrom('users')
      .select('company_id')
      .where('email', '=', manager.email)
      .executeTakeFirstOrThrow();
    if (workspaceId === null) throw new Error('The demo has no company.');
    const owners = Array.from({ length: agents }, () => newId());
    await fillWithLeads(db, { workspaceId, owners, count, now: Date.now() });
    return workspaceId;
  } finally {
    await db.close();
    if (place.databaseUrl) await tidy(place.databaseUrl);
  }
}

const manager = demoUsers[1];

/** Does at once what PostgreSQL does by itself in the minutes after a large change. */
async function tidy(databaseUrl: string): Promise<void> {
  const client = new Client(databaseUrl);
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
}

async function measureServer(environment: Record<string, string>, count: number, seconds: number) {
  const server = await startProcess('src/main.ts', environment);
  const bare = await startProcess('bench/bareServer.ts', environment);
  try {
    const headers = { Authorization: `Bearer ${await signIn(server.url)}` };
    const deep = await deepCursor(server.url, headers, count);
    const times: number[] = [];
    for (const { path } of lists) {
      const url = server.url + path.replace('DEEP', deep);
      times.push(await medianTime(url, headers));
    }
    const rounds = [];
    for (let round = 0; round < loadRounds; round += 1) {
      const ours = await load(`${server.url}/api/leads`, seconds, headers);
      rounds.push({ ours, bare: await load(`${bare.url}/`, seconds) });
    }
    return { times, startMs: server.startMs, rounds };
  } finally {
    await bare.stop();
    await server.stop();
  }
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: manager.email, password: manager.password }),
  });
  const { access_token: token }: { access_token: string } = JSON.parse(await answer.text());
  return token;
}

/** A cursor deep in the list: half-way through, but at most twenty of the longest pages. */
async function deepCursor(
  url: string,
  headers: Record<string, string>,
  count: number,
): Promise<string> {
  const pages = Math.min(Math.ceil(count / 1_000), 20);
  let next = '';
  for (let page = 0; page < pages; page += 1) {
    const answer = await fetch(`${url}/api/leads?limit=500${next && `&cursor=${next}`}`, {
      headers,
    });
    await answer.arrayBuffer();
    next = /cursor=([\w-]+)[^,]*rel="next"/.exec(answer.headers.get('Link') ?? '')?.[1] ?? next;
  }
  return next;
}

async function medianTime(url: string, headers: Record<string, string>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < repeats; round += 1) {
    const start = performance.now();
    const answer = await fetch(url, { headers });
    await answer.arrayBuffer();
    times.push(performance.now() - start);
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(repeats / 2)] ?? 0;
}

type Measured = Awaited<ReturnType<typeof measureServer>>;

/** The round with the middle ratio speaks for all. */
function loadReport(title: string, { startMs, rounds }: Measured): string[] {
  const shareOf = ({ ours, bare }: Measured['rounds'][number]) => ours.average / bare.average;
  const middle = rounds.toSorted((a, b) => shareOf(a) - shareOf(b))[Math.floor(rounds.length / 2)];
  if (!middle) return [];
  const { ours, bare } = middle;
  return [
    `${title}: start ${startMs.toFixed(0)} ms; GET /api/leads, ${connections} connections:`,
    `  ${ours.average} requests/s (p99 ${ours.p99} ms), bare ${bare.average} (p99 ${bare.p99} ms): ` +
      `${percent(shareOf(middle))} (target ≥ ${percent(targets.share)})`,
  ];
}

async function load(url: string, seconds: number, headers: Record<string, string> = {}) {
  // The first second is for the compiler.
  await autocannon({ url, headers, connections, duration: 1 });
  const result = await autocannon({ url, headers, connections, duration: seconds });
  if (result.non2xx > 0) throw new Error(`${url} refused ${result.non2xx} requests.`);
  return { average: Math.round(result.requests.average), p99: result.latency.p99 };
}

function timesTable(engine: string, times: ReadonlyMap<number, readonly number[]>): string[] {
  const [first = []] = times.values();
  const columns = [...times].flatMap(([count]) => [`${count}`, 'growth']).toSpliced(1, 1);
  const line = (name: string, cells: readonly string[]) =>
    `  ${name.padEnd(22)}${cells.map((cell) => cell.padStart(10)).join('')}`;
  return [
    `${engine}, median ms a request (targets: growth ≤ ${targets.growth}, search ≤ ${targets.searchMs} ms)`,
    line('', columns),
    ...lists.map(({ name }, index) => {
      const begin = first[index] ?? 0;
      const cells = [...times.values()].flatMap((all) => {
        const ms = all[index] ?? 0;
        return [ms.toFixed(1), (ms / begin).toFixed(2)];
      });
      return line(name, cells.toSpliced(1, 1));
    }),
  ];
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

function print(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n\n`);
}
