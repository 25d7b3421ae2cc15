import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const numbers = (text: string) => text.trim().split(/\s+/).filter(Boolean).map(Number);

/** Process ids of a process's children. */
export async function childrenOf(parent: number): Promise<number[]> {
  // Small Linux images have no `ps`.
  if (process.platform === 'linux') {
    return numbers(await readFile(`/proc/${parent}/task/${parent}/children`, 'utf8'));
  }
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=']);
  return stdout
    .split('\n')
    .map(numbers)
    .flatMap(([pid, of]) => (of === parent && pid !== undefined ? [pid] : []));
}

/** Whether a process is running. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
