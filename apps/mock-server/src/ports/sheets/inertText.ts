/** What makes a spreadsheet program take the text of a .csv file for a formula or a command. */
// oxlint-disable-next-line no-control-regex -- control characters at the beginning are the point
const startsActive = /^[=+\-@\u0000-\u001f\u007f]/;
/** Such a text with the apostrophe that makes it inert. */
// oxlint-disable-next-line no-control-regex -- as above
const startsInert = /^'(?=[=+\-@\u0000-\u001f\u007f])/;

/** A text that no spreadsheet program carries out when it opens a .csv file. */
export const toInert = (text: string): string => (startsActive.test(text) ? `'${text}` : text);

/** Takes away the apostrophe that `toInert` put there. */
export const fromInert = (text: string): string => text.replace(startsInert, '');
