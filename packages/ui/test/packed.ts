import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, realpath, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../..', import.meta.url));
const installed = join(root, 'node_modules');

/** Folder of a built package. */
const distOf = (name: string) => join(root, 'packages', name, 'dist');

/** The parts of a built package's package.json that are used here. */
export interface Manifest {
  name: string;
  exports: Record<string, string | { types: string; default: string }>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Builds the packages whose sources have changed. */
export async function build(names: readonly string[]): Promise<void> {
  await run(process.execPath, [join(root, 'tools', 'packages', 'buildPackages.mjs'), ...names]);
}

/**
 * Packs a package and unpacks it in an application; returns the dependencies that the application
 * needs for it.
 */
async function unpack(app: string, name: string): Promise<string[]> {
  const dist = distOf(name);
  const manifest: Manifest = JSON.parse(await readFile(join(dist, 'package.json'), 'utf8'));
  const tarballs = join(app, 'tarballs', name);
  await mkdir(tarballs, { recursive: true });
  const shell = process.platform === 'win32';
  await run('npm', ['pack', '--pack-destination', tarballs, '--loglevel', 'error'], {
    cwd: dist,
    shell,
  });
  const tarball = (await readdir(tarballs)).find((file) => file.endsWith('.tgz')) ?? 'no tarball';
  const folder = join(app, 'node_modules', manifest.name);
  await mkdir(folder, { recursive: true });
  await run('tar', ['-xzf', join(tarballs, tarball), '-C', folder, '--strip-components=1']);
  return Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
}

/**
 * Packs built packages and installs them into an empty folder, without a network: the tarballs are
 * unpacked, and their dependencies are linked to the ones installed here.
 * @returns The folder.
 */
export async function installPacked(names: readonly string[]): Promise<string> {
  const app = await realpath(await mkdtemp(join(tmpdir(), 'cardinal-packed-')));
  const modules = join(app, 'node_modules');
  const needed = (await Promise.all(names.map((name) => unpack(app, name)))).flat();
  const ours = new Set(await readdir(join(modules, '@cardinal')));
  for (const name of new Set(needed)) {
    if (ours.has(name.replace('@cardinal/', ''))) continue;
    await mkdir(dirname(join(modules, name)), { recursive: true });
    await symlink(join(installed, name), join(modules, name), 'junction');
  }
  return app;
}
