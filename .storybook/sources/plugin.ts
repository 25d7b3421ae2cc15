import type { Plugin } from 'vite';
import { readComponents } from './components.ts';
import { readSources } from './imports.ts';
import { findUsers } from './usedBy.ts';
import { findVariables } from './variables.ts';

/** The code of a module that exports values by their names. */
const moduleOf = (values: Readonly<Record<string, unknown>>) =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');

/** Provides facts from the sources to docs pages. */
export function sourceFacts(): Plugin {
  let components: Promise<unknown> | undefined;
  /** The modules by their names. */
  const modules: Readonly<Record<string, () => string | Promise<string>>> = {
    'virtual:source-facts': () => {
      const sources = readSources();
      return moduleOf({ usedBy: findUsers(sources), variables: findVariables(sources) });
    },
    // Only docs pages show props; for the tests it would take seconds at each start.
    'virtual:component-props': async () =>
      moduleOf({
        components: process.env['VITEST'] ? {} : await (components ??= readComponents()),
      }),
  };
  return {
    name: 'cardinal:source-facts',
    resolveId: (source) => (source in modules ? `\0${source}` : undefined),
    async load(loaded) {
      const code = await modules[loaded.slice(1)]?.();
      // Without a source there is nothing to map, and a map of a long line takes long.
      return code === undefined ? undefined : { code, map: { mappings: '' } };
    },
  };
}
