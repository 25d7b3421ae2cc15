import type { Plugin, Rolldown } from 'vite';
import { packed } from './packed.ts';

/** Gzipped kB of the loader, and of the code that one widget loads besides the framework. */
const budgets = { loader: 3, widget: 130 };
/** React and the query client, which all widgets on a page share. */
const framework = /^assets\/framework-/;

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** A chunk with all its static imports. */
function withImports(chunks: Chunks, name: string, found = new Set<string>()): Set<string> {
  const chunk = chunks.get(name);
  if (!chunk || found.has(name)) return found;
  found.add(name);
  for (const next of chunk.imports) withImports(chunks, next, found);
  return found;
}

/** Files that a widget loads before a lead can be entered: its own, and the dialog's. */
function filesOf(chunks: Chunks, widget: string): Set<string> {
  const files = withImports(chunks, widget);
  for (const name of chunks.get(widget)?.dynamicImports ?? []) withImports(chunks, name, files);
  return files;
}

/** Fails the build if the loader or a widget is larger than its budget. */
export function embedBudgets(): Plugin {
  return {
    name: 'cardinal:embed-budgets',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks: Chunks = new Map(
          Object.entries(bundle).flatMap(([name, output]) =>
            output.type === 'chunk' ? [[name, output]] : [],
          ),
        );
        const weigh = (files: Iterable<string>) =>
          [...files].reduce((sum, file) => sum + packed(chunks.get(file)?.code ?? ''), 0);
        const loader = [...chunks.values()].find(({ isEntry }) => isEntry);
        if (!loader) throw new Error('The build has no loader.');
        const own = withImports(chunks, loader.fileName);
        const check = (what: string, files: Iterable<string>, most: number) => {
          const size = weigh(files);
          if (size > most) this.error(`${what} has ${size.toFixed(1)} kB, more than ${most} kB.`);
          this.info(`${what}: ${size.toFixed(1)} kB of ${most} kB`);
        };
        check('The loader', own, budgets.loader);
        for (const widget of loader.dynamicImports) {
          const files = [...filesOf(chunks, widget)].filter((file) => !own.has(file));
          const shared = files.filter((file) => framework.test(file));
          this.info(`React and the query client: ${weigh(shared).toFixed(1)} kB`);
          check(
            widget,
            files.filter((file) => !framework.test(file)),
            budgets.widget,
          );
        }
      },
    },
  };
}
