// Builds the portal and compresses its files for the server.
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { install } from './install.mjs';
import { keepBuilds } from './shared/keepBuilds.mjs';
import { fail, nodePath, once, root, run } from './shared/lib.mjs';

const portal = join(root, 'apps', 'portal');
const compressible = /\.(js|css|html|svg|json|webmanifest|txt)$/;

async function compressFile(file) {
  const content = readFileSync(file);
  if (content.length < 1_000) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, quality));
  writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}

/** Compresses the files of a folder at the same time, on all processors. */
function compress(folder) {
  const pages = join(folder, 'pages', '/');
  const files = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    // The server inserts values into pages before it compresses them.
    .filter((file) => compressible.test(file) && !file.startsWith(pages));
  return Promise.all(files.map(compressFile));
}

/** Builds the portal if its sources have changed; until then, a running server keeps the old one. */
export function build() {
  return once(
    'portal',
    {
      inputs: [
        'package-lock.json',
        'packages/contract/src',
        'packages/ui/src',
        'packages/crm-features/src',
        'apps/portal/src',
        'apps/portal/build',
        'apps/portal/public',
        'apps/portal/index.html',
        'apps/portal/vite.config.ts',
        'apps/portal/vite.embed.config.ts',
        // Documents that the portal shows as pages.
        'docs',
        'README.md',
        'CONTRIBUTING.md',
        'SECURITY.md',
        'tools/build.mjs',
        'tools/shared/keepBuilds.mjs',
      ],
      results: ['apps/portal/dist/index.html'],
      title: 'Building the portal …',
    },
    async () => {
      const next = join(portal, 'dist.next');
      const embed = join(portal, 'dist.embed');
      const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
      const viteBuild = (outDir, ...more) =>
        run(
          nodePath(),
          [vite, 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn', ...more],
          { cwd: portal },
        );
      // The elements for other people's pages share no files with the portal.
      const codes = await Promise.all([
        viteBuild(next),
        viteBuild(embed, '--config', 'vite.embed.config.ts'),
      ]);
      if (codes[0] !== 0) fail('The portal could not be built.');
      if (codes[1] !== 0) fail('The elements for other pages could not be built.');
      renameSync(embed, join(next, 'embed'));
      await compress(next);
      const last = join(portal, 'dist');
      keepBuilds(last, next);
      rmSync(last, { recursive: true, force: true });
      renameSync(next, last);
    },
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await install('to serve');
  await build();
}
