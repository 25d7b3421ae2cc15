import type { Page } from '@playwright/test';
import { demo, expect, signIn, test } from './test.ts';

/** What of the interface would be on the paper: navigation, and controls without content. */
const interfaceOn = async (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('nav, button, input[aria-label^="Select "]')]
      .filter((element) => element.checkVisibility())
      // A column's title, a lead's status and the chosen tab are content as well.
      .filter(
        (element) =>
          !element.matches(
            'th button, [aria-haspopup="listbox"], [role="tab"], [role="radio"], :has(> bdi)',
          ),
      )
      .map((element) => element.outerHTML.slice(0, 120)),
  );

const screens = [
  '/dashboard',
  '/leads',
  '/events',
  '/communications',
  '/manager',
  '/assignments',
  '/import',
  '/members',
  '/profile',
  '/status',
  '/pricing',
];

test('prints the content of every screen, and nothing else', async ({ page }) => {
  await signIn(page, demo.manager);
  for (const path of screens) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Skip to content')).toBeHidden();
    expect(await interfaceOn(page), path).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('prints the follow-up of an event as a report', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, demo.manager, '/events');
  const card = page.getByRole('listitem', { name: 'Nordic Trade Fair' });
  await card.getByRole('link', { name: 'Event Details' }).click();
  await expect(page.getByRole('row')).not.toHaveCount(1);
  await expect(page.getByText('From capture to close')).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });

  await expect(page.getByRole('heading', { level: 1, name: 'Nordic Trade Fair' })).toBeVisible();
  await expect(page.getByText('Median first contact')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Grace Okafor' })).toBeVisible();
  expect(await interfaceOn(page)).toEqual([]);
  for (const words of ['Create Leads', 'List of attendees', 'I am here now', 'All statuses']) {
    await expect(page.getByText(words).filter({ visible: true })).toHaveCount(0);
  }
  const colours = await page.evaluate(() => {
    const bar = document.querySelector('[aria-label="From capture to close"] [style]');
    return {
      text: getComputedStyle(document.body).color,
      bars: bar && getComputedStyle(bar).printColorAdjust,
      header: getComputedStyle(document.querySelector('th') ?? document.body).position,
    };
  });
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  // Dark ink on white paper, whatever the theme of the screen.
  expect(colours).toEqual({
    text: expect.stringMatching(/^oklch\(0\.[0-3]/),
    bars: 'exact',
    header: 'static',
  });
});

test('prints an open dialog alone, and whole', async ({ page }) => {
  await signIn(page, demo.manager, '/leads');
  await page.getByText('Sofía Márquez').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Recent Activity')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  const cut = await dialog.evaluate((element) =>
    [element, ...element.querySelectorAll('*')]
      .filter(
        (part) =>
          part.checkVisibility() &&
          part.scrollHeight > part.clientHeight + 1 &&
          getComputedStyle(part).overflowY !== 'visible' &&
          !part.matches('textarea, [data-visually-hidden]') &&
          part.clientHeight > 1,
      )
      .map((part) => part.outerHTML.slice(0, 120)),
  );
  expect(cut).toEqual([]);
});
