// Publishes the packages whose version the registry does not have yet. `--dry-run` shows what would
// be published, and needs neither network nor sign-in.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPackages, packages } from './buildPackages.mjs';
import { fail, npm, root, say } from './lib.mjs';

const isDry = process.argv.includes('--dry-run');

/** Whether the registry already has this version. */
function isPublished({ name, version }) {
  try {
    const found = execFileSync('npm', ['view', `${name}@${version}`, 'version'], {
      encoding: 'utf8',
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return found.trim() !== '';
  } catch (error) {
    // A name that was never published; any other error must be reported.
    if (String(error.stderr).includes('E404')) return false;
    throw error;
  }
}

await buildPackages();
for (const name of packages) {
  const dist = join(root, 'packages', name, 'dist');
  const manifest = JSON.parse(readFileSync(join(dist, 'package.json'), 'utf8'));
  if (!isDry && isPublished(manifest)) {
    say(`${manifest.name} ${manifest.version} is published already.`);
    continue;
  }
  const args = [
    'publish',
    dist,
    '--access',
    'public',
    ...(isDry ? ['--dry-run'] : ['--provenance']),
  ];
  const offline = isDry ? { npm_config_fetch_retries: '0' } : {};
  if ((await npm(args, { env: offline })) !== 0) fail(`${manifest.name} was not published.`);
}
