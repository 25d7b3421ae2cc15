import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { msw } from 'msw/vite';
import { mergeConfig } from 'vite';
import type { Plugin } from 'vite';
import { sourceFacts } from './sources/plugin.ts';

/** Imported only by compiled `.css.ts` files: discovered late, they would reload the first page. */
const foundLate = [
  '@vanilla-extract/recipes/createRuntimeFn',
  '@vanilla-extract/sprinkles/createRuntimeSprinkles',
];

/** The docgen supports `X[]` but not `readonly X[]`, which it would show as unknown. */
const plainArrays: Plugin = {
  name: 'cardinal:plain-arrays',
  enforce: 'pre',
  transform: {
    filter: { id: /packages\/ui\/src\/.*\.tsx?$/ },
    // Only types change; the compiled code stays the same.
    handler: (code) => ({
      code: code.replace(/([:|] )readonly (?=\w+(<[^>]*>)?\[\])/g, '$1'),
      map: null,
    }),
  },
};

export default {
  framework: '@storybook/react-vite',
  stories: [
    '../stories/**/*.mdx',
    '../stories/**/*.stories.tsx',
    '../packages/*/src/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    // The tests run axe themselves; see accessibility.ts.
    ...(process.env['VITEST'] ? [] : ['@storybook/addon-a11y']),
    '@storybook/addon-vitest',
  ],
  // Only docs pages show what it finds; for the tests it took seconds at each start.
  ...(process.env['VITEST'] && { typescript: { reactDocgen: false } }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) =>
    mergeConfig(
      { plugins: [plainArrays, sourceFacts()] },
      mergeConfig(config, {
        plugins: [vanillaExtractPlugin(), msw({ mode: 'worker-only' })],
        optimizeDeps: { include: foundLate },
      }),
    ),
} satisfies StorybookConfig;
