/**
 * Maximum lengths of texts from other programs (mail servers, databases, providers), in characters:
 * they are cut before anything searches, logs or stores them.
 */
export const foreignLengths = {
  /** Of an error with its stack, in the log. */
  logged: 4_000,
  /** Of an answer that users see. */
  shown: 500,
} as const;

/**
 * The beginning of a text, without half of a character at its end.
 * @param most Maximum length, in UTF-16 code units, as for `String.length`
 */
export const cutText = (text: string, most: number): string =>
  text.slice(0, most).replace(/\p{Surrogate}$/u, '');

/** Beginning and end of a text that is too long for the log: an error's stack is at its end. */
export function cutForLog(text: string): string {
  if (text.length <= foreignLengths.logged) return text;
  const half = foreignLengths.logged / 2;
  return `${text.slice(0, half)} … ${text.slice(-half)}`.toWellFormed();
}
