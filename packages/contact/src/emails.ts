import { isPlaceholder, oneLine, visible } from './text.ts';

/** The addresses of a cell or property. */
export interface ReadEmails {
  /** The first that can be used; '' for none. */
  first: string;
  others: string[];
  /** What is beside them, such as a name, or the whole text if it holds no address. */
  rest: string;
}

/** What separates addresses from one another, and from names and remarks. */
const separators = /[\s;,|<>()[\]"“”„«»]+|:::|\/+/;
const address =
  /^[^\s@"<>(),:;[\]\\]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?:\p{L}{2,63}|xn--[a-z0-9-]{2,59})$/u;
/** An address alone, of common letters: most cells hold one. */
const plainAddress =
  /^[a-z\d](?:[\w+.-]{0,62}[a-z\d])?@(?:[a-z\d](?:[a-z\d-]{0,30}[a-z\d])?\.){1,4}[a-z]{2,20}$/i;
/** The longest address that mail servers deliver to. */
const longest = 254;
/** Marks and joiners that cling to an address when it is copied. */
const clinging = /^[.:'’`*\u200c\u200d]+|(?<![.:'’`*!?\u200c\u200d])[.:'’`*!?\u200c\u200d]+$/g;
/** "(work)": says nothing that a field could hold. */
const labels =
  /^(?:e-?mail|mail|work|office|home|private|privat|business|other|main|internet|smtp|https?):?$/i;
/** "ida [at] werft [dot] example": hidden from programs that collect addresses. */
const hidden: readonly (readonly [RegExp, string])[] = [
  [/\s{0,3}[[({<]\s?(?:at|ät|arroba|@)\s?[\])}>]\s{0,3}/gi, '@'],
  [/\s{0,3}[[({<]\s?(?:dot|punkt|punto|ponto|point|\.)\s?[\])}>]\s{0,3}/gi, '.'],
];

/**
 * Finds the addresses of a text: several, in angle brackets, behind names or `mailto:`, with marks or
 * invisible characters around them.
 */
export function readEmails(text: string): ReadEmails {
  if (plainAddress.test(text)) return { first: text, others: [], rest: '' };
  if (isPlaceholder(text)) return { first: '', others: [], rest: '' };
  const clear = visible(text).replace(/\p{Cc}/gu, ' ');
  const found = addressesIn(clear);
  if (found.addresses.length > 0) return asRead(found);
  const shown = hidden.reduce((all, [words, sign]) => all.replace(words, sign), clear);
  // A blank beside the @ is a slip, and some programs write line breaks as "\n".
  const mended = addressesIn(
    shown.replace(/\\[rn]/g, '\n').replace(/(?<!\s)\s{1,9}@|@\s{1,9}/g, '@'),
  );
  return asRead(mended.addresses.length > 0 ? mended : found);
}

function addressesIn(text: string) {
  const addresses: string[] = [];
  const rest: string[] = [];
  for (const token of text.normalize('NFKC').split(separators)) {
    const read = addressOf(token);
    if (read === undefined) rest.push(token);
    else if (!addresses.some((other) => other.toLowerCase() === read.toLowerCase())) {
      addresses.push(read);
    }
  }
  return { addresses, rest };
}

function asRead({ addresses, rest }: ReturnType<typeof addressesIn>): ReadEmails {
  const [first = '', ...others] = addresses;
  const remarks = rest.filter((word) => word !== '' && !(first && labels.test(word)));
  return { first, others, rest: oneLine(remarks.join(' ')) };
}

/** The address in a word; undefined if it is none. */
function addressOf(word: string): string | undefined {
  if (!word.includes('@')) return undefined;
  const [, scheme, link] = /^(mailto|smtp|e-?mail):(.*)$/i.exec(word) ?? [];
  const [target = ''] = (link ?? word).split(scheme ? '?' : '\n');
  const bare = (scheme ? decoded(target) : target).replace(clinging, '');
  return bare.length <= longest && address.test(bare) ? bare : undefined;
}

function decoded(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}
