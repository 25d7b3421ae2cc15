import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stored } from '@cardinal/contract/labels';
import type { LaunchOptions, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from './test.ts';

/** Pictures of invented cards, and what is printed on them. */
export const cardFolder = 'apps/mock-server/bench/cards';
export const cardTruths: Record<string, Record<string, string>> = JSON.parse(
  readFileSync(`${cardFolder}/truth.json`, 'utf8'),
);
/** Pictures of cards without a table around them. */
export const cleanCards = Object.keys(cardTruths).filter(
  (file) => cardTruths[file]?.['tier'] === 'clean',
);

const argument = '--use-file-for-fake-video-capture=';

/** A browser whose camera shows a file of this name. */
export function withVideo(launchOptions: LaunchOptions, video: string): LaunchOptions {
  const others = launchOptions.args?.filter((each) => !each.startsWith(argument)) ?? [];
  return { ...launchOptions, args: [...others, `${argument}${video}`] };
}

/** Writes what the fake camera shows: each picture for a third of a second. */
export async function writeVideo(video: string, pictures: readonly (string | Buffer)[]) {
  const frames = await Promise.all(
    pictures.map((picture) =>
      sharp(picture)
        .resize(1_920, 1_080, { fit: 'contain', background: '#6b5a48' })
        .jpeg({ quality: 90 })
        .toBuffer(),
    ),
  );
  mkdirSync('test-results', { recursive: true });
  writeFileSync(video, Buffer.concat(frames.flatMap((frame) => Array(10).fill(frame))));
}

/** The cards that were photographed. */
export const photos = (page: Page) =>
  page.getByRole('region', { name: 'Photographed cards' }).getByRole('listitem');

/** Opens the camera for one card after the other. */
export async function openVisit(page: Page) {
  await page.getByRole('button', { name: /Business Card Scan/ }).click();
  const several = page.getByRole('button', { name: 'Photograph several' });
  if ((await several.getAttribute('aria-pressed')) !== 'true') await several.click();
}

/** Presses the shutter once it can be pressed. */
export async function shoot(page: Page, times = 1) {
  const shutter = page.getByRole('button', { name: 'Capture', exact: true });
  await expect(shutter).toBeEnabled();
  for (let taken = 0; taken < times; taken += 1) await shutter.click();
}

/** Waits until no card is being read any more. */
export const allRead = (page: Page) =>
  expect(photos(page).filter({ hasText: /Reading|Not read yet/ })).toHaveCount(0, {
    timeout: 200_000,
  });

/** Saves what is ready, and looks at the others. */
export async function saveAll(page: Page) {
  const ready = page.getByRole('button', { name: /^Save \d+ ready$/ });
  if (await ready.isVisible()) await ready.click();
  const check = page.getByRole('button', { name: /^Check \d+$/ });
  await expect(ready).toHaveCount(0);
  if (!(await check.isVisible())) return;
  await check.click();
  const save = page.getByRole('dialog').getByRole('button', { name: /^Save (lead|and check)/ });
  for (let left = await photos(page).count(); left > 0; left -= 1) {
    await save.click();
    await expect(photos(page)).toHaveCount(left - 1);
  }
}

/** The addresses of the leads that were scanned, as the server has them. */
export async function scannedLeads(page: Page, url = ''): Promise<string[]> {
  const token = await page.evaluate((key) => localStorage.getItem(key), stored.token.key);
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await page.request.get(`${url}/api/leads?limit=500`, { headers });
  const leads: { source: string; email: string }[] = await answer.json();
  return leads
    .filter(({ source }) => source === 'Business Card Scan')
    .map(({ email }) => email)
    .toSorted();
}
