import { StringDecoder } from 'node:string_decoder';
import { brokenFile } from '../sheetError.ts';

/** Handlers for the parts of an XML text; names have no prefix. */
export interface XmlEvents {
  /** @param attributes As written, for `attributeOf` */
  open?(name: string, attributes: string): void;
  close?(name: string): void;
  /** Called several times for a text in several pieces. */
  text?(text: string): void;
}

/** Depth of nested elements; workbooks need ten. */
const deepest = 64;
/** Characters of one tag. */
const longestTag = 65_536;
/** Characters of one entity, such as `&#x10FFFF;`. */
const longestEntity = 12;
const marks = { space: 32, quote: 34, apostrophe: 39, slash: 47, end: 62 } as const;

/**
 * Reads an XML text piece by piece, keeping at most one tag. It supports what spreadsheet programs
 * write; custom entities and other definitions (`<!DOCTYPE`) are refused.
 */
export function createXmlScanner({ open, close, text }: XmlEvents) {
  const path: string[] = [];
  const decoder = new StringDecoder('utf8');
  let rest = '';
  /** The end marker of an open comment, instruction or CDATA section. */
  let until = '';

  function readTag(tag: string): void {
    if (tag.startsWith('/')) {
      const name = localName(tag.slice(1).trimEnd());
      if (path.pop() !== name) throw brokenFile();
      close?.(name);
      return;
    }
    const isEmpty = tag.charCodeAt(tag.length - 1) === marks.slash;
    const end = isEmpty ? tag.length - 1 : tag.length;
    let nameEnd = 0;
    while (nameEnd < end && tag.charCodeAt(nameEnd) > marks.space) nameEnd += 1;
    const name = localName(tag.slice(0, nameEnd));
    if (path.push(name) > deepest) throw brokenFile();
    open?.(name, tag.slice(nameEnd, end));
    if (!isEmpty) return;
    path.pop();
    close?.(name);
  }

  /** Skips a section whose end may not have arrived yet. @returns Where it ends, or -1. */
  function readSection(xml: string, from: number): number {
    const end = xml.indexOf(until, from);
    const kept = end < 0 ? Math.max(from, xml.length - until.length + 1) : end;
    if (until === ']]>' && kept > from) text?.(xml.slice(from, kept));
    if (end < 0) {
      rest = xml.slice(kept);
      return -1;
    }
    const after = end + until.length;
    until = '';
    return after;
  }

  /** @returns Where the section's content begins, or -1 if its head has not arrived completely. */
  function beginSection(xml: string, start: number): number {
    for (const [head, tail] of sections) {
      if (xml.startsWith(head, start)) {
        until = tail;
        return start + head.length;
      }
    }
    if (xml.length - start >= longestHead) throw brokenFile();
    rest = xml.slice(start);
    return -1;
  }

  function readText(xml: string, from: number, start: number): void {
    const kept = start < 0 ? entityStart(xml, from) : start;
    if (kept > from) text?.(decodeEntities(xml.slice(from, kept)));
    if (start < 0) rest = xml.slice(kept);
  }

  return {
    /** @throws SheetError if the text is not XML. */
    write(piece: Uint8Array): void {
      const xml = rest + decoder.write(piece);
      rest = '';
      let at = 0;
      while (at >= 0) {
        if (until) {
          at = readSection(xml, at);
          continue;
        }
        const start = xml.indexOf('<', at);
        if (start !== at) readText(xml, at, start);
        if (start < 0) return;
        const sign = xml[start + 1];
        if (sign === '!' || sign === '?') {
          at = beginSection(xml, start);
          continue;
        }
        const end = tagEnd(xml, start + 1);
        if ((end < 0 ? xml.length : end) - start > longestTag) throw brokenFile();
        if (end < 0) {
          rest = xml.slice(start);
          return;
        }
        readTag(xml.slice(start + 1, end));
        at = end + 1;
      }
    },

    /** @throws SheetError if the text is incomplete. */
    end(): void {
      if (path.length > 0 || until || rest.trim()) throw brokenFile();
    },
  };
}

const sections = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;
const longestHead = '<![CDATA['.length;

/** Where a tag ends, ignoring `>` in values of attributes. */
function tagEnd(xml: string, from: number): number {
  let quote = 0;
  for (let at = from; at < xml.length; at += 1) {
    const sign = xml.charCodeAt(at);
    if (quote) {
      if (sign === quote) quote = 0;
    } else if (sign === marks.quote || sign === marks.apostrophe) quote = sign;
    else if (sign === marks.end) return at;
  }
  return -1;
}

/** Where an incomplete entity starts that the next piece may complete, or else the end of the text. */
function entityStart(xml: string, from: number): number {
  const tail = Math.max(from, xml.length - longestEntity);
  const start = xml.indexOf('&', tail);
  return start < 0 || xml.includes(';', start) ? xml.length : start;
}

const localName = (name: string): string => {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
};

/** The value of an attribute. @param name Without prefix @throws SheetError if the text is not XML. */
export function attributeOf(attributes: string, wanted: string): string | undefined {
  let at = 0;
  for (;;) {
    const equals = attributes.indexOf('=', at);
    if (equals < 0) return undefined;
    const name = attributes.slice(at, equals).trim();
    let open = equals + 1;
    while (attributes.charCodeAt(open) <= marks.space) open += 1;
    const quote = attributes[open];
    if (quote !== '"' && quote !== "'") throw brokenFile();
    const end = attributes.indexOf(quote, open + 1);
    if (end < 0) throw brokenFile();
    if (name === wanted || (localName(name) === wanted && !name.startsWith('xmlns:'))) {
      return decodeEntities(attributes.slice(open + 1, end));
    }
    at = end + 1;
  }
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{1,8}));/gi,
    (all, hex, digits, name) => {
      if (name) return entities[name] ?? all;
      const code = hex ? Number.parseInt(hex, 16) : Number(digits);
      return code > 0x10_ff_ff ? all : String.fromCodePoint(code);
    },
  );
}

/** Decodes a text: OOXML writes characters that XML can't contain as `_x000D_`. */
export const decodeEscapes = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([\da-f]{4})_/gi, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      )
    : text;
