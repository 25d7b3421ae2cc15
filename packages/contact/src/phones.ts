import { isPlaceholder, oneLine, visible } from './text.ts';

/** Where a number rings. Nobody can be called at a fax or pager. */
export type NumberKind = 'work' | 'mobile' | 'other' | 'home' | 'fax' | 'pager';

/** A number as written, without its label, its scheme and its extension. */
export interface WrittenNumber {
  number: string;
  kind: NumberKind;
  /** '' for none. */
  extension: string;
}

/** The numbers of a cell or property. */
export interface ReadPhones {
  /** In the order in which they are called; faxes and pagers last. */
  numbers: WrittenNumber[];
  /** What is not a number. */
  rest: string;
  /** Why a text is no number, as a sentence for the user. */
  problem?: string;
}

const callOrder: readonly NumberKind[] = ['work', 'mobile', 'other', 'home', 'fax', 'pager'];

/** Sorts numbers in the order in which they are called. */
export const inCallOrder = <T extends { kind: NumberKind }>(numbers: readonly T[]): T[] =>
  numbers.toSorted((a, b) => callOrder.indexOf(a.kind) - callOrder.indexOf(b.kind));

/** Whether someone answers there. */
export const isCallable = ({ kind }: { kind: NumberKind }): boolean =>
  kind !== 'fax' && kind !== 'pager';

/** Fewest and most digits of a number. */
const digits = { min: 5, max: 17 };
/** Fewest digits on each side of a separator that may also stand inside a number: "0711/555010". */
const fewestBeside = 6;

/** A number alone, in groups that cannot be two numbers: most cells hold one. */
const plainNumber = /^\+[1-9]\d{0,3}(?: \d{1,8}){1,4}$/;
/** A longer text is no list of numbers. */
const longest = 1_000;

/** 4.91712E+11: a spreadsheet has replaced the last digits with zeros. */
const exponent = /^[+-]?\d{1,20}(?:[.,]\d{1,20})?e[+-]?\d{1,3}$/i;

/** The kinds that labels name, the telling ones first. */
const kindWords: readonly (readonly [RegExp, NumberKind])[] = [
  [/fax|(?<!\p{L})f(?!\p{L})/iu, 'fax'],
  [/page[rt]|beeper/iu, 'pager'],
  [
    /mob|cell|cel(?!\p{L})|handy|m[oó]vil|celular|gsm|portable|whats\s?app|iphone|(?<!\p{L})m(?!\p{L})/iu,
    'mobile',
  ],
  [/home|priv|casa|domicile|(?<!\p{L})h(?!\p{L})/iu, 'home'],
  [/work|office|b[uü]ro|business|gesch[aä]ft|direct|durchwahl|main|zentrale|dienst/iu, 'work'],
];

/** The kind of number that a label names, as in "Mobile" or "workFax". */
export const kindOf = (label: string): NumberKind =>
  kindWords.find(([words]) => words.test(label))?.[1] ?? 'other';

/**
 * Finds the numbers of a text: several, with labels, `tel:` in front, extensions behind, or as the
 * formula that keeps a spreadsheet from calculating.
 * @param kind of a number without a label
 */
export function readPhones(text: string, kind: NumberKind = 'other'): ReadPhones {
  if (plainNumber.test(text)) {
    return { numbers: [{ number: text, kind, extension: '' }], rest: '' };
  }
  if (isPlaceholder(text)) return { numbers: [], rest: '' };
  if (text.length > longest) return { numbers: [], rest: oneLine(text) };
  const bare = withoutFormula(visible(text).trim());
  const whole = wholeExponent(bare);
  if (whole) return readPhones(whole, kind);
  if (exponent.test(bare)) {
    const problem = `A spreadsheet has shortened the number to ${bare}: its last digits are lost.`;
    return { numbers: [], rest: bare, problem };
  }
  const numbers: WrittenNumber[] = [];
  const rest: string[] = [];
  for (const part of separate(bare)) {
    const read = numberOf(part, kind);
    if (!read) rest.push(part);
    else if (!numbers.some(({ number }) => digitsOf(number) === digitsOf(read.number))) {
      numbers.push(read);
    }
  }
  return { numbers: inCallOrder(numbers), rest: oneLine(rest.join(', ')) };
}

/** The digits of an exponent that has them all: 4.91715550101E+11 is 491715550101. */
function wholeExponent(text: string): string | undefined {
  const [, sign = '', head = '', tail = '', power = ''] =
    /^(\+?)(\d)[.,](\d{1,20})e\+?(\d{1,2})$/i.exec(text) ?? [];
  return head !== '' && tail.length === Number(power) ? sign + head + tail : undefined;
}

