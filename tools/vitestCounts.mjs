// Vitest reporter: counts for `npm test`, with the tests that passed only when run again.
import { writeFileSync } from 'node:fs';

const firstLine = (error) => (error?.message ?? '').split('\n').find((line) => line.trim()) ?? '';

/** Writes `{ passed, failed, flaky: [{ name, error }] }` to the file that COUNTS_FILE names. */
export default class Counts {
  #counts = { passed: 0, failed: 0, flaky: [] };

  onTestCaseResult(test) {
    const { state, errors } = test.result();
    if (state === 'passed') this.#counts.passed += 1;
    if (state === 'failed') this.#counts.failed += 1;
    if (!test.diagnostic()?.flaky) return;
    const name = `${test.module.relativeModuleId} > ${test.fullName}`;
    this.#counts.flaky.push({ name, error: firstLine(errors?.[0]) });
  }

  onTestRunEnd(modules, unhandled) {
    // A file that does not load and an error outside of tests are failures without a test.
    const broken = modules.flatMap((module) => module.errors());
    this.#counts.failed += broken.length + unhandled.length;
    writeFileSync(process.env.COUNTS_FILE, JSON.stringify(this.#counts));
  }
}
