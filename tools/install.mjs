// Installs the packages of the lockfile, unless that has already been done for this lockfile.
import { existsSync, readFileSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail, npm, once, root, stampOf } from './shared/lib.mjs';
import { hasPinnedNode, nodeProblem } from './shared/node.mjs';
import { removeUnused } from './unused.mjs';

const packages = join(root, 'node_modules');
/** npm's own record of what is installed. */
const record = join(packages, '.package-lock.json');

/** Exits with a one-line message if this Node is too old, before installing anything with it. */
function checkNode() {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const problem = nodeProblem(process, hasPinnedNode(process, optionalDependencies));
  if (problem) fail(problem);
}

async function runNpm(...args) {
  // Otherwise, engine warnings about npm's own Node would fill the screen.
  if ((await npm([...args, '--no-audit', '--no-fund', '--loglevel=error'])) === 0) return;
  rmSync(record, { force: true });
  fail('The packages could not be installed; see the lines above.');
}

/**
 * Adds what is missing, and leaves the rest in place: a server that runs on it may load more of it.
 * `npm ci` would remove everything first.
 */
async function complete() {
  // npm distrusts a record that is older than any folder beside it, such as those of caches, and
  // would then replace every package.
  const now = new Date();
  if (existsSync(record)) utimesSync(record, now, now);
  await runNpm('install', '--no-save');
}

/**
 * Links the Node of the lockfile where others find it. npm 10, which Node 20 brings, removes this link
 * again with the packages for other systems, which have a `node` too.
 */
function linkNode() {
  const bin = join(packages, '.bin');
  const pinned = join('..', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  if (existsSync(join(bin, 'node')) || !existsSync(join(bin, pinned))) return;
  symlinkSync(pinned, join(bin, 'node'));
}

/**
 * Makes `node_modules` agree with the lockfile.
 * @param {'to serve'} [part] Only what it takes to build the portal and to run the server, unless
 *   everything was installed before.
 */
export function install(part) {
  checkNode();
  const wasWhole = stampOf('install')?.includes(' ') === false;
  const wanted = wasWhole ? undefined : part;
  return once(
    'install',
    {
      inputs: ['package-lock.json', 'tools/unused.mjs'],
      results: ['node_modules/.package-lock.json'],
      title: wanted ? 'Installing packages …' : 'Installing all packages …',
      part: wanted,
    },
    async (hasPart) => {
      if (hasPart) await complete();
      else await runNpm('ci', ...(wanted ? ['--omit=dev'] : []));
      removeUnused(packages, process);
      linkNode();
    },
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await install();
