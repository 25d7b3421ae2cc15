import type { Plugin } from 'vite';
import { readSources } from './imports.ts';
import { findUsers } from './usedBy.ts';
import { findVariables } from './variables.ts';

const id = 'virtual:source-facts';

/** Offers docs pages what only the sources know; computed when a page first asks for it. */
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
