import { serviceNames } from '@cardinal/contract/labels';
import { all, pages } from './publicPages.ts';
import { demo, expect, expectAccessible, signIn, test } from './test.ts';

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
