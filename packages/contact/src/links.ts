import { cellText } from './text.ts';

/** The web addresses of a cell or property. */
export interface ReadLinks {
  /** '' for none. */
  first: string;
  others: string[];
  /** The other words. */
  rest: string;
}

const domain =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}-]{2,63}(?:[/?#:]|$)/u;

/** Finds the web addresses of a text, with or without a scheme. */
export function readLinks(text: string): ReadLinks {
  const found: string[] = [];
  const rest: string[] = [];
  for (const word of cellText(text).split(/[\s;,|<>"]+|:::/)) {
    if (isLink(word)) found.push(word);
    else if (word !== '') rest.push(word);
  }
  const [first = '', ...others] = new Set(found);
  return { first, others, rest: rest.join(' ') };
}

function isLink(word: string): boolean {
  if (word.includes('@')) return false;
  if (/^https?:\/\//i.test(word)) return URL.canParse(word);
  return domain.test(word);
}
