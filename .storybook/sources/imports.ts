import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Source texts by their paths from the root of the repository. */
export type Sources = ReadonlyMap<string, string>;

/** An import of values, static or dynamic. */
interface Import {
  names: readonly string[];
  /** A path from the root of the repository, or the name of a package. */
  from: string;
}

const isShipped = (path: string) =>
  !/\.(stories|test|test-d|guide)\.tsx?$|\/(fixtures|mocks)\//.test(path);

/** The sources of components, widgets and screens, without code only for stories and tests. */
export function readSources(): Sources {
  const paths = globSync(
    ['packages/{ui,crm-features}/src/**/*.{ts,tsx}', 'apps/portal/src/**/*.tsx'],
    {
      cwd: root,
    },
  );
  return new Map(
    paths.filter(isShipped).map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );
}

/** The imports of a file, except types. */
export function importsOf(path: string, source: string): Import[] {
  const resolve = (from: string) => (from.startsWith('.') ? join(dirname(path), from) : from);
  const atStart = source.matchAll(/(?:import|export) \{([^}]*)\} from '([^']+)'/g);
  const onDemand = source.matchAll(/import\('([^']+)'\)/g);
  return [
    ...[...atStart].map(([, names = '', from = '']) => ({
      names: names.split(',').map((name) => name.trim().replace(/ as .*$/, '')),
      from: resolve(from),
    })),
    ...[...onDemand].map(([, from = '']) => ({ names: [], from: resolve(from) })),
  ];
}
