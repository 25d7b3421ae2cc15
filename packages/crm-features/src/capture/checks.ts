import type { TextsOf } from '@cardinal/contract/messages';
import type { CardField, Scan } from '@cardinal/contract';
import { checkBelow } from '@cardinal/contract/limits';
import { cardFields } from '@cardinal/contract/labels';
import { isSameText } from '../format/index.ts';
import type { CapturedValues } from './leadValues.ts';
import type { captureMessages } from './texts.ts';

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
export function reasonOf(
  scan: Scan,
  field: CardField,
  texts: TextsOf<typeof captureMessages>['check'],
): string {
  return scan.reasons[field] ?? texts.unsure;
}

const digits = (phone: string) => phone.replace(/\D/g, '');

function phoneAlternatives(
  { alternatives }: Scan,
  current: string,
  texts: TextsOf<typeof captureMessages>['check'],
): Alternative[] {
  const others = alternatives.phones.filter(({ number }) => digits(number) !== digits(current));
  return others.map(({ number, kind }) => {
    const isOnlyOfItsKind = others.filter((other) => other.kind === kind).length === 1;
    const label = texts.useNumber({ kind: isOnlyOfItsKind ? kind : '', number });
    return { values: { phone: number }, label };
  });
}

/** Splits "Wanjiku Grace Mwangi" into first and last name: the last word is the last name. */
function splitName(name: string) {
  const words = name.trim().split(/\s+/);
  const last_name = words.length > 1 ? (words.pop() ?? '') : '';
  return { first_name: words.join(' '), last_name };
}

function nameAlternatives(
  { alternatives }: Scan,
  values: CapturedValues,
  texts: TextsOf<typeof captureMessages>['check'],
): Alternative[] {
  const current = `${values.first_name} ${values.last_name}`.trim();
  return alternatives.names
    .filter((name) => name !== current)
    .map((name) => ({ values: splitName(name), label: texts.use({ value: name }) }));
}

/** What the back says about a field, if that differs from what is in the form. */
function backAlternatives(
  field: CardField,
  back: Scan,
  values: CapturedValues,
  texts: TextsOf<typeof captureMessages>['check'],
): Alternative[] {
  const lead = back.suggested_lead;
  const isName = field === 'first_name' || field === 'last_name';
  const { first_name, last_name } = lead;
  const said = isName ? `${first_name} ${last_name}`.trim() : lead[field];
  const current = isName ? `${values.first_name} ${values.last_name}`.trim() : values[field];
  const isKnown = field === 'phone' ? digits(said) === digits(current) : isSameText(said, current);
  // Both names are offered together, at the first.
  if (said === '' || isKnown || field === 'last_name') return [];
  const chosen = isName ? { first_name, last_name } : { [field]: said };
  return [{ values: chosen, label: texts.use({ value: said }) }];
}

/** The values that the alternatives of a field depend on. */
interface Checked {
  scan: Scan;
  /** What was read on the back. */
  backScan: Scan | null;
  values: CapturedValues;
  toCheck: readonly CardField[];
}

/** Alternatives on the card for a field. Names are offered at the first uncertain name. */
export function alternativesFor(
  field: CardField,
  { scan, backScan, values, toCheck }: Checked,
  texts: TextsOf<typeof captureMessages>['check'],
): Alternative[] {
  const ofBack = backScan ? backAlternatives(field, backScan, values, texts) : [];
  if (field === 'phone') {
    const all = [...phoneAlternatives(scan, values.phone, texts), ...ofBack];
    return all.filter(({ label }, index) => all.findIndex((one) => one.label === label) === index);
  }
  const nameInDoubt = toCheck.find((name) => name === 'first_name' || name === 'last_name');
  return [...(field === nameInDoubt ? nameAlternatives(scan, values, texts) : []), ...ofBack];
}

/** Whether alternatives for a field are offered even if its value is certain. */
export const isAlwaysOffered = (field: CardField, backScan: Scan | null): boolean =>
  field === 'phone' || backScan !== null;

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
