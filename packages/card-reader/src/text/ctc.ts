/** The recogniser's classes. Class 0 is the blank between characters. */
export interface Alphabet {
  characters: readonly string[];
  /** Classes that may be returned, including the blank. */
  allowed: readonly number[];
  /** For a plain letter's class: the classes of its accented forms. */
  accented: ReadonlyMap<number, readonly number[]>;
}

/** One recognised character. */
export interface Glyph {
  char: string;
  confidence: number;
  /** First and last time step that voted for it. */
  first: number;
  last: number;
  /** Probability that there is a space before it, according to the recogniser, 0 to 1. */
  space?: number;
}

/** Latin letters, digits and punctuation: a card in another script is read by its Latin side. */
const latin = /^[\x20-\x7e\u00a0-\u024f]$/;

// The model was trained on few accents and under-predicts them: so a weak vote counts.
const accentVote = 0.008;

/** Builds the alphabet from the model's character list (one character a line). */
export function createAlphabet(list: string): Alphabet {
  const characters = ['', ...list.replaceAll('\r', '').split('\n'), ' '];
  const indexOf = new Map(characters.map((char, index) => [char, index]));
  const accented = new Map<number, number[]>();
  for (const [index, char] of characters.entries()) {
    const plain = char.normalize('NFD').charAt(0);
    const plainIndex = indexOf.get(plain);
    if (!/^[À-ÖØ-öø-ÿ]$/.test(char) || plain === char || plainIndex === undefined) continue;
    accented.set(plainIndex, [...(accented.get(plainIndex) ?? []), index]);
  }
  const allowed = [...characters.keys()].filter(
    (index) => index === 0 || latin.test(characters[index] ?? ''),
  );
  return { characters, allowed, accented };
}

const han = /\p{Script=Han}/u;
const leastHan = { characters: 2, share: 0.5, confidence: 0.75 };

/**
 * Reads a line in Chinese characters (which Japanese shares) if it clearly is one; undefined if it
 * is Latin, or if the characters are unclear.
 */
export function decodeHan(
  probabilities: Float32Array,
  steps: number,
  alphabet: Alphabet,
): Glyph[] | undefined {
  const glyphs: Glyph[] = [];
  const classes = alphabet.characters.length;
  let previous = 0;
  for (let step = 0; step < steps; step++) {
    const { index, value } = strongestOfAll(probabilities, step * classes, classes);
    if (index !== 0 && index !== previous) {
      const char = alphabet.characters[index] ?? '';
      glyphs.push({ char, confidence: value, first: step, last: step });
    } else if (index !== 0) {
      const glyph = glyphs.at(-1);
      if (glyph) glyph.last = step;
    }
    previous = index;
  }
  const count = glyphs.filter(({ char }) => han.test(char)).length;
  const confidence = glyphs.reduce((sum, glyph) => sum + glyph.confidence, 0) / glyphs.length;
  const isHan =
    count >= leastHan.characters &&
    count >= glyphs.length * leastHan.share &&
    confidence >= leastHan.confidence;
  return isHan ? glyphs : undefined;
}

/** The most probable of all classes, whose number makes a list of them too slow. */
function strongestOfAll(
  probabilities: Float32Array,
  row: number,
  classes: number,
): { index: number; value: number } {
  let index = 0;
  let value = -1;
  for (let candidate = 0; candidate < classes; candidate++) {
    const probability = probabilities[row + candidate] ?? 0;
    if (probability > value) {
      value = probability;
      index = candidate;
    }
  }
  return { index, value };
}

/** Greedy CTC decoding of `steps` rows of class probabilities. */
export function decodeCtc(probabilities: Float32Array, steps: number, alphabet: Alphabet): Glyph[] {
  const classes = alphabet.characters.length;
  const glyphs: Glyph[] = [];
  let previous = 0;
  let space = 0;
  const spaceIndex = alphabet.characters.lastIndexOf(' ');
  for (let step = 0; step < steps; step++) {
    const row = step * classes;
    const best = strongest(probabilities, row, alphabet.allowed, -1);
    space = Math.max(space, probabilities[row + spaceIndex] ?? 0);
    if (best.index !== 0) {
      const accents = alphabet.accented.get(best.index) ?? [];
      const accent = strongest(probabilities, row, accents, accentVote);
      const glyph = best.index === previous ? glyphs.at(-1) : undefined;
      if (glyph) {
        glyph.last = step;
        if (accent.index) glyph.char = alphabet.characters[accent.index] ?? glyph.char;
      } else {
        const char = alphabet.characters[accent.index || best.index] ?? '';
        glyphs.push({ char, confidence: best.value, first: step, last: step, space });
        space = 0;
      }
    }
    previous = best.index;
  }
  return glyphs;
}

/** The most probable of some classes, if above `least`; index 0 if none is. */
function strongest(
  probabilities: Float32Array,
  row: number,
  among: readonly number[],
  least: number,
): { index: number; value: number } {
  let index = 0;
  let value = least;
  for (const candidate of among) {
    const probability = probabilities[row + candidate] ?? 0;
    if (probability > value) {
      value = probability;
      index = candidate;
    }
  }
  return { index, value };
}
