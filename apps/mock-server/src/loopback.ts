import { isIPv4 } from 'node:net';

const names = new Set(['localhost', '::1', '[::1]']);

/** Whether a host name is this machine's own. */
export const isLoopback = (host: string): boolean =>
  names.has(host) || (isIPv4(host) && host.startsWith('127.'));
