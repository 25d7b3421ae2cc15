import type { Page } from '@playwright/test';
import { demo, expect, test } from './test.ts';

/** Presses Tab until an element has the focus, as a user without a mouse would. */
async function tabTo(page: Page, role: Parameters<Page['getByRole']>[0], name: string | RegExp) {
  const target = page.getByRole(role, { name }).first();
  await target.waitFor();
  for (let step = 0; step < 60; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${role} ${name}`);
}

test('signs in, captures a lead and changes its status by keyboard alone', async ({ page }) => {
  await page.goto('/dashboard');
  await tabTo(page, 'textbox', 'Email');
  await page.keyboard.type(demo.agent);
  await page.keyboard.press('Tab');
  await page.keyboard.type(demo.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  // The camera, or the choice of a picture where there is none.
  const capture = dialog.getByRole('button', { name: 'Capture', exact: true });
  const upload = dialog.getByRole('button', { name: 'Upload Image' });
  await expect(capture.or(upload)).toBeEnabled();
  await tabTo(page, 'button', /Enter manually/);
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('First name')).toBeVisible();
  await tabTo(page, 'textbox', /First name/);
  await page.keyboard.type('Zelda');
  await tabTo(page, 'textbox', /Email/);
  await page.keyboard.type('zelda@example.test');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Lead created successfully')).toBeVisible();
  await expect(page.getByText('zelda@example.test')).toBeVisible();

  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('zelda');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await page.keyboard.press('1');
  await expect(page.getByText('Lead updated')).toBeVisible();
});
