import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { stored } from '@cardinal/contract/labels';
import { killBrowser } from './killBrowser.ts';
import { startServer, type RunningServer } from './server.ts';
import { demo, expect, signIn, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

async function typeLead(page: Page, name: string) {
  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Enter manually/ }).click();
  await dialog.getByLabel('First name').fill(name);
  await dialog.getByLabel('Email').fill(`${name.toLowerCase()}@outbox.test`);
  await dialog.getByRole('button', { name: 'Save lead' }).click();
  await expect(dialog).toHaveCount(0);
}

/** Waits until the application is on the device, with the code that keeps captures. */
const ready = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

/** How many leads of these tests the server has. */
async function countLeads(page: Page, url = '') {
  const token = await page.evaluate((key) => localStorage.getItem(key), stored.token.key);
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await page.request.get(`${url}/api/leads?q=outbox.test&limit=100`, { headers });
  const leads: { email: string }[] = await answer.json();
  return leads.map(({ email }) => email).toSorted();
}

const arrived = (page: Page, url: string, ...names: string[]) =>
  expect
    .poll(() => countLeads(page, url).catch(() => []), { timeout: 45_000 })
    .toEqual(names.map((name) => `${name}@outbox.test`).toSorted());

test('captures without a network wait, and arrive once it is back, each once', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(page, demo.secondAgent);
  await ready(page);
  await context.setOffline(true);
  await typeLead(page, 'Anna');
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await typeLead(page, 'Ben');
  // Reloading in the middle loses nothing.
  await page.reload();
  const link = page.getByRole('link', { name: 'Waiting captures (2)' });
  await expect(link).toBeVisible();
  await link.click();
  await expect(page.getByRole('heading', { name: 'Waiting captures', level: 1 })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Anna' })).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('dialog', { name: '2 captures have not been sent' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);

  await context.setOffline(false);
  await expect(page.getByText('Nothing is waiting')).toBeVisible({ timeout: 30_000 });
  await arrived(page, baseURL ?? '', 'anna', 'ben');
  await expect(page.getByRole('link', { name: /^Waiting captures/ })).toHaveCount(0);
});

test.describe('after a power cut', () => {
  test.skip(process.platform !== 'linux', 'The browser is found by its command line.');
  let server: RunningServer;
  let profile: string;

  test.beforeEach(async () => {
    server = await startServer();
    profile = await mkdtemp(join(tmpdir(), 'cardinal-profile-'));
  });
  test.afterEach(async () => {
    await server.stop();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  });

  test('of the browser and of the server, captures arrive, each once', async ({
    launchOptions,
    playwright,
  }) => {
    test.setTimeout(180_000);
    expect(playwright.chromium).toBe(chromium);
    const open = (): Promise<BrowserContext> =>
      chromium.launchPersistentContext(profile, {
        ...launchOptions,
        viewport: { width: 1_280, height: 900 },
      });
    const first = await open();
    const page = first.pages()[0] ?? (await first.newPage());
    await page.goto(`${server.url}/dashboard`);
    await page.getByLabel('Email').fill(demo.agent);
    await page.getByLabel('Password', { exact: true }).fill(demo.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
    await ready(page);

    // The server dies while the portal is open, and the browser right after the device has the lead.
    await server.crashAndRestart();
    await first.setOffline(true);
    await typeLead(page, 'Clara');
    await expect(page.getByText('Saved on this device')).toBeVisible();
    await killBrowser(first, profile);

    const second = await open();
    const again = second.pages()[0] ?? (await second.newPage());
    await again.goto(`${server.url}/waiting`);
    await arrived(again, server.url, 'clara');
    await expect(again.getByText('Nothing is waiting')).toBeVisible({ timeout: 30_000 });
    await second.close();
  });
});
