import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { demo, expect, signIn, test } from './test.ts';

const folder = 'apps/mock-server/bench/cards';
const truth: Record<string, Record<string, string>> = JSON.parse(
  readFileSync(`${folder}/truth.json`, 'utf8'),
);
const [file = '', person = {}] =
  Object.entries(truth).find(([, entry]) => entry['tier'] === 'clean') ?? [];

test.beforeAll(async () => {
  // Chromium's fake camera plays a Motion JPEG: full HD frames of a card.
  mkdirSync('test-results', { recursive: true });
  const frame = await sharp(`${folder}/${file}`)
    .resize(1_920, 1_080, { fit: 'contain', background: '#6b5a48' })
    .jpeg({ quality: 92 })
    .toBuffer();
  writeFileSync('test-results/card.mjpeg', Buffer.concat([frame, frame, frame]));
});

test('photographs a card, checks it and saves the lead', async ({ page }) => {
  // The first card loads the models, while another worker's browser and server are running.
  test.setTimeout(120_000);
  await signIn(page, demo.agent, '/capture');
  await page.getByRole('button', { name: /Business Card Scan/ }).click();
  // Two taps to the form: the camera opens at once, and the picture is read without a question.
  await page.getByRole('button', { name: 'Capture', exact: true }).click();
  await expect(page.getByText('Data extracted successfully')).toBeVisible({ timeout: 60_000 });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('First name')).toHaveValue(person['first_name'] ?? '');
  await dialog.getByRole('button', { name: 'Save lead', exact: true }).click();
  await expect(page.getByText('Lead created successfully')).toBeVisible();
});
