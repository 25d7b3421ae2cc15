// Publishes the packages whose version the registry does not have yet. `--dry-run` shows what would
// be packed, also of versions that are published already, and needs neither network nor sign-in. The rest runs in GitHub Actions, which proves
// where the packages were built and then tags them.
import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
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

/**
 * Adds the repository to the built package.json: the registry refuses a proof of the build that
 * names another one.
 */
function nameRepository(path, manifest, directory) {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = process.env;
  if (!server || !repository) fail('Packages are published by the release workflow alone.');
  const url = `git+${server}/${repository}.git`;
  const named = { ...manifest, repository: { type: 'git', url, directory } };
  writeFileSync(path, `${JSON.stringify(named, null, 2)}\n`);
}

/** Tells the release action which tag to create; each line of its file is an event. */
function tag(...events) {
  const { CHANGESETS_OUTPUT: output } = process.env;
  if (output) appendFileSync(output, events.map((event) => `${JSON.stringify(event)}\n`).join(''));
}

await buildPackages();
tag();
for (const name of packages) {
  const directory = `packages/${name}`;
  const dist = join(root, directory, 'dist');
  const path = join(dist, 'package.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  if (isDry) {
    if ((await npm(['pack', dist, '--dry-run'])) !== 0) fail(`${manifest.name} cannot be packed.`);
    continue;
  }
  if (isPublished(manifest)) {
    say(`${manifest.name} ${manifest.version} is published already.`);
    continue;
  }
  nameRepository(path, manifest, directory);
  const args = ['publish', dist, '--access', 'public', '--provenance'];
  if ((await npm(args)) !== 0) fail(`${manifest.name} was not published.`);
  const version = `${manifest.name}@${manifest.version}`;
  tag({ type: 'git-tag', tag: version, packageName: manifest.name });
}
