/** A property of a vCard, or of another format read as one. */
export interface Property {
  /** In upper case. */
  name: string;
  /** What says which one of several it is: types in upper case, and labels. */
  types: string[];
  /** From 1, the preferred, to 100. */
  preference: number;
  /** Decoded; separators inside its parts are still escaped. */
  value: string;
}

/** The preference of a property that states none. */
export const noPreference = 100;

/** A property without types. @param parts Texts that are not escaped yet */
export const propertyOf = (name: string, ...parts: string[]): Property => ({
  name,
  types: [],
  preference: noPreference,
  value: parts.map((part) => part.replace(/[\\;,]/g, String.raw`\$&`)).join(';'),
});

/** Splits at a separator that isn't escaped by a backslash, and removes the escapes. */
export function splitEscaped(text: string, separator: ';' | ',' | ':'): string[] {
  const parts = [''];
  for (let index = 0; index < text.length; index++) {
    const char = text[index] ?? '';
    if (char === '\\') {
      // At the end of a text that was cut off, nothing is escaped.
      const next = text[++index] ?? '';
      parts[parts.length - 1] += /n/i.test(next) ? '\n' : next;
    } else if (char === separator) parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts.map((part) => part.trim());
}

/** A value without its escapes. */
export const plain = (value: string): string => splitEscaped(value, ';').join(';');
