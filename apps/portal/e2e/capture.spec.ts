import { readFileSync } from 'node:fs';
import { demo, expect, expectAccessible, signIn, test } from './test.ts';

const card = 'apps/mock-server/bench/cards';
const truth: Record<string, Record<string, string>> = JSON.parse(
  readFileSync(`${card}/truth.json`, 'utf8'),
);
const [file = '', person = {}] =
  Object.entries(truth).find(([, entry]) => entry['tier'] === 'clean') ?? [];

test('enters a lead by hand, which survives kill -9', async ({ page, server }) => {
  await signIn(page, demo.agent, '/capture');
  await page.getByRole('button', { name: /Manual Entry/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save lead', exact: true }).click();
  await expect(page.getByText('Missing required fields')).toBeVisible();
  await expect(
    page.getByText('Please fill in at least the first name and email fields.').first(),
  ).toBeVisible();
  await dialog.getByLabel('First name').fill('Grace');
  await dialog.getByLabel('Last name').fill('Hopper');
  await dialog.getByLabel('Email').fill('grace.hopper@example.test');
  await dialog.getByLabel('Notes').fill('Wants a quote for 40 guests.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save lead', exact: true }).click();
  await expect(page.getByText('Lead created successfully')).toBeVisible();

  await server.crashAndRestart();
  await page.goto('/leads');
  await expect(page.getByText('grace.hopper@example.test')).toBeVisible();
});

test('reads a business card from a picture', async ({ page }) => {
  // The first card loads the models, while another worker's browser and server are running.
  test.setTimeout(120_000);
  await signIn(page, demo.agent, '/capture');
  await page.getByRole('button', { name: /Business Card Scan/ }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload Image' }).click();
  await (await chooser).setFiles(`${card}/${file}`);
  await expect(page.getByText('Data extracted successfully')).toBeVisible({ timeout: 60_000 });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('First name')).toHaveValue(person['first_name'] ?? '');
  await expect(dialog.getByLabel('Email')).toHaveValue(person['email'] ?? '');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save lead', exact: true }).click();
  await expect(page.getByText('Lead created successfully')).toBeVisible();
  await page.goto('/dashboard');
  const row = page.getByRole('row').filter({ hasText: person['email'] ?? '' });
  await expect(row).toBeVisible();
  await expect(row).toContainText('Business Card Scan');
});

test('refuses a file that is not a picture', async ({ page }) => {
  await signIn(page, demo.agent, '/capture');
  await page.getByRole('button', { name: /Business Card Scan/ }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload Image' }).click();
  await (
    await chooser
  ).setFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
  await expect(page.getByText('Invalid file')).toBeVisible();
  await expect(page.getByText('Please select an image file.').first()).toBeVisible();
});
