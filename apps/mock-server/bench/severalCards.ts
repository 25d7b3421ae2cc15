import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CardPipeline } from '@cardinal/card-reader';
import sharp, { type OverlayOptions } from 'sharp';
import type { CardTruth } from './cardScore.ts';
import { between, pick, seeded, type Random } from './random.ts';

/** Pictures that are composed: two, three and four cards on each table, twice. */
const pictures = 60;

interface Size {
  width: number;
  height: number;
}

/** A part of a picture, in pixels. */
interface Cell extends Size {
  left: number;
  top: number;
}

/** A table: its colour, how much it varies, and how far its grain reaches across and down. */
interface Table {
  name: string;
  colour: readonly [red: number, green: number, blue: number];
  variation: number;
  grain: readonly [across: number, down: number];
}

const tables: readonly [Table, ...Table[]] = [
  { name: 'plain, dark', colour: [60, 62, 70], variation: 6, grain: [80, 80] },
  { name: 'plain, grey', colour: [140, 138, 134], variation: 6, grain: [60, 60] },
  { name: 'light', colour: [205, 200, 192], variation: 5, grain: [60, 60] },
  { name: 'wood', colour: [130, 95, 62], variation: 26, grain: [200, 4] },
  { name: 'dark wood', colour: [62, 42, 30], variation: 16, grain: [260, 5] },
  { name: 'cloth', colour: [70, 80, 110], variation: 26, grain: [3, 3] },
  { name: 'marble', colour: [188, 186, 180], variation: 18, grain: [40, 30] },
  { name: 'carpet', colour: [120, 40, 40], variation: 45, grain: [14, 14] },
  { name: 'white', colour: [232, 231, 228], variation: 3, grain: [70, 70] },
  { name: 'black', colour: [22, 22, 24], variation: 5, grain: [40, 40] },
];
const sizes: readonly Size[] = [
  { width: 2000, height: 1500 },
  { width: 1500, height: 2000 },
  { width: 1920, height: 1080 },
];
const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

/**
 * Lays flat cards of folders beside each other on tables, and counts in how many pictures each card is
 * found. The same folders give the same pictures.
 */
export async function severalCards(
  folders: readonly string[],
  readCard: CardPipeline,
): Promise<string[]> {
  const flat = (await Promise.all(folders.map(flatCards))).flat();
  if (flat.length < 4) return [];
  const random = seeded(7);
  const missed: string[] = [];
  for (let picture = 0; picture < pictures; picture += 1) {
    const count = 2 + (picture % 3);
    const table = tables[Math.floor(picture / 3) % tables.length] ?? tables[0];
    const { cards } = await readCard(await compose(flat, table, count, random));
    if (cards.length !== count) missed.push(`${count} on ${table.name}`);
  }
  return [
    `Several cards in one picture: all found in ${pictures - missed.length} of ${pictures} pictures`,
    ...(missed.length > 0 ? [`  not in: ${missed.join('; ')}`] : []),
  ];
}

async function flatCards(folder: string): Promise<string[]> {
  const text = await readFile(path.join(folder, 'truth.json'), 'utf8');
  const truths: Record<string, CardTruth> = JSON.parse(text);
  const files = Object.keys(truths).filter((file) => truths[file]?.tier === 'clean');
  return files.map((file) => path.join(folder, file));
}

/** A picture of some of the cards. */
async function compose(flat: readonly string[], table: Table, count: number, random: Random) {
  const size = pick(sizes, random);
  const left = [...flat];
  const chosen = Array.from({ length: count }, () => {
    const [card = ''] = left.splice(Math.floor(random() * left.length), 1);
    return card;
  });
  const turn = random() < 0.15 ? 90 * Math.floor(random() * 4) : 0;
  const share = between(0.72, 0.92, random);
  const layers: OverlayOptions[] = [];
  for (const [index, cell] of cellsOf(count, size).entries()) {
    const tilt = pick([3, 8, 16], random);
    const angle = turn + between(-tilt, tilt, random);
    layers.push(...(await lay(chosen[index] ?? '', { cell, angle, share, random })));
  }
  const laid = await sharp(await drawTable(table, size, random))
    .composite(layers)
    .png()
    .toBuffer();
  const lit = await sharp(laid)
    .composite([{ input: shade(size, random) }])
    .modulate({ brightness: between(0.75, 1.1, random) })
    .png()
    .toBuffer();
  return sharp(lit)
    .blur(between(0.6, 1.4, random))
    .jpeg({ quality: Math.round(between(65, 90, random)) })
    .toBuffer();
}

