import { setTimeout } from 'node:timers/promises';
import type { StorybookConfig } from '@storybook/react-vite';
import type { PresetPropertyFn, StorybookConfigRaw } from 'storybook/internal/types';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { msw } from 'msw/vite';
import { mergeConfig } from 'vite';
import { reactAriaTexts } from '../apps/portal/build/reactAriaTexts.ts';
import { prebundled } from './prebundled.ts';
import { withoutLibraryMaps } from './sources/libraryMaps.ts';
import { readComponents } from './sources/components.ts';
import { describeCatalogue } from './sources/manifest.ts';
import { sourceFacts } from './sources/plugin.ts';

/** How long the first story has the processor to itself. */
const untilFirstStory = 30_000;

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
    ...(process.env['VITEST'] ? [] : ['@storybook/addon-a11y', '@storybook/addon-mcp']),
    '@storybook/addon-vitest',
  ],
  // Docs pages read props and comments through TypeScript itself (sources/props.ts), once for all
  // components; this would read the files around each component again, for half a minute.
  typescript: { reactDocgen: false },
  // Who imports whom, for the marks of changed stories, is read once the first story has appeared.
  experimental_importParsers: (parsers = []) => setTimeout(untilFirstStory, parsers),
  // Every call of /mcp would have Storybook read the files around every component, for minutes: the
  // preview's tag '!manifest' leaves it none.
  experimental_manifests: async (_before, { presets }) => {
    const stories = await presets.apply('storyIndexGenerator');
    const { entries } = (await stories?.getIndex()) ?? { entries: {} };
    return describeCatalogue(Object.values(entries), await readComponents());
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) =>
    mergeConfig(
      { plugins: [sourceFacts(), withoutLibraryMaps()] },
      mergeConfig(config, {
        plugins: [vanillaExtractPlugin(), msw({ mode: 'worker-only' }), reactAriaTexts.vite()],
        optimizeDeps: {
          include: prebundled,
          rolldownOptions: { plugins: [reactAriaTexts.rolldown()] },
        },
        // What every story needs is compiled while Storybook starts, not when a page asks for it.
        ...(!process.env['VITEST'] && {
          server: {
            warmup: { clientFiles: ['./.storybook/preview.tsx'] },
            // What no story imports.
            watch: {
              ignored: [
                '**/{dist,.tsc,.vitest}/**',
                '**/apps/mock-server/**',
                '**/stories/pictures/**',
              ],
            },
          },
        }),
      }),
    ),
} satisfies StorybookConfig &
  Pick<StorybookConfigRaw, 'experimental_importParsers'> & {
    experimental_manifests: PresetPropertyFn<'experimental_manifests'>;
  };
