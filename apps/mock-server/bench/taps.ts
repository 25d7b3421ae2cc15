import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { z } from 'zod';
import { quantile } from './client.ts';

const targetMs = 100;
/** A hall's network. */
const network = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
};
const slowdown = 4;
/** Time after which the screen has fetched what is opened next. */
const idleMs = 15_000;
/** Time in which a tap must be answered to be measured. */
const answeringMs = 3_000;
/** How long a lead stays open, so that all of it has arrived. */
const readingMs = 8_000;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const lead = '[data-row-key] button[aria-label^="View "]';
const dialog = 'dialog[open], [role="dialog"]';

const probe = readFileSync(join(import.meta.dirname, 'screenProbe.js'), 'utf8');

interface TapsOptions {
  url: string;
  storageState: Awaited<ReturnType<BrowserContext['storageState']>>;
  rounds: number;
}

/** Measures how soon a tap on a lead is answered on a phone, with a slow network and processor. */
export async function tapLines(browser: Browser, options: TapsOptions): Promise<string[]> {
  const found = { first: [] as number[], idle: [] as number[], again: [] as number[] };
  for (let round = 0; round < options.rounds; round += 1) {
    await onList(browser, options, async (page, slow) => {
      await slow();
      found.first.push(await tap(page));
    });
    await onList(browser, options, async (page, slow) => {
      await delay(idleMs);
      await slow();
      found.idle.push(await tap(page));
      await delay(readingMs);
      await page.keyboard.press('Escape');
      await page.waitForSelector(dialog, { state: 'detached' });
      found.again.push(await tap(page));
    });
  }
  const row = (name: string, times: readonly number[]) =>
    `  ${name.padEnd(36)}median ${ms(quantile(times, 0.5))}, slowest ${ms(Math.max(...times))}`;
  return [
    `A tap on a lead at 400 kbit/s, a processor ${slowdown} times as slow; painted after (≤ ${targetMs} ms):`,
    row('as soon as the list is readable', found.first),
    row('once the list is idle', found.idle),
    row('the same lead again', found.again),
  ];
}

/** Opens the list in a browser that has never seen it. @param then Is given what slows it down */
async function onList(
  browser: Browser,
  { url, storageState }: TapsOptions,
  then: (page: Page, slow: () => Promise<void>) => Promise<void>,
) {
  // Files that are kept on the device would arrive at full speed.
  const context = await browser.newContext({ ...phone, storageState, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.addInitScript(`${probe};watchTaps(${JSON.stringify(dialog)})`);
    const devtools = await context.newCDPSession(page);
    await page.goto(`${url}/leads`);
    await page.waitForSelector(lead);
    await then(page, () => slowDown(devtools));
  } finally {
    await context.close();
  }
}

async function slowDown(devtools: CDPSession) {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Taps the first lead. @returns Milliseconds until something of it was painted */
async function tap(page: Page): Promise<number> {
  const box = await page.locator(lead).first().boundingBox();
  if (!box) throw new Error('The list shows no lead.');
  await page.touchscreen.tap(box.x + 10, box.y + box.height / 2);
  // Only the probe watches meanwhile: Playwright's code would run in the page, slowed down too.
  await delay(answeringMs);
  return z.array(z.number()).parse(await page.evaluate('tapTimes().splice(0)'))[0] ?? Infinity;
}

const ms = (value: number) => `${Math.round(value)} ms`;
