/** Characters that show nothing and are part of no text: they come from web pages and exports. */
const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/** A text without invisible characters, and without halves of characters. */
export const visible = (text: string): string => text.replace(invisible, '').toWellFormed();

/** Words of common letters with single blanks: most cells, which need no cleaning. */
const plainWords = /^[!-~À-ɏ]+(?: [!-~À-ɏ]+)*$/;

/** A text on one line: control characters, line breaks and runs of blanks become one blank. */
export const oneLine = (text: string): string =>
  plainWords.test(text)
    ? text
    : visible(text)
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .trim();

/** A text of several lines, which end in line feeds, without other control characters. */
export const paragraphs = (text: string): string =>
  visible(text)
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, ' ')
    .trim();

const placeholder =
  /^(?:nan|null|none|nil|undefined|<null>|\(null\)|n\/a|n\.\s?a\.|#(?:n\/a|ref!|value!|name\?|null!|num!|div\/0!)|[-–—]{1,3}|[.?]|\[?not (?:available|applicable|given|provided|specified)\]?|unknown|t\.?b\.?[ad]\.?|k\.\s?a\.|keine angaben?|unbekannt|non renseign[ée]|inconnue?|sin datos|desconocid[oa]|нет данных|не указан[ао]?)$/i;

/** Longer texts, also with blanks around them, are something else. */
const longestPlaceholder = 60;

/** Whether a cell holds what programs and people write into empty ones: "N/A", "NULL", "-". */
export const isPlaceholder = (text: string): boolean =>
  text.length <= longestPlaceholder && placeholder.test(visible(text).trim());

/** The content of a cell on one line; '' for a placeholder. */
export const cellText = (text: string): string => (isPlaceholder(text) ? '' : oneLine(text));

/** The start of a text that fits into a field, cut at no half of a character. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const start = text.slice(0, max);
  return (start.isWellFormed() ? start : start.slice(0, -1)).trimEnd();
}

/** Words in lower case, for comparison. */
const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Whether some texts already contain every word of another one. */
export function isSaid(text: string, elsewhere: readonly string[]): boolean {
  const said = new Set(elsewhere.flatMap(wordsIn));
  return wordsIn(text).every((word) => said.has(word));
}
