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

test('opens the lead that the new one resembles, in place of the form', async ({ page }) => {
  const email = 'katherine.johnson@example.test';
  await signIn(page, demo.agent, '/capture');
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  const created = await page.request.post('/api/leads', {
    headers: { Authorization: `Bearer ${token}` },
    data: { first_name: 'Katherine', last_name: 'Johnson', email },
  });
  expect(created.status()).toBe(201);
  const { id } = (await created.json()) as { id: string };

  await page.getByRole('button', { name: /Manual Entry/ }).click();
  const form = page.getByRole('dialog', { name: 'New lead' });
  await form.getByLabel('First name').fill('Kathy');
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Open that lead' }).click();
  await expect(page).toHaveURL(new RegExp(`/leads/${id}$`));
  await expect(page.getByRole('dialog')).toContainText('Katherine Johnson');
  await expect(form).toBeHidden();

  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/capture$/);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('stays on the screen if the user went back while a lead was being saved', async ({ page }) => {
  await signIn(page, demo.agent, '/dashboard');
  await page.getByRole('link', { name: 'Lead Capture' }).click();
  await page.getByRole('button', { name: /Manual Entry/ }).click();
  const form = page.getByRole('dialog', { name: 'New lead' });
  await form.getByLabel('First name').fill('Dorothy');
  await form.getByLabel('Email').fill('dorothy.vaughan@example.test');
  const { promise: wentBack, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/leads', async (route) => {
    await wentBack;
    await route.continue();
  });
  await form.getByRole('button', { name: 'Save lead', exact: true }).click();
  await page.goBack();
  await expect(form).toBeHidden();
  release();
  await expect(page.getByText('Lead created successfully')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lead Capture');
  await expect(page).toHaveURL(/\/capture$/);
});
