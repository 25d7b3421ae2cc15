import { isIPv4 } from 'node:net';

const names = new Set(['localhost', '::1', '[::1]']);

/** Whether a host name refers to this machine. */
export const isLoopback = (host: string): boolean =>
  names.has(host) || (isIPv4(host) && host.startsWith('127.'));
