import { execFile } from 'node:child_process';
import { openAsBlob } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { importSchema, type Import } from '@cardinal/contract';
import { z } from 'zod';
import { writeSheet, type WrittenCell } from '../src/ports/sheets/index.ts';
import { demoUsers } from '../src/services/demo/people.ts';
import { createDatabase } from '../test/helpers/postgresDatabases.ts';
import { findBinaries, startPostgres } from '../test/helpers/postgresServer.ts';
import { startProcess } from './serverProcess.ts';

/** Targets, printed beside the measured values. */
const targets = { share: 0.4, memoryMb: 400, waitMs: 50 };
/** Milliseconds between two requests of another user. */
const pause = 20;
const program = join(import.meta.dirname, 'bareSheets.ts');
const run = promisify(execFile);
const bareSchema = z.object({
  parseMs: z.number(),
  importMs: z.number(),
  exportMs: z.number(),
  importCpuMs: z.number(),
  exportCpuMs: z.number(),
});
const manager = demoUsers[1];

/** Measures import and export on both engines and prints it. @param count Rows. */
export async function sheetsBench({ count }: { count: number }): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'cardinal-bench-'));
  const file = join(folder, 'leads.xlsx');
  await writeLeads(file, count);
  try {
    const place = (name: string) => Promise.resolve({ DATA_DIR: join(folder, name) });
    await measure('SQLite', file, count, place);
    const binaries = findBinaries();
    if (!binaries) {
      print(['PostgreSQL: not measured, none was found']);
      return;
    }
    const postgres = await startPostgres(binaries, { shared_buffers: '512MB' });
    try {
      await measure('PostgreSQL', file, count, async () => ({
        DATA_DIR: '.',
        DATABASE_URL: await createDatabase(postgres.url),
      }));
    } finally {
      await postgres.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const firstNames = ['Ana', 'Björn', 'Chidi', 'Dagmar', 'Elif', 'Farid', 'Grace', 'Hiroshi'];
const lastNames = ['Alvarez', 'Brandt', 'Chen', 'Duarte', 'Eriksen', 'Fischer', 'Gupta', 'Haddad'];
const header = [
  'First Name',
  'Last Name',
  'Email',
  'Phone',
  'Company',
  'Position',
  'Status',
  'Notes',
];
const statuses = ['Hot', 'Warm', 'Cold', 'Closed'];
const pick = (all: readonly string[], index: number) => all[index % all.length] ?? '';

async function writeLeads(path: string, count: number): Promise<void> {
  async function* rows(): AsyncGenerator<WrittenCell[]> {
    for (let index = 0; index < count; index += 1) {
      yield [
        pick(firstNames, index),
        pick(lastNames, Math.floor(index / 8)),
        `person${index}@example.com`,
        `+1 202 ${5_550_000 + index}`,
        `Bluewave ${pick(lastNames, Math.floor(index / 64))}`,
        'Head of Purchasing',
        pick(statuses, index),
        'Met at the fair, wants a quote before the end of the quarter.',
      ];
    }
  }
  const columns = header.map((name) => ({ name, width: 20 }));
  await writeFile(path, writeSheet('xlsx', { name: 'Leads', columns, rows: rows() }));
}

type DatabaseSettings = (name: string) => Promise<Record<string, string>>;

async function measure(engine: string, file: string, count: number, place: DatabaseSettings) {
  const bareEnvironment = { ...(await place('bare')), FILE: file, PATH: process.env.PATH };
  const { stdout } = await run(process.execPath, [program], { env: bareEnvironment });
  const bare = bareSchema.parse(JSON.parse(stdout));
  const server = await startProcess('start.mjs', { ...(await place('server')), SEED: 'demo' });
  try {
    const token = await signIn(server.url);
    const call = caller(server.url, token);
    await call('/api/leads');
    const idleMb = await memoryMb(server.pid);
    const imported = await watched(server.pid, call, () => importFile(call, file));
    const importMb = (await memoryMb(server.pid, 'VmHWM')) - idleMb;
    const exporting = await watched(server.pid, call, () => drain(call));
    const exportMb = (await memoryMb(server.pid, 'VmHWM')) - idleMb;
    const line = (name: 'import' | 'export', ours: Watched, mb: number) =>
      `  ${name}: ${compared(ours.ms, bare[`${name}Ms`])} ` +
      `(target ≥ ${percent(targets.share)}); ` +
      `of the processor ${compared(ours.cpuMs, bare[`${name}CpuMs`])}; memory +${Math.round(mb)} MB ` +
      `(≤ ${targets.memoryMb}); a list meanwhile: median ${ours.median.toFixed(0)} ms, ` +
      `p99 ${ours.p99.toFixed(0)} ms, longest ${ours.longest.toFixed(0)} ms (≤ ${targets.waitMs})`;
    print([
      `${engine}, ${count} rows (upload and looking through ${seconds(imported.result.uploadMs)}, ` +
        `${imported.result.imported} leads):`,
      line('import', imported, importMb),
      line('export', exporting, exportMb),
    ]);
  } finally {
    await server.stop();
  }
}

type Caller = (path: string, init?: RequestInit) => Promise<Response>;

const caller =
  (url: string, token: string): Caller =>
  async (path, init) => {
    const headers = { Authorization: `Bearer ${token}`, ...init?.headers };
    const answer = await fetch(url + path, { ...init, headers });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: manager.email, password: manager.password }),
  });
  const { access_token: token }: { access_token: string } = JSON.parse(await answer.text());
  return token;
}

