import { randomUUID } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import process from 'node:process';

/** Containers may share a host name, but then have separate process ids. */
function numberSpace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return 'own';
  }
}

const place = `${hostname()}/${numberSpace()}`;
/** Distinguishes this process from an earlier one with the same id. */
const self = randomUUID();

/** Identifies this process to others that check whether it is running. */
export const processName = `${place} ${process.pid} ${self}`;

/**
 * Whether a process has certainly ended: it ran on this machine, and its id is unused or has been
 * reused by this process.
 * @param name Starts with a `processName`
 */
export function isProcessGone(name: string): boolean {
  const [where, number, which] = name.split(' ');
  if (where !== place) return false;
  if (Number(number) === process.pid) return which !== self;
  try {
    process.kill(Number(number), 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}
