import type { CardField, Scan } from '@cardinal/contract';
import { checkBelow } from '@cardinal/contract/limits';
import { cardFields } from '@cardinal/contract/labels';
import type { CapturedValues } from './leadValues.ts';
import { captureTexts } from './texts.ts';

/** An alternative value of a field, and the label of the button that chooses it. */
export interface Alternative {
  /** The values of one or two fields. */
  values: Partial<Record<CardField, string>>;
  /** "Use office number". */
  label: string;
}

/** The fields that were read with low confidence, in the order of the form. */
export function uncertainFields(scan: Scan): CardField[] {
  return cardFields.filter(
    (name) =>
      (scan.suggested_lead[name] !== '' && scan.confidence[name] < checkBelow) ||
      Boolean(scan.reasons[name]),
  );
}

/** Why a field should be checked, as a sentence. */
export function reasonOf(scan: Scan, field: CardField): string {
  return scan.reasons[field] ?? captureTexts.check.unsure;
}

const digits = (phone: string) => phone.replace(/\D/g, '');

function phoneAlternatives({ alternatives }: Scan, current: string): Alternative[] {
  const others = alternatives.phones.filter(({ number }) => digits(number) !== digits(current));
  return others.map(({ number, kind }) => {
    const isOnlyOfItsKind = others.filter((other) => other.kind === kind).length === 1;
    const { use, useNumber } = captureTexts.check;
    const label = kind && isOnlyOfItsKind ? useNumber(kind) : use(number);
    return { values: { phone: number }, label };
  });
}

/** Splits "Wanjiku Grace Mwangi" into first and last name: the last word is the last name. */
function splitName(name: string) {
  const words = name.trim().split(/\s+/);
  const last_name = words.length > 1 ? (words.pop() ?? '') : '';
  return { first_name: words.join(' '), last_name };
}

function nameAlternatives({ alternatives }: Scan, values: CapturedValues): Alternative[] {
  const current = `${values.first_name} ${values.last_name}`.trim();
  return alternatives.names
    .filter((name) => name !== current)
    .map((name) => ({ values: splitName(name), label: captureTexts.check.use(name) }));
}

/** The values that the alternatives of a field depend on. */
interface Checked {
  scan: Scan;
  values: CapturedValues;
  toCheck: readonly CardField[];
}

/** Alternatives on the card for a field. Names are offered at the first uncertain name. */
export function alternativesFor(field: CardField, { scan, values, toCheck }: Checked) {
  if (field === 'phone') return phoneAlternatives(scan, values.phone);
  const nameInDoubt = toCheck.find((name) => name === 'first_name' || name === 'last_name');
  return field === nameInDoubt ? nameAlternatives(scan, values) : [];
}

const withoutScheme = (link: string) => link.replace(/^https?:\/\//i, '').replace(/\/$/, '');

/** Additional content of the card that is in none of its fields, one line each. */
export function alsoOnCard({ also, suggested_lead: { website, address } }: Scan): string[] {
  const printed = also.address.join(', ');
  return [
    ...also.web.filter((web) => withoutScheme(web) !== withoutScheme(website)),
    ...also.handles,
    ...(printed === '' || printed === address ? [] : [printed]),
  ];
}

/** The notes with lines appended; lines already in them are not repeated. */
export function withLines(notes: string, lines: readonly string[]): string {
  const missing = lines.filter((line) => !notes.includes(line));
  return [notes.trimEnd(), ...missing].filter(Boolean).join('\n');
}
