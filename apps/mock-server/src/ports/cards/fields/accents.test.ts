import { describe, expect, it } from 'vitest';

import type { AccentMark } from '../types.ts';
import { restoreWord } from './accents.ts';

/** Marks by position; `none` everywhere else. */
const marked = (word: string, marks: Record<number, AccentMark>) =>
  [...word].map((_, index): AccentMark => marks[index] ?? 'none');
const unmeasured: undefined[] = [];

describe('restoreWord', () => {
  it('spells a known name where the ink agrees', () => {
    expect(restoreWord('Munoz', marked('Munoz', { 2: 'tilde' }), 'es')).toBe('Muñoz');
    expect(restoreWord('GARCIA', marked('GARCIA', { 4: 'acute' }), 'es')).toBe('GARCÍA');
  });

  it('leaves it plain where a clear picture shows no ink', () => {
    expect(restoreWord('Jose', marked('Jose', {}), 'es')).toBe('Jose');
    expect(restoreWord('Jose', marked('Jose', {}), undefined)).toBe('Jose');
  });

  it('trusts the list at home when the picture is too small to tell', () => {
    expect(restoreWord('Goncalves', unmeasured, 'pt')).toBe('Gonçalves');
    expect(restoreWord('Goncalves', unmeasured, undefined)).toBe('Goncalves');
  });

  it('restores unknown words by the ink, as far as the language has such letters', () => {
    expect(restoreWord('Brobel', marked('Brobel', { 2: 'dieresis' }), 'de')).toBe('Bröbel');
    expect(restoreWord('Brobel', marked('Brobel', { 2: 'dieresis' }), undefined)).toBe('Brobel');
    expect(restoreWord('Facao', marked('Facao', { 2: 'below' }), 'pt')).toBe('Fação');
  });

  it('knows a capital B in a small word as ß', () => {
    expect(restoreWord('WeiBenfels', unmeasured, 'de')).toBe('Weißenfels');
    expect(restoreWord('StrauB', unmeasured, 'de')).toBe('Strauß');
  });

  it('knows what OCR makes of letters it has never seen', () => {
    expect(restoreWord('Dqbrowska', unmeasured, 'pl')).toBe('Dąbrowska');
    expect(restoreWord('Matgorzata', unmeasured, 'pl')).toBe('Małgorzata');
  });

  it('drops an accent that has no ink and stands in no list', () => {
    expect(restoreWord('Chén', marked('Chén', {}), undefined)).toBe('Chen');
  });

  it('does not give a plain name an accent because of other ink', () => {
    expect(restoreWord('Paula', marked('Paula', { 4: 'tilde' }), 'pt')).toBe('Paula');
  });
});
