import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The router that react-router-dom depends on. */
const router = createRequire(import.meta.resolve('react-router-dom')).resolve('react-router');

/**
 * Builds with the router that does not warn developers. Its package names only the other one to
 * bundlers.
 */
export function productionRouter(): Plugin {
  const replacement = join(router, '../../production/index.mjs');
  return {
    name: 'cardinal:production-router',
    apply: 'build',
    config: () => ({ resolve: { alias: [{ find: /^react-router$/, replacement }] } }),
  };
}
