import { invisible, withoutInvisible } from './fold.ts';

// The control characters that texts must not contain. Single lines must not contain line breaks
// either, including those of Unicode.

// oxlint-disable-next-line no-control-regex -- the expression finds control characters
const inLine = /[\u0000-\u001f\u007f\u2028\u2029]/;
// oxlint-disable-next-line no-control-regex -- as above, but allows tabs and line breaks
const inText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
// oxlint-disable-next-line no-control-regex -- as above
const runs = /[\s\u0000-\u001f\u007f]+/g;

/**
 * Whether a text contains line breaks or control characters, which a single line must not contain.
 */
export const breaksLine = (text: string): boolean => inLine.test(text);

/** Whether a text contains control characters that even multi-line text must not contain. */
export const hasControls = (text: string): boolean => inText.test(text);

/** A text, or '' if nothing of it is visible: zero-width characters alone are not a name. */
export const visibleText = (text: string): string =>
  withoutInvisible(text).trim() === '' ? '' : text;

/** Invisible characters with which some scripts and emoji are written. */
const joining = /[\p{Join_Control}\p{Variation_Selector}]/u;

/** The name of a person, company or partner without invisible characters that no script needs. */
export const plainName = (text: string): string =>
  visibleText(
    text.replace(invisible, (character) => (joining.test(character) ? character : '')).trim(),
  );

/** A text on one line: each run of white space and control characters becomes a space. */
export const inOneLine = (text: string): string => text.replace(runs, ' ').trim();
