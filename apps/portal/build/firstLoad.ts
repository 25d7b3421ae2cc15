import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { frame, screens, signIn, type EarlyScreen, type Starts } from '../src/early/screens.ts';
import { managerPaths, paths } from '../src/paths.ts';
import { budgets, findings } from './budgets.ts';
import { buildScript } from './script.ts';

const portal = join(import.meta.dirname, '..');
/** The tab with the most forms. */
const larger: Readonly<Record<string, { js: number; css: number }>> = {
  [paths.import]: { js: 241, css: 20 },
};

const entry = ['index.html'];

/** The font of the languages that the portal is written in. */
const font = /inter-latin-opsz-normal[^/]*\.woff2$/;

const allScreens = [
  { screen: signIn, around: [], budget: budgets.signIn },
  ...Object.entries(screens).map(([path, screen]) => ({
    screen,
    around: [frame],
    budget: larger[path] ?? budgets.screen,
  })),
];

/** The data about screens that the early script receives. */
function startsOf(filesFor: (modules: readonly string[]) => string[], font: string): Starts {
  const files: string[] = [];
  const numberOf = (file: string) => {
    if (!files.includes(file)) files.push(file);
    return files.indexOf(file);
  };
  const start = ({ module, reads = [] }: EarlyScreen, around: readonly string[]) => ({
    // The styles name the font only once there is text, which would then be laid out twice.
    files: [...filesFor([...around, module]), font].map(numberOf),
    reads,
  });
  return {
    signIn: start(signIn, []),
    screens: Object.fromEntries(
      Object.entries(screens).map(([path, screen]) => [
        path,
        { ...start(screen, [frame]), ...(managerPaths.has(path) && { forManagers: true }) },
      ]),
    ),
    files,
  };
}

/** Files of the bundle by module: its chunks and their style sheets. */
function filesOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const found = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk) => {
    if (found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) found.add(sheet);
    for (const name of chunk.imports) {
      const next = bundle[name];
      if (next?.type === 'chunk') add(next);
    }
  };
  for (const module of modules) {
    const id = join(portal, module);
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === id);
    if (!chunk) throw new Error(`${module} is not loaded on its own: see src/early/screens.ts.`);
    add(chunk);
  }
  return [...found];
}

/**
 * Builds the script that runs before the application, with the files of the screens from this
 * build.
 */
const earlyScript = (starts: Starts) =>
  buildScript('src/early/early.ts', { starts: JSON.stringify(starts) });

/**
 * Adds the early script to the page, which fetches code and data of a screen while the application
 * loads. Fails the build if a screen loads more than its budget or the code of another screen.
 */
export function firstLoad(): Plugin {
  return {
    name: 'cardinal:first-load',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // After Vite has written the files that each import needs into the code.
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build has no index.html.');
        // The page itself names the files that every screen needs.
        const named = new Set(filesOf(bundle, entry));
        const fontFile = Object.keys(bundle).find((file) => font.test(file));
        if (fontFile === undefined) throw new Error('The build has no font.');
        const source = await earlyScript(
          startsOf(
            (modules) => filesOf(bundle, modules).filter((file) => !named.has(file)),
            fontFile,
          ),
        );
        const problems = allScreens.flatMap(({ screen, around, budget }) => {
          const modules = [...entry, ...around, screen.module, ...(screen.also ?? [])];
          const files = filesOf(bundle, modules);
          return findings(bundle, { module: screen.module, files, early: source, budget });
        });
        if (problems.length > 0) this.error(problems.join('\n'));

        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        const fileName = `assets/early-${hash}.js`;
        this.emitFile({ type: 'asset', fileName, source });
        page.source = String(page.source).replace(
          '<script type="module"',
          `<script async fetchpriority="high" src="/${fileName}"></script>\n    <script type="module"`,
        );
      },
    },
  };
}
