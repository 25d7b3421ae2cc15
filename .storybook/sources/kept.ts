import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What a file keeps, if it is readable. */
function readKept(file: string): { state?: string; value?: unknown } {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** A value that a file keeps from one start to the next, found anew when what it depends on changes. */
export function keptWhile(file: string, state: string, find: () => unknown): unknown {
  const kept = readKept(file);
  if (kept.state === state) return kept.value;
  const value = find();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ state, value }));
  return value;
}
