import { BlockList, isIP } from 'node:net';

/**
 * Which proxies are believed about where a request comes from: so many of them, one behind the
 * other (0: none), or all in these networks.
 */
export type TrustedProxies = number | readonly string[];

/** More proxies than this, one behind the other, are a mistake. */
const mostHops = 10;
const hopsPattern = /^\d{1,2}$/;
const words: ReadonlyMap<string, number> = new Map([
  ['true', 1],
  ['false', 0],
]);

interface Network {
  address: string;
  prefix: number;
  family: 'ipv4' | 'ipv6';
}

/** Reads `10.0.0.0/8`, `fd00::/8`, or one address. A prefix of 0 would believe everyone. */
function networkOf(text: string): Network | undefined {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return undefined;
  const bits = version === 4 ? 32 : 128;
  const length = prefix === undefined ? bits : /^\d{1,3}$/.test(prefix) ? Number(prefix) : 0;
  if (length < 1 || length > bits) return undefined;
  return { address, prefix: length, family: version === 4 ? 'ipv4' : 'ipv6' };
}

/** Reads the setting: `true`, a number, or networks separated by commas; undefined for all else. */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  const hops = hopsPattern.test(text) ? Number(text) : words.get(text);
  if (hops !== undefined) return hops <= mostHops ? hops : undefined;
  const networks = text.split(',').map((part) => part.trim());
  return networks.every(networkOf) ? networks : undefined;
}

/** What the setting takes, for its message. */
export const trustedProxiesHint = `must be true, false, a number of proxies up to ${mostHops}, or networks such as 10.0.0.0/8, fd00::/8`;

/** IPv4 in IPv6's clothes is IPv4; some proxies add a port or brackets. */
function plainAddress(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i, '$1');
  return isIP(bare) === 0 ? undefined : bare;
}

/** Makes the test whether what an address says is believed. @param hop How many are nearer. */
function beliefIn(trusted: TrustedProxies): (address: string, hop: number) => boolean {
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted;
  const list = new BlockList();
  for (const { address, prefix, family } of trusted.flatMap((text) => networkOf(text) ?? [])) {
    list.addSubnet(address, prefix, family);
  }
  return (address) => list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/**
 * Makes the function that finds where a request comes from. Each proxy adds the address that it saw
 * at the end of `X-Forwarded-For`; the search goes from there to the front for as long as the
 * address in hand is a trusted proxy's. Everything further ahead may be invented.
 */
export function clientFinder(trusted: TrustedProxies) {
  const isBelieved = beliefIn(trusted);
  /** @param peer Address of the connection. @param forwarded The header, if there is one. */
  return (peer: string, forwarded: string | undefined): string => {
    let client = plainAddress(peer) ?? peer;
    if (!forwarded) return client;
    for (const [hop, entry] of forwarded.split(',').toReversed().entries()) {
      const address = isBelieved(client, hop) ? plainAddress(entry) : undefined;
      if (address === undefined) break;
      client = address;
    }
    return client;
  };
}
