import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Builds with the router that does not warn developers. Its package names only the other one to
 * bundlers.
 */
export function productionRouter(): Plugin {
  const entry = fileURLToPath(import.meta.resolve('react-router'));
  const replacement = entry.replace(/development.index\.m?js$/, 'production/index.mjs');
  return {
    name: 'cardinal:production-router',
    apply: 'build',
    config: () => ({ resolve: { alias: [{ find: /^react-router$/, replacement }] } }),
  };
}
