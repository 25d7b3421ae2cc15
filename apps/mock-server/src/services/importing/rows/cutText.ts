/**
 * The beginning of a text, without half of a character at its end.
 * @param most Maximum length, in UTF-16 code units, as for `String.length`
 */
export const cutText = (text: string, most: number): string =>
  text.slice(0, most).replace(/\p{Surrogate}$/u, '');
