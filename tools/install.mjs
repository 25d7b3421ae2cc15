// Installs what the lockfile names, when that has not been done for this lockfile yet.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fail, npm, once, root } from './lib.mjs';

/** Makes `node_modules` agree with the lockfile. */
export function install() {
  return once(
    'install',
    {
      inputs: ['package-lock.json'],
      results: ['node_modules/.package-lock.json'],
      title: 'Installing packages (npm ci) …',
    },
    async () => {
      // Otherwise the engines' warnings about npm's own Node fill the screen.
      const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
      if ((await npm(['ci', ...quiet])) === 0) return;
      rmSync(join(root, 'node_modules', '.package-lock.json'), { force: true });
      fail('The packages could not be installed; see the lines above.');
    },
  );
}