/** The extension of the number that is called; '' for none. */
export const extensionOf = (text: string): string =>
  // Most numbers have none, which is quicker to see than to read.
  /[#\p{L}]/u.test(text) ? (readPhones(text).numbers.find(isCallable)?.extension ?? '') : '';

/** The first digits of scripts that have their own. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50];

/** A text in which digits of any script are those of ours. */
const asciiDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹०-९০-৯๐-๙]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.findLast((first) => first <= code) ?? code;
    return String(code - zero);
  });

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** `="0711555010"`, `=+49711555010`, `'+49711555010`, `491715550101.0`. */
function withoutFormula(text: string): string {
  const content = text.replace(/^(?:=\s*|['’`])/, '').replace(/^"([^"]*)"$/, '$1');
  return content.replace(/^(\+?\d{1,20})\.0$/, '$1').trim();
}

/** The parts of a text that may each be a number. */
const separate = (text: string): string[] =>
  text
    .split(/\\[rn]|[\r\n|]+|:::|;(?!\s*(?:ext|isub|phone-context|postd)\s*=)/i)
    // Extensions of others: "555010-0, -11".
    .flatMap((part) => part.split(/,\s*(?=-\d{1,4}\s*(?:,|$))/))
    // A plus behind digits begins another number.
    .flatMap((part) => part.split(/(?<=\d)\s+(?=\+\s?\d)/))
    .flatMap((part) => splitBeside(part, /(?<=[/,]|\s(?:or|oder|ou|o|and|und|et|y|e)\s)/i))
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));

/** Splits behind a separator where there are enough digits on both sides. */
function splitBeside(text: string, separator: RegExp): string[] {
  const parts: string[] = [];
  for (const piece of text.split(separator)) {
    const before = parts.at(-1);
    const isNumber = digitsOf(piece).length >= fewestBeside;
    if (before !== undefined && !(isNumber && digitsOf(before).length >= fewestBeside)) {
      parts[parts.length - 1] += piece;
    } else parts.push(piece);
  }
  return parts.map((part) => part.replace(/[/,]\s*$|\s(?:or|oder|ou|o|and|und|et|y|e)\s$/i, ''));
}

/** An extension behind a number: `;ext=102`, "x136", "ext. 12", "Durchwahl 12". */
const extension =
  /(?<=[\d)\s;,])(?:ext(?:ension|n)?|x|durchw(?:ahl)?|dw|nst|app|ramal|anexo|poste|int(?:erno|\.)?|wew|klapka|linka|tst|toestel|anknytning|dahili|доб(?:авочный)?|вн|内線|内线|分机|內線|分機|내선)[.:=\s]{0,3}(\d{1,8})(?!\d)|#(\d{1,8})(?!\d)/iu;
/** What RFC 3966 appends to a number, and pauses. */
const parameters = /;(?:isub|phone-context|postd)=[^;]*/gi;
/** The start of a number that is only valid in some place: `tel:5550111;phone-context=+49421`. */
const context = /^(?:tel:)?(\d[\d().-]*);(?:.*;)?phone-context=(\+\d+)/i;
/** What is written like a number and is none: a day, or nothing but zeros. */
const noNumber = /^(?:(?:19|20)\d\d-[01]\d-[0-3]\d|[0-3]?\d([./-])[0-3]?\d\1(?:19|20)\d\d|0+)$/;

function numberOf(part: string, fallback: NumberKind): WrittenNumber | undefined {
  const wide = asciiDigits(part.normalize('NFKC')).replace(context, '$2$1');
  const text = wide.replace(parameters, '').replace(/^https?:\/\/wa\.me\/(?=\d)/i, '+');
  const behind = extension.exec(text);
  const bare = behind ? text.replace(behind[0], ' ') : text;
  const count = digitsOf(bare).length;
  if (count < digits.min || count > digits.max) return undefined;
  const start = bare.search(/[+\d(]/);
  const end = bare.split('').findLastIndex((char) => /\d/.test(char)) + 1;
  // A letter inside is part of a word number: "0800 FLOWERS" is kept as it is.
  const number = oneLine(bare.slice(start, end)).replace(/^\+[\s+]{1,5}(?=\d)/, '+');
  if (/\p{L}/u.test(number) || noNumber.test(number)) return undefined;
  const label = `${bare.slice(0, start)} ${bare.slice(end)}`;
  const named = kindOf(label);
  return {
    number,
    kind: named === 'other' ? fallback : named,
    extension: behind?.[1] ?? behind?.[2] ?? '',
  };
}
