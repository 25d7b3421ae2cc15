// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { judgeFlaky } from './flaky.mjs';
import { countPlaywright } from './playwrightCounts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'cardinal-flaky-'));
afterAll(() => rmSync(folder, { recursive: true }));

const day = 24 * 60 * 60 * 1000;
const named = (...names) => names.map((name) => ({ name, error: 'late' }));

describe('judgeFlaky', () => {
  test('a few different flaky tests do not fail the run, ten do', () => {
    expect(judgeFlaky(named('a', 'b'))).toEqual([]);
    expect(judgeFlaky(named(...'abcdefghij'))).toHaveLength(1);
  });

  test('the same test in a later run fails it, as long as it is remembered', () => {
    const file = join(folder, 'deep', 'flaky.json');
    expect(judgeFlaky(named('a'), file, 0)).toEqual([]);
    expect(judgeFlaky(named('b'), file, day)).toEqual([]);
    expect(judgeFlaky(named('a', 'c'), file, 2 * day)).toEqual([expect.stringMatching(/: a$/)]);
    expect(judgeFlaky(named('b'), file, 40 * day)).toEqual([]);
  });
});

test('countPlaywright finds flaky and failed tests in nested suites', () => {
  const results = [{ error: { message: '\u001B[31mfirst\u001B[39m\nmore' } }, {}];
  const spec = (status) => ({
    file: 'a.spec.ts',
    title: 'signs in',
    tests: [{ status, projectName: 'desktop', results }],
  });
  const report = {
    suites: [{ suites: [{ specs: [spec('flaky'), spec('expected'), spec('unexpected')] }] }],
    stats: { expected: 1, flaky: 1, unexpected: 1 },
    errors: [{ message: 'no server' }],
  };
  expect(countPlaywright(report)).toEqual({
    passed: 2,
    failed: 2,
    failures: [
      { name: 'a.spec.ts > desktop > signs in', error: 'first' },
      { name: 'outside of tests', error: 'no server' },
    ],
    flaky: [{ name: 'a.spec.ts > desktop > signs in', error: 'first' }],
  });
});
