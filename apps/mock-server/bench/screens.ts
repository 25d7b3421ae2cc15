import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { z } from 'zod';
import { browserArguments, findBrowser } from '../../../tools/shared/browser.mjs';
import { people, print, quantile } from './client.ts';
import { onSqlite } from './places.ts';
import { startProcess } from './serverProcess.ts';
import { serveFolder } from './serveFolder.ts';
import { tapLines } from './taps.ts';

const targets = { elements: 1_500, ofPeer: 0.6, againOfPeer: 0.3, paintOfPeer: 1 / 3 };
/** Gzipped kB of JavaScript and CSS. */
const budgets = { signIn: { js: 150, css: 20 }, screen: { js: 230, css: 20 } };
const leads = 1_000;
/** Slow-down of this machine's processor to that of a mid-range phone. */
const slowdown = 4;
/** Time after its load during which a screen's requests are counted. */
const firstSecondsMs = 3_000;
/** The last row of a list's first page: a list is readable as a whole. */
const lastRow = '[data-row-key]:nth-child(50)';
/** Time after which a visit has kept on the device what it showed. */
const keepingMs = 5_000;
const desktop = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };
const keyPresses = 15;

const probe = readFileSync(join(import.meta.dirname, 'screenProbe.js'), 'utf8');

const timesSchema = z.object({
  readable: z.number().nullable(),
  firstPaint: z.number().nullable(),
  largestPaint: z.number().nullable(),
  elements: z.number(),
  keys: z.array(z.number()),
});
type ScreenTimes = z.infer<typeof timesSchema>;

/** A screen, and the selector of its readable content. */
interface Screen {
  name: string;
  url: string;
  readable: string;
  budget?: { js: number; css: number };
}

/** Settings of the measurement. */
export interface ScreensBenchOptions {
  rounds: number;
  /** Folder of a build of atomic-crm's demo (`npm run build:demo` there) to compare with. */
  peer?: string;
}

/**
 * Measures the portal in a browser: the size and duration of a screen's load, and the latency of
 * keys and taps.
 */
export async function screensBench({ rounds, peer }: ScreensBenchOptions): Promise<void> {
  const { path: executablePath } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  try {
    await onSqlite(async ({ fill }) => {
      const { environment } = await fill(leads);
      const server = await startProcess('start.mjs', { ...environment, LOG_LEVEL: 'error' });
      try {
        await measure(browser, server.url, { rounds, peer });
      } finally {
        await server.stop();
      }
    });
  } finally {
    await browser.close();
  }
}

async function measure(browser: Browser, url: string, { rounds, peer }: ScreensBenchOptions) {
  const state = await signedIn(browser, url);
  const signIn: Screen = {
    name: 'sign-in',
    url: `${url}/dashboard`,
    readable: 'form',
    budget: budgets.signIn,
  };
  const screen = (name: string, readable: string): Screen => ({
    name,
    url: `${url}/${name}`,
    readable,
    budget: budgets.screen,
  });
  const dashboard = screen('dashboard', lastRow);
  const screens = [dashboard, screen('leads', lastRow), screen('capture', 'h1')];

  const lines = [`Screens, ${leads} leads; loaded in the first seconds, gzip:`];
  lines.push(await weight(browser, signIn));
  for (const each of screens) lines.push(await weight(browser, each, { storageState: state }));
  for (const viewport of [desktop, phone]) {
    const { elements } = await visit(browser, dashboard, { storageState: state, viewport });
    lines.push(`  dashboard at ${viewport.width} px: ${elements} elements (≤ ${targets.elements})`);
  }
  print(lines);

  const peerServer = peer === undefined ? undefined : await serveFolder(peer);
  try {
    const contacts = peerServer && {
      name: 'atomic-crm, 25 contacts',
      url: `${peerServer.url}/#/contacts`,
      readable: 'a[href*="/contacts/"][href$="/show"]',
    };
    const again = { ...dashboard, name: 'dashboard, second visit' };
    const found = new Map<Screen, ScreenTimes[]>();
    for (let round = 0; round < rounds; round += 1) {
      for (const each of [signIn, dashboard, again, ...(contacts ? [contacts] : [])]) {
        const isOwn = each === dashboard || each === again;
        const options = { slow: true, storageState: isOwn ? state : undefined };
        const times = await visit(browser, each, {
          ...options,
          keys: each === dashboard,
          again: each === again,
        });
        found.set(each, [...(found.get(each) ?? []), times]);
      }
    }
    report(found, { own: dashboard, again, peer: contacts });
  } finally {
    await peerServer?.stop();
  }
  print(await tapLines(browser, { url, storageState: state, rounds }));
}

interface VisitOptions {
  storageState?: Awaited<ReturnType<BrowserContext['storageState']>>;
  viewport?: { width: number; height: number };
  /** Whether the processor is slowed down. */
  slow?: boolean;
  /** Whether keys are pressed in the list. */
  keys?: boolean;
  /** Whether the screen was visited before, and the server answers only once it is measured. */
  again?: boolean;
}

/** Visits a screen, so that it is on the device; from then on, its leads wait to be answered. */
async function visitBefore(page: Page, { url, readable }: Screen) {
  const before = await page.context().newPage();
  await before.goto(url);
  await before.waitForSelector(readable);
  await delay(keepingMs);
  await before.close();
  await page.route(/\/api\/(leads|dashboard)/, async (route) => {
    await delay(firstSecondsMs);
    await route.continue().catch(() => undefined);
  });
}

