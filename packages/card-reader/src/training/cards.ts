import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { editDistance, squash } from '@cardinal/contact/people/strings';
import { roles, type Role } from '../fields/scoring/model.ts';
import type { CardField, TextLine } from '../types.ts';

/*
 * The cards that the model learns from and is measured by. They are not part of the repository: a
 * folder holds `sets.json`, which names the sets, and for each set the lines of its cards
 * (`readLines.ts`) and what is right.
 */

export const cardFields: readonly CardField[] = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'company',
  'position',
];

/** A card: its lines as they were read, and what is right. */
export interface Card {
  set: string;
  file: string;
  /** Where the picture is from: cards of one repository are never on both sides of a measurement. */
  repository: string;
  weight: number;
  lines: TextLine[];
  /** What is right field by field; undefined if only texts are labelled. */
  truth?: CardTruth;
  /** The texts of a role, of which one is right, none if the list is empty; undefined if unclear. */
  texts: Partial<Record<Role, string[]>>;
}

export interface CardTruth {
  isPrinted(field: CardField): boolean;
  /** 1 right, 0.5 another number of the card, 0 wrong; empty is right where nothing is printed. */
  grade(field: CardField, value: string): number;
}

/** A set of cards, as `sets.json` names it. */
interface CardSet {
  name: string;
  /** Truth as salted hashes, as plain values, or as labels of texts. */
  kind: 'hashed' | 'plain' | 'labelled';
  truth: string;
  lines: string;
  /** How much a card counts in training. */
  weight: number;
  /** Where the cards of a labelled set are from, unless the labels say. */
  repository?: string;
}

/** Reads the sets of a folder. */
export function readCards(folder: string): Card[] {
  const json = (file: string) => JSON.parse(readFileSync(path.resolve(folder, file), 'utf8'));
  const sets: CardSet[] = json('sets.json');
  return sets.flatMap((set) => {
    const lines = linesOf(json(set.lines));
    if (set.kind === 'hashed') return hashedCards(set, json(set.truth), lines);
    if (set.kind === 'plain') return plainCards(set, json(set.truth), lines);
    return labelledCards(set, readFileSync(path.resolve(folder, set.truth), 'utf8'), lines);
  });
}

/** What JSON made of marks that were not measured is undefined again. */
const linesOf = (pages: Record<string, TextLine[]>): Record<string, TextLine[]> =>
  Object.fromEntries(
    Object.entries(pages).map(([file, lines]) => [
      file,
      lines.map((line) => ({ ...line, marks: line.marks.map((mark) => mark ?? undefined) })),
    ]),
  );

interface HashedCard {
  file: string;
  repo: string;
  blob: string;
  fields: Record<CardField, { printed: boolean; right: string[]; half?: string[] }>;
}

const hashedCards = (
  { name, weight }: CardSet,
  index: readonly HashedCard[],
  lines: Record<string, TextLine[]>,
): Card[] =>
  index.map(({ file, repo, blob, fields }) => ({
    set: name,
    file,
    weight,
    repository: repo,
    lines: lines[file] ?? [],
    texts: {},
    truth: {
      isPrinted: (field) => fields[field].printed,
      grade(field, value) {
        const { printed, right, half } = fields[field];
        if (!value) return printed ? 0 : 1;
        const salted = `${blob}|${field}|${keyOf(field, value)}`;
        const hash = createHash('sha256').update(salted).digest('hex').slice(0, 16);
        if (right.includes(hash)) return 1;
        return half?.includes(hash) ? 0.5 : 0;
      },
    },
  }));

/** `accept` lists further right values, such as a given name with the middle one. */
type PlainTruth = Record<CardField, string> & {
  phones?: string[];
  accept?: Partial<Record<CardField, string[]>>;
};

const plainCards = (
  { name, weight }: CardSet,
  truths: Record<string, PlainTruth>,
  lines: Record<string, TextLine[]>,
): Card[] =>
  Object.entries(truths).map(([file, right]) => ({
    set: name,
    file,
    weight,
    repository: `${name}/${file}`,
    lines: lines[file] ?? [],
    texts: {
      name: [`${right.first_name} ${right.last_name}`.trim()].filter(Boolean),
      company: [right.company].filter(Boolean),
      position: [right.position].filter(Boolean),
    },
    truth: {
      isPrinted: (field) => right[field] !== '',
      grade(field, value) {
        const key = keyOf(field, value);
        const accepted = [right[field], ...(right.accept?.[field] ?? [])];
        if (accepted.some((other) => keyOf(field, other) === key)) return 1;
        return field === 'phone' && right.phones?.some((phone) => keyOf(field, phone) === key)
          ? 0.5
          : 0;
      },
    },
  }));

/** One card a line: `file|names|companies|positions|repository`, alternatives parted by ` / `. */
const labelledCards = (
  { name, weight, repository = '' }: CardSet,
  labels: string,
  lines: Record<string, TextLine[]>,
): Card[] =>
  labels
    .trim()
    .split('\n')
    .map((row) => {
      const [file = '', ...columns] = row.split('|');
      const texts = roles.map((role, index) => {
        const options = (columns[index] ?? '').split(' / ').map((text) => text.trim());
        return [role, options.filter(Boolean)] as const;
      });
      return {
        set: name,
        file,
        weight,
        repository: columns[roles.length] ?? repository,
        lines: lines[file] ?? [],
        // "*": nobody can tell.
        texts: Object.fromEntries(texts.filter(([, options]) => !options.includes('*'))),
      };
    });

/** A value as truths compare it: without case, blanks, full stops and commas. */
function keyOf(field: CardField, value: string): string {
  if (field === 'email') return value.toLowerCase().replace(/\s+/g, '');
  if (field === 'phone') return value.replace(/\D/g, '').replace(/^00/, '');
  return value
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[‐-―−]/g, '-')
    .replace(/[\s.,]+/g, '');
}

/** Likeness of two texts, 0 to 1. */
export function likeness(a: string, b: string): number {
  const [x, y] = [squash(a), squash(b)];
  return x && y ? 1 - editDistance(x, y) / Math.max(x.length, y.length) : 0;
}
