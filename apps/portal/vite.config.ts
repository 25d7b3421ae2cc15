import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where `npm run dev` runs the server. */
const api = process.env['CARDINAL_API'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  // The portal speaks English: React Aria's words in thirty other languages stay out.
  plugins: [react(), vanillaExtractPlugin(), optimizeLocales.vite({ locales: ['en-US'] })],
  build: { target: 'es2023', assetsInlineLimit: 0, sourcemap: false, reportCompressedSize: false },
  server: { proxy: { '/api': api, '/unsubscribe': api, '/ws': { target: api, ws: true } } },
});
