// Builds packages/ui as the package that others install: packages/ui/dist, ready for `npm pack`.
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail, nodePath, once, root, run } from './lib.mjs';

const ui = join(root, 'packages', 'ui');
const src = join(ui, 'src');
const next = join(root, '.cache', 'ui-package');
const types = join(root, '.cache', 'ui-types');
const ground = ['styles/layers.css', 'theme/themes.css', 'styles/reset.css'];

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Names of the folders that the index exports: these are public. */
function publicComponents() {
  const index = readFileSync(join(src, 'index.ts'), 'utf8');
  return [...index.matchAll(/'\.\/components\/(\w+)\/index\.ts'/g)].map(([, name]) => name);
}

/** Entry points by the path under which others import them; values are source paths. */
function entryPoints(exported) {
  const components = publicComponents().map((name) => [
    `./${name}`,
    `./src/components/${name}/index.ts`,
  ]);
  return { ...exported, ...Object.fromEntries(components) };
}

async function bundle(entries) {
  const { build } = await import('vite');
  const { vanillaExtractPlugin } = await import('@vanilla-extract/vite-plugin');
  const { cssPerComponent, resolvedContract } = await import('./uiPackage.mjs');
  // Whoever started us may be a test; what is shipped is not.
  process.env.NODE_ENV = 'production';
  await build({
    configFile: false,
    root: ui,
    logLevel: 'warn',
    plugins: [
      cssPerComponent(src, ground),
      resolvedContract(join(src, 'theme', 'contract.ts')),
      vanillaExtractPlugin(),
    ],
    build: {
      outDir: next,
      emptyOutDir: true,
      minify: false,
      target: 'es2023',
      lib: { entry: Object.values(entries).map((path) => join(ui, path)), formats: ['es'] },
      rolldownOptions: {
        // Everything that has a package of its own.
        external: (id) => !/^[./\0]|^\w:|\.vanilla\.css/.test(id),
        checks: { pluginTimings: false },
        output: {
          preserveModules: true,
          preserveModulesRoot: src,
          entryFileNames: '[name].js',
        },
      },
    },
  });
}

/** Files of a folder and those below, as paths from it. */
const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

/** Declarations beside the JavaScript, without what only Storybook reads. */
async function declare() {
  rmSync(types, { recursive: true, force: true });
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const off = ['composite', 'incremental', 'declarationMap'].flatMap((name) => [
    `--${name}`,
    'false',
  ]);
  const args = [tsc, '-p', ui, '--outDir', types, ...off, '--tsBuildInfoFile', 'null'];
  if ((await run(nodePath(), args)) !== 0) fail('The declarations of packages/ui were not made.');
  for (const file of filesIn(types)) {
    if (/(^|[./\\])(guide|storyStates)\.d\.ts$/.test(file)) continue;
    const text = readFileSync(join(types, file), 'utf8');
    mkdirSync(dirname(join(next, file)), { recursive: true });
    writeFileSync(
      join(next, file),
      text.replaceAll(/((?:from|import) ?\(?["']\.[^"']*)\.tsx?(["'])/g, '$1.js$2'),
    );
  }
  rmSync(types, { recursive: true, force: true });
}

/** The package.json that is packed: the workspace's own keeps pointing at the sources. */
function manifest(entries) {
  const { name, version, type, dependencies, ...own } = readJson(join(ui, 'package.json'));
  const { license } = readJson(join(root, 'package.json'));
  const built = (path) => path.replace(/^\.\/src\//, './').replace(/\.ts$/, '');
  const exports = Object.entries(entries).map(([path, source]) => [
    path,
    { types: `${built(source)}.d.ts`, default: `${built(source)}.js` },
  ]);
  return {
    name,
    version,
    description: own.description,
    ...(license && { license }),
    type,
    sideEffects: [
      '**/*.css',
      ...['theme/themes.css.js', 'styles/reset.css.js', 'fonts.js', 'index.js'].map(
        (file) => `./${file}`,
      ),
    ],
    exports: {
      ...Object.fromEntries(exports),
      './styles.css': './styles.css',
      './themes.css': './themes.css',
      './package.json': './package.json',
    },
    types: './index.d.ts',
    files: ['**/*.{js,css,d.ts}'],
    dependencies,
    peerDependencies: own.peerDependencies,
  };
}

/** Builds the package when its sources changed. */
export function buildUi() {
  return once(
    'ui-package',
    {
      inputs: [
        'package-lock.json',
        'package.json',
        'tsconfig.base.json',
        'packages/ui/package.json',
        'packages/ui/tsconfig.json',
        'packages/ui/README.md',
        'packages/ui/src',
        'tools/buildUi.mjs',
        'tools/uiPackage.mjs',
      ],
      results: ['packages/ui/dist/package.json'],
      title: 'Building the package of packages/ui …',
    },
    async () => {
      const entries = entryPoints(readJson(join(ui, 'package.json')).exports);
      await bundle(entries);
      await declare();
      const text = JSON.stringify(manifest(entries), null, 2);
      writeFileSync(join(next, 'package.json'), `${text}\n`);
      copyFileSync(join(ui, 'README.md'), join(next, 'README.md'));
      rmSync(join(ui, 'dist'), { recursive: true, force: true });
      renameSync(next, join(ui, 'dist'));
    },
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildUi();
