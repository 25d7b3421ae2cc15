import { describe, expect, it } from 'vitest';

import { createAlphabet, decodeCtc, decodeHan } from './ctc.ts';

// Classes: 0 blank, 1 a, 2 b, 3 á, 4 中, 5 space.
const alphabet = createAlphabet('a\nb\ná\n中');

const decode = (...rows: number[][]) => {
  const values = new Float32Array(rows.flatMap((row) => [...row, 0, 0, 0, 0, 0, 0].slice(0, 6)));
  return decodeCtc(values, rows.length, alphabet);
};

describe('createAlphabet', () => {
  it('allows Latin characters, the blank and the space', () => {
    expect(alphabet.allowed).toEqual([0, 1, 2, 3, 5]);
    expect(alphabet.accented).toEqual(new Map([[1, [3]]]));
  });
});

describe('decodeCtc', () => {
  it('joins repeats and splits them at blanks', () => {
    const glyphs = decode([0, 0.9], [0, 0.8], [0.9], [0, 0.7], [0, 0, 0.6]);
    expect(glyphs.map(({ char }) => char).join('')).toBe('aab');
    expect(glyphs[0]).toMatchObject({ first: 0, last: 1 });
    expect(glyphs[0]?.confidence).toBeCloseTo(0.9);
  });

  it('never returns a character of another script', () => {
    expect(decode([0, 0.2, 0, 0, 0.8])[0]?.char).toBe('a');
  });

  it('takes a weak vote for an accent, in any of the time steps', () => {
    expect(decode([0, 0.9, 0, 0.02])[0]?.char).toBe('á');
    expect(decode([0, 0.9], [0, 0.9, 0, 0.02])[0]?.char).toBe('á');
    expect(decode([0, 0.9, 0, 0.004])[0]?.char).toBe('a');
  });

  it('returns nothing for blanks only', () => {
    expect(decode([0.9], [0.8])).toEqual([]);
  });
});

describe('decodeHan', () => {
  const read = (...rows: number[][]) => {
    const values = new Float32Array(rows.flatMap((row) => [...row, 0, 0, 0, 0, 0, 0].slice(0, 6)));
    return decodeHan(values, rows.length, alphabet)
      ?.map(({ char }) => char)
      .join('');
  };
  const han = [0, 0.1, 0, 0, 0.9];
  const blank = [0.9];

  it('reads a line of Chinese characters', () => {
    expect(read(han, blank, han)).toBe('中中');
  });

  it('returns nothing for a line that is Latin, short or unclear', () => {
    expect(read([0, 0.9], blank, [0, 0, 0.9])).toBeUndefined();
    expect(read(han)).toBeUndefined();
    const unclear = [0, 0.1, 0, 0, 0.6];
    expect(read(unclear, blank, unclear)).toBeUndefined();
  });
});
