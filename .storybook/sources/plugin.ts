import type { Plugin } from 'vite';
import { readSources } from './imports.ts';
import { findComponents } from './props.ts';
import { findUsers } from './usedBy.ts';
import { findVariables } from './variables.ts';

/** The code of a module that exports values by their names. */
const moduleOf = (values: Readonly<Record<string, unknown>>) =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');

/** The modules by their names. */
const modules: Readonly<Record<string, () => string>> = {
  'virtual:source-facts': () => {
    const sources = readSources();
    return moduleOf({ usedBy: findUsers(sources), variables: findVariables(sources) });
  },
  // Only docs pages show props; for the tests it would take seconds at each start.
  'virtual:component-props': () =>
    moduleOf({ components: process.env['VITEST'] ? {} : findComponents() }),
};

/** Provides facts from the sources to docs pages, computed when a page first needs them. */
export function sourceFacts(): Plugin {
  return {
    name: 'cardinal:source-facts',
    resolveId: (source) => (source in modules ? `\0${source}` : undefined),
    load: (loaded) => modules[loaded.slice(1)]?.(),
  };
}
