/** A letter or digit that is a grapheme by itself unless a mark or a joiner follows. */
const plainStart =
  /^(?=[\p{L}\p{N}])[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Han}0-9](?![\p{M}\u200d])/u;

let segmenter: Intl.Segmenter | undefined;

/** The first letter of a word, as a whole grapheme; leading punctuation is skipped. */
function firstLetter(word: string): string {
  // The browser's segmenter takes some 10 ms to start, and few names need it.
  const [plain] = plainStart.exec(word) ?? [];
  if (plain !== undefined) return plain;
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  for (const { segment } of segmenter.segment(word)) {
    if (/[\p{L}\p{N}]/u.test(segment)) return segment;
  }
  return '';
}

/**
 * At most two initials of a name: of its first and its last word. Whole graphemes, so that marks
 * and conjuncts stay with their letter; Arabic letters are prevented from joining into another
 * word.
 */
export function initials(name: string): string {
  const letters = name.split(/\s+/u).map(firstLetter).filter(Boolean);
  const [first, last] = [letters[0], letters.length > 1 ? letters.at(-1) : undefined];
  const pair = [first, last].filter((letter) => letter !== undefined);
  const joiner = pair.some((letter) => /\p{Script=Arabic}/u.test(letter)) ? '\u200c' : '';
  return pair.join(joiner).toLocaleUpperCase();
}
