import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { msw } from 'msw/vite';
import { mergeConfig } from 'vite';
import { sourceFacts } from './sources/plugin.ts';

/** Imported only by compiled `.css.ts` files: discovered late, they would reload the first page. */
const foundLate = [
  '@vanilla-extract/recipes/createRuntimeFn',
  '@vanilla-extract/sprinkles/createRuntimeSprinkles',
];

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
  // Only docs pages show the descriptions that it finds; it took seconds at each start of the tests.
  ...(process.env['VITEST'] && { typescript: { reactDocgen: false } }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) =>
    mergeConfig(
      { plugins: [sourceFacts()] },
      mergeConfig(config, {
        plugins: [vanillaExtractPlugin(), msw({ mode: 'worker-only' })],
        optimizeDeps: { include: foundLate },
      }),
    ),
} satisfies StorybookConfig;
