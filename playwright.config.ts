import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from './tools/shared/browser.mjs';

const { path } = await findBrowser();
const launch = (...more: string[]) => ({
  launchOptions: {
    ...(path && { executablePath: path }),
    args: [...browserArguments, ...more],
  },
});

/** The portal in a real browser against the real server; each worker starts a server of its own. */
export default defineConfig({
  testDir: 'apps/portal/e2e',
  outputDir: 'test-results/e2e',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  // Journeys wait for the server, and for what appears late.
  workers: 3,
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  use: {
    locale: 'en-GB',
    reducedMotion: 'reduce',
    // It would keep two megabytes for each test; those about it allow it.
    serviceWorkers: 'block',
    // Recording every test takes a quarter of the time.
    trace: process.env['CI'] ? 'on-first-retry' : 'off',
    viewport: { width: 1280, height: 900 },
    ...launch(),
  },
  projects: [
    { name: 'desktop', testIgnore: ['**/phone.spec.ts', '**/{camera,rapid,visit}.spec.ts'] },
    {
      name: 'phone',
      testMatch: '**/phone.spec.ts',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'camera',
      testMatch: '**/{camera,rapid,visit}.spec.ts',
      use: {
        permissions: ['camera'],
        ...launch(
          '--use-fake-ui-for-media-stream',
          '--use-fake-device-for-media-stream',
          '--use-file-for-fake-video-capture=test-results/card.mjpeg',
        ),
      },
    },
  ],
});
