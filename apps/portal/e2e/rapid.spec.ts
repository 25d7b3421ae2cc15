import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stored } from '@cardinal/contract/labels';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { demo, expect, signIn, test } from './test.ts';

const folder = 'apps/mock-server/bench/cards';
const truth: Record<string, Record<string, string>> = JSON.parse(
  readFileSync(`${folder}/truth.json`, 'utf8'),
);
const clean = Object.keys(truth).filter((file) => truth[file]?.['tier'] === 'clean');
const video = 'test-results/rapid.mjpeg';
const argument = '--use-file-for-fake-video-capture=';

// Another file than the one of the tests that run beside it.
test.use({
  launchOptions: async ({ launchOptions }, provide) => {
    const others = launchOptions.args?.filter((each) => !each.startsWith(argument)) ?? [];
    await provide({ ...launchOptions, args: [...others, `${argument}${video}`] });
  },
});

/** Shows the fake camera cards, each for a third of a second. */
async function showCards(files: readonly string[]) {
  const frames = await Promise.all(
    files.map((file) =>
      sharp(`${folder}/${file}`)
        .resize(1_920, 1_080, { fit: 'contain', background: '#6b5a48' })
        .jpeg({ quality: 90 })
        .toBuffer(),
    ),
  );
  mkdirSync('test-results', { recursive: true });
  writeFileSync(video, Buffer.concat(frames.flatMap((frame) => Array(10).fill(frame))));
}

declare global {
  interface Window {
    counted: { presses: number; streams: number };
  }
}

/** Counts what the user presses, and how often a camera is asked for. */
async function count(page: Page) {
  await page.addInitScript(() => {
    window.counted = { presses: 0, streams: 0 };
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = (constraints) => {
      window.counted.streams += 1;
      return open(constraints);
    };
    const onClick = ({ isTrusted }: MouseEvent) => {
      if (isTrusted) window.counted.presses += 1;
    };
    window.addEventListener('click', onClick, true);
  });
}

async function countLeads(page: Page) {
  const token = await page.evaluate((key) => localStorage.getItem(key), stored.token.key);
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await page.request.get('/api/leads?limit=500', { headers });
  const leads: { source: string }[] = await answer.json();
  return leads.filter(({ source }) => source === 'Business Card Scan').length;
}

const cards = (page: Page) =>
  page.getByRole('region', { name: 'Photographed cards' }).getByRole('listitem');

/** Photographs cards, one press each; resolves to the milliseconds that it took. */
async function photograph(page: Page, amount: number) {
  const shutter = page.getByRole('button', { name: 'Capture', exact: true });
  await expect(shutter).toBeEnabled();
  const start = Date.now();
  for (let taken = 0; taken < amount; taken += 1) await shutter.click();
  const time = Date.now() - start;
  await expect(cards(page)).toHaveCount(amount);
  // Not the user's time.
  await expect(cards(page).filter({ hasText: 'Reading' })).toHaveCount(0, { timeout: 200_000 });
  return time;
}

/** Saves what is ready, and looks at the others; resolves to the milliseconds that it took. */
async function saveAll(page: Page) {
  const start = Date.now();
  const ready = page.getByRole('button', { name: /^Save \d+ ready$/ });
  if (await ready.isVisible()) await ready.click();
  const check = page.getByRole('button', { name: /^Check \d+$/ });
  await expect(ready).toHaveCount(0);
  if (await check.isVisible()) {
    await check.click();
    const save = page.getByRole('dialog').getByRole('button', { name: /^Save (lead|and check)/ });
    for (let left = await cards(page).count(); left > 0; left -= 1) {
      await save.click();
      await expect(cards(page)).toHaveCount(left - 1);
    }
  }
  return Date.now() - start;
}

test('twenty cards take two presses each at most, and one stream', async ({ page }) => {
  test.setTimeout(420_000);
  await showCards(clean.slice(0, 8));
  await count(page);
  await signIn(page, demo.secondAgent, '/capture');
  const before = await countLeads(page);
  const presses = () => page.evaluate(() => window.counted.presses);
  const first = await presses();

  await page.getByRole('button', { name: /Business Card Scan/ }).click();
  await page.getByRole('button', { name: 'Photograph several' }).click();
  const time = (await photograph(page, 20)) + (await saveAll(page));
  const twenty = (await presses()) - first;
  expect(twenty).toBeLessThanOrEqual(40);
  expect(await page.evaluate(() => window.counted.streams)).toBe(1);
  await expect.poll(() => countLeads(page), { timeout: 60_000 }).toBe(before + 20);

  // The device remembers that several are photographed: ten cards take twelve presses.
  await page.getByRole('button', { name: 'Close camera' }).click();
  const second = await presses();
  await page.getByRole('button', { name: /Business Card Scan/ }).click();
  await photograph(page, 10);
  const doubtful = await cards(page).filter({ hasText: 'To check' }).count();
  await saveAll(page);
  const ten = (await presses()) - second;
  // Opening, ten photos, saving those that are ready; the others one by one, after one more press.
  expect(ten).toBeLessThanOrEqual(doubtful === 0 ? 12 : 13 + doubtful);
  await expect.poll(() => countLeads(page), { timeout: 60_000 }).toBe(before + 30);
  process.stdout.write(
    `twenty cards: ${twenty} presses, ${time} ms; ten cards: ${ten} presses, ${doubtful} doubtful\n`,
  );
});
