import { describe, expect, it } from 'vitest';

import { withUsualWords } from './positionWords.ts';

describe('withUsualWords', () => {
  it.each([
    ['Asistant Manager', 'Assistant Manager'],
    ['HR Buiness Partner', 'HR Business Partner'],
    ['SALES DITECTOR', 'SALES DIRECTOR'],
    ['Försäljiningschef', 'Försäljningschef'],
  ])('mends %s', (read, mended) => {
    expect(withUsualWords(read)).toBe(mended);
  });

  it.each(['Storyteller', 'Head of Ops', 'Relieuse', 'Vice President'])('leaves %s', (text) => {
    expect(withUsualWords(text)).toBe(text);
  });
});
