/**
 * Starts of a text in a .csv file that a spreadsheet program treats as a formula or command. Texts that
 * have apostrophes before such a start count, too: otherwise reading the file would remove one of theirs.
 */
// oxlint-disable-next-line no-control-regex -- control characters at the start are intended
const startsActive = /^'*[=+\-@\u0000-\u001f\u007f]/;
/** Such a text after the apostrophe that makes it inert. */
// oxlint-disable-next-line no-control-regex -- as above
const startsInert = /^'(?='*[=+\-@\u0000-\u001f\u007f])/;

/** A text that spreadsheet programs don't execute when they open a .csv file. */
export const toInert = (text: string): string => (startsActive.test(text) ? `'${text}` : text);

/** Removes the apostrophe that `toInert` added. */
export const fromInert = (text: string): string => text.replace(startsInert, '');
