import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cardReader } from './build/cardReader.ts';
import { groups } from './build/chunks.ts';
import { firstLoad } from './build/firstLoad.ts';
import { loadStylesAgain } from './build/loadStylesAgain.ts';
import { publicPages } from './build/publicPages.ts';
import { productionRouter } from './build/productionRouter.ts';
import { publicPagesInDevelopment } from './build/publicPagesInDevelopment.ts';
import { reactAriaTexts } from './build/reactAriaTexts.ts';
import { serviceWorker } from './build/serviceWorker.ts';

/** Where `npm run dev` runs the server. */
const api = process.env['CARDINAL_API'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    reactAriaTexts.vite(),
    firstLoad(),
    serviceWorker(),
    cardReader(),
    loadStylesAgain(),
    productionRouter(),
    publicPages(),
    publicPagesInDevelopment(),
  ],
  build: {
    target: 'es2023',
    // Browsers with `:has()`, `:dir()` and `oklch()`, which the style sheets need anyway: for older
    // ones, every palette would be included twice.
    cssTarget: ['chrome120', 'edge120', 'firefox121', 'safari16.4'],
    assetsInlineLimit: 0,
    // Where modules cannot be preloaded (Safari 16), they load when they are imported.
    modulePreload: { polyfill: false },
    sourcemap: false,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: { groups },
        // The first scripts of a page list two hundred files: without their names, that is a kilobyte
        // less of the sign-in.
        chunkFileNames: 'assets/[hash:7].js',
      },
    },
  },
  server: {
    proxy: {
      '/api': api,
      '/mcp': api,
      '/embed/': api,
      '/f/': api,
      '/reader/': api,
      '/unsubscribe': api,
      '/ws': { target: api, ws: true },
    },
  },
});
