import type { Plugin } from 'vite';

/** The bundler's loop over what a module exports; it also meets what a page adds to every object. */
const loop = /for\s*\((?:var|let|const) (\w+) in (\w+)\)/;

/**
 * Gives modules that are imported on demand only exports of their own. Otherwise no element loads on
 * pages that extend `Object.prototype`, if its chunk also serves another one.
 */
export const ownExports = (): Plugin => ({
  name: 'cardinal-own-exports',
  renderChunk(code, { name }) {
    if (name !== 'rolldown-runtime') return null;
    if (!loop.test(code))
      this.error('The bundler no longer loops over exports: remove ownExports.');
    return { code: code.replace(loop, 'for (const $1 of Object.keys($2))'), map: null };
  },
});
