import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { squash } from '@cardinal/contact/people/strings';
import type { CardField, TextLine } from '../types.ts';
import { randomOf } from './learning/random.ts';

/*
 * Invents cards in layouts that few real ones at hand have, as lines that were read without an
 * error: names of many languages, departments, wrapped texts, legal forms in front, no person.
 *   node packages/card-reader/src/training/layouts.ts FOLDER COUNT
 * FOLDER has the package of names that `lexicon.ts` uses; `layouts.truth.json` and
 * `layouts.lines.json` are written there.
 */

const [folder = '.', count = '300'] = process.argv.slice(2);

interface Locale {
  metadata?: { code?: string };
  person?: Record<string, { generic?: string[]; male?: string[] } | undefined>;
}
const { allLocales }: { allLocales: Record<string, Locale> } = createRequire(
  path.resolve(folder, 'node_modules/x.js'),
)('@faker-js/faker');
/** Locales in Latin letters, with the endings of their domains and their legal forms. */
const locales: [locale: string, ending: string, legal: string[]][] = [
  ['en', 'com', ['Inc.', 'LLC', '', '']],
  ['en_GB', 'co.uk', ['Ltd', 'LLP', 'Limited', '']],
  ['en_IN', 'in', ['Pvt. Ltd.', 'Private Limited', 'LLP', '']],
  ['en_NG', 'ng', ['Ltd', 'Limited', 'PLC']],
  ['de', 'de', ['GmbH', 'AG', 'GmbH & Co. KG', 'e.K.']],
  ['fr', 'fr', ['SARL', 'SA', 'SAS', '']],
  ['es', 'es', ['S.L.', 'S.A.', '']],
  ['es_MX', 'com.mx', ['S.A. de C.V.', 'S. de R.L.', '']],
  ['pt_BR', 'com.br', ['Ltda.', 'S.A.', 'ME']],
  ['it', 'it', ['S.r.l.', 'S.p.A.', '']],
  ['nl', 'nl', ['B.V.', 'N.V.', '']],
  ['pl', 'pl', ['Sp. z o.o.', 'S.A.']],
  ['sv', 'se', ['AB', '']],
  ['nb_NO', 'no', ['AS', '']],
  ['da', 'dk', ['ApS', 'A/S']],
  ['fi', 'fi', ['Oy']],
  ['tr', 'com.tr', ['A.Ş.', 'Ltd. Şti.']],
  ['cs_CZ', 'cz', ['s.r.o.', 'a.s.']],
  ['hu', 'hu', ['Kft.', 'Zrt.']],
  ['vi', 'vn', ['Co., Ltd', 'JSC']],
  ['id_ID', 'co.id', ['PT']],
];
const trades =
  'Marine Textiles Foods Logistics Robotics Optics Ceramics Printing Travels Interiors Consulting Electronics Packaging Nurseries Dental Studio Motors Bakery Design Works Systems Traders Chemicals Furniture Brewery Analytics Timber Instruments Energy Security'.split(
    ' ',
  );
const stems =
  'Alder Kestrel Larkfield Orrin Fjella Tamarind Meldway Brixel Sunhaven Quarzo Vantor Elmora Korvin Nordal Zelenka Harbell Miravel Oakrow Tessera Luminar Corvale Pinemark Silverbay Rivolta Estera Calden Wavecrest Montrel Adwen Borealis'.split(
    ' ',
  );
const positions = [
  'Managing Director',
  'Chief Executive Officer',
  'CEO',
  'Founder & CEO',
  'Owner',
  'Proprietor',
  'Sales Manager',
  'Senior Software Engineer',
  'Regional Sales Executive',
  'Business Development Manager',
  'Mortgage Loan Officer',
  'Head of Customs Department',
  'Division Manager',
  'Section Officer',
  'Attorney at Law',
  'Interior Designer',
  'Real Estate Agent',
  'Chartered Accountant',
  'Associate Professor',
  'Professor of Civil Engineering',
  'Assistant Professor, Department of Physics',
  'Photographer',
  'Purchasing Executive',
  'Geschäftsführer',
  'Leiter Einkauf',
  'Gerente de Ventas',
  'Directeur commercial',
  'Diretor Comercial',
  'Responsabile Vendite',
  'Projektleder',
  'Technical Head',
  'Personal Trainer',
];
const units = [
  'Customs & Compliance Department',
  'Sensor Network Section',
  'Department of Radiology',
  'Abteilung Vertrieb',
  'Departamento de Compras',
  'Service commercial',
  'Ufficio Acquisti',
  'Avdeling for salg',
  'Dział Marketingu',
  'Faculty of Engineering',
  'Export Division',
  'Sales Team',
];
const slogans = [
  'Quality you can trust',
  'All kinds of repairs and maintenance',
  'Specialists in garden design',
  'We make it happen',
  'Dealers in tiles, stones and fittings',
  'Since 1987',
  'Caring for your family',
];

