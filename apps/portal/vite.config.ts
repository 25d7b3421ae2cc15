import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstLoad } from './build/firstLoad.ts';
import { publicPages } from './build/publicPages.ts';
import { publicPagesInDevelopment } from './build/publicPagesInDevelopment.ts';

/** Where `npm run dev` runs the server. */
const api = process.env['CARDINAL_API'] ?? 'http://127.0.0.1:3000';

/** Parts of ui that the sign-in and the screens behind it have in common. */
const common = [
  'Avatar',
  'Button',
  'Checkbox',
  'Form',
  'Heading',
  'Icon',
  'IconButton',
  'Link',
  'Logo',
  'PasswordField',
  'Spinner',
  'Stack',
  'StatusBadge',
  'Tabs',
  'Text',
  'TextField',
  'ThemeProvider',
  'Toast',
  'VisuallyHidden',
].join('|');

/**
 * Chunks in addition to one per screen or dialog: libraries, which change only with a new version,
 * and the code that every screen needs, with its dependencies. By default, the bundler creates some
 * eighty chunks, many of a few hundred bytes, which compress worse, by a twentieth (JavaScript) and
 * a third (CSS).
 */
const groups = [
  {
    name: 'framework',
    test: /[\\/]node_modules[\\/](react|react-dom|react-router(-dom)?|scheduler|use-sync-external-store|@tanstack)[\\/](?!.*(nfiniteQuery|ueriesObserver|useQueries))/,
    priority: 2,
  },
  {
    name: 'shared',
    test: new RegExp(
      String.raw`[\\/](packages[\\/](ui[\\/]src[\\/](theme|styles|components[\\/](${common}))|` +
        String.raw`crm-features[\\/]src[\\/](client|texts|forms[\\/](fieldErrors|useErrorFocus))(?![\\/](download|saveFile|idempotencyKey|pageFacts|statsQuery|tellFailure|useRetryEmail))|contract[\\/]src[\\/](labels[\\/](roles|system)|limits|paths))|` +
        String.raw`portal[\\/]src[\\/]shell[\\/](useScreen|ScreenLoading))[\\/.]`,
    ),
    minShareCount: 2,
    priority: 1,
  },
  {
    // The parts of the next group that screens without a list also need.
    name: 'parts',
    test: /[\\/]ui[\\/]src[\\/](components[\\/](EmptyState|ErrorState|Illustration|Menu[\\/]LazyMenu|Select[\\/]Select\.css|Skeleton)|internal[\\/](choice[\\/]useLazyPopup|useLazyCode))|[\\/]useLocalizedStringFormatter/,
    minShareCount: 2,
    priority: 1,
  },
  {
    // The parts of lists: a screen with a list uses nearly all of them.
    name: 'lists',
    test: /[\\/]ui[\\/]src[\\/]components[\\/](DataTable|FilterBar|Pagination|RowAction|SearchField|StatusSelect|Table)[\\/]/,
    minShareCount: 2,
  },
  {
    // A separate file for each icon would have only a few hundred bytes, and the sign-in screen
    // loads two lists of all files.
    name: 'icons',
    test: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/,
    minShareCount: 2,
    priority: 1,
  },
];

export default defineConfig({
  // The portal is in English, so React Aria's texts in thirty other languages are left out.
  plugins: [
    react(),
    vanillaExtractPlugin(),
    optimizeLocales.vite({ locales: ['en-US'] }),
    firstLoad(),
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
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    proxy: { '/api': api, '/f/': api, '/unsubscribe': api, '/ws': { target: api, ws: true } },
  },
});
