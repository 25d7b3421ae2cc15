// `npm run size`: what each entry point weighs for those who install the packages, gzipped, with what it
// imports but without React, against sizes.json. `--update` writes the measured sizes there, and sets
// limits that are exceeded anew.
import { build } from 'esbuild';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { buildPackages, packages } from './buildPackages.mjs';
import { root, say } from '../shared/lib.mjs';

const file = 'tools/packages/sizes.json';
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Size and limit in kB of each entry point, as they were measured last. */
export const readFigures = () => readJson(join(root, file));

/** Entry points are measured in groups: all at once would take gigabytes of memory. */
const groupSize = 24;

const manifestsOf = () =>
  new Map(
    packages.map((name) => {
      const dist = join(root, 'packages', name, 'dist');
      return [`@cardinal/${name}`, { dist, ...readJson(join(dist, 'package.json')) }];
    }),
  );

/** Packages import each other's sources in this repository, but their builds where they are installed. */
const builtPackages = (manifests) => ({
  name: 'built-packages',
  setup({ onResolve }) {
    onResolve({ filter: /^@cardinal\// }, ({ path: specifier }) => {
      const [, name, path] = /^(@cardinal\/[\w-]+)(.*)$/.exec(specifier);
      const { dist, exports } = manifests.get(name);
      return { path: join(dist, exports[`.${path}`].default) };
    });
  },
});

/** Sizes in kB of some entry points. */
async function measureGroup(names, manifests) {
  const { outputFiles } = await build({
    entryPoints: names.map((name, index) => ({ in: name, out: String(index) })),
    bundle: true,
    minify: true,
    write: false,
    outdir: root,
    external: ['react', 'react-dom', '@tanstack/react-query', '@fontsource-variable/*', '*.woff2'],
    plugins: [builtPackages(manifests)],
    logLevel: 'error',
  });
  const bytes = names.map(() => 0);
  for (const { path, contents } of outputFiles) {
    const [, index] = /(\d+)\.(?:js|css)$/.exec(path);
    bytes[index] += gzipSync(contents, { level: 9 }).length;
  }
  return names.map((name, index) => [name, Math.round(bytes[index] / 100) / 10]);
}

/** The sizes of all entry points that have code, in kB. The packages must have been built. */
export async function measureSizes() {
  const manifests = manifestsOf();
  const names = [...manifests].flatMap(([name, { exports }]) =>
    Object.entries(exports).flatMap(([path, { types }]) => (types ? [name + path.slice(1)] : [])),
  );
  const measured = [];
  for (let start = 0; start < names.length; start += groupSize) {
    measured.push(...(await measureGroup(names.slice(start, start + groupSize), manifests)));
  }
  return Object.fromEntries(measured);
}

/** How far a size may be from its figure, in kB: a few per cent, and more than rounding. */
const tolerance = (size) => Math.max(size * 0.05, 0.3);

/** The limit of a size when it is set, in kB. */
const limitOf = (size) => Math.ceil(Math.max(size * 1.05, size + 0.2) * 10) / 10;

/** What is wrong with the figures, one sentence for each entry point. */
export function findFaults(figures, measured) {
  const gone = Object.keys(figures).filter((name) => !(name in measured));
  return [
    ...gone.map((name) => `${name} is in ${file}, but is no entry point.`),
    ...Object.entries(measured).flatMap(([name, size]) => {
      const figure = figures[name];
      if (!figure) return [`${name} is not in ${file}.`];
      if (size > figure.limit)
        return [`${name} weighs ${size} kB, more than its limit of ${figure.limit} kB.`];
      if (Math.abs(size - figure.size) <= tolerance(figure.size)) return [];
      return [`${name} weighs ${size} kB, and ${figure.size} kB in ${file}.`];
    }),
  ];
}

/** The figures with what was measured. Limits that are exceeded are set anew. */
export const updateFigures = (figures, measured) =>
  Object.fromEntries(
    Object.entries(measured).map(([name, size]) => {
      const limit = figures[name]?.limit ?? 0;
      return [name, { size, limit: size > limit ? limitOf(size) : limit }];
    }),
  );

async function main(isUpdate) {
  await buildPackages();
  const figures = readFigures();
  const measured = await measureSizes();
  const next = updateFigures(figures, measured);
  for (const [name, { size, limit }] of Object.entries(next)) {
    say(`${name}  ${size} kB of ${limit} kB`);
  }
  if (isUpdate) {
    writeFileSync(join(root, file), `${JSON.stringify(next, null, 2)}\n`);
    return 0;
  }
  const faults = findFaults(figures, measured);
  for (const fault of faults) say(fault);
  if (faults.length > 0) say('If that is wanted, run "npm run size -- --update".');
  return faults.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exit(await main(process.argv.includes('--update')));
}
