// Takes the pictures of the product that the public pages show, of screens from the application with
// demo data, and of widgets from their stories: `npm run build`, `npm run build:storybook`, then
// `npm run pictures:pages [FOLDER] [NAME…]`.
import { createServer } from 'node:http';
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { browserArguments, findBrowser } from '../shared/browser.mjs';
import { root, say } from '../shared/lib.mjs';
import { signIn, startDemo } from './demoServer.mjs';

const target = join(root, 'apps', 'portal', 'src', 'public', 'pictures');
const [folder = 'storybook-static', ...names] = process.argv.slice(2);

/**
 * The pictures: the screen at a path for someone of the demo, or a story, at a size; or the part of it
 * that a selector matches, from its top.
 * `isLeft`: without the focus that the story's play function has set.
 */
const shots = {
  dashboard: { who: 'agent', path: '/dashboard', width: 1280, height: 800 },
  phone: { story: 'crm-capture-capturedialog--uncertain-fields', width: 390, height: 800 },
  review: {
    story: 'crm-capture-capturedialog--uncertain-fields',
    width: 980,
    height: 700,
    selector: '[role=dialog]',
  },
  list: { who: 'agent', path: '/leads', width: 1120, height: 800 },
  assignment: { who: 'manager', path: '/assignments', width: 1120, height: 800 },
  email: { story: 'crm-leads-emailcomposer--default', width: 980, height: 700, isLeft: true },
  figures: { who: 'manager', path: '/dashboard', width: 1120, height: 800 },
  camera: { story: 'crm-capture-camera--phone-live', width: 390, height: 800 },
};

const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Serves a folder on a free port. */
function serve(folder) {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, 'http://x').pathname));
    const file = join(folder, path);
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    const type = types[extname(file)];
    response.writeHead(200, type && { 'Content-Type': type }).end(readFileSync(file));
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** Square corners, because the page rounds them, and no animations. */
const still = `
*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }
[role=dialog], :has(> [role=dialog]) { border-radius: 0 !important; box-shadow: none !important; }
[role=alert], [role=alertdialog] { visibility: hidden !important; }
`;

/** Waits until the story's play function has put it into the state to be pictured. */
async function storyFinished(page, story) {
  const finished = await page.waitForFunction(
    () => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished')?.[0],
  );
  const { status } = await finished.jsonValue();
  if (status !== 'success') throw new Error(`The story ${story} fails: open it in Storybook.`);
  // What the story shows last may still be loading its code or an image.
  await page.waitForLoadState('networkidle');
}

async function openScreen(page, url, { who, path }) {
  await signIn(page, url, who, path);
  await page.addStyleTag({ content: still });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
}

async function openStory(page, url, { story }, scheme) {
  await page.goto(`${url}/iframe.html?id=${story}&viewMode=story&globals=theme:${scheme}`);
  await page.addStyleTag({ content: still });
  await storyFinished(page, story);
}

async function take(browser, url, name, scheme) {
  const shot = shots[name];
  const { width, height, selector, isLeft = false } = shot;
  // A dialog has a margin on both sides.
  const viewport = selector ? { width: 1_200, height: 900 } : { width, height };
  const page = await browser.newPage({
    viewport,
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
    colorScheme: scheme,
    locale: 'en-GB',
    bypassCSP: true,
  });
  if (shot.path) await openScreen(page, url, shot);
  else await openStory(page, url, shot, scheme);
  await page.evaluate(async (isLeft) => {
    if (isLeft) document.activeElement?.blur();
    for (const element of document.querySelectorAll('*')) element.scrollTop = 0;
    await document.fonts.ready;
    await Promise.all(Array.from(document.images, (image) => image.decode()));
  }, isLeft);
  const box = selector ? await page.locator(selector).first().boundingBox() : { x: 0, y: 0 };
  const clip = { x: box.x, y: box.y, width, height };
  const picture = await page.screenshot({ clip, type: 'png' });
  await page.close();
  for (const [ending, edge] of [
    ['', width],
    ['@2x', width * 2],
  ]) {
    const file = join(target, `${name}-${scheme}${ending}.webp`);
    await sharp(picture)
      .resize({ width: edge })
      .webp({ quality: 82, smartSubsample: true, effort: 6 })
      .toFile(file);
  }
  say(`${name}, ${scheme}`);
}

/** The top of the landing page without its controls, for link previews of any page. */
async function takePreview(browser) {
  const dist = join(root, 'apps', 'portal', 'dist');
  const server = await serve(dist);
  const page = await browser.newPage({ viewport: { width: 1_200, height: 630 } });
  await page.goto(`http://127.0.0.1:${server.address().port}/pages/home.html`);
  await page.addStyleTag({
    content:
      'header nav, header a:not([aria-label]), header div > div, details { display: none !important; }',
  });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot({ type: 'png' });
  const file = join(root, 'apps', 'portal', 'public', 'preview.png');
  await sharp(picture).png({ palette: true, quality: 90, effort: 10 }).toFile(file);
  await page.close();
  server.close();
  say('preview, from the built landing page');
}

mkdirSync(target, { recursive: true });
const { path } = await findBrowser();
const browser = await chromium.launch({
  ...(path && { executablePath: path }),
  args: browserArguments,
});
const wanted = names.length > 0 ? names : [...Object.keys(shots), 'preview'];
const isScreen = (name) => shots[name]?.path !== undefined;
const stories = await serve(folder);
const demo = wanted.some(isScreen) ? await startDemo() : undefined;
for (const name of wanted) {
  const url = isScreen(name) ? demo.url : `http://127.0.0.1:${stories.address().port}`;
  if (name === 'preview') await takePreview(browser);
  else for (const scheme of ['light', 'dark']) await take(browser, url, name, scheme);
}
await browser.close();
stories.close();
await demo?.stop();