function cellsOf(count: number, { width, height }: Size): Cell[] {
  const isWide = width > height;
  const columns = count === 3 && width >= 1.7 * height ? 3 : count === 4 || isWide ? 2 : 1;
  const rows = Math.ceil(count / columns);
  const cell = { width: width / columns, height: height / rows };
  return Array.from({ length: count }, (_, index) => ({
    ...cell,
    left: cell.width * (index % columns),
    top: cell.height * Math.floor(index / columns),
  }));
}

/** Grain of a table: few random dots, drawn large. */
async function drawTable(table: Table, { width, height }: Size, random: Random) {
  const { colour, variation, grain } = table;
  const small = {
    width: Math.max(2, Math.round(width / grain[0])),
    height: Math.max(2, Math.round(height / grain[1])),
  };
  const dots = Array.from({ length: small.width * small.height }, () => {
    const change = between(-variation, variation, random);
    return colour.map((value, channel) => value + change * (0.8 + 0.2 * channel));
  });
  return sharp(Uint8ClampedArray.from(dots.flat()), { raw: { ...small, channels: 3 } })
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .png()
    .toBuffer();
}

/** A card with its shadow, sheared and turned, somewhere in its cell. */
async function lay(
  file: string,
  { cell, angle, share, random }: { cell: Cell; angle: number; share: number; random: Random },
): Promise<OverlayOptions[]> {
  const { width = 1, height = 1 } = await sharp(file).metadata();
  const ratio = width / height;
  const radians = (Math.abs(angle) * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(radians)), Math.abs(Math.sin(radians))];
  const fits = Math.min(
    (cell.width * 0.94) / (cos + sin / ratio),
    (cell.height * 0.94) / (sin + cos / ratio),
  );
  const wide = Math.round(Math.min(fits, Math.min(cell.width, cell.height * ratio * 1.6) * share));
  const shear = between(-0.04, 0.04, random);
  const flat = await sharp(file)
    .resize(wide, Math.round(wide / ratio), { fit: 'fill' })
    .ensureAlpha()
    .affine([1, shear, 0, 1], { background: transparent })
    .png()
    .toBuffer();
  const { data: card, info } = await sharp(flat)
    .rotate(angle, { background: transparent })
    .png()
    .toBuffer({ resolveWithObject: true });
  const place = (from: number, room: number, size: number) =>
    Math.max(0, Math.round(from + (room - size) * between(0.2, 0.8, random)));
  const left = place(cell.left, cell.width, info.width);
  const top = place(cell.top, cell.height, info.height);
  const shadow = await sharp(card)
    .linear([0, 0, 0, 0.45], [0, 0, 0, 0])
    .extend({ top: 20, bottom: 20, left: 20, right: 20, background: transparent })
    .blur(8)
    .png()
    .toBuffer();
  return [
    { input: shadow, left: Math.max(0, left - 14), top: Math.max(0, top - 12) },
    { input: card, left, top },
  ];
}

/** A shade that becomes darker to one side. */
function shade({ width, height }: Size, random: Random): Buffer {
  const [from, to] = [between(0, 1, random), between(0, 1, random)];
  const dark = between(0.15, 0.45, random);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>` +
      `<linearGradient id="g" x1="${from}" y1="0" x2="${to}" y2="1"><stop offset="0" stop-opacity="0"/>` +
      `<stop offset="1" stop-opacity="${dark}"/></linearGradient></defs>` +
      `<rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  );
}
