import type { SiteLanguage } from '@cardinal/contract/messages';
import { directionOf } from '@cardinal/contract/visitors';
import { all } from './publicPages.ts';
import { expect, expectAccessible, test } from './test.ts';

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
