import type { ReadPhone } from '../types.ts';

/** The content of a contact code. Empty or absent fields are not in the code. */
export interface Contact {
  firstName: string;
  lastName: string;
  email: string;
  company: string;
  position: string;
  /** The preferred one first; numbers as written. */
  phones: ReadPhone[];
  web: string[];
  address: string;
}

const order: Record<ReadPhone['kind'], number> = { mobile: 0, '': 1, office: 2, fax: 3 };

/** Sorts phones so that a mobile comes first and a fax last. */
export const callFirst = (phones: ReadPhone[]): ReadPhone[] =>
  phones.toSorted((a, b) => order[a.kind] - order[b.kind]);

/** Splits at a separator that isn't escaped by a backslash, and removes the escapes. */
export function splitEscaped(text: string, separator: ';' | ',' | ':'): string[] {
  const parts = [''];
  for (let index = 0; index < text.length; index++) {
    const char = text[index] ?? '';
    if (char === '\\' && index + 1 < text.length) {
      const next = text[++index] ?? '';
      parts[parts.length - 1] += /n/i.test(next) ? '\n' : next;
    } else if (char === separator) parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts.map((part) => part.trim());
}

/** Splits a full name. */
export function splitWhole(name: string): { firstName: string; lastName: string } {
  const words = name.split(/\s+/).filter(Boolean);
  if (words.length < 2) return { firstName: name.trim(), lastName: '' };
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
}
