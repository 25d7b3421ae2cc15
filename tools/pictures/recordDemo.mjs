// Records the silent demo of the landing page from the real application, with demo data: needs
// `npm run build` and ffmpeg (with libx264 and libvpx-vp9). `npm run pictures:demo`.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { browserArguments, findBrowser } from '../shared/browser.mjs';
import { fail, root, say } from '../shared/lib.mjs';
import { signIn, startDemo } from './demoServer.mjs';

const target = join(root, 'apps', 'portal', 'src', 'public', 'recording');
const size = { width: 1_280, height: 800 };
/** Frames per second. */
const rate = 12;
/** Bytes of both videos together. */
const budget = 2_000_000;
/** The card of an invented person, and the name on it. */
const card = join(root, 'apps', 'mock-server', 'bench', 'cards', 'card-007.jpg');
const person = 'Neha Agarwal';

const pointer = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="32"><path d="M2 2v22l6-5 4 10 4-2-4-9h8z" fill="#1c1917" stroke="#fff" stroke-width="2" stroke-linejoin="round"/></svg>',
);

const frames = mkdtempSync(join(tmpdir(), 'cardinal-frames-'));
const list = [];
const captions = [];
let clock = 0;
let at = { x: 640, y: 480 };

/** Adds a picture with the pointer on it for some seconds. */
async function addFrame(picture, seconds) {
  const file = join(frames, `${String(list.length).padStart(4, '0')}.png`);
  const left = Math.round(Math.min(Math.max(at.x, 0), size.width - 24));
  const top = Math.round(Math.min(Math.max(at.y, 0), size.height - 32));
  await sharp(picture)
    .composite([{ input: pointer, left, top }])
    .png({ compressionLevel: 1 })
    .toFile(file);
  list.push({ file, seconds });
  clock += seconds;
}

const shot = (page) => page.screenshot({ type: 'png' });
const hold = async (page, seconds) => addFrame(await shot(page), seconds);

/** Moves the pointer to an element. */
async function moveTo(page, element) {
  await element.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await element.boundingBox();
  const from = at;
  const to = { x: x + Math.min(width / 2, 160), y: y + height / 2 };
  const picture = await shot(page);
  const steps = 8;
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps;
    const eased = part * part * (3 - 2 * part);
    at = { x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased };
    await addFrame(picture, 1 / rate);
  }
}

async function click(page, element) {
  await moveTo(page, element);
  await page.mouse.click(at.x, at.y);
}

/** Types a text, a few letters a frame. */
async function type(page, element, text) {
  await click(page, element);
  for (const part of text.match(/.{1,4}/gu) ?? []) {
    await element.pressSequentially(part);
    await hold(page, 1 / rate);
  }
}

/** Begins the part of the recording that a caption describes. */
function caption(text) {
  const last = captions.at(-1);
  if (last) last.end = clock;
  captions.push({ start: clock, end: clock, text });
}

/** At the stand: a card becomes a lead of the event, with answers. */
async function atTheStand(page, url) {
  await signIn(page, url, 'agent', '/events');
  const summit = page.getByRole('listitem', { name: 'Future of Sales Summit' });
  await summit.getByRole('link', { name: 'Event Details' }).click();
  const here = page.getByText('I am here now');
  await here.waitFor();
  await page.waitForLoadState('networkidle');
  caption('The fair begins. On the event’s page, switch on “I am here now”.');
  await hold(page, 2);
  await click(page, here);
  await hold(page, 1.5);

  await page.goto(`${url}/capture`);
  const scan = page.getByRole('button', { name: /Business Card Scan/ });
  await scan.waitFor();
  caption('A visitor hands you a card. Photograph it, or choose a picture.');
  await hold(page, 1);
  await click(page, scan);
  const dialog = page.getByRole('dialog');
  const upload = page.getByRole('button', { name: 'Upload Image' });
  await upload.waitFor();
  await hold(page, 1);
  const chooser = page.waitForEvent('filechooser');
  await click(page, upload);
  await (await chooser).setFiles(card);
  const notes = dialog.getByLabel('Notes');
  await notes.waitFor({ timeout: 120_000 });
  await page.waitForLoadState('networkidle');
  caption('The form is filled in. Check it against the card beside it.');
  const review = await shot(page);
  await addFrame(review, 4);

  caption('Note what you talked about, and tick the answers to your questions.');
  await type(page, notes, 'Wants a quote for 40 laptops by Friday.');
  await hold(page, 1);
  for (const answer of ['Decides', 'This month']) {
    await click(page, dialog.getByText(answer, { exact: true }));
    await hold(page, 0.8);
  }
  const suggestion = dialog.getByRole('button', { name: 'Set to Hot' });
  if (await suggestion.isVisible()) {
    caption('The answers suggest Hot. You decide.');
    await click(page, suggestion);
    await hold(page, 1.5);
  }
  await click(page, dialog.getByRole('button', { name: 'Save lead', exact: true }));
  await page.getByText('Lead created successfully').waitFor();
  return review;
}

