// Builds the published packages (contract, ui, crm-features) into their `dist`, ready for `npm pack`.
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail, nodePath, once, root, run } from '../shared/lib.mjs';

/** The published packages, each after its dependencies. */
export const packages = ['contract', 'ui', 'crm-features'];

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Folders of a package: its root, its sources, and the one where its build is prepared. */
function places(name) {
  const own = join(root, 'packages', name);
  return {
    own,
    src: join(own, 'src'),
    next: join(root, '.cache', `package-${name}`),
    types: join(root, '.cache', `package-types-${name}`),
  };
}

/** Entry points by the path under which others import them; values are source paths. */
function entryPoints(name) {
  const { own, src } = places(name);
  const { exports } = readJson(join(own, 'package.json'));
  if (name !== 'ui') return exports;
  // Each component that the index exports also has its own entry point.
  const index = readFileSync(join(src, 'index.ts'), 'utf8');
  const components = Array.from(
    index.matchAll(/'\.\/components\/(\w+)\/index\.ts'/g),
    ([, component]) => [`./${component}`, `./src/components/${component}/index.ts`],
  );
  return { ...exports, ...Object.fromEntries(components) };
}

async function pluginsOf(name) {
  const { src } = places(name);
  if (name === 'contract') return [];
  const { vanillaExtractPlugin } = await import('@vanilla-extract/vite-plugin');
  const { cssPerComponent, resolvedContract } = await import('./packagePlugins.mjs');
  if (name === 'crm-features') return [cssPerComponent(src, []), vanillaExtractPlugin()];
  return [
    cssPerComponent(src, ['styles/layers.css', 'theme/themes.css', 'styles/reset.css']),
    resolvedContract(join(src, 'theme', 'contract.ts')),
    vanillaExtractPlugin(),
  ];
}

async function bundle(name, entries) {
  const { own, src, next } = places(name);
  const { build } = await import('vite');
  // A test may start the build, but the result is always a production build.
  process.env.NODE_ENV = 'production';
  await build({
    configFile: false,
    root: own,
    logLevel: 'warn',
    plugins: await pluginsOf(name),
    build: {
      outDir: next,
      emptyOutDir: true,
      minify: false,
      target: 'es2023',
      lib: { entry: Object.values(entries).map((path) => join(own, path)), formats: ['es'] },
      rolldownOptions: {
        // Dependencies that are packages of their own.
        external: (id) => !/^[./\0]|^\w:|\.vanilla\.css/.test(id),
        checks: { bundlerTimings: false },
        output: {
          preserveModules: true,
          preserveModulesRoot: src,
          entryFileNames: '[name].js',
        },
      },
    },
  });
}

/** Files of a folder and its subfolders, as paths from it. */
const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

/**
 * Writes the declarations beside the JavaScript, without those of Storybook and of the custom
 * elements, which are not part of the package.
 */
async function declare(name) {
  const { own, next, types } = places(name);
  rmSync(types, { recursive: true, force: true });
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const off = ['composite', 'incremental', 'declarationMap'].flatMap((option) => [
    `--${option}`,
    'false',
  ]);
  const args = [tsc, '-p', own, '--outDir', types, ...off, '--tsBuildInfoFile', 'null'];
  // Referenced packages are compiled first.
  const isDone =
    (await run(nodePath(), [tsc, '-b', own])) === 0 && (await run(nodePath(), args)) === 0;
  if (!isDone) fail(`The declarations of packages/${name} failed.`);
  for (const file of filesIn(types)) {
    if (/(^|[./\\])(guide|storyStates)\.d\.ts$|^(mocks|fixtures|embed)[/\\]/.test(file)) continue;
    const text = readFileSync(join(types, file), 'utf8');
    mkdirSync(dirname(join(next, file)), { recursive: true });
    writeFileSync(
      join(next, file),
      text
        .replaceAll(/((?:from|import) ?\(?["']\.[^"']*)\.tsx?(["'])/g, '$1.js$2')
        // The package that declares a type is named even where another, which is listed, exports it.
        .replaceAll('"@tanstack/query-core"', '"@tanstack/react-query"'),
    );
  }
  rmSync(types, { recursive: true, force: true });
}

/** CSS files of a build that applications import explicitly. */
const sheets = (next) =>
  ['styles.css', 'themes.css'].filter((file) => existsSync(join(next, file)));

/** Files that a package holds beside its code, by the folder in which others find them. */
const dataFolders = (own) => ['tokens'].filter((folder) => existsSync(join(own, folder)));

/** Modules of a package that another of its modules imports for their side effects alone. */
const importedForEffect = (src) =>
  filesIn(src)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file))
    .flatMap((file) =>
      [...readFileSync(join(src, file), 'utf8').matchAll(/^import '(\.[^']+)';/gm)].map(
        ([, path]) => join(dirname(file), path).replaceAll('\\', '/'),
      ),
    );

