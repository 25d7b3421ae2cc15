import { BlockList, isIP } from 'node:net';

/**
 * The proxies whose `X-Forwarded-For` is trusted: this many in a row (0: none), or all proxies in
 * these networks.
 */
export type TrustedProxies = number | readonly string[];

/** More proxies in a row are a mistake. */
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

/** Reads `10.0.0.0/8`, `fd00::/8`, or one address. A prefix of 0 would trust everyone. */
function readNetwork(text: string): Network | undefined {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return undefined;
  const bits = version === 4 ? 32 : 128;
  const length = prefix === undefined ? bits : /^\d{1,3}$/.test(prefix) ? Number(prefix) : 0;
  if (length < 1 || length > bits) return undefined;
  return { address, prefix: length, family: version === 4 ? 'ipv4' : 'ipv6' };
}

/** Reads the setting: `true`, a number, or networks separated by commas; undefined for any other text. */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  const hops = hopsPattern.test(text) ? Number(text) : words.get(text);
  if (hops !== undefined) return hops <= mostHops ? hops : undefined;
  const networks = text.split(',').map((part) => part.trim());
  return networks.every(readNetwork) ? networks : undefined;
}

/** The allowed values, for the error message of the setting. */
export const trustedProxiesHint = `must be true, false, a number of proxies up to ${mostHops}, or networks such as 10.0.0.0/8, fd00::/8`;

/** Normalises an address: IPv4 mapped to IPv6 is IPv4, and some proxies add a port or brackets. */
function plainAddress(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1');
  return isIP(bare) === 0 ? undefined : (mappedAddress(bare) ?? bare);
}

/** An IPv6 address as URLs write it: each address has one spelling there, without a zone. */
const inUrl = (address: string): string =>
  new URL(`http://[${address.replace(/%.*/, '')}]`).hostname.slice(1, -1);

/** The IPv4 address that an IPv6 address stands for. */
function mappedAddress(address: string): string | undefined {
  if (isIP(address) !== 6) return undefined;
  const [, high, low] = /^::ffff:(\w+):(\w+)$/.exec(inUrl(address)) ?? [];
  if (high === undefined || low === undefined) return undefined;
  return Buffer.from(high.padStart(4, '0') + low.padStart(4, '0'), 'hex').join('.');
}

/**
 * The network of a client, by which its uses are counted: the address, or the first 64 bits of an IPv6
 * address, because a subscriber may choose the others at will.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [first = [], last = []] = inUrl(address)
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0');
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}

/**
 * Creates the check whether a proxy is trusted.
 * @param hop Number of proxies between this one and the server
 */
function beliefIn(trusted: TrustedProxies): (address: string, hop: number) => boolean {
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted;
  const list = new BlockList();
  for (const { address, prefix, family } of trusted.flatMap((text) => readNetwork(text) ?? [])) {
    list.addSubnet(address, prefix, family);
  }
  return (address) => list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/**
 * Creates the function that finds the address of a client. Each proxy appends the address that it saw
 * to `X-Forwarded-For`; the search goes backwards as long as the current address belongs to a trusted
 * proxy. Entries before that may be forged.
 */
export function clientFinder(trusted: TrustedProxies) {
  const isBelieved = beliefIn(trusted);
  /** @param peer Address of the connection @param forwarded The header, if there is one */
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
