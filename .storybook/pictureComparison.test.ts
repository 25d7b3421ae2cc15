import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Browser, type Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserArguments, findBrowser } from '../tools/shared/browser.mjs';
import { differingPixels, toCommit, type Pixels } from './pictureComparison.ts';

/** The fonts are those of the components. */
const { resolve } = createRequire(new URL('../packages/ui/package.json', import.meta.url));
const font = readFileSync(
  resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
).toString('base64');

/** A card as the product shows them; what a change replaces stands in one place. */
const look = {
  padding: '16px',
  weight: '400',
  shadow: 'rgb(0 0 0 / 40%)',
  icon: 'M4 12h16M12 4v16',
};
type Look = typeof look;

/** Colours of the themes, as lightness: 3 % of one is a change of a token. */
const themes = {
  light: { page: 97, surface: 100, line: 89, text: 20, accent: 52 },
  dark: { page: 8, surface: 12, line: 22, text: 92, accent: 68 },
};
type Theme = (typeof themes)['light'];

const html = (theme: Theme, { padding, weight, shadow, icon }: Look) => `<!doctype html>
<style>
@font-face{font-family:Inter;font-weight:100 900;src:url(data:font/woff2;base64,${font})}
body{margin:0;padding:24px;background:hsl(220 15% ${theme.page}%);font:${weight} 14px/1.5 Inter;color:hsl(220 20% ${theme.text}%)}
article{width:280px;padding:${padding};border:1px solid hsl(220 15% ${theme.line}%);border-radius:8px;background:hsl(220 15% ${theme.surface}%);box-shadow:0 6px 16px ${shadow}}
b{display:block;margin-top:8px;padding:4px 12px;border-radius:6px;background:hsl(230 70% ${theme.accent}%);color:#fff}
svg{width:24px;stroke:currentColor;fill:none;stroke-width:2}
</style>
<article><svg viewBox="0 0 24 24"><path d="${icon}"/></svg> Grace Mwangi<br>Head of Purchasing, Kilimani Fresh
<b>Send follow-up</b></article>`;

let browser: Browser;
let page: Page;
beforeAll(async () => {
  const { path } = await findBrowser();
  browser = await chromium.launch({
    ...(path && { executablePath: path }),
    args: browserArguments,
  });
  page = await browser.newPage({ viewport: { width: 360, height: 200 } });
});
afterAll(() => browser.close());

async function render(theme: Theme, change: Partial<Look> = {}): Promise<Pixels> {
  await page.setContent(html(theme, { ...look, ...change }));
  await page.evaluate(() => document.fonts.ready);
  const file = await page.screenshot();
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

describe.each(Object.entries(themes))('in the %s theme', (name, theme) => {
  test('the same page is the same picture', async () => {
    const kept = toCommit(await render(theme));
    expect(differingPixels(kept, await render(theme))).toBeUndefined();
  });

  test('roundings of another processor are no difference', async () => {
    const seen = await render(theme);
    let random = 1;
    const rounded = seen.data.map((value) => {
      random = (random * 48_271) % 2_147_483_647;
      return Math.max(0, Math.min(255, value + (random % 3) - 1));
    });
    const marks = differingPixels(toCommit(seen), { ...seen, data: rounded });
    expect(marks?.filter(Boolean).length ?? 0).toBe(0);
  });

  test.each<[string, Partial<Look>]>([
    ['a padding two pixels larger', { padding: '18px' }],
    ['a shadow at half its strength', { shadow: 'rgb(0 0 0 / 20%)' }],
    ['another icon', { icon: 'M4 12h16M12 6v12' }],
    ['a slightly heavier font', { weight: '450' }],
  ])('sees %s', async (_change, change) => {
    const kept = toCommit(await render(theme));
    expect(differingPixels(kept, await render(theme, change))).toBeDefined();
  });

  // Of a dark colour, 3 % more lightness than before would be less than one level of 255.
  test.each(['page', 'surface', 'line', 'text', 'accent'] as const)(
    'sees three hundredths of lightness in the colour of the %s',
    async (token) => {
      const kept = toCommit(await render(theme));
      const change = name === 'dark' || theme[token] < 50 ? 3 : -3;
      const changed = await render({ ...theme, [token]: theme[token] + change });
      expect(differingPixels(kept, changed)).toBeDefined();
    },
  );
});
