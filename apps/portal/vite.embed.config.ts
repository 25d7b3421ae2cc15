import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { embedBudgets } from './build/embedBudgets.ts';
import { ownExports } from './build/ownExports.ts';
import { reactAriaTexts } from './build/reactAriaTexts.ts';
import { shadowDialogs, shadowIds, shadowStyles } from './build/shadowStyles.ts';

const loader = fileURLToPath(
  new URL('../../packages/crm-features/src/embed/loader.ts', import.meta.url),
);

/**
 * One chunk in addition to those of the widgets: libraries, which change only with a new version.
 */
const groups = [
  {
    name: 'framework',
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler|@tanstack)[\\/]/,
  },
];

/** The custom elements for third-party pages, which the server serves at `/embed/`. */
export default defineConfig({
  base: './',
  publicDir: false,
  plugins: [
    react(),
    vanillaExtractPlugin({ identifiers: 'short' }),
    shadowStyles(),
    shadowIds(),
    shadowDialogs(),
    ownExports(),
    reactAriaTexts.vite(),
    embedBudgets(),
  ],
  build: {
    outDir: 'dist/embed',
    target: 'es2023',
    cssTarget: ['chrome120', 'edge120', 'firefox121', 'safari17'],
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: loader,
      checks: { bundlerTimings: false },
      output: {
        entryFileNames: 'v1.js',
        // The server lets browsers cache files with a hash in their name.
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
        codeSplitting: { groups },
      },
    },
  },
});