const random = randomOf(1);
const pick = <T>(items: readonly T[]): T => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('Nothing to pick from.');
  return item;
};
const chance = (share: number) => random() < share;
const digits = (length: number) => Array.from({ length }, () => Math.floor(random() * 10)).join('');

interface Part {
  text: string;
  size: number;
}

/** A text on one line or, sometimes, on two. */
function wrapped(text: string, size: number, share: number): Part[] {
  const words = text.split(' ');
  if (words.length < 2 || !chance(share)) return [{ text, size }];
  const at = 1 + Math.floor(random() * (words.length - 1));
  return [words.slice(0, at), words.slice(at)].map((part) => ({ text: part.join(' '), size }));
}

interface Invented {
  truth: Record<CardField, string>;
  lines: TextLine[];
}

function inventCard(): Invented {
  const [locale, ending, legalForms] = pick(locales);
  const { first_name: given, last_name: family } = allLocales[locale]?.person ?? {};
  const first = pick(given?.generic ?? given?.male ?? ['Ann']);
  const last = pick(family?.generic ?? family?.male ?? ['Lee']);
  const hasPerson = chance(0.85);
  const hasPosition = hasPerson && chance(0.75);
  const hasCompany = chance(0.85);
  const legal = pick(legalForms);
  const stem = pick(stems);
  const trade = pick(trades);
  const plain = chance(0.15) ? `${last} & ${pick(['Sons', 'Partners', 'Co'])}` : `${stem} ${trade}`;
  const company = legal === 'PT' ? `PT ${plain}` : `${plain} ${legal}`.trim();
  const position = pick(positions);
  const domain = chance(0.65) ? `${squash(plain)}.${ending}` : 'gmail.com';
  const mailbox = chance(0.4)
    ? pick(['info', 'office', 'sales', 'contact'])
    : pick([`${squash(first)}.${squash(last)}`, squash(first) + squash(last), squash(first)]);
  const shown = (text: string) => (chance(0.25) ? text.toUpperCase() : text);
  const person: Part[] = [
    ...(hasPerson ? wrapped(shown(`${first} ${last}`), 34 + random() * 20, 0.1) : []),
    ...(hasPosition ? wrapped(shown(position), 24 + random() * 6, 0.15) : []),
    ...(hasPerson && chance(0.2) ? [{ text: pick(units), size: 24 }] : []),
  ];
  const large = 32 + random() * 40;
  const house: Part[] = hasCompany
    ? [
        ...wrapped(shown(company), large, 0.3),
        ...(chance(0.25) ? [{ text: pick(slogans), size: 22 }] : []),
      ]
    : [];
  const phone = `+${pick(['44', '49', '91', '1'])} ${digits(3)} ${digits(3)} ${digits(4)}`;
  const contact: Part[] = [
    { text: chance(0.5) ? `Tel: ${phone}` : phone, size: 22 },
    { text: `${mailbox}@${domain}`, size: 22 },
    ...(chance(0.5) && domain !== 'gmail.com' ? [{ text: `www.${domain}`, size: 22 }] : []),
    { text: `${digits(2)} ${pick(stems)} Street`, size: 22 },
  ];
  const blocks = chance(0.5) ? [person, house, contact] : [house, person, contact];
  return {
    lines: setLines(blocks),
    truth: {
      first_name: hasPerson ? first : '',
      last_name: hasPerson ? last : '',
      company: hasCompany ? company : '',
      position: hasPosition ? position : '',
      email: `${mailbox}@${domain}`,
      phone,
    },
  };
}

/** Sets blocks one under the other or the first one beside the second, to the left or centred. */
function setLines(blocks: readonly Part[][]): TextLine[] {
  const isCentred = chance(0.35);
  const isBeside = chance(0.3);
  let bottom = 40;
  const starts: number[] = [];
  return blocks.flatMap((block, index) => {
    starts.push(bottom);
    if (isBeside && index === 1) bottom = starts[0] ?? bottom;
    else bottom += 30 + random() * 60;
    const left = isBeside && index === 1 ? 700 : 40;
    return block.map(({ text, size }): TextLine => {
      const width = text.length * size * 0.5;
      const x0 = isCentred && !isBeside ? 500 - width / 2 : left;
      const box = { x0, x1: x0 + width, y0: bottom, y1: bottom + size };
      bottom += size * (1.15 + random() * 0.3);
      return { text, box, confidence: 0.97 + random() * 0.03, marks: [] };
    });
  });
}

const cards = Array.from({ length: Number(count) }, inventCard);
const byFile = <T>(of: (card: Invented) => T) =>
  Object.fromEntries(cards.map((card, index) => [`layout-${index + 1}`, of(card)]));
const write = (name: string, value: unknown) =>
  writeFileSync(path.resolve(folder, name), JSON.stringify(value));
write(
  'layouts.truth.json',
  byFile(({ truth }) => truth),
);
write(
  'layouts.lines.json',
  byFile(({ lines }) => lines),
);
