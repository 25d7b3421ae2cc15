// The control characters that texts may not contain. A line also has no line breaks, those of Unicode
// included.

// oxlint-disable-next-line no-control-regex -- the expression finds control characters
const inLine = /[\u0000-\u001f\u007f\u2028\u2029]/;
// oxlint-disable-next-line no-control-regex -- as above, but allows tabs and line breaks
const inText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
// oxlint-disable-next-line no-control-regex -- as above
const runs = /[\s\u0000-\u001f\u007f]+/g;

/** Whether a text contains line breaks or control characters, which a single line may not. */
export const breaksLine = (text: string): boolean => inLine.test(text);

/** Whether a text contains control characters that even a text of several lines may not. */
export const hasControls = (text: string): boolean => inText.test(text);

const invisible = /^[\s\p{Cf}\u115f\u1160\u2800\u3164\uffa0]+$/u;

/** A text, or '' if nothing of it can be seen: a name of zero-width characters is none. */
export const visibleText = (text: string): string => (invisible.test(text) ? '' : text);

/** A text in one line: each run of white space and control characters becomes a space. */
export const inOneLine = (text: string): string => text.replace(runs, ' ').trim();
