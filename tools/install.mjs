// Installs the packages of the lockfile, unless that has already been done for this lockfile.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fail, npm, once, root } from './lib.mjs';
import { hasPinnedNode, nodeProblem } from './node.mjs';

/** Exits with a one-line message if this Node is too old, before installing anything with it. */
function checkNode() {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const problem = nodeProblem(process, hasPinnedNode(process, optionalDependencies));
  if (problem) fail(problem);
}

/** Makes `node_modules` agree with the lockfile. */
export function install() {
  checkNode();
  return once(
    'install',
    {
      inputs: ['package-lock.json'],
      results: ['node_modules/.package-lock.json'],
      title: 'Installing packages (npm ci) …',
    },
    async () => {
      // Otherwise, engine warnings about npm's own Node would fill the screen.
      const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
      if ((await npm(['ci', ...quiet])) === 0) return;
      rmSync(join(root, 'node_modules', '.package-lock.json'), { force: true });
      fail('The packages could not be installed; see the lines above.');
    },
  );
}
