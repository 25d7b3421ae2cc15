// `npm test`: everything, in the order that fails soonest. `--only a,b` runs a part.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { fail, nodePath, root, run, say } from './lib.mjs';
import { preparePostgres } from './postgres.mjs';

const results = join(root, 'test-results');
const tool = (...path) => join(root, 'node_modules', ...path);

/** A check that is passed or failed as a whole. */
const check =
  (file, ...args) =>
  async () => {
    const code = await run(nodePath(), [file, ...args]);
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  };

/** Runs a tool that writes a JSON report and counts its tests; a crash counts as a failure. */
async function counted(name, args, env, count) {
  const report = join(results, `${name}.json`);
  rmSync(report, { force: true });
  const code = await run(nodePath(), args(report), { env: env(report) });
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { passed, failed } = count(JSON.parse(readFileSync(report, 'utf8')));
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

const vitest = (project) => () =>
  counted(
    project,
    (report) => [
      tool('vitest', 'vitest.mjs'),
      'run',
      `--project=${project}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    () => ({}),
    (json) => ({ passed: json.numPassedTests, failed: json.numFailedTests }),
  );

const playwright = () =>
  counted(
    'e2e',
    () => [tool('@playwright', 'test', 'cli.js'), 'test', '--reporter=list,json'],
    (report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
    ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
  );

const stages = {
  types: check(tool('typescript', 'bin', 'tsc'), '-b'),
  lint: check(tool('oxlint', 'bin', 'oxlint'), '--deny-warnings'),
  format: check(tool('oxfmt', 'bin', 'oxfmt'), '--check'),
  dead: check(tool('knip', 'bin', 'knip.js')),
  unit: vitest('unit'),
  server: async () => {
    await preparePostgres();
    return vitest('server')();
  },
  stories: async () => {
    const result = await vitest('stories')();
    // Elsewhere letters are drawn differently; in CI a run that compares nothing proves nothing.
    const { pinned } = await (await import('./browser.mjs')).findBrowser();
    if (pinned) return result;
    say('No picture was compared: the pinned browser does not run on this machine.');
    return process.env.CI ? { ...result, failed: result.failed + 1 } : result;
  },
  e2e: async () => {
    await build();
    return playwright();
  },
};

const chosen = process.argv.includes('--only')
  ? (process.argv[process.argv.indexOf('--only') + 1] ?? '').split(',')
  : Object.keys(stages);
const unknown = chosen.filter((name) => !(name in stages));
if (unknown.length) fail(`Unknown part: ${unknown}. There are: ${Object.keys(stages).join(', ')}`);

await install();
mkdirSync(results, { recursive: true });
const total = { passed: 0, failed: 0 };
for (const name of chosen) {
  say(`\n== ${name}`);
  const started = Date.now();
  const { passed, failed } = await stages[name]();
  total.passed += passed;
  total.failed += failed;
  say(
    `-- ${name}: ${passed} passed, ${failed} failed, ${((Date.now() - started) / 1000).toFixed(1)} s`,
  );
}
say(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
