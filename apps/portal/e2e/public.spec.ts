import { serviceNames } from '@cardinal/contract/labels';
import type { SiteLanguage } from '@cardinal/contract/messages';
import { publicPaths } from '@cardinal/contract/paths';
import { directionOf } from '@cardinal/contract/visitors';
import { demo, expect, expectAccessible, signIn, test } from './test.ts';

const pages = Object.entries(publicPaths);

/** The pages, an article of the help, and a URL without a page. */
const all: [string, string][] = [
  ...pages,
  ['article', '/help/first-card'],
  ['notFound', '/no/such/page'],
];

/** The other languages, with their 'Get Started'. */
const languages: readonly { language: SiteLanguage; label: string }[] = [
  { language: 'de', label: 'Loslegen' },
  { language: 'hi', label: 'शुरू करें' },
  { language: 'ar', label: 'ابدأ الآن' },
];

/** The same pages in the other languages. */
const translated = languages.flatMap(({ language, label }) =>
  all
    .filter(([name]) => name !== 'docs')
    .map(([name, path]) => ({ name, path: `/${language}${path}`, language, label })),
);

for (const { name, path, language, label } of translated) {
  test(`${name} is in ${language}, fits a phone, and has no accessibility finding`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const answer = await page.goto(path);
    expect(answer?.headers()['content-language']).toBe(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('dir', directionOf(language));
    await expect(page.getByRole('link', { name: label }).first()).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await expectAccessible(page);
  });
}

for (const path of ['/pricing', '/dashboard']) {
  test(`${path} offers Hindi without loading all letters of Hindi`, async ({ page }) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url());
    });
    // Until this has run, the page holds a text in each language, in case that nothing else arrives.
    await page.route('**/assets/early-*.js', async (route) => {
      await page.waitForTimeout(500);
      await route.continue();
    });
    await page.goto(path);
    await expect(page.getByText('हिन्दी')).toBeVisible();
    await expect.poll(() => fonts.some((font) => font.includes('hindiName'))).toBe(true);
    await page.evaluate(() => document.fonts.ready.then(() => true));
    expect(fonts.filter((font) => font.includes('devanagari'))).toEqual([]);
  });
}

test('a page in Hindi has the letters of Hindi before its text is shown', async ({ page }) => {
  await page.goto('/hi/pricing');
  const ahead = page.locator('link[rel=preload][as=font][href*=noto-sans-devanagari]');
  await expect(ahead).toHaveCount(1);
  const isLoaded = () =>
    page.evaluate(() =>
      [...document.fonts].some(
        ({ family, status }) => family.includes('Devanagari') && status === 'loaded',
      ),
    );
  await expect.poll(isLoaded).toBe(true);
});

test('a language of these pages alone stays chosen there, and leaves the application as it is', async ({
  page,
}) => {
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(/\/ar\/pricing$/);
  await page.getByRole('link', { name: 'ابدأ الآن' }).first().click();
  await expect(page.getByRole('heading', { name: 'Sign in to Cardinal' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await page.goto('/help');
  await expect(page).toHaveURL(/\/ar\/help$/);
});

test('a chosen language stays, and nothing in another language is painted', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de\/pricing$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hilfe', exact: true }).click();
  await expect(page).toHaveURL(/\/de\/help$/);
  const painted: string[] = [];
  await page.exposeFunction('reportPaint', (place: string) => painted.push(place));
  await page.addInitScript(() => {
    new PerformanceObserver(() => Reflect.get(window, 'reportPaint')(location.pathname)).observe({
      type: 'paint',
      buffered: true,
    });
  });
  await page.goto('/help/roles?from=mail#jemanden-einladen');
  await expect(page).toHaveURL(/\/de\/help\/roles\?from=mail#jemanden-einladen$/);
  await expect.poll(() => painted).toContain('/de/help/roles');
  expect(painted).not.toContain('/help/roles');
  // The documentation is in English for everyone.
  await page.goto('/docs');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/de/pricing');
  await page.getByRole('link', { name: 'English' }).click();
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Pay for the team/);
});

test('without a choice, pages are in the language of the browser', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, locale: 'de-AT' });
  const page = await context.newPage();
  await page.goto('/pricing');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByText('29.999\u00a0₹').first()).toBeAttached();
  // Without a script, the links keep English, too.
  await page.getByRole('link', { name: 'English' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Status' }).click();
  await expect(page).toHaveURL(/\/en\/status$/);
  await expect(page.getByText('All systems operational')).toBeVisible();
  await context.close();
});

for (const [name, path] of all) {
  test(`${name} reads without a script, from this server alone, accessible in both themes`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '')) foreign.push(request.url());
    });
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(name === 'notFound' ? 404 : 200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();
    const html = (await answer?.text()) ?? '';
    expect(html).not.toMatch(
      /<script(?![^>]* src=)| style=|<style| on[a-z]+=|%(?:state|contact|demo)|origin\.invalid/,
    );
    expect(foreign).toEqual([]);
    await context.close();
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${name} has no accessibility finding (${colorScheme})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      await expectAccessible(page);
    });
  }
}

