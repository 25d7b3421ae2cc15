import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { sureFrom, type CardField, type CardReading } from '@cardinal/card-reader';
import { createNodePipeline, fastestEngine } from '@cardinal/card-reader/node';
import { measuredFigures, recordedFigures } from '@cardinal/card-reader/training';
import type { Scan } from '@cardinal/contract';

import { startBrowserReader, type BrowserReader } from './browserReader.ts';
import { scoreField, type CardTruth, type Tier } from './cardScore.ts';
import { severalCards } from './severalCards.ts';

const sample = fileURLToPath(new URL('./cards/', import.meta.url));
const fields: CardField[] = ['first_name', 'last_name', 'email', 'phone', 'company', 'position'];
const tiers: (Tier | 'all')[] = ['clean', 'photo', 'hard', 'all'];

/** Targets of the card reader, printed beside the measured values. */
const targets = { share: 0.99, median: 1000, memory: 1100 };
/** The same in a browser, where `apart` is the most that accuracy may differ from the server's. */
const inBrowserTargets = { apart: 0.005, p95: 5000, memory: 500 };
/** Cards that a browser reads in all, to show that its memory does not grow. */
const manyCards = 200;

interface Result {
  truth: CardTruth;
  scores: Record<CardField, number>;
  confidence: Record<CardField, number>;
  reasons: Partial<Record<CardField, string>>;
  /** Whether it was taken for several cards. */
  isCut: boolean;
  milliseconds: number;
}

export interface CardsBench {
  /** Folders of pictures with a `truth.json`; by default the sample. */
  folders?: readonly string[] | undefined;
  /** Folder of the cards to train and measure with; without one, what training recorded. */
  leftOut?: string | undefined;
  /** Whether a browser without a network reads the cards, too. */
  inBrowser?: boolean | undefined;
}

/**
 * Prints how good the reader is on cards that its model has not seen, then reads cards and prints
 * accuracy, duration and memory.
 */
export async function cardsBench({ folders = [sample], leftOut, inBrowser }: CardsBench = {}) {
  print([
    leftOut ? `Cards of ${leftOut}` : 'As recorded with the model:',
    ...(leftOut ? measuredFigures(leftOut) : recordedFigures()),
  ]);
  const engine = fastestEngine();
  const onServer = await createNodePipeline(engine);
  let browser: BrowserReader | undefined;
  let inBrowserRead = 0;
  for (const folder of folders) {
    const results = await readAll(folder, onServer);
    print([`engine        ${engine}`, folder, ...report(results), memory()]);
    if (!inBrowser) continue;
    // Only now: building its worker takes memory that the server's reader would be blamed for.
    const inThis = (browser ??= await startBrowserReader());
    const read = await readAll(folder, async (picture) =>
      readingIn(await inThis.readCard(picture)),
    );
    inBrowserRead += read.length;
    print(['engine        a browser', folder, ...report(read), ...comparison(read, results)]);
  }
  print(await severalCards(folders, onServer));
  if (browser) print(await growth(browser, folders[0] ?? sample, inBrowserRead));
  await browser?.close();
}

/** What is measured of a reading. */
type Measured = Pick<CardReading, 'fields' | 'confidence' | 'reasons' | 'cards'>;

function readingIn({ suggested_lead: lead, confidence, reasons, cards = [] }: Scan): Measured {
  return { fields: lead, confidence, reasons, cards };
}

/** What a browser must do as well as the server. */
function comparison(read: readonly Result[], onServer: readonly Result[]): string[] {
  const apart = shareRight(read) - shareRight(onServer);
  return [
    `apart         ${(apart * 100).toFixed(2)} points from the server's (target ≤ ${inBrowserTargets.apart * 100})`,
    `slowest       p95 ${timeOf(read, 0.95)} ms (target ≤ ${inBrowserTargets.p95} ms)`,
  ];
}

/** Reads further cards, one after the other. @param read How many were read already */
async function growth(browser: BrowserReader, folder: string, read: number): Promise<string[]> {
  const files = Object.keys(await readTruths(folder));
  const sizes: number[] = [];
  for (let card = read; card < manyCards; card++) {
    const file = files[card % files.length] ?? '';
    await browser.readCard(await readFile(path.join(folder, file)));
    if (card % 20 === 19) sizes.push((await browser.memory()) ?? NaN);
  }
  const shown = sizes.map((size) => Math.round(size / 1e6));
  return [
    `memory        ${shown.join(', ')} MB after each 20 cards up to ${manyCards} (limit ${inBrowserTargets.memory} MB)`,
    `requests      ${browser.requests.length} (target 0)`,
  ];
}

const memory = () =>
  `memory        ${Math.round(process.memoryUsage.rss() / 1e6)} MB (limit ${targets.memory} MB)`;

async function readTruths(folder: string): Promise<Record<string, CardTruth>> {
  return JSON.parse(await readFile(path.join(folder, 'truth.json'), 'utf8'));
}

