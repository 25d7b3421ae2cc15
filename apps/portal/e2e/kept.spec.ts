import type { Page } from '@playwright/test';
import { stored } from '@cardinal/contract/labels';
import { installed, startNetwork } from './network.ts';
import { demo, expect, signIn, signInHere, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

const asOf = /^As of \d+:\d\d/;
const rowsOf = (page: Page) => page.locator('[data-row-key]');
const namesOn = (page: Page) => rowsOf(page).locator('th span[dir=auto]').allTextContents();

/** The kinds of answers on this device, each as often as there are any; null without a database. */
const onDevice = (page: Page) =>
  page.evaluate(async (name) => {
    const known = await indexedDB.databases();
    if (!known.some((each) => each.name === name)) return null;
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    const database = await answer(indexedDB.open(name));
    const reads = await answer(database.transaction('reads').objectStore('reads').getAll());
    database.close();
    return reads.map(({ kind }) => String(kind)).toSorted();
  }, stored.kept.key);

const holds = (page: Page, ...kinds: string[]) =>
  expect.poll(() => onDevice(page), { timeout: 20_000 }).toEqual(expect.arrayContaining(kinds));

test('the list and the details seen last are readable without a network, with their age', async ({
  page,
  server,
}) => {
  const network = await startNetwork(server.url);
  await signIn(page, demo.agent, `${network.url}/leads`);
  await installed(page);
  const first = rowsOf(page).first();
  const name = String(await first.locator('th span[dir=auto]').first().textContent());
  await first.locator('th').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await holds(page, 'activities', 'leads', 'lists');
  const count = await rowsOf(page).count();

  await network.cut();
  await page.reload();
  await expect(rowsOf(page)).toHaveCount(count);
  await expect(page.getByText(asOf)).toBeVisible();
  await first.locator('th').click();
  await expect(dialog.getByRole('heading', { name })).toBeVisible();
  await expect(dialog.getByText(asOf)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  // One that was never opened is shown as far as the list knows it.
  const other = rowsOf(page).nth(1);
  const otherName = String(await other.locator('th span[dir=auto]').first().textContent());
  await other.locator('th').click();
  await expect(dialog.getByRole('heading', { name: otherName })).toBeVisible();
});

test('logging out removes it, and another user never sees it', async ({ page, server }) => {
  const network = await startNetwork(server.url);
  await signIn(page, demo.manager, `${network.url}/leads`);
  await installed(page);
  await holds(page, 'lists');
  const names = await namesOn(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  await expect.poll(() => onDevice(page)).toBeNull();

  await signInHere(page, demo.secondAgent);
  await expect(rowsOf(page).first()).toBeVisible();
  await expect(page.getByText(asOf)).toHaveCount(0);
  await holds(page, 'lists');
  const own = await namesOn(page);
  await network.cut();
  await page.goto(`${network.url}/leads`);
  await expect(page.getByText(asOf)).toBeVisible();
  const shown = await namesOn(page);
  // The manager sees the agent's leads too.
  const ofOthers = names.filter((name) => !own.includes(name));
  expect(ofOthers.length).toBeGreaterThan(0);
  expect(shown.filter((name) => ofOthers.includes(name))).toEqual([]);
});

test.describe('at the next start', () => {
  test.use({ serviceWorkers: 'block' });

  test('it is shown before the server answers, and replaced without a jump', async ({ page }) => {
    await signIn(page, demo.manager, '/leads');
    await holds(page, 'lists', 'figures');
    const asked = Promise.withResolvers<void>();
    const answers = Promise.withResolvers<void>();
    await page.route('**/api/leads', async (route) => {
      asked.resolve();
      await answers.promise;
      await route.continue();
    });
    await page.reload();
    await expect(rowsOf(page).first()).toBeVisible();
    await expect(page.getByText(asOf)).toBeVisible();
    await asked.promise;
    const row = rowsOf(page).nth(12);
    await row.focus();
    await page.evaluate(() => window.scrollBy(0, 150));
    const place = () => row.evaluate((element) => element.getBoundingClientRect().top);
    const before = await place();
    answers.resolve();
    await expect(page.getByText(asOf)).toHaveCount(0);
    await expect(row).toBeFocused();
    expect(await place()).toBe(before);
  });

  test('it is removed if the session has ended', async ({ page }) => {
    await signIn(page, demo.manager, '/leads');
    await holds(page, 'lists');
    await page.route('**/api/leads', (route) => route.fulfill({ status: 401, body: '' }));
    await page.reload();
    await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
    await expect.poll(() => onDevice(page)).toBeNull();
    await expect(rowsOf(page)).toHaveCount(0);
  });
});