test('every link on the public pages has a target', async ({ page, request }) => {
  const places = new Set<string>();
  for (const [, path] of pages) {
    await page.goto(path);
    const links = await page
      .locator('a[href]')
      .evaluateAll((found) =>
        found.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')),
      );
    for (const link of links) places.add(link);
  }
  const own = [...places].filter((place) => place.startsWith(new URL(page.url()).origin));
  for (const place of own) {
    const { hash } = new URL(place);
    const answer = await request.get(place);
    expect([place, answer.status()]).toEqual([place, 200]);
    if (hash)
      expect([place, await answer.text()]).toEqual([
        place,
        expect.stringContaining(`id="${hash.slice(1)}"`),
      ]);
  }
});

test('controls work without a script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto('/');
  await page.locator('summary').click();
  await page
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('link', { name: 'Pricing' })
    .click();
  await expect(page).toHaveURL(/\/pricing$/);
  await page.getByLabel(/^Yearly/).check({ force: true });
  await expect(page.getByText('₹2,989 less than twelve months')).toBeVisible();
  await page.goto('/help');
  await page.getByText('What does the Free plan cover?').click();
  await expect(page.getByText(/^50 business cards in total/)).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await page.getByRole('link', { name: 'Scan badges' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Scan badges' })).toBeVisible();
  await context.close();
});

test('status shows measured values, with and without a script', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const plain = await context.newPage();
  await plain.goto('/status');
  await expect(plain.getByText('All systems operational')).toBeVisible();
  const parts = Object.keys(serviceNames).length;
  await expect(
    plain.getByText('Operational', { exact: true }).filter({ visible: true }),
  ).toHaveCount(parts);
  await context.close();

  await page.goto('/status');
  await expect(page.getByText('All systems operational')).toBeVisible();
  await page.route('**/api/status', (route) => route.abort());
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('Some systems are down')).toBeVisible();
});

test('Watch Demo plays the recording, with captions and in parts', async ({ page, request }) => {
  await page.goto('/');
  const video = page.locator('video');
  await expect(video).toHaveJSProperty('paused', true);
  await page.getByRole('link', { name: 'Watch Demo' }).click();
  await expect(video).toBeInViewport();
  await expect.poll(() => video.evaluate((each: HTMLVideoElement) => each.currentTime)).not.toBe(0);
  const captions = await page.locator('#recording-steps li').allInnerTexts();
  const cues = video.evaluate((each: HTMLVideoElement) => each.textTracks[0]?.cues?.length);
  await expect(cues).resolves.toBe(captions.length);
  for (const source of await video.locator('source').all()) {
    const url = (await source.getAttribute('src')) ?? '';
    const answer = await request.get(url, { headers: { Range: 'bytes=0-1' } });
    expect([answer.status(), answer.headers()['content-type']]).toEqual([
      206,
      await source.getAttribute('type'),
    ]);
  }
});

test('Try the demo signs in as the manager of the demo', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Try the demo' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Lead Assignment' })).toBeVisible();
});

test('the search of the help finds articles by their text', async ({ page }) => {
  await page.goto('/help');
  await page.getByRole('searchbox', { name: 'Search the articles' }).fill('unsubscribe');
  await expect(page.getByRole('status')).toHaveText('2 of 13 articles');
  await expect(page.getByRole('link', { name: 'Write and follow up' }).first()).toBeVisible();
  await expect(page.getByRole('listitem').getByText('Scan badges', { exact: true })).toBeHidden();
});

for (const path of ['/', '/pricing']) {
  test(`${path} leads signed-in users on before anything is painted`, async ({ page }) => {
    await signIn(page, demo.agent);
    const painted: string[] = [];
    await page.exposeFunction('reportPaint', (place: string) => painted.push(place));
    await page.addInitScript(() => {
      new PerformanceObserver(() => Reflect.get(window, 'reportPaint')(location.pathname)).observe({
        type: 'paint',
        buffered: true,
      });
    });
    await page.goto(path);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect.poll(() => painted).toContain('/dashboard');
    expect(painted).not.toContain(path);
  });
}

test('the other pages stay open to signed-in users, and one key alone is not a session', async ({
  page,
}) => {
  await signIn(page, demo.agent);
  for (const path of ['/help', '/status', '/privacy', '/terms', '/docs']) {
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toHaveCount(0);
  }
  await page.evaluate(() => localStorage.removeItem('user'));
  await page.goto('/');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: 'Start Free' })).toBeVisible();
});

test('the chosen theme applies on every page and in the application', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-cardinal-scheme', 'dark');
  await page.goto('/help');
  await expect(page.locator('html')).toHaveAttribute('data-cardinal-scheme', 'dark');
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-cardinal-scheme', 'dark');
});

for (const [name, path] of pages) {
  test(`${name} does not move while it loads`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('value' in entry) shifts.push(Number(entry.value));
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const moved = await page.evaluate(() => {
      const shifts: unknown = Reflect.get(window, 'shifts');
      return Array.isArray(shifts) ? shifts.reduce<number>((sum, shift) => sum + shift, 0) : NaN;
    });
    // The times on the status page are formatted in the reader's time zone, which may be a pixel
    // wider.
    expect(moved).toBeLessThan(0.001);
  });
}
