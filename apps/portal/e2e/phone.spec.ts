import type { Page } from '@playwright/test';
import { demo, expect, expectAccessible, signIn, signInAtScreen, test } from './test.ts';

test('works on a phone: menu, cards, capture, without horizontal scrolling', async ({ page }) => {
  await signInAtScreen(page, demo.agent);
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await sideways()).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('link', { name: 'Lead Management' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lead Management' })).toBeVisible();
  expect(await sideways()).toBeLessThanOrEqual(0);

  await page.getByRole('button', { name: /Scan/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

/** Controls that a toast covers, by name; those behind a dialog cannot be pressed anyway. */
function coveredControls(page: Page) {
  return page.evaluate(() => {
    const region = document.querySelector('[role="region"]:has([role="alertdialog"])');
    const box = region?.getBoundingClientRect();
    // A toast that has disappeared meanwhile covers nothing.
    if (!region || !box) return [];
    return [...document.querySelectorAll('a[href], button, input, textarea')]
      .filter((control) => {
        const other = control.getBoundingClientRect();
        const left = Math.max(box.left, other.left);
        const right = Math.min(box.right, other.right);
        const top = Math.max(box.top, other.top);
        const bottom = Math.min(box.bottom, other.bottom);
        if (region.contains(control) || left >= right || top >= bottom) return false;
        // Controls behind the bar or a dialog cannot be pressed anyway.
        const below = document
          .elementsFromPoint((left + right) / 2, (top + bottom) / 2)
          .find((element) => !region.contains(element));
        return below !== undefined && control.contains(below);
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent);
  });
}

test('toasts cover no controls, even if a dialog opens below them', async ({ page }) => {
  await signInAtScreen(page, demo.agent);
  await expect(page.getByText('Login successful')).toBeVisible();
  expect(await coveredControls(page)).toEqual([]);
  await page.getByRole('button', { name: /Scan/ }).click();
  await expect(page.getByRole('button', { name: 'Upload Image' })).toBeVisible();
  await expect.poll(() => coveredControls(page)).toEqual([]);
  // After scrolling, the toast still appears over the bar.
  await page.goto('/leads');
  const status = page.getByRole('button', { name: /^Status of .* Hot$/ }).last();
  await status.scrollIntoViewIfNeeded();
  await status.click();
  await page.getByRole('option', { name: 'Closed' }).click();
  await expect(page.getByText('Lead updated')).toBeVisible();
  expect(await coveredControls(page)).toEqual([]);
  await page.getByRole('button', { name: /^Filter/ }).click();
  await expect(page.getByRole('button', { name: /Sort/ })).toBeVisible();
  await expect.poll(() => coveredControls(page)).toEqual([]);
});

test('returns to its place in the list after a reload of the next screen', async ({ page }) => {
  await signIn(page, demo.manager, '/leads');
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  await expect(page.getByRole('list', { name: 'Leads' }).getByRole('listitem')).toHaveCount(50);
  const target = 1_500;
  await page.evaluate((top) => window.scrollTo(0, top), target);
  // Once scrolling has ended, the position is part of the history entry.
  await expect.poll(() => page.evaluate(() => window.history.state.scroll)).toBe(target);
  const dashboard = page.getByRole('heading', { level: 1, name: 'Dashboard' });
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(dashboard).toBeVisible();
  expect(await place()).toBe(0);
  await page.reload();
  await expect(dashboard).toBeVisible();
  await page.goBack();
  await expect.poll(place).toBe(target);

  // One in view, so that opening it does not scroll the list.
  const inView = await page
    .getByRole('button', { name: /^Email / })
    .evaluateAll((buttons) => buttons.findIndex((b) => b.getBoundingClientRect().top > 300));
  await page
    .getByRole('button', { name: /^Email / })
    .nth(inView)
    .click();
  await expect(page).toHaveURL(/\/leads\/[\w-]+$/);
  await page.reload();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(place).toBe(target);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Lead Management' })).toBeVisible();
  await expect.poll(place).toBe(target);
});

test('chooses and deletes leads on a phone, within the budget of elements', async ({ page }) => {
  await signIn(page, demo.manager);
  await expect(page.getByRole('list', { name: 'Leads' }).getByRole('listitem')).toHaveCount(50);
  const elements = () => page.evaluate(() => document.querySelectorAll('*').length);
  expect(await elements()).toBeLessThanOrEqual(1_500);
  const first = page.getByRole('checkbox').first();
  const name = (await first.getAttribute('aria-label'))?.replace('Select ', '') ?? '';
  await first.check();
  await expect(page.getByRole('toolbar')).toContainText('1 selected');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText(`${name} deleted.`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('checkbox', { name: `Select ${name}` })).toBeVisible();

  // The charts are at the end, and load when they become visible.
  await expect(page.getByRole('img', { name: /leads in 30 days/ })).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('img', { name: /leads in 30 days/ })).toBeVisible();
  expect(await elements()).toBeLessThanOrEqual(1_500);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
});
