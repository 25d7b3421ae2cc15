// Counts of Playwright's JSON report, with the tests that passed only when run again.
import { stripVTControlCharacters } from 'node:util';

const testsOf = (suite) => [
  ...(suite.specs ?? []).flatMap((spec) => spec.tests.map((test) => ({ ...test, spec }))),
  ...(suite.suites ?? []).flatMap(testsOf),
];

/** `{ passed, failed, flaky: [{ name, error }] }` of a report; a flaky test has passed. */
export function countPlaywright({ suites, stats, errors = [] }) {
  const flaky = suites
    .flatMap(testsOf)
    .filter(({ status }) => status === 'flaky')
    .map(({ spec, projectName, results }) => ({
      name: `${spec.file} > ${projectName} > ${spec.title}`,
      // Playwright's messages carry colours for the terminal.
      error: stripVTControlCharacters(results[0]?.error?.message ?? '').split('\n')[0],
    }));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    flaky,
  };
}
