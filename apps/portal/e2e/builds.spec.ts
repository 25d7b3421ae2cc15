import type { Page } from '@playwright/test';
import { install, type Installation } from './installation.ts';
import { installed } from './network.ts';
import { startServer } from './server.ts';
import { demo, expect, signIn, test } from './test.ts';

/** Which build's code the page has loaded. */
const buildOf = (page: Page) =>
  page.evaluate(
    () => /-build(\d)/.exec(document.querySelector('script[src]')?.outerHTML ?? '')?.[1],
  );

/** Runs a test with an installation of the first build. @param url Address of its server */
async function withInstallation(then: (url: string, installation: Installation) => Promise<void>) {
  const installation = install();
  try {
    installation.release(1);
    const server = await startServer({ NODE_DISABLE_COMPILE_CACHE: '1' }, installation.start);
    try {
      await then(server.url, installation);
    } finally {
      await server.stop();
    }
  } finally {
    installation.remove();
  }
}

/** Adds to each object what only a later version knows. */
function later(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(later);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, each]) => [key, later(each)]);
  return { ...Object.fromEntries(entries), of_a_later_version: { is_unknown: true } };
}

/** Lets the server answer as a later version would, which knows more of everything. */
const answerAsLater = (page: Page) =>
  page.route('**/api/**', async (route) => {
    const answer = await route.fetch();
    if (!answer.headers()['content-type']?.includes('json'))
      return route.fulfill({ response: answer });
    return route.fulfill({ response: answer, json: later(await answer.json()) });
  });

test('an open page goes on while its build is one of the two before, and is then loaded again', async ({
  page,
}) => {
  await withInstallation(async (url, { release }) => {
    await signIn(page, demo.manager, `${url}/dashboard`);
    expect(await buildOf(page)).toBe('1');
    release(2);
    release(3);
    await answerAsLater(page);
    for (const [link, heading] of [
      ['Events', 'Events Management'],
      ['Communications', 'Communications'],
      ['Team', 'Team Overview'],
    ] as const) {
      await page.getByRole('link', { name: link }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
    await page.keyboard.press('c');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await buildOf(page)).toBe('1');
    await page.unrouteAll({ behavior: 'wait' });

    release(4);
    await page.getByRole('link', { name: 'Import' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Import/);
    expect(await buildOf(page)).toBe('4');
  });
});

test.describe('installed', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a page of a build that was taken back goes on, and follows to the one before', async ({
    page,
  }) => {
    await withInstallation(async (url, { release }) => {
      release(2);
      await signIn(page, demo.manager, `${url}/dashboard`);
      await installed(page);
      expect(await buildOf(page)).toBe('2');
      release(1);
      await page.getByRole('link', { name: 'Events' }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events Management');
      expect(await buildOf(page)).toBe('2');

      await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        await registration?.update();
      });
      await page.getByRole('button', { name: 'Update' }).click();
      await expect.poll(() => buildOf(page).catch(() => '')).toBe('1');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events Management');
    });
  });
});
