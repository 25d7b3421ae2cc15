// Vitest reporter: counts for `npm test`, with the tests that failed or passed only when run again.
import { writeFileSync } from 'node:fs';

/**
 * The error in one line, with its cause, which for a crashed worker is the reason. Storybook puts a
 * link to the story above the message.
 */
export function firstLine(error) {
  const lines = (error?.message ?? '').split('\n');
  const line =
    lines.find((text) => text.trim() && !text.includes('Click to debug the error')) ?? '';
  return error?.cause?.message ? `${line} (${firstLine(error.cause)})` : line;
}

/**
 * Writes `{ passed, failed, skipped, failures, flaky }` to the file that COUNTS_FILE names; the last
 * two are lists of `{ name, error }`.
 */
export default class Counts {
  #counts = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] };

  #fail(name, error) {
    this.#counts.failed += 1;
    this.#counts.failures.push({ name, error: firstLine(error) });
  }

  onTestCaseResult(test) {
    const { state, errors } = test.result();
    if (state === 'passed') this.#counts.passed += 1;
    if (state === 'skipped') this.#counts.skipped += 1;
    const name = `${test.module.relativeModuleId} > ${test.fullName}`;
    if (state === 'failed') this.#fail(name, errors?.[0]);
    if (!test.diagnostic()?.flaky) return;
    this.#counts.flaky.push({ name, error: firstLine(errors?.[0]) });
  }

  onTestRunEnd(modules, unhandled) {
    // A file that fails to load, and an error outside of tests, are failures without a test.
    for (const module of modules) {
      for (const error of module.errors()) this.#fail(module.relativeModuleId, error);
    }
    for (const error of unhandled) this.#fail('outside of tests', error);
    writeFileSync(process.env.COUNTS_FILE, JSON.stringify(this.#counts));
  }
}
