import { stored } from '@cardinal/contract/labels';
import type { Page } from '@playwright/test';
import { screens } from '../src/early/screens.ts';
import { managerPaths } from '../src/paths.ts';
import { installed, startNetwork } from './network.ts';
import { demo, expect, signIn, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

test('every screen opens without a network, and nothing of the API is kept', async ({
  page,
  server,
}) => {
  const network = await startNetwork(server.url);
  await signIn(page, demo.manager, `${network.url}/dashboard`);
  await installed(page);
  await network.cut();
  for (const path of [...Object.keys(screens), '/leads/some-lead']) {
    await page.goto(network.url + path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByText('This screen could not be loaded'), path).toHaveCount(0);
  }
  expect(managerPaths.size).toBeGreaterThan(0);
  // The landing page is not kept; the application takes its place.
  await page.goto(network.url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await page.keyboard.press('c');
  await expect(page.getByRole('dialog', { name: 'Scan business card' })).toBeVisible();

  const kept = await page.evaluate(async () => {
    const urls: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) urls.push(new URL(url).pathname);
    }
    return urls;
  });
  expect(kept).toContain('/dashboard');
  expect(kept.filter((path) => /^\/api|\.(webp|mp4|webm)$/.test(path))).toEqual([]);
});

/** The languages of the texts on the device, with how many files there are of each. */
const keptLanguages = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes('-language-'));
    const counts = await Promise.all(
      names.map(async (name) => {
        const files = await (await caches.open(name)).keys();
        return [name.replace(/.*-/, ''), files.length] as const;
      }),
    );
    return Object.fromEntries(counts.filter(([, count]) => count > 0));
  });

test('the texts of a language stay on the device once it is chosen', async ({ page, server }) => {
  const network = await startNetwork(server.url);
  const open = () => page.goto(`${network.url}/profile`);
  await signIn(page, demo.secondAgent, `${network.url}/dashboard`);
  await installed(page);
  expect(await keptLanguages(page)).toEqual({});

  // Chosen in this browser only: other tests sign in with the same account.
  await page.evaluate((key) => {
    localStorage.setItem(key, JSON.stringify({ language: 'de' }));
  }, stored.preferences.key);
  await open();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profileinstellungen');
  // A page that is only looked at keeps nothing.
  await page.mouse.move(2, 2);
  await expect.poll(() => keptLanguages(page)).toEqual({ de: expect.any(Number) });
  const { de } = await keptLanguages(page);
  expect(de).toBeGreaterThan(20);

  // A new version brings its own texts in that language.
  await page.evaluate(async () => {
    const cache = await caches.open('workbox-precache-language-de');
    const [first, second] = await cache.keys();
    if (!first || !second) throw new Error('Nothing is kept.');
    await cache.put('/assets/earlier.js', new Response(''));
    await cache.delete(first);
    await cache.delete(second);
  });
  network.release('the next version');
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
  await expect.poll(async () => (await keptLanguages(page))['de']).toBe(Number(de) + 1);
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Aktualisieren' }).click();
  await loaded;
  await expect.poll(() => keptLanguages(page)).toEqual({ de });

  await network.cut();
  for (const [path, title] of [
    ['/today', 'Heute'],
    ['/communications', 'Kommunikation'],
    ['/capture', 'Leads erfassen'],
  ] as const) {
    await page.goto(network.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
});

test('the manifest names what is needed to install the portal', async ({ page, request: ask }) => {
  await page.goto('/pricing');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const answer = await ask.get(String(href));
  expect(answer.headers()['cache-control']).toBe('no-cache');
  const manifest = await answer.json();
  expect(manifest).toMatchObject({
    name: 'Cardinal',
    start_url: '/dashboard',
    display: 'standalone',
    shortcuts: [{ url: '/capture' }],
  });
  const purposes = new Set<string>();
  for (const { src, purpose } of manifest.icons) {
    purposes.add(purpose);
    expect((await ask.get(src)).status(), src).toBe(200);
  }
  expect([...purposes].toSorted()).toEqual(['any', 'maskable']);
});

test('an update waits for a quiet moment, and reaches every tab', async ({ page, server }) => {
  const network = await startNetwork(server.url);
  await signIn(page, demo.agent, `${network.url}/dashboard`);
  await installed(page);
  const other = await page.context().newPage();
  await other.goto(`${network.url}/profile`);
  await other.getByLabel('First Name').fill('Unsaved');

  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  network.release('the next version');
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return registration?.waiting?.state;
      }),
    )
    .toBe('installed');
  const notice = page.getByText('A new version of Cardinal is ready');
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2_500)));
  await expect(notice).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(notice).toBeVisible();

  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Update' }).click();
  await loaded;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await expect(notice).toHaveCount(0);
  // What was typed in the other tab stays until the user has left it.
  await other.bringToFront();
  await expect(other.getByLabel('First Name')).toHaveValue('Unsaved');
  const followed = other.waitForEvent('load');
  await other.getByRole('link', { name: 'Events' }).first().click();
  await followed;
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Events Management');
  await network.cut();
});
