import { randomUUID } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import process from 'node:process';

/** Containers may share a host's name, but then number their processes apart. */
function numberSpace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return 'own';
  }
}

const place = `${hostname()}/${numberSpace()}`;
/** Tells this process from an earlier one with its number. */
const self = randomUUID();

/** Names this process for others that may have to find out whether it lives. */
export const processName = `${place} ${process.pid} ${self}`;

/**
 * Whether a process is surely gone: it ran where we do, and its number is nobody's, or ours.
 * @param name Begins as `processName` does.
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
