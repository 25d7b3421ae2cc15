import type { Plugin } from 'vite';

/**
 * Serves bundled libraries without source maps: they would be half of what a page loads.
 * The bundles are readable as they are.
 */
export function withoutLibraryMaps(): Plugin {
  return {
    name: 'cardinal:without-library-maps',
    enforce: 'post',
    apply: 'serve',
    transform: (code, id) =>
      /\/sb-vite\/deps\//.test(id) ? { code, map: { mappings: '' } } : null,
  };
}
