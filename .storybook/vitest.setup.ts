/// <reference types="@vitest/browser-playwright" />
import axe from 'axe-core';
import { expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { Comparison } from './pictures.ts';
import { showTheme } from './themes.ts';
import type { ThemeName } from './themes.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: MediaUnderReview) => Promise<void>;
    comparePicture: (name: string) => Promise<Comparison>;
  }
}

const still = document.createElement('style');
still.textContent = `
*,*::before,*::after{animation:none!important;transition-duration:0s!important;transition-delay:0s!important;caret-color:transparent!important;scroll-behavior:auto!important}
html,body{margin:0}
body{min-height:100vh}
body:not([data-layout=fullscreen]){padding:16px}
`;
document.head.append(still);

/** What floats over the page; only then is a picture as high as the window. */
const floating = '[data-placement],[role=dialog],[role=alertdialog],[role=region][aria-label]';

const nextFrame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });

/** Draws the whole page anew: what is drawn piece by piece differs at the edges of the pieces. */
async function repaint() {
  document.documentElement.style.opacity = '0.99';
  await nextFrame();
  await nextFrame();
  document.documentElement.style.opacity = '';
  await nextFrame();
  await nextFrame();
}

/** Looks through a window as high as the page: what lies below a window is not drawn. */
async function inWholePage(look: () => Promise<void>) {
  const { innerWidth, innerHeight } = window;
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  if (height <= innerHeight) {
    await look();
    return;
  }
  await page.viewport(innerWidth, height);
  try {
    await look();
  } finally {
    await page.viewport(innerWidth, innerHeight);
  }
}

async function compare(name: string) {
  await document.fonts.ready;
  const small =
    document.body.dataset['layout'] !== 'fullscreen' && !document.querySelector(floating);
  document.body.style.minHeight = small ? '0' : '';
  await inWholePage(async () => {
    await repaint();
    const comparison = await commands.comparePicture(name);
    if (!comparison.isSame) throw new Error(comparison.message);
  });
}

/** Colours are all that a theme changes, so the rest of axe need not run again. */
async function checkContrast(theme: ThemeName) {
  const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'] });
  const found = violations.flatMap((rule) => rule.nodes.map((node) => node.html));
  expect(found, `contrast in ${theme}`).toEqual([]);
}

const usual: Required<MediaUnderReview> = { forcedColors: 'none', reducedMotion: 'reduce' };
/** Not known at first: the page may have shown another file's stories before. */
let emulated: typeof usual | undefined;

globalThis.prepareStory = async ({ parameters }) => {
  const wanted = { ...usual, ...parameters.media };
  still.disabled = parameters.media?.reducedMotion !== undefined;
  const isSame =
    wanted.forcedColors === emulated?.forcedColors &&
    wanted.reducedMotion === emulated.reducedMotion;
  if (isSame) return;
  await commands.emulateMedia(wanted);
  emulated = wanted;
};

globalThis.reviewStory = async ({ id, tags, parameters }) => {
  still.disabled = false;
  if (parameters.picture === false) return;
  const pictures = __PICTURES__;
  if (pictures) await compare(id);
  // Themes have no say where the system dictates the colours.
  if (parameters.media?.forcedColors === 'active') return;
  const themes: ThemeName[] = ['dark', 'contrast'];
  for (const theme of themes) {
    showTheme(theme);
    if (parameters.a11y?.test !== 'off') await checkContrast(theme);
    if (pictures && tags.includes('matrix')) await compare(`${id}-${theme}`);
  }
  showTheme('light');
  if (pictures && tags.includes('matrix')) {
    const direction = document.documentElement.dir;
    document.documentElement.dir = 'rtl';
    await compare(`${id}-rtl`);
    document.documentElement.dir = direction;
  }
};
