// Makes PostgreSQL's binaries available to the server's tests, which start them as needed.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, say } from './lib.mjs';

const debian = '/usr/lib/postgresql';

function installed() {
  if (process.env.TEST_DATABASE_URL) return true;
  if (
    existsSync(debian) &&
    readdirSync(debian).some((v) => existsSync(join(debian, v, 'bin/initdb')))
  ) {
    return true;
  }
  return (process.env.PATH ?? '').split(delimiter).some((path) => existsSync(join(path, 'initdb')));
}

/** Installs PostgreSQL if one command suffices; otherwise, its tests report that they are skipped. */
export async function preparePostgres() {
  if (installed()) return;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) {
    say('PostgreSQL is not installed. To run its tests, install it or set TEST_DATABASE_URL.');
    return;
  }
  say('Installing PostgreSQL for the tests (apt-get) …');
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update', '-qq'], options);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], options);
}
