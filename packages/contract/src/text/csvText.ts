/**
 * Texts in .csv files, which spreadsheet programs must not take for formulas. For the server's files
 * and those that the browser writes. Has no dependencies, like `limits`.
 */

/**
 * Where a text could become a formula: at its start, and after anything that another program might
 * take for the end of a cell, because the separator is chosen on opening. Blanks and quotation marks
 * may stand in between. Apostrophes before such a place count, too: otherwise reading the file would
 * remove one of theirs.
 */
const place = String.raw`(?<!')(?:(?<=^)(?='*[\x00-\x1f\x7f])|(?='*[=+\-@])(?<=(?:^'*|[;,|\t\r\n])[\s"\x00-\x1f\x7f]*))`;
const before = new RegExp(place, 'g');
const guard = new RegExp(`${place}'`, 'g');

/** A text that spreadsheet programs don't execute when they open a .csv file. */
export const toInert = (text: string): string => text.replace(before, "'");

/** Removes the apostrophes that `toInert` added. */
export const fromInert = (text: string): string => text.replace(guard, '');
