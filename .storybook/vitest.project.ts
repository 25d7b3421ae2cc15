import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { browserArguments, findBrowser } from '../tools/shared/browser.mjs';
import { comparePicture, isSamePicture } from './pictures.ts';
import { prebundled } from './prebundled.ts';

/** How many times slower the page's scripts run, which shows stories that a slow machine fails. */
const slowdown = Number(process.env['CPU_SLOWDOWN'] ?? 1);

/** Has the page answer media queries as a story asks: forced colours, reduced motion. */
const emulateMedia: BrowserCommand<[MediaUnderReview]> = async ({ page }, media) => {
  await page.emulateMedia(media);
  if (slowdown === 1) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
};

/**
 * React Aria takes a window that becomes lower for an on-screen keyboard, and hides a dialog until the
 * keyboard has opened, for 0.6 s at most. Stories change the window's size all the time.
 */
const noKeyboard = {
  name: 'no-on-screen-keyboard',
  load(id: string) {
    if (!/react-aria[\\/]dist[\\/]private[\\/]utils[\\/]runAfterKeyboard\.mjs$/.test(id))
      return null;
    return `
      export const runAfterKeyboard = (start) => (start(false), () => {});
      export const runAfterKeyboardTransition = runAfterKeyboard;
    `;
  },
};

/** The Vitest project that runs every story: interaction, accessibility, picture. */
export async function storiesProject(): Promise<TestProjectInlineConfiguration> {
  const { path, pinned } = await findBrowser();
  return {
    plugins: [
      storybookTest({
        configDir: fileURLToPath(new URL('.', import.meta.url)),
      }),
    ],
    optimizeDeps: {
      include: prebundled,
      // Otherwise react-aria's virtual lists draw every row when tested, and ask for `process`.
      rolldownOptions: {
        transform: {
          define: {
            'process.env.VIRT_ON': 'true',
            // React then leaves out the timings of each component, which only a profiler shows.
            'console.timeStamp': 'undefined',
          },
        },
        plugins: [noKeyboard],
      },
    },
    define: { __PICTURES__: JSON.stringify(pinned) },
    test: {
      name: 'stories',
      globalSetup: ['.storybook/forgetDifferences.ts'],
      setupFiles: ['.storybook/vitest.setup.ts'],
      // One page shows the stories of many files, each on a page as if it were new (cleanPage.ts).
      isolate: false,
      // One page waits while the other works. A third one slows both more than it adds.
      maxWorkers: 2,
      // Only what hangs is too late: a busy machine takes its time.
      testTimeout: 90_000,
      // A busy machine may be late once; what is wrong is wrong again.
      retry: process.env['CI'] ? 1 : 0,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        commands: { emulateMedia, isSamePicture, comparePicture },
        provider: playwright({
          contextOptions: {
            reducedMotion: 'reduce',
            deviceScaleFactor: 1,
            locale: 'en-GB',
            // Pictures show times of day.
            timezoneId: 'UTC',
          },
          launchOptions: { ...(path && { executablePath: path }), args: browserArguments },
        }),
        instances: [{ browser: 'chromium', viewport: { width: 1200, height: 900 } }],
      },
    },
  };
}