async function readAll(
  folder: string,
  readCard: (picture: Uint8Array) => Promise<Measured>,
): Promise<Result[]> {
  const truths = await readTruths(folder);
  const [first = ''] = Object.keys(truths);
  // The first card pays for compiling the models.
  await readCard(await readFile(path.join(folder, first)));
  const results: Result[] = [];
  for (const [file, truth] of Object.entries(truths)) {
    const picture = await readFile(path.join(folder, file));
    const start = performance.now();
    const { fields: read, confidence, reasons, cards } = await readCard(picture);
    const milliseconds = performance.now() - start;
    const scores = mapFields((field) => scoreField(field, read[field], truth));
    results.push({ truth, scores, confidence, reasons, isCut: cards.length > 0, milliseconds });
  }
  return results;
}

function report(results: Result[]): string[] {
  const marks = results.flatMap(({ truth, scores, confidence, reasons }) =>
    fields.map((field) => ({
      score: scores[field],
      confidence: confidence[field],
      isPrinted: truth[field] !== '',
      isMarked: confidence[field] < sureFrom || reasons[field] !== undefined,
    })),
  );
  return [
    `Business cards (${results.length} pictures), share of fields right`,
    ['tier', 'n', ...fields, 'all'].map((title) => title.padEnd(11)).join(''),
    ...tiers.map((tier) => row(tier, results)),
    `fields right  ${percent(shareRight(results))}  (target ≥ ${percent(targets.share)})`,
    ...checking(marks),
    ...calibration(marks),
    `cut apart     ${results.filter(({ isCut }) => isCut).length} of ${results.length} single cards (target 0)`,
    `a card, warm  median ${timeOf(results, 0.5)} ms (target ≤ ${targets.median} ms), p95 ${timeOf(results, 0.95)} ms`,
  ];
}

const shareRight = (results: readonly Result[]) =>
  mean(results.flatMap(({ scores }) => fields.map((field) => scores[field])));

function timeOf(results: readonly Result[], share: number): number {
  const times = results.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  return Math.round(times[Math.floor(times.length * share)] ?? 0);
}

interface Mark {
  score: number;
  confidence: number;
  isPrinted: boolean;
  /** Whether the user is asked to check it. */
  isMarked: boolean;
}

/** What the marks are worth, and whether anything was read where nothing is printed. */
function checking(marks: readonly Mark[]): string[] {
  const filled = marks.filter(({ confidence }) => confidence > 0);
  const right = filled.filter(({ score }) => score === 1);
  const missed = filled.filter(({ score, isMarked }) => score < 1 && !isMarked);
  const absent = marks.filter(({ isPrinted }) => !isPrinted);
  const empty = absent.filter(({ score }) => score === 1);
  const share = (part: readonly Mark[], whole: readonly Mark[]) =>
    `${whole.length ? percent(part.length / whole.length) : '-'} (${part.length} of ${whole.length})`;
  return [
    `fields wrong and not marked for checking  ${share(missed, filled)}`,
    `fields right but marked for checking      ${share(
      right.filter(({ isMarked }) => isMarked),
      right,
    )}`,
    `fields that are not printed, left empty   ${share(empty, absent)}`,
  ];
}

/** Lower bounds of the confidence bands; the last one needs no checking. */
const bands = [0, 0.6, 0.8, sureFrom];

/** Accuracy of the filled fields in each confidence band. */
function calibration(marks: readonly Mark[]): string[] {
  const filled = marks.filter(({ confidence }) => confidence > 0);
  return bands.map((low, index) => {
    const high = bands[index + 1] ?? Infinity;
    const inBand = filled.filter(({ confidence }) => confidence >= low && confidence < high);
    const right = inBand.length ? percent(mean(inBand.map(({ score }) => score))) : '-';
    return `confidence from ${low.toFixed(2)}  ${String(inBand.length).padStart(4)} fields, right ${right}`;
  });
}

function row(tier: Tier | 'all', results: Result[]): string {
  const chosen = results.filter(({ truth }) => tier === 'all' || truth.tier === tier);
  const ofField = (field: CardField) => mean(chosen.map(({ scores }) => scores[field]));
  const shares = [...fields.map(ofField), mean(fields.map(ofField))].map(percent);
  return [tier, String(chosen.length), ...shares].map((cell) => cell.padEnd(11)).join('');
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

const mapFields = (value: (field: CardField) => number): Record<CardField, number> => ({
  first_name: value('first_name'),
  last_name: value('last_name'),
  email: value('email'),
  phone: value('phone'),
  company: value('company'),
  position: value('position'),
});

const print = (lines: string[]) => process.stdout.write(`${lines.join('\n')}\n`);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await cardsBench(process.argv[2] === undefined ? {} : { folders: process.argv.slice(2) });
  process.exit();
}
