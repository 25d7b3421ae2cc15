import type { Plugin } from 'vite';
import { readSources } from './imports.ts';
import { findUsers } from './usedBy.ts';
import { findVariables } from './variables.ts';

const id = 'virtual:source-facts';

/** Provides facts from the sources to docs pages, computed when a page first needs them. */
export function sourceFacts(): Plugin {
  return {
    name: 'cardinal:source-facts',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(loaded) {
      if (loaded !== `\0${id}`) return undefined;
      const sources = readSources();
      return [
        `export const usedBy = ${JSON.stringify(findUsers(sources))};`,
        `export const variables = ${JSON.stringify(findVariables(sources))};`,
      ].join('\n');
    },
  };
}
