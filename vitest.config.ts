import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { storiesProject } from './.storybook/vitest.project.ts';

/** Only what hangs is too late: a busy machine takes its time. */
const patience = {
  testTimeout: 90_000,
  hookTimeout: 90_000,
  expect: { poll: { timeout: 20_000 } },
};

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          ...patience,
          name: 'unit',
          environment: 'jsdom',
          // Each file has a document of its own, but jsdom is loaded once: that took most of the time.
          pool: 'vmThreads',
          maxWorkers: 2,
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/portal/src/**/*.test.{ts,tsx}',
            'tools/**/*.test.mjs',
          ],
        },
      },
      {
        test: {
          // Bundlers' native parts refuse objects of another realm, which is where vmThreads runs tests.
          ...patience,
          name: 'unit-packed',
          environment: 'node',
          pool: 'forks',
          include: ['packages/*/test/**/*.test.ts', '.storybook/**/*.test.ts'],
        },
      },
      {
        test: {
          ...patience,
          name: 'server',
          environment: 'node',
          include: ['apps/mock-server/{src,test}/**/*.test.ts'],
          globalSetup: [
            'apps/mock-server/test/helpers/sqlite.globalSetup.ts',
            'apps/mock-server/test/helpers/postgres.globalSetup.ts',
          ],
          setupFiles: [
            'apps/mock-server/test/helpers/declaredAnswers.setup.ts',
            'apps/mock-server/test/helpers/passwordCost.setup.ts',
          ],
          // A process runs many files: loading the server's modules for each took some three seconds.
          isolate: false,
          // Threads of the server find compiled code there, as they do under `npm start`.
          env: {
            NODE_COMPILE_CACHE: fileURLToPath(
              new URL('node_modules/.cache/cardinal', import.meta.url),
            ),
          },
          // Much of it waits, for disks, processes and clocks.
          maxWorkers: 3,
          // A busy machine may be late once; what is wrong is wrong again.
          retry: process.env['CI'] ? 1 : 0,
        },
      },
      await storiesProject(),
    ],
  },
});