/** In the evening: an email to the new lead. */
async function inTheEvening(page, url) {
  await page.goto(`${url}/leads`);
  const view = page.getByRole('button', { name: `View ${person}` });
  await view.waitFor();
  caption('The lead is in the list at once.');
  await hold(page, 2.5);
  await click(page, page.getByRole('button', { name: `Email ${person}` }));
  const generate = page.getByRole('dialog').getByRole('button', { name: 'Generate' });
  await generate.waitFor();
  await hold(page, 1);
  await click(page, generate);
  await page.getByText('Email generated').waitFor({ timeout: 60_000 });
  caption('In the evening, Generate drafts the first email from your notes. You send it.');
  await hold(page, 5);
}

/** The next morning: a manager shares out what has no owner. */
async function nextMorning(page, url) {
  await signIn(page, url, 'manager', '/assignments');
  const share = page.getByRole('button', { name: /^Distribute all .* fairly$/ });
  await share.waitFor();
  await page.waitForLoadState('networkidle');
  caption('The next morning, the manager shares out the leads that have no owner.');
  await hold(page, 2.5);
  await moveTo(page, share);
  await hold(page, 1.5);

  await page.goto(`${url}/events`);
  const fair = page.getByRole('listitem', { name: 'Nordic Trade Fair' });
  await fair.getByRole('link', { name: 'Event Details' }).click();
  await page.getByRole('heading', { name: 'Follow-up', exact: false }).first().waitFor();
  await page.waitForLoadState('networkidle');
  caption('And the event’s board shows who has been contacted, and who is still waiting.');
  await hold(page, 4.5);
}

const stamp = (seconds) => new Date(seconds * 1_000).toISOString().slice(11, 23);

/** Writes captions, poster and both videos. */
async function write(poster) {
  mkdirSync(target, { recursive: true });
  captions.at(-1).end = clock;
  const cues = captions.map(
    ({ start, end, text }) => `${stamp(start)} --> ${stamp(end - 0.001)} line:90%\n${text}\n`,
  );
  writeFileSync(join(target, 'demo.vtt'), `WEBVTT\n\n${cues.join('\n')}`);
  await sharp(poster).webp({ quality: 82, effort: 6 }).toFile(join(target, 'poster.webp'));
  const steps = list.map(({ file, seconds }) => `file '${file}'\nduration ${seconds.toFixed(4)}`);
  const order = join(frames, 'list.txt');
  writeFileSync(order, `${steps.join('\n')}\nfile '${list.at(-1).file}'\n`);
  const source = ['-y', '-loglevel', 'error', '-f', 'concat', '-safe', '0', '-i', order];
  const shape = ['-an', '-vf', `fps=${rate}`, '-pix_fmt', 'yuv420p', '-g', String(rate * 10)];
  const encode = (file, ...options) =>
    execFileSync('ffmpeg', [...source, ...shape, ...options, join(target, file)], {
      stdio: 'inherit',
    });
  encode('demo.mp4', '-c:v', 'libx264', '-preset', 'slow', '-crf', '27', '-movflags', '+faststart');
  encode(
    'demo.webm',
    '-c:v',
    'libvpx-vp9',
    '-crf',
    '38',
    '-b:v',
    '0',
    '-row-mt',
    '1',
    '-cpu-used',
    '3',
  );
}

const { path } = await findBrowser();
const browser = await chromium.launch({
  ...(path && { executablePath: path }),
  args: browserArguments,
});
const server = await startDemo();
try {
  const context = await browser.newContext({
    viewport: size,
    locale: 'en-GB',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(40_000);
  const page = await context.newPage();
  const poster = await atTheStand(page, server.url);
  await inTheEvening(page, server.url);
  await nextMorning(page, server.url);
  await write(poster);
} catch (error) {
  for (const page of browser.contexts().flatMap((context) => context.pages())) {
    writeFileSync(join(tmpdir(), 'recordDemo.png'), await shot(page));
  }
  throw error;
} finally {
  await browser.close();
  await server.stop();
  if (process.env.KEEP_FRAMES) say(frames);
  else rmSync(frames, { recursive: true, force: true });
}
const bytes = ['demo.mp4', 'demo.webm'].map((file) => statSync(join(target, file)).size);
say(`${clock.toFixed(0)} s, mp4 ${bytes[0]} bytes, webm ${bytes[1]} bytes`);
if (bytes[0] + bytes[1] > budget) fail(`The recording is larger than ${budget} bytes.`);
