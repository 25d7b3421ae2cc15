/// <reference types="@vitest/browser-playwright" />
import { commands, page } from 'vitest/browser';
import { queue as toastQueue } from '../packages/ui/src/components/Toast/toasts.ts';
import { checkAccessibility, checkContrast } from './accessibility.ts';
import { cleanPage } from './cleanPage.ts';
import { importsUnderway } from './imports.ts';
import { reviewLanguages } from './languages/reviewLanguages.ts';
import { checkFaults, forgetFaults } from './loggedFaults.ts';
import { isCatalogued, looksOf, pictureOf } from './pictured.ts';
import type { Clip, Comparison } from './pictures.ts';
import { showTheme } from './themes.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: MediaUnderReview) => Promise<void>;
    isSamePicture: (name: string, clip: Clip) => Promise<boolean>;
    comparePicture: (name: string, clip: Clip) => Promise<Comparison>;
  }
}

/** Nothing moves; pictures of the product are grey areas, because each has a file of its own already. */
const still = document.createElement('style');
still.textContent = `
*,*::before,*::after{animation:none!important;transition-duration:0s!important;transition-delay:0s!important;caret-color:transparent!important;scroll-behavior:auto!important}
html,body{margin:0}
body{min-height:100vh}
body:not([data-layout=fullscreen]){padding:16px}
img[srcset],video[poster]{filter:brightness(0) opacity(.12)}
`;
document.head.append(still);

/** Elements that float over the page; only with one of them is a picture as high as the window. */
const floating = '[data-placement],[role=dialog],[role=alertdialog],[role=region][aria-label]';

const nextFrame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });

/** Maximum wait for a page that keeps changing, in frames, because some changes never end. */
const patience = 60;

/** Waits until what the story shows has been loaded and drawn, and two frames pass without a change. */
async function settle() {
  await document.fonts.ready;
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  let isChanged = false;
  const observer = new MutationObserver(() => {
    isChanged = true;
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  let height = -1;
  for (let frame = 0, quiet = 0; frame < patience && quiet < 2; frame += 1) {
    await nextFrame();
    const { scrollHeight } = document.body;
    quiet = isChanged || scrollHeight !== height || importsUnderway() > 0 ? 0 : quiet + 1;
    isChanged = false;
    height = scrollHeight;
  }
  observer.disconnect();
}

/** Repaints the whole page: content painted in pieces can differ at the edges of the pieces. */
async function repaint() {
  document.documentElement.style.opacity = '0.99';
  await nextFrame();
  await nextFrame();
  document.documentElement.style.opacity = '';
  await nextFrame();
}

/** Maximum changes of the window's height for a picture, because a page's height can depend on it. */
const mostHeights = 12;

/**
 * Makes the window as high as the page, because content below the window is not painted. Some of it
 * loads only then, and may be higher than its placeholder.
 */
async function inWholePage(look: () => Promise<void>) {
  const { innerWidth, innerHeight } = window;
  const pageHeight = () => Math.ceil(document.body.getBoundingClientRect().height);
  if (pageHeight() <= innerHeight) {
    await look();
    return;
  }
  try {
    for (let round = 0; round < mostHeights && pageHeight() > window.innerHeight; round += 1) {
      await page.viewport(innerWidth, pageHeight());
      await settle();
    }
    await look();
  } finally {
    await page.viewport(innerWidth, innerHeight);
  }
}

/** WebP has no more rows than this. */
const mostRows = 16_383;

/** Position of the story's body on the page that shows it in a frame. */
function bodyOnPage(rows: number): Clip {
  const body = document.body.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect();
  const x = Math.max(0, Math.floor(body.left));
  const y = Math.max(0, Math.floor(body.top));
  return {
    x: x + (frame?.left ?? 0),
    y: y + (frame?.top ?? 0),
    width: Math.min(innerWidth, Math.ceil(body.right)) - x,
    height: Math.min(rows, Math.min(innerHeight, Math.ceil(body.bottom)) - y),
  };
}

/** Compares the page with a picture; returns a message if they differ. */
async function differenceTo(name: string, rows: number): Promise<string | undefined> {
  await settle();
  const small =
    document.body.dataset['layout'] !== 'fullscreen' && !document.querySelector(floating);
  document.body.style.minHeight = small ? '0' : '';
  let message: string | undefined;
  await inWholePage(async () => {
    if (await commands.isSamePicture(name, bodyOnPage(rows))) return;
    await repaint();
    const comparison = await commands.comparePicture(name, bodyOnPage(rows));
    if (!comparison.isSame) ({ message } = comparison);
  });
  return message;
}

/** Compares again if they differ: what the page still had to load may have changed its height. */
async function compare(name: string, rows: number) {
  const message = (await differenceTo(name, rows)) && (await differenceTo(name, rows));
  if (message) throw new Error(message);
}

const themes = ['dark', 'contrast'] as const;

/** Compares the story's pictures; checks its accessibility, and its contrast in the other themes. */
async function compareThemes(story: StoryUnderReview) {
  const { parameters } = story;
  const picture = pictureOf(story);
  const looks = __PICTURES__ ? looksOf(story) : [];
  // Below it, a long page looks as in another story's picture.
  const rows = Math.min(mostRows, parameters.pictureRows ?? mostRows);
  const hasAxe = parameters.a11y?.test !== 'off';
  if (looks.includes('')) await compare(picture, rows);
  else await settle();
  if (hasAxe) await checkAccessibility(story);
  // Themes have no effect in forced colours.
  if (parameters.media?.forcedColors === 'active') return;
  for (const theme of themes) {
    showTheme(theme);
    if (hasAxe) await checkContrast(story, theme);
    if (looks.includes(`-${theme}`)) await compare(`${picture}-${theme}`, rows);
  }
  showTheme('light');
  if (!looks.includes('-rtl')) return;
  const direction = document.documentElement.dir;
  document.documentElement.dir = 'rtl';
  await compare(`${picture}-rtl`, rows);
  document.documentElement.dir = direction;
}

const usual: Required<MediaUnderReview> = { forcedColors: 'none', reducedMotion: 'reduce' };
/** Not known at first: the page may have shown another file's stories before. */
let emulated: typeof usual | undefined;

globalThis.prepareStory = async ({ parameters, canvasElement }) => {
  await cleanPage(canvasElement);
  forgetFaults();
  const wanted = { ...usual, ...parameters.media };
  still.disabled = parameters.media?.reducedMotion !== undefined;
  const isSame =
    wanted.forcedColors === emulated?.forcedColors &&
    wanted.reducedMotion === emulated.reducedMotion;
  if (isSame) return;
  await commands.emulateMedia(wanted);
  emulated = wanted;
};

globalThis.reviewStory = async (story) => {
  still.disabled = false;
  checkFaults();
  if (!story.hasPlay) throw new Error('The story has no play function: assert what it shows.');
  // A toast stays for all pictures, however long they take.
  toastQueue.pauseAll();
  const { parameters, tags } = story;
  // A sheet in stories/States is checked and pictured with this story beside all others of its kind.
  if (tags.includes('on-sheet')) return;
  if (isCatalogued(story)) {
    await compareThemes(story);
  } else if (parameters.a11y?.test !== 'off') {
    await settle();
    await checkAccessibility(story);
  }
  await reviewLanguages(story);
};
