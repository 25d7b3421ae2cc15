import type { Page } from '@playwright/test';
import { speakPseudoLocale } from '../../../packages/crm-features/src/fixtures/pseudoLocale.ts';
import { screens } from '../src/early/screens.ts';
import { paths } from '../src/paths.ts';
import { demo, expect, test } from './test.ts';

/** Narrow phone, phone, tablet, desktop. */
const widths = [320, 390, 800, 1280];

const signedOut = [paths.dashboard, paths.forgotPassword, `${paths.resetPassword}?token=none`];
const signedIn = [
  // Screens of a single record need its id.
  ...Object.keys(screens).filter((path) => !path.includes(':')),
  `${paths.dashboard}?capture=choose`,
  `${paths.leads}?capture=manual`,
  '/no/such/page',
];

/**
 * Content that does not fit: the page scrolls horizontally, or a control cuts off its text without
 * an ellipsis.
 */
function overflow(page: Page) {
  return page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    const tooWide = scrollWidth > window.innerWidth ? [`${scrollWidth} px wide`] : [];
    const cut = [...document.querySelectorAll('button, a, label, h1, h2, h3, [role="tab"]')]
      .filter((element) => {
        const { overflowX, textOverflow } = getComputedStyle(element);
        const hides = overflowX === 'hidden' || overflowX === 'clip';
        // Text for screen readers only is in a box of one pixel.
        const isSeen = element.clientWidth > 1;
        const isCut = element.scrollWidth > element.clientWidth + 2;
        return isSeen && hides && textOverflow !== 'ellipsis' && isCut;
      })
      .map(({ textContent }) => `cut: ${textContent}`);
    return [...tooWide, ...cut];
  });
}

/** Opens each path and checks it at every width. */
async function walk(page: Page, addresses: readonly string[]) {
  const found: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    await page.locator('h1, [role="dialog"] h2').first().waitFor();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.evaluate(async () => void (await document.fonts.ready));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      // Changes by media queries are rendered in the next frames.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      const over = await overflow(page);
      found.push(...over.map((what) => `${address} at ${width} px: ${what}`));
    }
  }
  return found;
}

/** Signs in without the screen, whose texts the test changes. */
async function signInQuietly(page: Page) {
  const answer = await page.request.post('/api/auth/login', {
    data: { email: demo.manager, password: demo.password },
  });
  const { access_token: token, user } = await answer.json();
  await page.addInitScript(
    ([key, value]) => {
      localStorage.setItem('auth_token', key);
      localStorage.setItem('user', value);
    },
    [String(token), JSON.stringify(user)] as const,
  );
}

test('every screen has room for texts that are 40 % longer', async ({ page }) => {
  test.setTimeout(180_000);
  await page.addInitScript(speakPseudoLocale);
  expect(await walk(page, signedOut)).toEqual([]);
  await signInQuietly(page);
  expect(await walk(page, signedIn)).toEqual([]);
  // The check really ran with the longer texts.
  await expect(page.locator('h1')).toHaveText(/[áéíóú]{2}/);
});

test('every screen works mirrored', async ({ page }) => {
  test.setTimeout(180_000);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.dir = 'rtl';
    });
  });
  expect(await walk(page, signedOut)).toEqual([]);
  await signInQuietly(page);
  expect(await walk(page, signedIn)).toEqual([]);
});
