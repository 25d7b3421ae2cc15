/** Placeholders of templates, and markup that does not belong in plain text. */
const placeholders = [
  /\{\{?[^{}\n]{0,80}\}?\}/,
  /\[\s*\p{L}[^[\]\n]{0,80}\]/u,
  /<\/?\s*\p{L}[^<>\n]{0,80}>/u,
  /%\p{L}[\p{L}_ ]{0,40}%/u,
  /\b_{2,}\p{L}+_{2,}/u,
  /\b(?:undefined|NaN)\b|\bHi null\b/,
  /\b(?:your|sender'?s?|recipient'?s?|company) name here\b/i,
];
/** Whether a text contains a placeholder of a template, or markup. */
export const hasPlaceholder = (text: string): boolean =>
  placeholders.some((placeholder) => placeholder.test(text));
