import type { CardField } from '@cardinal/card-reader';

/** Difficulty of a card's picture. */
export type Tier = 'clean' | 'photo' | 'hard';

/** The content of a card. */
export type CardTruth = Record<CardField, string> & {
  tier: Tier;
  /** Other results that are equally good. */
  accept?: Partial<Record<CardField, string[]>>;
  /** Digits of the card's other numbers, which count as half right. */
  phone_other?: string[];
};

/** Text for comparison: case, spaces, full stops and commas don't count, accents do. */
const plain = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[‐-―−]/g, '-')
    .replace(/[\s.,]+/g, '');

const digits = (text: string) => text.replace(/\D/g, '').replace(/^00/, '');

/** 1 for a right field, also one left empty that is not printed; 0.5 for another of the card's numbers. */
export function scoreField(field: CardField, read: string, truth: CardTruth): number {
  if (!read) return truth[field] ? 0 : 1;
  if (!truth[field]) return 0;
  const accepted = [truth[field], ...(truth.accept?.[field] ?? [])];
  if (field === 'email') return read.toLowerCase() === truth.email.toLowerCase() ? 1 : 0;
  if (field === 'phone') {
    if (accepted.map(digits).includes(digits(read))) return 1;
    return truth.phone_other?.includes(digits(read)) ? 0.5 : 0;
  }
  return accepted.map(plain).includes(plain(read)) ? 1 : 0;
}
