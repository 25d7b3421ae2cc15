import { setTimeout as delay } from 'node:timers/promises';
import { sessionSchema } from '@cardinal/contract';
import { demoUsers } from '../src/services/demo/people.ts';

interface Login {
  email: string;
  password: string;
}

const [agent, manager] = demoUsers;

/** Users of the demo who make the requests. */
export const people: Readonly<Record<'agent' | 'manager', Login>> = { agent, manager };

/** Signs in. @returns The headers of a signed-in request. */
export async function signIn(
  url: string,
  { email, password }: Login = people.manager,
): Promise<{ Authorization: string }> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { access_token: token } = sessionSchema.parse(await answer.json());
  return { Authorization: `Bearer ${token}` };
}

/**
 * Makes a request and reads the whole response.
 * @returns Milliseconds.
 * @throws If it is refused.
 */
export async function timed(url: string, init: RequestInit = {}): Promise<number> {
  const start = performance.now();
  const answer = await fetch(url, init);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return performance.now() - start;
}

/** The value below which a share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0;
}

/** Milliseconds between two requests of another user. */
const pause = 5;

/**
 * How long another user waits while work is in progress: the milliseconds of each of their
 * requests.
 */
export async function waitsDuring(
  url: string,
  init: RequestInit,
  work: () => Promise<unknown>,
): Promise<number[]> {
  const end = new AbortController();
  const waits: number[] = [];
  const other = (async () => {
    while (!end.signal.aborted) {
      waits.push(await timed(url, init));
      await delay(pause);
    }
  })();
  try {
    await work();
  } finally {
    end.abort();
    await other;
  }
  return waits;
}

/** Memory use of a server's process in MB, as it reports itself. */
export async function residentMegabytes(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / 1e6;
}

/** Prints a block of lines. */
export function print(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n\n`);
}
