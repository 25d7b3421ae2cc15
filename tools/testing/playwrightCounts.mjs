// Counts of Playwright's JSON report, with the tests that failed or passed only when run again.
import { stripVTControlCharacters } from 'node:util';

const testsOf = (suite) => [
  ...(suite.specs ?? []).flatMap((spec) => spec.tests.map((test) => ({ ...test, spec }))),
  ...(suite.suites ?? []).flatMap(testsOf),
];

// Playwright's messages carry colours for the terminal.
const firstLine = (error) => stripVTControlCharacters(error?.message ?? '').split('\n')[0];

/** `{ passed, failed, skipped, failures: [{ name, error }], flaky: … }` of a report; a flaky test has passed. */
export function countPlaywright({ suites, stats, errors = [] }) {
  const tests = suites.flatMap(testsOf);
  const thatAre = (wanted) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ spec, projectName, results }) => ({
        name: `${spec.file} > ${projectName} > ${spec.title}`,
        error: firstLine(results[0]?.error),
      }));
  const outside = errors.map((error) => ({ name: 'outside of tests', error: firstLine(error) }));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [...thatAre('unexpected'), ...outside],
    flaky: thatAre('flaky'),
  };
}
