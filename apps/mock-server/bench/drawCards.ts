import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { CardTruth, Tier } from './cardScore.ts';
import { pick, seeded, type Random } from './random.ts';

/*
 * Draws invented business cards with their truth, to measure card readers by:
 *
 *   node apps/mock-server/bench/drawCards.ts FOLDER [COUNT] [SEED]
 *   npm run bench -- cards --cards FOLDER
 *
 * The same seed draws the same cards on machines with the same fonts.
 */

interface Country {
  country: string;
  tld: string;
  given: string[];
  family: string[];
  legal: string[];
  city: string[];
  /** Mobile and office number: what is printed, with # for a digit, and its country code. */
  phones: { code: string; mobile: string; office: string };
}

const places: Country[] = [
  {
    country: 'United Kingdom',
    tld: 'co.uk',
    given: ['Claire', 'Owen', 'Harriet', 'Callum', 'Beth'],
    family: ['Dunmore', 'Whitlock', 'Ashby', 'Pritchard', 'Lennox'],
    legal: ['Ltd', 'LLP', ''],
    city: ['31 Redchurch Street, London E2 7DP', '4 Mill Lane, Leeds LS1 4DY'],
    phones: { code: '44', mobile: '07700 900###', office: '020 7946 0###' },
  },
  {
    country: 'Deutschland',
    tld: 'de',
    given: ['Anna', 'Jonas', 'Katrin', 'Tobias', 'Lena'],
    family: ['Weber', 'Brandt', 'Hoffmann', 'Lorenz', 'Seidel'],
    legal: ['GmbH', 'AG', 'GmbH & Co. KG'],
    city: ['Lindenstr. 14, 10969 Berlin', 'Marktplatz 3, 70173 Stuttgart'],
    phones: { code: '49', mobile: '0171 39200##', office: '030 23125 ###' },
  },
  {
    country: 'India',
    tld: 'in',
    given: ['Ananya', 'Rohit', 'Kavita', 'Vikram', 'Meera'],
    family: ['Iyer', 'Deshmukh', 'Menon', 'Sharma', 'Bhatt'],
    legal: ['Pvt. Ltd.', 'Private Limited', 'LLP'],
    city: ['12 MG Road, Pune - 411 001', '7 Anna Salai, Chennai - 600 002'],
    phones: { code: '91', mobile: '98765 4####', office: '020 2555 0###' },
  },
  {
    country: 'USA',
    tld: 'com',
    given: ['Megan', 'Tyler', 'Grace', 'Logan', 'Amy'],
    family: ['Holloway', 'Barnes', 'Whitaker', 'Foster', 'Delgado'],
    legal: ['Inc.', 'LLC', ''],
    city: ['12 Oak Street, Elgin, IL 60120', '88 Pine Ave, Portland, OR 97205'],
    phones: { code: '1', mobile: '(503) 555-01##', office: '847-555-01##' },
  },
];
const trades = ['Foods', 'Logistics', 'Engineering', 'Textiles', 'Consulting', 'Instruments'];
const marks = ['Kestrel', 'Fernhaus', 'Baltex', 'Orrin', 'Tidewater', 'Larkfield', 'Movara'];
const positions = ['Managing Director', 'Sales Manager', 'Head of Marketing', 'Chief Engineer'];
const palettes = [
  ['#ffffff', '#1d2433', '#a0442c'],
  ['#f6f1e7', '#2b2b2b', '#20624f'],
  ['#15233b', '#f4f6fa', '#e7b35a'],
] as const;
const fonts = ['sans-serif', 'serif'];
const layouts = ['left', 'centre', 'columns', 'bar', 'block'] as const;
const [width, height] = [1050, 600];

