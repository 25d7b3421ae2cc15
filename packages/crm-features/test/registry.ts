import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A package.json. */
interface Manifest {
  name: string;
  version: string;
}
type Versions = Record<string, Manifest>;

/** What `npm publish` sends. */
interface Publication {
  name: string;
  versions: Versions;
  /** Tarballs in base64, by file name. */
  _attachments: Record<string, { data: string }>;
}

/** What npm records about installed packages, by their paths. */
interface Lockfile {
  packages: Record<string, { link?: boolean }>;
}

/** Folders of the installed packages by name; a name can be installed in several versions. */
function installedFolders(): Map<string, string[]> {
  const lock: Lockfile = JSON.parse(
    readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8'),
  );
  const folders = new Map<string, string[]>();
  for (const [path, { link }] of Object.entries(lock.packages)) {
    const name = path.split('node_modules/').at(-1);
    if (!name || link || !path.includes('node_modules/')) continue;
    folders.set(name, [...(folders.get(name) ?? []), join(root, path)]);
  }
  return folders;
}

/** A registry on this machine. */
export interface Registry {
  url: string;
  /** Names that were published to it. */
  published(): string[];
  close(): void;
}

/**
 * Starts npm's registry on a free port of this machine. It takes publications that carry the token,
 * and also serves every package that is installed here, packed when it is asked for: tests have no
 * network.
 */
export async function startRegistry(token: string): Promise<Registry> {
  const installed = installedFolders();
  const published = new Map<string, Versions>();
  const tarballs = new Map<string, Buffer>();
  let url = '';

  /** What an installed package would look like on the registry. */
  function installedVersions(name: string): Versions | undefined {
    const versions = installed.get(name)?.map((folder) => {
      const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      const tarball = `${url}/-/installed/${encodeURIComponent(folder.slice(root.length))}`;
      return [manifest.version, { ...manifest, dist: { tarball } }];
    });
    return versions && Object.fromEntries(versions);
  }

  async function publish(request: IncomingMessage, response: ServerResponse) {
    if (request.headers.authorization !== `Bearer ${token}`) return response.writeHead(401).end();
    const { name, versions, _attachments }: Publication = JSON.parse(await text(request));
    published.set(name, { ...published.get(name), ...versions });
    for (const [file, { data }] of Object.entries(_attachments)) {
      tarballs.set(basename(file), Buffer.from(data, 'base64'));
    }
    return response.writeHead(201).end('{}');
  }

  function answer(path: string, response: ServerResponse) {
    if (path.startsWith('-/installed/')) {
      const folder = join(root, path.slice('-/installed/'.length));
      const names = ['-cf', '-', '--exclude=node_modules', '-C', dirname(folder), basename(folder)];
      return spawn('tar', names, { stdio: ['ignore', 'pipe', 'inherit'] }).stdout.pipe(response);
    }
    const tarball = tarballs.get(basename(path));
    if (tarball) return response.end(tarball);
    const versions = published.get(path) ?? installedVersions(path);
    if (!versions) return response.writeHead(404).end('{"error":"not found"}');
    const latest = Object.keys(versions).at(-1);
    return response.end(JSON.stringify({ name: path, 'dist-tags': { latest }, versions }));
  }

  const server = createServer((request, response) => {
    if (request.method === 'PUT') void publish(request, response);
    else answer(decodeURIComponent(request.url?.slice(1).split('?')[0] ?? ''), response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return {
    url,
    published: () => [...published.keys()],
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
