import { demo, expect, expectAccessible, signIn, test } from './test.ts';

test('works on a phone: menu, cards, capture, without a sideways scroll', async ({ page }) => {
  await signIn(page, demo.agent);
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
