// `npm test`: everything, in the order that fails soonest. `--only a,b` runs a part; see README.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { changedFiles, touchedBy } from './testing/changed.mjs';
import { judgeFlaky } from './testing/flaky.mjs';
import { install } from './install.mjs';
import { fail, nodePath, root, run, runHeard, runQuietly, say } from './shared/lib.mjs';
import { countPlaywright } from './testing/playwrightCounts.mjs';
import { preparePostgres } from './shared/postgres.mjs';

const results = join(root, 'test-results');
const tool = (...path) => join(root, 'node_modules', ...path);
const portalBuild = join(root, 'tools', 'build.mjs');

/** A check that passes or fails as a whole. It prints its output at its end: checks run side by side. */
const check =
  (file, ...args) =>
  async (name) => {
    const { code, output } = await runQuietly(nodePath(), [file, ...args], { name, limit });
    process.stdout.write(output);
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  };

/** Runs a tool that leaves a report and counts its tests; a crash counts as a failure. */
async function counted(name, args, env, count = (report) => report) {
  const report = join(results, `${name}.json`);
  rmSync(report, { force: true });
  const { code, lastError } = await runHeard(nodePath(), args, { name, limit, env: env(report) });
  const error = `ended with code ${code}: ${lastError}`;
  const wrongEnd = { failed: 1, failures: [{ name, error }] };
  if (!existsSync(report)) return { passed: 0, ...wrongEnd };
  const counts = count(JSON.parse(readFileSync(report, 'utf8')));
  return code !== 0 && counts.failed === 0 ? { ...counts, ...wrongEnd } : counts;
}

/** Suffix of the names of suites that need PostgreSQL. */
const onPostgres = String.raw`\(PostgreSQL\)`;
const engines = { sqlite: `^(?!.*${onPostgres})`, postgres: onPostgres };

const vitest = (project, ...more) =>
  counted(
    project,
    [
      tool('vitest', 'vitest.mjs'),
      ...(Array.isArray(touched[project]) ? ['related', ...touched[project]] : []),
      '--run',
      `--project=${project}`,
      '--passWithNoTests',
      '--reporter=default',
      `--reporter=${join(root, 'tools', 'testing', 'vitestCounts.mjs')}`,
      ...(options.shard ? [`--shard=${options.shard}`] : []),
      ...more,
    ],
    (report) => ({ COUNTS_FILE: report }),
  );

const playwright = () =>
  counted(
    'e2e',
    [
      tool('@playwright', 'test', 'cli.js'),
      'test',
      '--reporter=list,json',
      ...(options.shard ? [`--shard=${options.shard}`] : []),
    ],
    (report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
    countPlaywright,
  );

/** Each uses one processor: two at a time run beside each other, those that take longest first. */
const checks = {
  packages: check(join(root, 'tools', 'packages', 'checkPackages.mjs')),
  types: check(tool('typescript', 'bin', 'tsc'), '-b'),
  dead: check(tool('knip', 'bin', 'knip.js')),
  lint: check(tool('oxlint', 'bin', 'oxlint'), '--deny-warnings'),
  format: check(tool('oxfmt', 'bin', 'oxfmt'), '--check'),
};

/** Imported once it is needed: what it imports may have to be installed first. */
const browserTools = () => import('./shared/browser.mjs');
const prepareTestBrowser = async () => (await browserTools()).prepareBrowser();

/** Each uses all processors. */
const suites = {
  unit: async () => {
    await prepareTestBrowser();
    return vitest('unit', '--project=unit-packed');
  },
  server: async () => {
    if (options.engine !== 'sqlite') await preparePostgres();
    return vitest('server', ...(options.engine ? ['-t', engines[options.engine]] : []));
  },
  stories: async () => {
    await prepareTestBrowser();
    const result = await vitest('stories');
    // Other platforms render text differently; in CI, a run without comparisons would prove
    // nothing.
    const { pinned } = await (await browserTools()).findBrowser();
    if (pinned) return result;
    say('No picture was compared: the pinned browser does not run on this machine.');
    return process.env.CI ? { ...result, failed: result.failed + 1 } : result;
  },
  e2e: async () => {
    await prepareTestBrowser();
    const code = await run(nodePath(), [portalBuild]);
    return code === 0 ? playwright() : { passed: 0, failed: 1 };
  },
};

const stages = { ...checks, ...suites };

function readOptions() {
  try {
    const text = { type: 'string' };
    return parseArgs({
      options: {
        only: text,
        engine: text,
        shard: text,
        limit: { ...text, default: '60' },
        changed: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    return fail(error.message);
  }
}

const options = readOptions();
/** Milliseconds after which a part that has not ended is named and stopped. */
const limit = Number(options.limit) * 60_000;
// Timers take no more than some 35,000 minutes.
if (!(limit > 0 && limit < 2 ** 31)) fail(`--limit must be a number of minutes: ${options.limit}`);
if (options.engine && !(options.engine in engines)) {
  fail(`Unknown engine: ${options.engine}. There are: ${Object.keys(engines).join(', ')}`);
}
const chosen = options.only?.split(',') ?? Object.keys(stages);
const unknown = chosen.filter((name) => !(name in stages));
if (unknown.length) fail(`Unknown part: ${unknown}. There are: ${Object.keys(stages).join(', ')}`);

/** Reports a stage's flaky tests; returns the number of failures that they count as. */
function failuresOfFlaky(flaky) {
  for (const { name, error } of flaky) say(`flaky: ${name}\n       first failure: ${error}`);
  const reasons = judgeFlaky(flaky, process.env.FLAKY_FILE);
  for (const reason of reasons) say(reason);
  return reasons.length;
}

await install();
mkdirSync(results, { recursive: true });
const files = options.changed ? changedFiles() : undefined;
const touched = Object.fromEntries(
  chosen.map((name) => [name, files ? touchedBy(name, files) : 'all']),
);
const total = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] };

async function runStage(name) {
  const started = Date.now();
  const { passed, failed, skipped = 0, failures = [], flaky = [] } = await stages[name](name);
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  total.failures.push(...failures);
  if (failed > failures.length) total.failures.push({ name, error: 'see its output above' });
  total.flaky.push(...flaky);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  say(`-- ${name}: ${passed} passed, ${failed} failed, ${flaky.length} flaky, ${seconds} s`);
}

const due = chosen.filter((name) => {
  if (touched[name].length === 0) say(`== ${name}: nothing that changed touches it`);
  return touched[name].length > 0;
});

/** Runs the checks two at a time, beside the build that the end-to-end tests need. */
async function runChecks() {
  const tasks = Object.keys(checks)
    .filter((name) => due.includes(name))
    .map((name) => () => runStage(name));
  if (tasks.length === 0) return;
  say(`\n== ${tasks.length} checks`);
  // If it fails, the end-to-end tests report it.
  const portal = () => runQuietly(nodePath(), [portalBuild]);
  if (due.includes('e2e')) tasks.splice(1, 0, portal);
  const lane = async () => {
    for (let task = tasks.shift(); task; task = tasks.shift()) await task();
  };
  await Promise.all([lane(), lane()]);
}

await runChecks();
for (const name of due) {
  if (name in checks) continue;
  say(`\n== ${name}`);
  await runStage(name);
}
say('');
for (const { name, error } of total.failures) say(`failed: ${name}\n        ${error}`);
total.failed += failuresOfFlaky(total.flaky);
if (total.flaky.length > 0) say(`${total.flaky.length} flaky`);
if (total.skipped > 0) say(`${total.skipped} skipped`);
say(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
