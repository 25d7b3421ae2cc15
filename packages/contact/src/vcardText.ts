import { decodeAs, decodeQuoted, isEncoding } from './encodings/encodings.ts';
import { noPreference, type Property } from './properties.ts';

/** A line before its label is known. */
interface ReadLine extends Property {
  /** "item1" of `item1.TEL:…`; '' for none. */
  group: string;
}

/** The start of a vCard, also with blanks around the colon. */
export const vcardStart = /^\uFEFF?\s{0,20}BEGIN\s{0,20}:\s{0,20}VCARD(?![\w,;])/i;

/**
 * The properties of a vCard in any version.
 * @param text Its lines, or all of them on one; if `fallback` is given, one character for each byte
 * @param fallback The encoding of lines that declare none and are not UTF-8
 */
export function vcardProperties(text: string, fallback?: string): Property[] {
  const lines = unfold(linesOf(text)).flatMap((line) => readLine(line, fallback) ?? []);
  const labels = new Map(
    lines
      .filter(({ name, group }) => name === 'X-ABLABEL' && group !== '')
      .map(({ group, value }) => [group, value.replace(/^_\$!<|>!\$_$/g, '')]),
  );
  return lines.map(({ group, name, types, preference, value }) => {
    const label = labels.get(group);
    return { name, types: label === undefined ? types : types.concat(label), preference, value };
  });
}

/** Properties whose names separate the parts of a card on one line. */
const names =
  'VERSION|N|FN|ORG|TITLE|ROLE|TEL|EMAIL|ADR|URL|NOTE|REV|UID|BDAY|NICKNAME|PHOTO|LOGO|CATEGORIES|PRODID|IMPP|LABEL|GEO|X-[A-Z-]{1,40}|END';
const beforeProperty = new RegExp(`[ \\t](?=(?:${names})(?:;[^:\\s]{0,200})?\\s?:)`);

/** The lines of a card; some programs write the line breaks as "\n", or as blanks. */
function linesOf(text: string): string[] {
  const start = text.trimStart();
  const broken = /^BEGIN\s{0,20}:\s{0,20}VCARD(?:\\r)?\\n/i.test(start)
    ? start.replace(/(?:\\r)?\\n|\\r/g, '\n')
    : text;
  const lines = broken.split(/\r\n|\r|\n/);
  const filled = lines.filter((line) => line.trim() !== '');
  return filled.length === 1 ? (filled[0] ?? '').split(beforeProperty) : lines;
}

/** Characters in which a line says how it is encoded. */
const longestHead = 1_000;

/** Joins folded lines: those that begin with a blank, and quoted-printable ones that end in "=". */
function unfold(folded: readonly string[]): string[] {
  const lines: string[] = [];
  // Pieces of the current line: examining the joined text each time would take the square of its length.
  let pieces: string[] | undefined;
  let head = '';
  const add = (piece: string) => {
    pieces ??= [];
    pieces.push(piece);
    if (head.length < longestHead) head += piece.slice(0, longestHead);
  };
  const end = () => {
    if (pieces) lines.push(pieces.join(''));
    pieces = undefined;
    head = '';
  };
  for (const line of folded) {
    const last = pieces?.at(-1) ?? '';
    const isSoft = last.endsWith('=') && /QUOTED-PRINTABLE/i.test(head);
    if (pieces && isSoft) {
      const [before, after] = joinSoft(last, line);
      pieces[pieces.length - 1] = before;
      add(after);
    } else if (pieces && /^[ \t]/.test(line)) add(line.slice(1));
    else {
      end();
      add(line);
    }
  }
  end();
  return lines;
}

/**
 * Joins two lines of quoted-printable text, the first of which ends in "=". Lines may be folded on
 * top of that, even between "=" and its digits; the blank in front then is not part of the text.
 */
function joinSoft(last: string, next: string): [string, string] {
  const isFolded = /^[ \t]/.test(next);
  if (isFolded && /^[\da-f]{2}(?:[=;]|$)/i.test(next.slice(1, 4))) return [last, next.slice(1)];
  const continues = isFolded && (next[1] === '=' || /=[\da-f]{2}=$/i.test(last.slice(-4)));
  return [last.slice(0, -1), continues ? next.slice(1) : next];
}

function readLine(line: string, fallback: string | undefined): ReadLine | undefined {
  const colon = valueStart(line);
  if (colon < 0) return undefined;
  const [head = '', ...parameters] = line
    .slice(0, colon)
    .split(';')
    .map((part) => part.trim());
  const dot = head.indexOf('.');
  const name = head.slice(dot + 1).toUpperCase();
  if (!/^[\w-]+$/.test(name)) return undefined;
  const read = readParameters(parameters);
  const raw = line.slice(colon + 1).trim();
  return {
    name,
    group: head.slice(0, Math.max(0, dot)).toUpperCase(),
    types: read.types,
    preference: read.preference,
    value: decoded(raw, read, fallback),
  };
}

/** The index of the colon in front of the value; parameters may have others in quotation marks. */
function valueStart(line: string): number {
  let isQuoted = false;
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '"') isQuoted = !isQuoted;
    else if (line[at] === ':' && !isQuoted) return at;
  }
  return -1;
}

interface Parameters {
  types: string[];
  preference: number;
  encoding: string;
  charset: string | undefined;
}

function readParameters(parameters: readonly string[]): Parameters {
  const read: Parameters = {
    types: [],
    preference: noPreference,
    encoding: '',
    charset: undefined,
  };
  for (const parameter of parameters) {
    const [name = '', value] = parameter.toUpperCase().replaceAll('"', '').split('=', 2);
    // vCard 2.1 has bare values: `TEL;CELL`, `N;QUOTED-PRINTABLE`.
    const words = (value ?? name).split(',').map((word) => word.trim());
    if (name === 'PREF') read.preference = Number(value ?? 1) || noPreference;
    else if (name === 'CHARSET') read.charset = value;
    else if (name === 'ENCODING') read.encoding = value ?? '';
    else if (value === undefined && /^(?:QUOTED-PRINTABLE|BASE64|B)$/.test(name))
      read.encoding = name;
    else if (value === undefined || name === 'TYPE') {
      if (words.includes('PREF')) read.preference = 1;
      read.types.push(...words.filter((word) => word !== '' && word !== 'PREF'));
    }
  }
  return read;
}

/** A value as text, from its encoding and charset. */
function decoded(raw: string, { encoding, charset }: Parameters, fallback?: string): string {
  const declared = charset !== undefined && isEncoding(charset) ? charset : undefined;
  if (encoding === 'QUOTED-PRINTABLE') return decodeQuoted(raw, declared, fallback);
  if (encoding === 'BASE64' || encoding === 'B') {
    const bytes = bytesOfBase64(raw);
    return bytes ? decodeAs(bytes, declared, fallback) : raw;
  }
  if (fallback === undefined) return raw;
  return decodeAs(
    Uint8Array.from(raw, (char) => char.charCodeAt(0)),
    declared,
    fallback,
  );
}

function bytesOfBase64(text: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
  } catch {
    return undefined;
  }
}
