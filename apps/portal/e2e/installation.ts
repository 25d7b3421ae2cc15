import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { keepBuilds } from '../../../tools/shared/keepBuilds.mjs';

const built = resolve('apps/portal/dist');
const text = /\.(js|css|html|webmanifest)$/;

const digest = (content: string, encoding: 'hex' | 'base64') =>
  createHash('sha256').update(content).digest(encoding);

/** The name that a hashed file has in another build, in which everything has changed. */
const renamed = (name: string, build: number) => name.replace(/(?=\.\w+$)/, `-build${build}`);

/** Writes a build of the portal whose hashed files have names of their own. */
function writeBuild(folder: string, build: number) {
  // Compressed files would have the old names in them; the record is of builds made here.
  const isPart = (from: string) => !/\.(br|gz)$|[/\\]builds\.json$/.test(from);
  cpSync(built, folder, { recursive: true, filter: isPart });
  const assets = join(folder, 'assets');
  const names = readdirSync(assets);
  for (const name of names) renameSync(join(assets, name), join(assets, renamed(name, build)));
  const before = readFileSync(join(folder, 'index.html'), 'utf8');
  const known = new Set(names);
  const rename = (content: string) =>
    content.replaceAll(/[\w-]+\.\w+(?![\w.])/g, (name) =>
      known.has(name) ? renamed(name, build) : name,
    );
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !text.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    writeFileSync(path, rename(readFileSync(path, 'utf8')));
  }
  // The service worker refuses a page of another build than its own.
  const after = rename(before);
  const worker = join(folder, 'sw.js');
  const list = readFileSync(worker, 'utf8')
    .replace(digest(before, 'base64'), digest(after, 'base64'))
    .replace(digest(before, 'hex').slice(0, 16), digest(after, 'hex').slice(0, 16));
  writeFileSync(worker, list);
}

/** An installation of its own, to which builds of the portal are released. */
export interface Installation {
  /** The script that starts its server. */
  start: string;
  /** Builds the portal anew, as `npm start` does after an update, or goes back to an earlier build. */
  release(build: number): void;
  remove(): void;
}

/** Copies the server, beside which its portal lies. */
export function install(): Installation {
  const root = mkdtempSync(join(tmpdir(), 'cardinal-installation-'));
  const server = join(root, 'apps', 'mock-server');
  for (const part of ['src', 'start.mjs', 'package.json'])
    cpSync(join('apps/mock-server', part), join(server, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  const own = resolve('apps/mock-server/node_modules');
  if (existsSync(own)) symlinkSync(own, join(server, 'node_modules'));
  const portal = join(root, 'apps', 'portal');
  mkdirSync(portal);
  return {
    start: join(server, 'start.mjs'),
    release(build) {
      const [last, next] = [join(portal, 'dist'), join(portal, 'dist.next')];
      writeBuild(next, build);
      keepBuilds(last, next);
      rmSync(last, { recursive: true, force: true });
      renameSync(next, last);
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
