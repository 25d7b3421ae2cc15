import { expect, expectAccessible, test } from './test.ts';

test('a founder explores with sample data, removes it, and takes the first steps', async ({
  page,
}) => {
  await page.goto('/dashboard');
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByLabel('First name').fill('Nina');
  await page.getByLabel('Last name').fill('Nováková');
  await page.getByLabel('Username').fill('nina');
  await page.getByLabel('Email').fill('nina@example.test');
  await page.getByLabel('Password', { exact: true }).fill('three-blue-lanterns');
  await page.getByRole('button', { name: /Company/ }).click();
  await page.getByRole('option', { name: 'Create a new company' }).click();
  await expect(page.getByRole('button', { name: /Role/ })).toHaveCount(0);
  await page.getByLabel('Company name').fill('Nováková Glass');
  await page.getByRole('checkbox', { name: /I accept the/ }).check({ force: true });
  await page.getByRole('button', { name: 'Create Account' }).click();

  await expect(page.getByText('0 of 4 done')).toBeVisible();
  await expect(page.getByText('No leads yet')).toBeVisible();
  await expect(page.getByText('Captured in 30 days')).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Explore with sample data' }).click();
  await expect(page.getByRole('group', { name: 'Total Leads' })).toContainText('12');
  await expect(page.getByText('Sample data').first()).toBeVisible();
  await page.getByRole('button', { name: 'Remove sample data' }).click();
  await expect(page.getByRole('group', { name: 'Total Leads' })).toContainText('0');
  await expect(page.getByText('No leads yet')).toBeVisible();

  await page.getByRole('link', { name: 'Create an event' }).click();
  await page.getByRole('button', { name: 'Create Your First Event' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Event' });
  await dialog.getByRole('textbox', { name: 'Event Name' }).fill('Glass Fair');
  await dialog.getByRole('textbox', { name: 'Location' }).fill('Jablonec');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.goto('/dashboard');
  await expect(page.getByText('0 of 4 done')).toBeVisible();

  await page.getByRole('button', { name: 'Close the first steps' }).click();
  await expect(page.getByText('Get started')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('No leads yet')).toBeVisible();
  await expect(page.getByText('Get started')).toHaveCount(0);
});
