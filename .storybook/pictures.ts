import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright';
import sharp from 'sharp';
import type { BrowserCommand, TestProject } from 'vitest/node';
import { differingPixels, toCommit, type Pixels } from './pictureComparison.ts';
import { writeReport } from './pictureReport.ts';

/** The outcome of a comparison: undefined, or a sentence that names the files to look at. */
export type Comparison = { isSame: true } | { isSame: false; message: string };

/** Part of the page, in CSS pixels. */
export interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Takes a picture of a part of the page. Playwright's own screenshots wait once more for fonts and
 * frames, in every frame of the page, and compress for small files; ours are decoded at once.
 */
async function look(page: Page, clip: Clip): Promise<Pixels> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const { data } = await (
    await session
  ).send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { ...clip, scale: 1 },
  });
  return pixels(Buffer.from(data, 'base64'));
}

/** Pauses before each further comparison in milliseconds, because a page may still be rendering. */
const patience = [50, 100, 200, 400, 800];

/**
 * Path of a committed picture. What was seen instead has the same path below `.vitest/pictures`, so
 * that `npm run pictures:take` finds it.
 */
const committedPath = (root: string, name: string) =>
  join(root, 'stories/pictures', `${name}.webp`);

/** The folder whose `stories/pictures` is compared; another one while two runs are compared. */
const rootOf = ({ serializedConfig }: TestProject) =>
  process.env['PICTURES_ROOT'] ?? serializedConfig.root;

const readPicture = (path: string): Promise<Pixels | undefined> =>
  readFile(path).then(pixels, () => undefined);

/** Whether the page looks like the committed picture at a first glance, as it nearly always does. */
export const isSamePicture: BrowserCommand<[name: string, clip: Clip]> = async (
  { page, project },
  name,
  clip,
): Promise<boolean> => {
  const expected = await readPicture(committedPath(rootOf(project), name));
  return expected !== undefined && isSame(expected, await look(page, clip));
};

/**
 * Compares the page's body with the committed picture of that name. Pictures are
 * lossless WebP, less than half of what PNG takes, and read by sharp: Vitest's own matcher decodes
 * PNG in JavaScript, which took longer than all other steps of a story's picture. A picture is
 * written only if it differs, even with `-u`.
 */
export const comparePicture: BrowserCommand<[name: string, clip: Clip]> = async (
  { page, project },
  name,
  clip,
): Promise<Comparison> => {
  const { root, snapshotOptions } = project.serializedConfig;
  const committed = committedPath(rootOf(project), name);
  const expected = await readPicture(committed);
  const mayWrite = snapshotOptions.updateSnapshot;

  let actual = await look(page, clip);
  for (const wait of patience) {
    if (expected && isSame(expected, actual)) return { isSame: true };
    await setTimeout(wait);
    const before = actual;
    actual = await look(page, clip);
    if ((!expected || mayWrite === 'all') && isSame(before, actual)) break;
  }
  if (expected && isSame(expected, actual)) return { isSame: true };

  if (mayWrite === 'all' || (mayWrite === 'new' && !expected)) {
    await write(committed, toCommit(actual));
    return { isSame: true };
  }
  const results = join(root, '.vitest/pictures');
  const seen = committedPath(results, name);
  await write(seen, toCommit(actual));
  if (!expected) {
    return { isSame: false, message: `No picture is committed as ${committed}; ${seen} was seen.` };
  }
  const differing = join(results, 'differences', `${name}.webp`);
  await write(differing, difference(expected, actual));
  const report = await writeReport(results, name, committed);
  return {
    isSame: false,
    message: `The picture differs: ${committed} was expected, ${seen} was seen; ${report} shows both.`,
  };
};

async function pixels(file: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const isSame = (expected: Pixels, actual: Pixels) => !differingPixels(expected, actual);

/** The actual picture, faded, with differences in red. */
function difference(expected: Pixels, actual: Pixels): Pixels {
  const data = Uint8Array.from(actual.data, (value) => 192 + value / 4);
  for (const [pixel, differs] of (differingPixels(expected, actual) ?? []).entries()) {
    if (differs) data.set([255, 0, 0], 3 * pixel);
  }
  return { ...actual, data };
}

async function write(path: string, { data, width, height }: Pixels) {
  await mkdir(dirname(path), { recursive: true });
  const file = sharp(data, { raw: { width, height, channels: 3 } }).webp({ lossless: true });
  await writeFile(path, await file.toBuffer());
}
