import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, realpath, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../..', import.meta.url));
const installed = join(root, 'node_modules');

/** Folder of the built package. */
const dist = fileURLToPath(new URL('../dist', import.meta.url));

/** What the built package says of itself. */
export interface Manifest {
  name: string;
  exports: Record<string, string | { types: string; default: string }>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

/** Builds the package, when its sources changed. */
export async function build(): Promise<Manifest> {
  await run(process.execPath, [join(root, 'tools', 'buildPackages.mjs'), 'ui']);
  return JSON.parse(await readFile(join(dist, 'package.json'), 'utf8'));
}

/**
 * Packs the package and installs it into an empty folder, without a network: the tarball is
 * unpacked, and what it depends on is linked to what is installed here.
 * @returns The folder.
 */
export async function installPacked(manifest: Manifest): Promise<string> {
  const app = await realpath(await mkdtemp(join(tmpdir(), 'cardinal-ui-')));
  const shell = process.platform === 'win32';
  await run('npm', ['pack', '--pack-destination', app, '--loglevel', 'error'], {
    cwd: dist,
    shell,
  });
  const tarball = (await readdir(app)).find((file) => file.endsWith('.tgz')) ?? 'no tarball';
  const modules = join(app, 'node_modules');
  await mkdir(join(modules, manifest.name), { recursive: true });
  await run(
    'tar',
    ['-xzf', tarball, '-C', `node_modules/${manifest.name}`, '--strip-components=1'],
    {
      cwd: app,
    },
  );
  const needed = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  for (const name of needed) {
    await mkdir(dirname(join(modules, name)), { recursive: true });
    await symlink(join(installed, name), join(modules, name), 'junction');
  }
  return app;
}