interface Entry {
  text: string;
  size: number;
  x: number;
  y: number;
  bold?: boolean;
  accent?: boolean;
  anchor?: 'start' | 'middle';
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** What is printed, and where, for a person in a layout. */
function entriesOf(
  layout: (typeof layouts)[number],
  truth: CardTruth,
  printed: { mobile: string; office: string; web: string; address: string },
): Entry[] {
  const name = `${truth.first_name} ${truth.last_name}`;
  const contact = [`M ${printed.mobile}`, `T ${printed.office}`, truth.email, printed.web];
  const small = (x: number, y: number, anchor: Entry['anchor'] = 'start'): Entry[] =>
    [...contact, printed.address].map((text, index) => ({
      text,
      size: 25,
      x,
      y: y + index * 38,
      anchor,
    }));
  const { company, position } = truth;
  switch (layout) {
    case 'left':
      return [
        { text: company, size: 40, x: 70, y: 100, bold: true, accent: true },
        { text: name, size: 46, x: 70, y: 220, bold: true },
        { text: position, size: 28, x: 70, y: 265 },
        ...small(70, 360),
      ];
    case 'centre':
      return [
        { text: name, size: 46, x: width / 2, y: 110, bold: true, anchor: 'middle' },
        { text: position, size: 28, x: width / 2, y: 155, anchor: 'middle' },
        { text: company, size: 36, x: width / 2, y: 260, accent: true, anchor: 'middle' },
        ...small(width / 2, 360, 'middle'),
      ];
    case 'columns':
      return [
        { text: name, size: 42, x: 70, y: 140, bold: true },
        { text: position, size: 26, x: 70, y: 182 },
        { text: company, size: 34, x: 70, y: 500, bold: true, accent: true },
        ...small(480, 140),
      ];
    case 'bar':
      return [
        { text: company, size: 44, x: width / 2, y: 130, accent: true, anchor: 'middle' },
        { text: `${name} | ${position}`, size: 32, x: width / 2, y: 270, anchor: 'middle' },
        ...[
          `T ${printed.office} | M ${printed.mobile}`,
          `${truth.email} | ${printed.web}`,
          printed.address,
        ].map((text, index): Entry => ({
          text,
          size: 25,
          x: width / 2,
          y: 380 + index * 42,
          anchor: 'middle',
        })),
      ];
    case 'block': {
      const [mark = '', ...rest] = company.split(' ');
      return [
        { text: mark.toUpperCase(), size: 50, x: 660, y: 130, bold: true, accent: true },
        { text: rest.join(' ').toUpperCase(), size: 26, x: 660, y: 175, accent: true },
        { text: name, size: 44, x: 70, y: 130, bold: true },
        { text: position, size: 27, x: 70, y: 172 },
        ...small(70, 320),
      ];
    }
  }
}

function svgOf(entries: readonly Entry[], random: Random): string {
  const [paper, ink, accent] = pick(palettes, random);
  const font = pick(fonts, random);
  const texts = entries.map(
    ({ text, size, x, y, bold, accent: isAccent, anchor = 'start' }) =>
      `<text x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}" fill="${isAccent ? accent : ink}"${bold ? ' font-weight="bold"' : ''}>${escaped(text)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${font}"><rect width="100%" height="100%" fill="${paper}"/>${texts.join('')}</svg>`;
}

const tierOf = (index: number): Tier => (['clean', 'photo', 'hard'] as const)[index % 3] ?? 'clean';

/** A clean card unchanged; otherwise one that lies at an angle on a table, slightly blurred. */
async function photographed(svg: string, tier: Tier, random: Random): Promise<Buffer> {
  const card = sharp(Buffer.from(svg));
  if (tier === 'clean') return card.jpeg({ quality: 92 }).toBuffer();
  const isHard = tier === 'hard';
  const angle = (random() - 0.5) * (isHard ? 24 : 8);
  const turned = await card.png().toBuffer();
  return sharp(turned)
    .rotate(angle, { background: '#6d6a64' })
    .extend({ top: 120, bottom: 120, left: 120, right: 120, background: '#6d6a64' })
    .blur(isHard ? 1.6 : 0.8)
    .modulate({ brightness: isHard ? 0.8 : 0.95 })
    .jpeg({ quality: isHard ? 55 : 80 })
    .toBuffer();
}

function invent(index: number, random: Random): { svg: string; truth: CardTruth } {
  const place = pick(places, random);
  const digits = (pattern: string) =>
    pattern.replace(/#/g, () => String(Math.floor(random() * 10)));
  const mark = pick(marks, random);
  const [first, last] = [pick(place.given, random), pick(place.family, random)];
  const host = `${mark.toLowerCase()}.${place.tld}`;
  const [mobile, office] = [digits(place.phones.mobile), digits(place.phones.office)];
  const national = (number: string) => number.replace(/\D/g, '').replace(/^0/, '');
  const international = (number: string) => place.phones.code + national(number);
  const truth: CardTruth = {
    tier: tierOf(index),
    first_name: first,
    last_name: last,
    email: `${first}.${last}@${host}`.toLowerCase(),
    phone: `+${international(mobile)}`,
    company: [mark, pick(trades, random), pick(place.legal, random)].filter(Boolean).join(' '),
    position: pick(positions, random),
    accept: { phone: [national(mobile), `0${national(mobile)}`] },
    phone_other: [international(office), national(office), `0${national(office)}`],
  };
  const address = `${pick(place.city, random)}, ${place.country}`;
  const layout = pick(layouts, random);
  const entries = entriesOf(layout, truth, { mobile, office, web: `www.${host}`, address });
  return { svg: svgOf(entries, random), truth };
}

const [folder, count = '40', seed = '1'] = process.argv.slice(2);
if (!folder) {
  process.stderr.write('node apps/mock-server/bench/drawCards.ts FOLDER [COUNT] [SEED]\n');
  process.exit(2);
}
await mkdir(folder, { recursive: true });
const random = seeded(Number(seed));
const truths: Record<string, CardTruth> = {};
for (let index = 0; index < Number(count); index++) {
  const { svg, truth } = invent(index, random);
  const file = `drawn-${String(index + 1).padStart(3, '0')}.jpg`;
  await writeFile(path.join(folder, file), await photographed(svg, truth.tier, random));
  truths[file] = truth;
}
await writeFile(path.join(folder, 'truth.json'), `${JSON.stringify(truths, null, 2)}\n`);
