import { people, print, quantile, residentMegabytes, signIn, timed } from './client.ts';
import { commonWord, rare } from './leadData.ts';
import { compare, type Comparison } from './load.ts';
import { onEachEngine, type FilledPlace } from './places.ts';
import { startProcess } from './serverProcess.ts';

/** Targets, printed beside the measured values. */
const targets = { share: 0.6, growth: 1.3, searchMs: 30 };
/** Number of requests per list; the median counts. */
const repeats = 31;

/** Settings of the measurement. */
export interface LeadsBenchOptions {
  /** Numbers of leads; times at each are compared with those at the first. */
  counts: readonly number[];
  /** Number of rounds of one second of load, on the server and on the baseline. */
  turns: number;
  /** Folder in which SQLite's databases are kept for the next run. */
  keep?: string;
}

/**
 * The measured lists; searches have their own targets, all others must not become slower with more
 * leads.
 */
const lists: readonly { name: string; path: string; by?: keyof typeof people }[] = [
  { name: 'list', path: '/api/leads' },
  { name: 'deep page', path: '/api/leads?cursor=DEEP' },
  { name: 'by status', path: '/api/leads?lead_status=Hot' },
  { name: 'by type', path: '/api/leads?lead_type=Event%20Leads' },
  { name: 'by source', path: '/api/leads?source=Referral' },
  { name: 'unassigned', path: '/api/leads?assigned_to=none' },
  { name: 'sorted by name', path: '/api/leads?sort=name' },
  { name: 'sorted by company', path: '/api/leads?sort=-company' },
  { name: 'sorted by status', path: '/api/leads?sort=status' },
  { name: 'stats', path: '/api/dashboard/stats' },
  { name: 'communications', path: '/api/communications' },
  { name: 'agent: list', path: '/api/leads', by: 'agent' },
  { name: 'agent: by status', path: '/api/leads?lead_status=Hot', by: 'agent' },
  { name: 'agent: by source', path: '/api/leads?source=Referral', by: 'agent' },
  { name: 'agent: sorted by name', path: '/api/leads?sort=-name', by: 'agent' },
  { name: 'agent: sorted by company', path: '/api/leads?sort=company', by: 'agent' },
  { name: 'agent: sorted by status', path: '/api/leads?sort=-status', by: 'agent' },
  { name: 'agent: stats', path: '/api/dashboard/stats', by: 'agent' },
  { name: 'agent: communications', path: '/api/communications', by: 'agent' },
  { name: 'search, common word', path: `/api/leads?q=${commonWord}` },
  { name: 'search, rare word', path: `/api/leads?q=${rare.word}` },
  { name: 'search, no match', path: '/api/leads?q=xylophone' },
  { name: 'search, one letter', path: '/api/leads?q=q' },
  { name: 'agent: search, rare word', path: `/api/leads?q=${rare.word}`, by: 'agent' },
];

/** Measures the lead list on both engines and prints it. */
export async function leadsBench({ counts, turns, keep }: LeadsBenchOptions): Promise<void> {
  await onEachEngine(async ({ name, fill }) => {
    const times = new Map<number, number[]>();
    for (const count of counts) {
      const place = await fill(count);
      const measured = await measure(place, count, turns);
      times.set(count, measured.times);
      print(loadReport(`${name}, ${count} leads`, place, measured));
    }
    print(timesTable(name, times));
  }, keep);
}

async function measure({ environment }: FilledPlace, count: number, turns: number) {
  const server = await startProcess('start.mjs', environment);
  const bare = await startProcess('bench/bareServer.ts', environment);
  try {
    const headers = {
      agent: await signIn(server.url, people.agent),
      manager: await signIn(server.url, people.manager),
    };
    const deep = await deepCursor(server.url, headers.manager, count);
    const times: number[] = [];
    for (const { path, by = 'manager' } of lists) {
      const url = server.url + path.replace('DEEP', deep);
      times.push(await medianTime(url, headers[by]));
    }
    const list = { url: `${server.url}/api/leads`, headers: headers.manager };
    const load = await compare(list, { url: `${bare.url}/` }, turns);
    return { times, load, memory: await residentMegabytes(server.url) };
  } finally {
    await bare.stop();
    await server.stop();
  }
}

/** A cursor deep in the list: half-way through, but at most twenty pages of maximum length. */
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
  for (let round = 0; round < repeats; round += 1) times.push(await timed(url, { headers }));
  return quantile(times, 0.5);
}

function loadReport(
  title: string,
  { size }: FilledPlace,
  { load, memory }: { load: Comparison; memory: number },
): string[] {
  return [
    `${title} (${Math.round(size / 1e6)} MB on disk); GET /api/leads, ${load.connections} connections:`,
    `  ${load.ours} requests/s (p99 ${load.p99} ms, ${Math.round(memory)} MB of memory), bare server ` +
      `${load.bare}: ${percent(load.share)} (target ≥ ${percent(targets.share)})`,
  ];
}

function timesTable(engine: string, times: ReadonlyMap<number, readonly number[]>): string[] {
  const [first = []] = times.values();
  const columns = [...times].flatMap(([count]) => [`${count}`, 'growth']).toSpliced(1, 1);
  const line = (name: string, cells: readonly string[]) =>
    `  ${name.padEnd(26)}${cells.map((cell) => cell.padStart(10)).join('')}`;
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
