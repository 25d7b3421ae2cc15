import type { Page } from '@playwright/test';
import { stored } from '@cardinal/contract/labels';
import { demo, expect, signIn, test } from './test.ts';

const entry = '**/assets/index-*.js';
const missing = { status: 404, contentType: 'text/plain', body: 'Not found' };
const copy = (page: Page) => page.locator('[data-kept]');
const rows = (page: Page) => page.locator('[data-row-key]');
const places = (page: Page) =>
  rows(page).evaluateAll((all) => all.map((row) => JSON.stringify(row.getBoundingClientRect())));

/** Opens the list and waits until it is on this device. @returns The names in it */
async function openBefore(page: Page) {
  await signIn(page, demo.agent, '/leads');
  await expect(rows(page).first()).toBeVisible();
  const kept = () =>
    page.evaluate(async (name) => {
      const known = await indexedDB.databases();
      if (!known.some((each) => each.name === name)) return 0;
      const answer = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(request.error));
        });
      const database = await answer(indexedDB.open(name));
      const count = await answer(database.transaction('screens').objectStore('screens').count());
      database.close();
      return count;
    }, stored.kept.key);
  await expect.poll(kept, { timeout: 20_000 }).toBe(1);
  return rows(page).locator('th').allInnerTexts();
}

/** Lets the application start only once the returned function is called. */
async function holdStart(page: Page) {
  let start = () => {};
  const started = new Promise<void>((resolve) => {
    start = resolve;
  });
  await page.route(entry, async (route) => {
    await started;
    await route.continue();
  });
  return start;
}

test('a list of leads is readable before the application has started', async ({ page }) => {
  const names = await openBefore(page);
  const before = await places(page);
  const start = await holdStart(page);
  await page.goto('/leads', { waitUntil: 'commit' });
  await expect(copy(page)).toHaveCount(1);
  expect(await rows(page).locator('th').allInnerTexts()).toEqual(names);
  expect(await places(page)).toEqual(before);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('[data-kept]'))).toBeFalsy();

  start();
  await expect(copy(page)).toHaveCount(0);
  expect(await places(page)).toEqual(before);
  await rows(page).first().locator('th').click();
  await expect(page.getByRole('dialog').first()).toBeVisible();
});

test('it is shown to its user alone, and as wide as it was', async ({ page }) => {
  await openBefore(page);
  await holdStart(page);
  const opensWithoutCopy = async () => {
    await page.goto('/leads', { waitUntil: 'commit' });
    await expect(page.getByRole('progressbar')).toBeVisible();
    // As long as its styles and its text would take.
    await page.waitForTimeout(1_000);
    await expect(copy(page)).toHaveCount(0);
  };
  await page.setViewportSize({ width: 1000, height: 800 });
  await opensWithoutCopy();
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.evaluate((key) => {
    const user: object = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...user, id: 'somebody-else' }));
  }, stored.user.key);
  await opensWithoutCopy();
});

test('it goes away if the application cannot start', async ({ page }) => {
  await openBefore(page);
  await page.route(entry, (route) => route.fulfill(missing));
  await page.goto('/leads', { waitUntil: 'commit' });
  await expect(page.getByText('Cardinal has not loaded.')).toBeVisible();
  await expect(copy(page)).toHaveCount(0);
});