async function importFile(call: Caller, file: string) {
  const start = performance.now();
  const body = new FormData();
  body.append('file', await openAsBlob(file), 'leads.xlsx');
  const read = async (answer: Response): Promise<Import> => importSchema.parse(await answer.json());
  const { id } = await read(await call('/api/leads/import', { method: 'POST', body }));
  const uploadMs = performance.now() - start;
  await call(`/api/imports/${id}/commit`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  });
  for (;;) {
    const now = await read(await call(`/api/imports/${id}`));
    if (now.status === 'done') return { uploadMs, imported: now.counts.imported };
    if (now.status === 'failed') throw new Error(`The import failed: ${now.error}`);
    await delay(100);
  }
}

async function drain(call: Caller): Promise<void> {
  const { body } = await call('/api/leads/export?source=import');
  for await (const chunk of body ?? []) void chunk;
}

/** Duration of the work, and how long a user who listed leads meanwhile waited. */
interface Watched {
  ms: number;
  /** Milliseconds of the processor that the server took. */
  cpuMs: number;
  median: number;
  p99: number;
  longest: number;
}

/** Times the work, and the requests of a user who lists leads meanwhile. */
async function watched<T>(
  pid: number,
  call: Caller,
  work: () => Promise<T>,
): Promise<Watched & { result: T }> {
  const waits: number[] = [];
  const done = new AbortController();
  async function watch() {
    while (!done.signal.aborted) {
      const asked = performance.now();
      await (await call('/api/leads')).arrayBuffer();
      waits.push(performance.now() - asked);
      await delay(pause);
    }
  }
  const watching = watch();
  const cpuBefore = await cpuMs(pid);
  const start = performance.now();
  const result = await work();
  const ms = performance.now() - start;
  const cpu = (await cpuMs(pid)) - cpuBefore;
  done.abort();
  await watching;
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return { result, ms, cpuMs: cpu, median: at(0.5), p99: at(0.99), longest: at(1) };
}

/** Memory of a process, current or peak. Linux only. */
async function memoryMb(pid: number, field: 'VmRSS' | 'VmHWM' = 'VmRSS'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1_024;
}

/** Milliseconds of the processor that a process has taken, with all its threads. Linux only. */
async function cpuMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // After the name, which may contain blanks; counted in hundredths of a second.
  const fields = stat.slice(stat.lastIndexOf(')')).split(' ');
  return (Number(fields[12]) + Number(fields[13])) * 10;
}

const compared = (ours: number, bare: number) =>
  `${seconds(ours)}, bare ${seconds(bare)}: ${percent(bare / ours)}`;
const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
const percent = (share: number) => `${Math.round(share * 100)} %`;

function print(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n\n`);
}