/** Opens a screen in a browser that has never seen it. */
async function open(browser: Browser, options: VisitOptions, then: (page: Page) => Promise<void>) {
  const { storageState, viewport = desktop } = options;
  const context = await browser.newContext({ storageState, viewport, reducedMotion: 'reduce' });
  try {
    await then(await context.newPage());
  } finally {
    await context.close();
  }
}

async function visit(
  browser: Browser,
  screen: Screen,
  options: VisitOptions,
): Promise<ScreenTimes> {
  const { url, readable } = screen;
  let times: ScreenTimes | undefined;
  await open(browser, options, async (page) => {
    if (options.again) await visitBefore(page, screen);
    await page.addInitScript(`${probe};watchScreen(${JSON.stringify(readable)})`);
    if (options.slow) {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    }
    await page.goto(url);
    // Only the probe watches meanwhile: Playwright's code would run in the page, slowed down too.
    await delay(firstSecondsMs);
    await page.waitForSelector(readable);
    // On a slow processor, the files for working without a network take longer than anyone waits.
    await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
    if (options.keys) {
      for (let press = 0; press < keyPresses; press += 1) {
        await page.keyboard.press('j');
        await delay(50);
      }
    }
    times = timesSchema.parse(await page.evaluate('screenTimes()'));
  });
  if (!times) throw new Error(`${url} was not opened.`);
  return times;
}

/** Waits until a screen has completed the requests of its first seconds. */
async function settled(page: Page) {
  await page.waitForLoadState('networkidle');
  await delay(firstSecondsMs);
}

/** What a screen loads, from the network's log. */
async function weight(browser: Browser, screen: Screen, options: VisitOptions = {}) {
  const found = new Map<string, { kind: 'js' | 'css'; bytes: number }>();
  await open(browser, options, async (page) => {
    const bodies: Promise<void>[] = [];
    page.on('response', (response) => {
      // The network log does not count preloaded modules as scripts.
      const [, type] =
        /^text\/(javascript|css)/.exec(response.headers()['content-type'] ?? '') ?? [];
      if (type === undefined) return;
      const kind = type === 'css' ? 'css' : 'js';
      const read = async () => {
        const bytes = gzipSync(await response.body(), { level: 9 }).byteLength;
        found.set(response.url(), { kind, bytes });
      };
      bodies.push(read());
    });
    await page.goto(screen.url);
    await page.waitForSelector(screen.readable);
    await settled(page);
    await Promise.all(bodies);
  });
  const sum = (wanted: 'js' | 'css') =>
    [...found.values()].reduce((all, { kind, bytes }) => all + (kind === wanted ? bytes : 0), 0);
  const part = (kind: 'js' | 'css', name: string) =>
    `${kilobytes(sum(kind))} kB ${name} (≤ ${screen.budget?.[kind]})`;
  const columns = [part('js', 'JavaScript'), part('css', 'CSS'), `${found.size} files`];
  return `  ${screen.name.padEnd(12)}${columns.join(', ')}`;
}

function report(
  found: ReadonlyMap<Screen, readonly ScreenTimes[]>,
  { own, again, peer }: { own: Screen; again: Screen; peer: Screen | undefined },
) {
  const median = (screen: Screen, of: (times: ScreenTimes) => number | null) =>
    quantile(
      (found.get(screen) ?? []).flatMap((times) => of(times) ?? []),
      0.5,
    );
  const readable = (screen: Screen) => median(screen, (times) => times.readable);
  const paint = (screen: Screen) => median(screen, (times) => times.firstPaint);
  const lines = [...found.keys()].map(
    (screen) =>
      `  ${screen.name.padEnd(24)}first paint ${milliseconds(paint(screen))}, largest ` +
      `${milliseconds(median(screen, (times) => times.largestPaint))}, ` +
      `readable ${milliseconds(readable(screen))}`,
  );
  const waits = (found.get(own) ?? []).flatMap(({ keys }) => keys);
  lines.push(
    `  a key in the list: next paint after ${milliseconds(quantile(waits, 0.5))}, ` +
      `95th percentile ${milliseconds(quantile(waits, 0.95))}`,
  );
  if (peer) {
    const share = (of: (screen: Screen) => number, screen = own) =>
      (of(screen) / of(peer)).toFixed(2);
    lines.push(
      `  of atomic-crm's time: readable ${share(readable)} (target ≤ ${targets.ofPeer}), ` +
        `second visit ${share(readable, again)} (target ≤ ${targets.againOfPeer}), ` +
        `first paint ${share(paint)} (target ≤ ${targets.paintOfPeer.toFixed(2)})`,
    );
  }
  print([`Cold, at a processor ${slowdown} times as slow, medians:`, ...lines]);
}

/** Signs in on the screen. @returns The stored session. */
async function signedIn(browser: Browser, url: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${url}/dashboard`);
  await page.getByLabel('Email').fill(people.manager.email);
  await page.getByLabel('Password', { exact: true }).fill(people.manager.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForSelector('h1:has-text("Dashboard")');
  const state = await context.storageState();
  await context.close();
  return state;
}

const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1);
const milliseconds = (value: number) => `${Math.round(value)} ms`;
