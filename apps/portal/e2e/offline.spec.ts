import { demo, expect, signIn, test } from './test.ts';

test('signing in without a network says so at the form, and works once it is back', async ({
  page,
  context,
}) => {
  await page.goto('/dashboard');
  await page.getByLabel('Email').fill(demo.agent);
  await context.setOffline(true);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  const submit = page.getByRole('button', { name: 'Sign In', exact: true });
  await submit.click();
  const form = page.locator('form');
  await expect(form.getByText('You are offline')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(demo.agent);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(demo.password);
  await expect(page.getByText('Login failed')).toBeVisible();

  await context.setOffline(false);
  await submit.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  const card = page
    .locator('dl, div, article')
    .filter({ hasText: /^Total Leads\d+/ })
    .last();
  await expect(card).toHaveCSS('border-top-style', 'solid');
});

test('what cannot be opened without a network says so, and opens once it is back', async ({
  page,
  context,
}) => {
  await signIn(page, demo.agent);
  await context.setOffline(true);
  await page.keyboard.press('c');
  await expect(page.getByText('This could not be opened')).toBeVisible();
  await expect(
    page.getByText('You are offline. Try again once you are back online.'),
  ).toBeVisible();
  await context.setOffline(false);
  // The toast's, after that of the charts, which did not load either.
  await page.getByRole('button', { name: 'Retry' }).last().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveCSS('display', 'flex');
});
