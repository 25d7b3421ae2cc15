import autocannon from 'autocannon';
import { quantile } from './client.ts';

const connections = 32;

/** The target of the load. */
export interface LoadTarget {
  url: string;
  headers?: Record<string, string>;
}

/** Load on a server and on its baseline, in rounds of one second. */
export interface Comparison {
  connections: number;
  /** Requests per second: the medians of all rounds. */
  ours: number;
  bare: number;
  /** 99th percentile of our requests' duration, in milliseconds: the median of all rounds. */
  p99: number;
  /**
   * Our requests per request of the baseline: the median of the rounds, because other work disturbs
   * some.
   */
  share: number;
}

/** Puts load on both alternately, so that other work on the machine affects both equally. */
export async function compare(
  ours: LoadTarget,
  bare: LoadTarget,
  turns: number,
): Promise<Comparison> {
  // The first round of each is a warm-up.
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
  /** Requests per second. */
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
