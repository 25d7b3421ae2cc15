import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type LaunchOptions, type Page } from '@playwright/test';
import sharp from 'sharp';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import { killBrowser } from './killBrowser.ts';
import { installed } from './network.ts';
import { startServer, type RunningServer } from './server.ts';
import { demo, expect, test } from './test.ts';
import {
  allRead,
  cardFolder,
  cardTruths,
  cleanCards,
  openVisit,
  photos,
  saveAll,
  scannedLeads,
  shoot,
  withVideo,
  writeVideo,
} from './visit.ts';

const [card = ''] = cleanCards;
const emailOf = (file: string) => cardTruths[file]?.['email'] ?? '';

/** A badge with nothing to read on it but a vCard in a QR code. */
async function badge(email: string): Promise<Buffer> {
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm');
  const { buffer } = await readFile(wasm);
  await prepareZXingModule({ overrides: { wasmBinary: buffer }, fireImmediately: true });
  const lines = ['BEGIN:VCARD', 'VERSION:3.0', 'N:Cannon;Annie;;;', `EMAIL:${email}`, 'END:VCARD'];
  const { svg } = await writeBarcode(lines.join('\n'), { format: 'QRCode', scale: 6 });
  const code = await sharp(Buffer.from(svg)).resize(280, 280).flatten().png().toBuffer();
  return sharp({ create: { width: 760, height: 460, channels: 3, background: '#f7f7f2' } })
    .composite([{ input: code, left: 60, top: 90 }])
    .png()
    .toBuffer();
}

/** A card and a badge beside each other on a table. */
async function table(email: string): Promise<Buffer> {
  const left = await sharp(`${cardFolder}/${card}`).resize(840).png().toBuffer();
  return sharp({ create: { width: 1_920, height: 1_080, channels: 3, background: '#6b5a48' } })
    .composite([
      { input: left, left: 70, top: 280 },
      { input: await badge(email), left: 1_050, top: 320 },
    ])
    .png()
    .toBuffer();
}

test.describe('a visit', () => {
  test.use({ serviceWorkers: 'allow' });
  let server: RunningServer;
  let profile: string;

  test.beforeEach(async () => {
    test.setTimeout(420_000);
    server = await startServer();
    profile = await mkdtemp(join(tmpdir(), 'cardinal-profile-'));
  });
  test.afterEach(async () => {
    await server.stop();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  });

  /** Opens the browser with this test's profile, in which everything stays that it has kept. */
  const open = async (launchOptions: LaunchOptions, video: string) => {
    const context = await chromium.launchPersistentContext(profile, {
      ...withVideo(launchOptions, video),
      permissions: ['camera'],
      viewport: { width: 1_280, height: 900 },
    });
    return { context, page: context.pages()[0] ?? (await context.newPage()) };
  };

  const signInThere = async (page: Page) => {
    await page.goto(`${server.url}/capture`);
    await page.getByLabel('Email').fill(demo.agent);
    await page.getByLabel('Password', { exact: true }).fill(demo.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lead Capture');
    await installed(page);
  };

  /** Reading takes for ever. */
  const stallReading = (context: BrowserContext) =>
    context.route('**/api/leads/scan-card', () => new Promise<void>(() => undefined));

  test('goes on after a reload, a killed server and a killed browser, and each card arrives once', async ({
    launchOptions,
  }) => {
    test.skip(process.platform !== 'linux', 'The browser is found by its command line.');
    const video = 'test-results/killed.mjpeg';
    await writeVideo(
      video,
      cleanCards.slice(0, 6).map((file) => `${cardFolder}/${file}`),
    );
    const { context, page } = await open(launchOptions, video);
    await signInThere(page);
    const before = (await scannedLeads(page, server.url)).length;
    await openVisit(page);
    await shoot(page, 2);
    await expect(photos(page)).toHaveCount(2);
    await allRead(page);
    // The camera is still what the address shows.
    await page.reload();
    await expect(photos(page)).toHaveCount(2);
    await expect(photos(page).filter({ hasText: 'Reading' })).toHaveCount(0);

    // A card is photographed while there is no server, and read once there is one again.
    await server.crash();
    await shoot(page);
    await expect(photos(page)).toHaveCount(3);
    await expect(photos(page).filter({ hasText: /Reading|Not read yet/ })).toHaveCount(1);
    await server.restart();
    await allRead(page);

    await stallReading(context);
    await shoot(page, 2);
    await expect(photos(page)).toHaveCount(5);
    await expect(photos(page).filter({ hasText: 'Reading' })).toHaveCount(2);
    await killBrowser(context, profile);

    const again = await open(launchOptions, video);
    await again.page.goto(`${server.url}/capture`);
    await openVisit(again.page);
    await expect(photos(again.page)).toHaveCount(5);
    await allRead(again.page);
    await saveAll(again.page);
    const arrived = async () => (await scannedLeads(again.page, server.url)).length;
    await expect.poll(arrived, { timeout: 60_000 }).toBe(before + 5);
    // Nothing is sent a second time.
    await again.page.goto(`${server.url}/waiting`);
    await expect(again.page.getByRole('heading', { level: 1 })).toHaveText('Waiting captures');
    expect(await arrived()).toBe(before + 5);
    await again.context.close();
  });

  test('reads a card and the code of a badge from one picture without a network', async ({
    launchOptions,
  }) => {
    const video = 'test-results/table.mjpeg';
    const email = 'annie.cannon@badge.example.test';
    await writeVideo(video, [await table(email)]);
    const { context, page } = await open(launchOptions, video);
    await signInThere(page);
    const before = await scannedLeads(page, server.url);
    await page.goto(`${server.url}/profile`);
    await page.getByRole('button', { name: 'Prepare this device' }).click();
    await expect(page.getByText('This device reads cards without a network')).toBeVisible({
      timeout: 60_000,
    });
    await page.goto(`${server.url}/capture`);
    await context.setOffline(true);
    await server.crash();

    await openVisit(page);
    await shoot(page);
    await expect(photos(page)).toHaveCount(2, { timeout: 120_000 });
    await allRead(page);
    await expect(photos(page).filter({ hasText: 'Annie Cannon' })).toHaveCount(1);
    await saveAll(page);

    await server.restart();
    await context.setOffline(false);
    await expect
      .poll(() => scannedLeads(page, server.url).catch(() => []), { timeout: 60_000 })
      .toEqual([...before, email, emailOf(card)].toSorted());
    await context.close();
  });
});
