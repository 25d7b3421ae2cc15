import { stored } from '@cardinal/contract/labels';
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const missing = { status: 404, contentType: 'text/plain', body: 'Not found' };
const entry = '**/assets/index-*.js';
/** Does not wait for the page to have loaded: that is cut off when it loads itself again. */
const open = (page: Page) => page.goto('/dashboard', { waitUntil: 'commit' });
const notLoaded = (page: Page) => page.getByText('Cardinal has not loaded.');
const form = (page: Page) => page.getByLabel('Email');

// During a release, the page may come from one server and find another's files missing.
for (const [what, file] of [
  ['the first script', entry],
  ['the styles', '**/assets/index-*.css'],
] as const) {
  test(`the page is loaded again by itself if ${what} cannot be found`, async ({ page }) => {
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.route(file, (route) => route.fulfill(missing), { times: 1 });
    await open(page);
    await expect(form(page)).toBeVisible();
    expect(loads).toBe(2);
  });
}

test('if that does not help, it says so, and loads when it is asked to', async ({ page }) => {
  let asked = 0;
  await page.route(entry, (route) => {
    asked += 1;
    return route.fulfill(missing);
  });
  await open(page);
  await expect(notLoaded(page)).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeHidden();
  expect(asked).toBe(2);
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Load again' }).click();
  await expect(form(page)).toBeVisible();
});

test('it says so after a while even if no script arrives at all', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.fulfill(missing));
  await page.goto('/dashboard');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(notLoaded(page)).toBeHidden();
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });
  await expect(notLoaded(page)).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Load again' }).click();
  await expect(form(page)).toBeVisible();
});

for (const [locale, words, again] of [
  ['de-AT', 'Cardinal konnte nicht geladen werden.', 'Neu laden'],
  ['hi-IN', 'Cardinal लोड नहीं हो सका।', 'दोबारा लोड करें'],
  ['fr-FR', 'Cardinal has not loaded.', 'Load again'],
] as const) {
  test.describe(`in a browser that speaks ${locale}`, () => {
    test.use({ locale });

    test('it says in one language that it has not loaded', async ({ page }) => {
      await page.route(entry, (route) => route.fulfill(missing));
      await open(page);
      await expect(page.getByText(words)).toBeVisible();
      await expect(page.locator('[data-not-loaded] > :visible')).toHaveCount(1);
      await page.unrouteAll();
      await page.getByRole('link', { name: again }).click();
      await expect(page.locator('form')).toBeVisible();
    });
  });
}

test('the language that was chosen here comes before that of the browser', async ({ page }) => {
  await page.addInitScript((key) => {
    localStorage.setItem(key, JSON.stringify({ language: 'hi' }));
  }, stored.preferences.key);
  await page.route(entry, (route) => route.fulfill(missing));
  await open(page);
  const shown = page.locator('[data-not-loaded] > :visible');
  await expect(shown).toHaveCount(1);
  await expect(shown).toHaveAttribute('lang', 'hi');
});

test('without JavaScript, it asks for that in each language', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.url}/dashboard`);
  for (const [language, words] of [
    ['en', /needs JavaScript/],
    ['de', /benötigt JavaScript/],
    ['hi', /JavaScript की ज़रूरत/],
  ] as const)
    await expect(page.locator(`noscript [lang=${language}]`)).toHaveText(words);
  await expect(page.getByRole('progressbar')).toBeHidden();
  await context.close();
});
