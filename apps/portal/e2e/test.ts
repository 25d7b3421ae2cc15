import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { startServer } from './server.ts';
import type { RunningServer } from './server.ts';

/** The demo's people (see the README). */
export const demo = {
  agent: 'agent@demo.cardinal.test',
  manager: 'manager@demo.cardinal.test',
  admin: 'admin@demo.cardinal.test',
  /** For tests that change the account: the other tests of a worker sign in as the rest. */
  secondAgent: 'agent2@demo.cardinal.test',
  password: 'cardinal-demo',
} as const;

declare global {
  interface Window {
    /** Takes what the Content-Security-Policy had to stop. */
    reportPolicy?: (text: string) => void;
  }
}

/** Fails the test on any report of the Content-Security-Policy and on any uncaught error. */
async function watch(page: Page, problems: string[]) {
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (/content security policy|trusted type/i.test(message.text())) problems.push(message.text());
  });
  await page.exposeFunction('reportPolicy', (text: string) => problems.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      window.reportPolicy?.(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
}

/** Playwright's test with a server of its own per worker and a watched page. */
export const test = base.extend<{ watched: void }, { server: RunningServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
    async ({}, provide) => {
      const server = await startServer();
      await provide(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, provide) => provide(server.url),
  watched: [
    async ({ context }, provide) => {
      const problems: string[] = [];
      context.on('page', (page) => void watch(page, problems));
      await provide();
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Signs in at the screen that is there, and waits for the shell. */
export async function signInHere(page: Page, email: string = demo.agent) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /Dashboard|Lead Management|Lead Capture/,
  );
}

/** Goes to an address, signs in there and waits for the shell. */
export async function signIn(page: Page, email: string = demo.agent, path = '/dashboard') {
  await page.goto(path);
  await signInHere(page, email);
}

/**
 * Expects axe to find nothing on the page as it is now.
 * @param exclude Selector of what is left out: axe cannot run in a frame that allows no scripts.
 */
export async function expectAccessible(page: Page, exclude?: string) {
  const builder = new AxeBuilder({ page });
  if (exclude !== undefined) builder.exclude(exclude);
  const { violations } = await builder.analyze();
  expect(
    violations.map((rule) => `${rule.id}: ${rule.nodes.map((node) => node.html).join(' | ')}`),
  ).toEqual([]);
}
