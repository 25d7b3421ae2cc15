// @vitest-environment node
// Rules about folders, imports and names that the lint cannot check, because they concern many files.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

const mostFiles = 15;

/** Folders that hold more files than others may: how many, and why. */
const crowded = {
  'packages/crm-features/src/leads/LeadDetail': [
    23,
    'one screen, whose parts share the lead, what was changed and what is being saved',
  ],
};

/** A language has one file for each room of the application. */
const isLanguage = (folder) => /^packages\/crm-features\/src\/languages\/\w+$/.test(folder);

/** Names that modules of one package export for different things, and why. */
const sharedNames = {
  'apps/mock-server': {
    german: 'each catalogue of texts has one, and loads it by the name of its language',
    hindi: 'as german',
  },
  'packages/crm-features': {
    mount: 'every widget has one, and the loader of widgets imports it by that name',
  },
};

/** The code that users run, or contributors: tests, stories, their helpers, guides and styles are not. */
const isSource = (path) =>
  !/\.(test|test-d|spec|stories|guide|css|d)\.\w+$/.test(path) &&
  !/(^|\/)(\.storybook|stories|test|e2e|bench|fixtures|mocks)\//.test(path);

/** The relative imports of a module: of values and types, at its start and on demand. */
function importsOf(path, source, { staticImports, staticExports, dynamicImports }) {
  const specifiers = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
    // Types that are imported where they are used.
    ...[...source.matchAll(/\bimport\('(\.[^']+)'\)/g)].map(([, specifier]) => specifier),
  ];
  const relative = specifiers.filter((specifier) => specifier.startsWith('.'));
  return [...new Set(relative.map((specifier) => join(dirname(path), specifier.split('?')[0])))];
}

/** The names that a module declares and exports; not those that it passes on. */
const exportsOf = ({ staticExports }) =>
  staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, moduleRequest }) =>
      exportName.kind === 'Name' && !moduleRequest ? exportName.name : [],
    ),
  );

/** What the modules import and export. @param sources Texts by paths */
function readModules(sources) {
  return new Map(
    [...sources].map(([path, source]) => {
      const { module } = parseSync(path, source);
      return [path, { imports: importsOf(path, source, module), exports: exportsOf(module) }];
    }),
  );
}

/** The circles of imports, each from a module to itself. */
function circlesIn(modules) {
  const circles = [];
  const done = new Set();
  const visit = (path, way) => {
    if (way.includes(path)) circles.push([...way.slice(way.indexOf(path)), path].join(' → '));
    if (done.has(path) || !modules.has(path)) return;
    done.add(path);
    for (const imported of modules.get(path).imports) visit(imported, [...way, path]);
  };
  for (const path of modules.keys()) visit(path, []);
  return circles;
}

/** Collects values under keys. */
function grouped(pairs) {
  const groups = new Map();
  for (const [key, value] of pairs) groups.set(key, [...(groups.get(key) ?? []), value]);
  return groups;
}

const packageOf = (path) => path.split('/').slice(0, 2).join('/');

/** The names that several modules of one package declare, with the modules. */
function sharedNamesIn(modules) {
  const declared = [...modules].flatMap(([path, module]) =>
    module.exports.map((name) => [`${packageOf(path)} ${name}`, path]),
  );
  return [...grouped(declared)].filter(([, paths]) => paths.length > 1);
}

/** The folders that hold more files than they may. */
function crowdedIn(paths) {
  return [...grouped(paths.map((path) => [dirname(path), path]))]
    .filter(([folder]) => !isLanguage(folder))
    .filter(([folder, files]) => files.length > (crowded[folder]?.[0] ?? mostFiles))
    .map(([folder, files]) => `${folder}: ${files.length}`);
}

const paths = globSync('{apps,packages,stories,tools,.storybook}/**/*.{ts,tsx,mts,mjs}', {
  exclude: (path) => /(^|[\\/])(node_modules|dist|dist\.next)$/.test(path),
}).map((path) => path.replaceAll('\\', '/'));
const modules = readModules(paths.map((path) => [path, readFileSync(path, 'utf8')]));
const sources = new Map([...modules].filter(([path]) => isSource(path)));

describe('the sources', () => {
  it('are read', () => {
    expect(sources.size).toBeGreaterThan(1_000);
  });

  it(`are in folders of at most ${mostFiles} files: sort a larger one into rooms`, () => {
    expect(crowdedIn([...sources.keys()])).toEqual([]);
  });

  it('import one another in no circle: move what both need into a module below them', () => {
    expect(circlesIn(modules)).toEqual([]);
  });

  it('give no name to two things of one package: say in the name which one it is', () => {
    const unexpected = sharedNamesIn(sources).filter(([key]) => {
      const [folder, name] = key.split(' ');
      return !Object.hasOwn(sharedNames[folder] ?? {}, name);
    });
    expect(unexpected).toEqual([]);
  });
});

describe('circles', () => {
  const circlesOf = (sources) => circlesIn(readModules(Object.entries(sources)));

  it.each([
    ['values', "import { b } from './b.ts';"],
    ['types', "import type { B } from './b.ts';"],
    ['what is passed on', "export { b } from './b.ts';"],
    ['code on demand', "const load = () => import('./b.ts');"],
    ['types where they are used', "let b: import('./b.ts').B;"],
  ])('of %s are found', (_kind, source) => {
    expect(circlesOf({ 'x/a.ts': source, 'x/b.ts': "import '../x/a.ts';" })).toEqual([
      'x/a.ts → x/b.ts → x/a.ts',
    ]);
  });

  it('are not two ways to one module', () => {
    const files = { 'a.ts': "import './b.ts'; import './c.ts';", 'b.ts': "import './c.ts';" };
    expect(circlesOf({ ...files, 'c.ts': '' })).toEqual([]);
  });
});

describe('names', () => {
  it('are shared if two modules declare them, but not if one passes them on', () => {
    const files = {
      'packages/ui/a.ts': 'export const one = 1; export type Two = 2;',
      'packages/ui/b.ts': "export { one } from './a.ts'; export interface Two {}",
      'packages/contract/c.ts': 'export const one = 1;',
    };
    expect(sharedNamesIn(readModules(Object.entries(files)))).toEqual([
      ['packages/ui Two', ['packages/ui/a.ts', 'packages/ui/b.ts']],
    ]);
  });
});
