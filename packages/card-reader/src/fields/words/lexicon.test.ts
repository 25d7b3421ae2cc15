import { describe, expect, it } from 'vitest';

import { isListed } from './lexicon.ts';

describe('isListed', () => {
  it.each(['john', 'ananya', 'mukherjee', 'rajesh'])('knows the name %s', (word) => {
    expect(isListed(word, 'names')).toBe(true);
  });

  it('knows words and jobs', () => {
    expect(isListed('enterprise', 'common')).toBe(true);
    expect(isListed('manager', 'jobs')).toBe(true);
    expect(isListed('ananya', 'english')).toBe(false);
  });

  it('takes few of other words for names', () => {
    const words = Array.from({ length: 1000 }, (_, index) => `q${index.toString(36)}zx`);
    expect(words.filter((word) => isListed(word, 'names')).length).toBeLessThan(50);
  });
});
