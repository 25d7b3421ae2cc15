// Publishes the packages whose version the registry does not have yet. In GitHub Actions, which proves
// where they were built and then tags them; `--first` publishes by hand those that the registry does
// not know at all, because npm trusts a workflow only for packages that exist. `--dry-run` shows what
// would be packed, also of versions that are published already, and needs neither network nor sign-in.
import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPackages, packages } from './buildPackages.mjs';
import { fail, npm, root, say } from '../shared/lib.mjs';

const isDry = process.argv.includes('--dry-run');

const isFirst = process.argv.includes('--first');

/** Versions of a package that the registry has; none if it doesn't know the package. */
function publishedVersions(name) {
  try {
    const found = execFileSync('npm', ['view', name, 'versions', '--json'], {
      encoding: 'utf8',
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return [JSON.parse(found)].flat();
  } catch (error) {
    // A name that was never published; any other error must be reported.
    if (String(error.stderr).includes('E404')) return [];
    throw error;
  }
}

/**
 * Adds the repository to the built package.json: the registry refuses a proof of the build that
 * names another one.
 */
function nameRepository(path, manifest, directory) {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = process.env;
  if (!server || !repository) fail('Later versions are published by the release workflow alone.');
  const url = `git+${server}/${repository}.git`;
  const named = { ...manifest, repository: { type: 'git', url, directory } };
  writeFileSync(path, `${JSON.stringify(named, null, 2)}\n`);
}

/** Tells the release action which tag to create; each line of its file is an event. */
function tag(...events) {
  const { CHANGESETS_OUTPUT: output } = process.env;
  if (output) appendFileSync(output, events.map((event) => `${JSON.stringify(event)}\n`).join(''));
}

/** Publishes a package, unless that is done already or takes the other way. */
async function publish(directory) {
  const dist = join(root, directory, 'dist');
  const path = join(dist, 'package.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  const { name, version } = manifest;
  if (isDry) {
    if ((await npm(['pack', dist, '--dry-run'])) !== 0) fail(`${name} cannot be packed.`);
    return;
  }
  const versions = publishedVersions(name);
  if (versions.includes(version)) {
    say(`${name} ${version} is published already.`);
    return;
  }
  if (isFirst && versions.length > 0) {
    fail(`${name} is known to the registry: its next version is published by the workflow.`);
  }
  if (!isFirst && versions.length === 0) {
    say(`${name} has to be published by hand first: npm run release -- --first`);
    return;
  }
  if (!isFirst) nameRepository(path, manifest, directory);
  const proof = isFirst ? [] : ['--provenance'];
  if ((await npm(['publish', dist, '--access', 'public', ...proof])) !== 0) {
    fail(`${name} was not published.`);
  }
  tag({ type: 'git-tag', tag: `${name}@${version}`, packageName: name });
}

await buildPackages();
tag();
for (const name of packages) await publish(`packages/${name}`);