/**
 * Patterns of the files with side effects, in the built package: a bundler leaves out every other module
 * of which nothing is used. The CSS of most `.css.js` is needed only with the class names that they
 * export, so only those are listed that a module imports as a whole.
 */
function effects(patterns, src) {
  if (!Array.isArray(patterns)) return patterns;
  const kept = patterns.filter((pattern) => pattern !== '**/*.css.ts');
  const imported = importedForEffect(src).map((file) => `./src/${file}`);
  return [...new Set([...kept, ...imported])].map((pattern) =>
    pattern.replace('./src/', './').replace(/\.ts$/, '.js'),
  );
}

/** Dependencies of the declarations alone: they name the contract's schemas. */
const declared = (dependencies) =>
  '@cardinal/contract' in (dependencies ?? {})
    ? readJson(join(places('contract').own, 'package.json')).dependencies
    : {};

/** The packed package.json; the workspace's own refers to the sources. */
function manifest(name, entries) {
  const { own, src, next } = places(name);
  const { name: scoped, version, description, type, ...rest } = readJson(join(own, 'package.json'));
  const built = (path) => path.replace(/^\.\/src\//, './').replace(/\.ts$/, '');
  const exports = Object.entries(entries).map(([path, source]) => [
    path,
    { types: `${built(source)}.d.ts`, default: `${built(source)}.js` },
  ]);
  return {
    name: scoped,
    version,
    description,
    license: readJson(join(root, 'package.json')).license,
    type,
    sideEffects: effects(rest.sideEffects, src),
    exports: {
      ...Object.fromEntries(exports),
      ...Object.fromEntries(sheets(next).map((file) => [`./${file}`, `./${file}`])),
      ...Object.fromEntries(dataFolders(own).map((name) => [`./${name}/*`, `./${name}/*`])),
      './package.json': './package.json',
    },
    types: './index.d.ts',
    files: ['**/*.{js,css,d.ts,woff2}', ...dataFolders(own), 'CHANGELOG.md'],
    dependencies: { ...rest.dependencies, ...declared(rest.dependencies) },
    peerDependencies: rest.peerDependencies,
  };
}

/** Builds a package if its sources have changed. */
function buildPackage(name) {
  const { own, next } = places(name);
  const folder = `packages/${name}`;
  return once(
    `package-${name}`,
    {
      inputs: [
        'LICENSE',
        'package-lock.json',
        'package.json',
        'tsconfig.base.json',
        ...packages.slice(0, packages.indexOf(name)).map((other) => `packages/${other}/src`),
        ...['package.json', 'tsconfig.json', 'README.md', 'CHANGELOG.md', 'src', 'tokens'].map(
          (file) => `${folder}/${file}`,
        ),
        'tools/packages/buildPackages.mjs',
        'tools/packages/packagePlugins.mjs',
      ],
      results: [`${folder}/dist/package.json`],
      title: `Building the package of ${folder} …`,
    },
    async () => {
      const entries = entryPoints(name);
      await bundle(name, entries);
      await declare(name);
      const text = JSON.stringify(manifest(name, entries), null, 2);
      writeFileSync(join(next, 'package.json'), `${text}\n`);
      for (const file of ['README.md', 'CHANGELOG.md'])
        copyFileSync(join(own, file), join(next, file));
      copyFileSync(join(root, 'LICENSE'), join(next, 'LICENSE'));
      // The style sheets refer to fonts beside them.
      for (const file of filesIn(places(name).src).filter((file) => file.endsWith('.woff2')))
        copyFileSync(join(places(name).src, file), join(next, file));
      for (const folder of dataFolders(own)) {
        cpSync(join(own, folder), join(next, folder), { recursive: true });
      }
      rmSync(join(own, 'dist'), { recursive: true, force: true });
      renameSync(next, join(own, 'dist'));
    },
  );
}

/** Builds the named packages, or all, if their sources have changed. */
export async function buildPackages(names = packages) {
  for (const name of names) await buildPackage(name);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const names = process.argv.slice(2);
  await buildPackages(names.length > 0 ? names : packages);
}
