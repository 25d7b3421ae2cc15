// Handles tests that failed and passed on the second run.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Number of flaky tests from which a run fails. */
const tooMany = 10;
/** How long a flaky test is remembered, in days. */
const memory = 30;

function remembered(file, now) {
  if (!file || !existsSync(file)) return {};
  const oldest = now - memory * 24 * 60 * 60 * 1000;
  const all = Object.entries(JSON.parse(readFileSync(file, 'utf8')));
  return Object.fromEntries(all.filter(([, seen]) => seen > oldest));
}

/**
 * Returns why flaky tests fail the run: too many, or one that was also flaky in an earlier run.
 * `file` stores them between runs (CI caches it); without it, each run counts separately.
 */
export function judgeFlaky(flaky, file, now = Date.now()) {
  const before = remembered(file, now);
  const again = flaky.filter(({ name }) => name in before);
  if (file) {
    const after = { ...before, ...Object.fromEntries(flaky.map(({ name }) => [name, now])) };
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(after));
  }
  return [
    ...(flaky.length >= tooMany ? [`${flaky.length} flaky tests are too many.`] : []),
    ...again.map(({ name }) => `Flaky for the second time within ${memory} days: ${name}`),
  ];
}
