import autocannon from 'autocannon';
import { quantile } from './client.ts';

const connections = 32;

/** What to put load on. */
export interface LoadTarget {
  url: string;
  headers?: Record<string, string>;
}

/** Load on a server and on what it is compared with, in turns of a second. */
export interface Comparison {
  connections: number;
  /** Requests a second, the medians of all turns. */
  ours: number;
  bare: number;
  /** Longest wait of one in a hundred of our requests, in milliseconds: the median of all turns. */
  p99: number;
  /** Ours for one of the bare server: the median over the turns, as other work disturbs some. */
  share: number;
}

/** Puts load on both by turns, so that whatever else the machine does meets both alike. */
export async function compare(
  ours: LoadTarget,
  bare: LoadTarget,
  turns: number,
): Promise<Comparison> {
  // The first turn of each is for the compiler.
  for (const target of [ours, bare]) await load(target);
  const found: { ours: Rate; bare: Rate }[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    found.push({ ours: await load(ours), bare: await load(bare) });
  }
  const median = (value: (turn: { ours: Rate; bare: Rate }) => number) =>
    quantile(found.map(value), 0.5);
  return {
    connections,
    ours: Math.round(median((turn) => turn.ours.rate)),
    bare: Math.round(median((turn) => turn.bare.rate)),
    p99: median((turn) => turn.ours.p99),
    share: median((turn) => turn.ours.rate / turn.bare.rate),
  };
}

interface Rate {
  /** Requests a second. */
  rate: number;
  p99: number;
}

async function load({ url, headers = {} }: LoadTarget): Promise<Rate> {
  const { requests, latency, non2xx } = await autocannon({
    url,
    headers,
    connections,
    duration: 1,
  });
  if (non2xx > 0) throw new Error(`${url} refused ${non2xx} requests.`);
  return { rate: requests.average, p99: latency.p99 };
}
