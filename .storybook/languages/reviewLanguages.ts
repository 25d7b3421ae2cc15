/// <reference types="@vitest/browser-playwright" />
import { page } from 'vitest/browser';
import {
  cutTexts,
  pseudoLocale,
  sideways,
} from '../../packages/crm-features/src/fixtures/index.ts';
import { loadLanguage } from '../../packages/crm-features/src/language/index.ts';
import { plainTexts } from './plainTexts.ts';
import { storyData } from './storyData.ts';
import { speakStory } from './StoryLanguage.tsx';
import { tallButtons } from './tallButtons.ts';

/** Phone and desktop. */
const widths = [390, 1280];

const nextFrame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });

/** Whether a text contains a long name. */
const isLong = (name: string, text: string) => name.length > 20 && text.includes(name);

/** What a screen has no room for at any width. `data` has the names that users gave. */
async function overflow(language: string, data: ReadonlySet<string>): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.viewport(width, window.innerHeight);
    // Changes by media queries are rendered in the next frames.
    await nextFrame();
    await nextFrame();
    const tall = tallButtons().filter((text) => ![...data].some((name) => isLong(name, text)));
    const over = [...sideways(), ...cutTexts(), ...tall];
    found.push(...over.map((what) => `${language}, ${width} px wide: ${what}`));
  }
  return found;
}

/** Pages for everyone have languages of their own, and stories in the pseudo-locale changed texts. */
const isOfApplication = ({ title, parameters }: StoryUnderReview) =>
  !title.startsWith('Screens/Public') &&
  parameters.locale !== pseudoLocale &&
  parameters.isWordedOnce !== true;

/** Storybook's own elements are hidden. */
const shownParts = () =>
  [...document.body.children].filter((part) => getComputedStyle(part).display !== 'none');

/**
 * Shows a story as it is after its steps in Hindi, whose letters tell what did not come from a message;
 * and a whole screen in German too, to see whether each text has room.
 */
export async function reviewLanguages(story: StoryUnderReview): Promise<void> {
  if (!isOfApplication(story) || !(await speakStory('hi'))) return;
  const data = await storyData(story.args);
  const plain = shownParts().flatMap((part) => plainTexts(part, data));
  if (plain.length > 0) throw new Error(`Not from messages: ${plain.join(' | ')}`);
  if (story.title.startsWith('Screens/')) {
    const { innerWidth, innerHeight } = window;
    const over = await overflow('Hindi', data);
    await speakStory('de');
    over.push(...(await overflow('German', data)));
    await page.viewport(innerWidth, innerHeight);
    if (over.length > 0) throw new Error(`No room for: ${over.join(' | ')}`);
  }
  // What loads later has no need for the texts of another language.
  await loadLanguage('en');
}
