import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The router that react-router-dom depends on. */
const router = createRequire(import.meta.resolve('react-router-dom')).resolve('react-router');

/**
 * Builds with the router that does not warn developers, which its package does not name to bundlers,
 * and without the half of it that the application never uses. The bundler cannot leave that out on
 * its own: the router names its components for React's developer tools, and creates them by calls that
 * could have effects.
 */
export function productionRouter(): Plugin {
  const folder = join(router, '../../production');
  return {
    name: 'cardinal:production-router',
    apply: 'build',
    config: () => ({
      resolve: { alias: [{ find: /^react-router$/, replacement: join(folder, 'index.mjs') }] },
    }),
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/].*\.mjs$/ },
      handler: (code) =>
        code
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
          .replaceAll(
            /(?<== )(?=React\d*\.(?:createContext|forwardRef|memo)\()/g,
            '/* @__PURE__ */ ',
          ),
    },
  };
}
