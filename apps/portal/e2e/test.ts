import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { stored } from '@cardinal/contract/labels';
import { startServer, type RunningServer } from './server.ts';

/** The demo's people (see the README). */
export const demo = {
  agent: 'agent@demo.cardinal.test',
  manager: 'manager@demo.cardinal.test',
  admin: 'admin@demo.cardinal.test',
  /** For tests that change leads. No test changes an account: others of its worker sign in with it. */
  secondAgent: 'agent2@demo.cardinal.test',
  password: 'cardinal-demo',
} as const;

declare global {
  interface Window {
    /** Receives violations of the Content-Security-Policy. */
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

/** Playwright's test with one server per worker, and a page that is checked for errors. */
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
      context.on('page', (page) => {
        watch(page, problems).catch((error: unknown) => {
          // A window may close before it can be watched.
          if (!page.isClosed()) problems.push(`not watched: ${String(error)}`);
        });
      });
      await provide();
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

const shellHeading = /Dashboard|Lead Management|Lead Capture|Events Management/;

/** Signs in at the current screen, and waits for the shell. */
export async function signInHere(page: Page, email: string = demo.agent) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shellHeading);
}

/** Opens a URL, signs in at the screen there and waits for the shell. */
export async function signInAtScreen(page: Page, email: string = demo.agent, path = '/dashboard') {
  await page.goto(path);
  await signInHere(page, email);
}

/**
 * Opens a URL as a user with a session, and waits for the shell. Only tests about signing in need
 * the screen, which takes a second.
 */
export async function signIn(page: Page, email: string = demo.agent, path = '/dashboard') {
  const data = { email, password: demo.password };
  // A URL with a host refers to the test's own server.
  const login = URL.canParse(path) ? new URL('/api/auth/login', path).href : '/api/auth/login';
  const answer = await page.request.post(login, { data });
  expect(answer.status()).toBe(200);
  const { access_token: token, user } = await answer.json();
  const { origin } = new URL(answer.url());
  const localStorage = [
    { name: stored.token.key, value: String(token) },
    { name: stored.user.key, value: JSON.stringify(user) },
  ];
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shellHeading);
}

/**
 * Expects axe to find nothing on the current page, once it has a heading or a dialog.
 * @param exclude Selector of elements to exclude: axe cannot run in a frame that allows no scripts.
 */
export async function expectAccessible(page: Page, exclude?: string) {
  // Every page has one of these. Before that, React has rendered nothing to check.
  const heading = page.getByRole('heading', { level: 1 });
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(heading.or(dialog).first()).toBeVisible();
  const builder = new AxeBuilder({ page })
    // Describing what passed, and a second page to do it in, took nine tenths of the time.
    .options({ resultTypes: ['violations'], preload: false })
    .setLegacyMode();
  if (exclude !== undefined) builder.exclude(exclude);
  const { violations } = await builder.analyze();
  expect(
    violations.map((rule) => `${rule.id}: ${rule.nodes.map((node) => node.html).join(' | ')}`),
  ).toEqual([]);
}
