import type { Page } from '@playwright/test';
import { demo, expect, signIn, test } from './test.ts';
import {
  allRead,
  cardFolder,
  cleanCards,
  photos,
  saveAll,
  scannedLeads,
  shoot,
  withVideo,
  writeVideo,
} from './visit.ts';

// Another file than the one of the tests that run beside it.
const video = 'test-results/rapid.mjpeg';
test.use({
  launchOptions: async ({ launchOptions }, provide) => provide(withVideo(launchOptions, video)),
});

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

const countLeads = async (page: Page) => (await scannedLeads(page)).length;

/** The milliseconds that something takes the user. */
async function timed(work: () => Promise<void>) {
  const start = Date.now();
  await work();
  return Date.now() - start;
}

/** Photographs cards, one press each; resolves to the milliseconds that it took. */
async function photograph(page: Page, amount: number) {
  const time = await timed(() => shoot(page, amount));
  await expect(photos(page)).toHaveCount(amount);
  // Not the user's time.
  await allRead(page);
  return time;
}

test('twenty cards take two presses each at most, and one stream', async ({ page }) => {
  test.setTimeout(420_000);
  await writeVideo(
    video,
    cleanCards.slice(0, 8).map((file) => `${cardFolder}/${file}`),
  );
  await count(page);
  await signIn(page, demo.secondAgent, '/capture');
  const before = await countLeads(page);
  const presses = () => page.evaluate(() => window.counted.presses);
  const first = await presses();

  await page.getByRole('button', { name: /Business Card Scan/ }).click();
  await page.getByRole('button', { name: 'Photograph several' }).click();
  const time = (await photograph(page, 20)) + (await timed(() => saveAll(page)));
  const twenty = (await presses()) - first;
  expect(twenty).toBeLessThanOrEqual(40);
  expect(await page.evaluate(() => window.counted.streams)).toBe(1);
  await expect.poll(() => countLeads(page), { timeout: 60_000 }).toBe(before + 20);

  // The device remembers that several are photographed: ten cards take twelve presses.
  await page.getByRole('button', { name: 'Close camera' }).click();
  const second = await presses();
  await page.getByRole('button', { name: /Business Card Scan/ }).click();
  await photograph(page, 10);
  const doubtful = await photos(page).filter({ hasText: 'To check' }).count();
  await saveAll(page);
  const ten = (await presses()) - second;
  // Opening, ten photos, saving those that are ready; the others one by one, after one more press.
  expect(ten).toBeLessThanOrEqual(doubtful === 0 ? 12 : 13 + doubtful);
  await expect.poll(() => countLeads(page), { timeout: 60_000 }).toBe(before + 30);
  process.stdout.write(
    `twenty cards: ${twenty} presses, ${time} ms; ten cards: ${ten} presses, ${doubtful} doubtful\n`,
  );
});
