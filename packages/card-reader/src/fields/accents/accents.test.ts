import { describe, expect, it } from 'vitest';

import type { AccentMark } from '../../types.ts';
import { findAddress } from '../address.ts';
import { restoreAccents, restoreWord } from './accents.ts';
import { languageOn } from './languages.ts';
import { prepareLines } from '../lines/prepareLines.ts';

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

  it('takes no ink above a letter for what would hang below it', () => {
    expect(restoreWord('Comercial', marked('Comercial', { 0: 'tilde' }), 'pt')).toBe('Comercial');
  });

  it("prefers the card's own spelling of a name that several languages have", () => {
    const marks = marked('Tomás', { 3: 'acute', 4: 'some' });
    expect(restoreWord('Tomás', marks, 'cz')).toBe('Tomáš');
    expect(restoreWord('Tomás', marked('Tomás', { 3: 'acute' }), 'es')).toBe('Tomás');
  });

  it('knows that the dots of ü make an i of it', () => {
    expect(restoreWord('Jirgen', unmeasured, 'de')).toBe('Jürgen');
    expect(restoreWord('Miller', unmeasured, 'de')).toBe('Miller');
  });

  it('knows a capital B in a small word as ß', () => {
    expect(restoreWord('WeiBenfels', unmeasured, 'de')).toBe('Weißenfels');
    expect(restoreWord('StrauB', unmeasured, 'de')).toBe('Strauß');
    expect(restoreWord('MBChB', unmeasured, 'de')).toBe('MBChB');
    expect(restoreWord('PowerBank', unmeasured, undefined)).toBe('PowerBank');
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

  it('completes a name of which some accents were read', () => {
    expect(restoreWord('Oztürk', marked('Oztürk', {}), 'de')).toBe('Öztürk');
  });

  it('takes a mark for that of the letter which can carry it', () => {
    expect(restoreWord('FRACCION', marked('FRACCION', { 7: 'tilde' }), 'es')).toBe('FRACCIÓN');
    expect(restoreWord('Balantida', marked('Balantida', { 3: 'tilde' }), 'pt')).toBe('Balântida');
  });
});

describe('restoreAccents', () => {
  it.each([
    ['ROCiO MONTES', 'ES', 'ROCÍO MONTES'],
    ['Ugyvezet?', 'HU', 'Ügyvezető'],
    ['Inköpsmanden', 'DK', 'Inkøpsmanden'],
    ['Aoife Ni Bhriain', 'IE', 'Aoife Ní Bhriain'],
  ] as const)('reads %s in %s', (text, country, restored) => {
    const box = { x0: 0, x1: 200, y0: 0, y1: 20 };
    const lines = prepareLines([{ text, confidence: 1, marks: [], box }]);
    restoreAccents(lines, country);
    expect(lines[0]?.text).toBe(restored);
  });
});

describe('restoreAccents in addresses', () => {
  it.each([
    ['HauptstraBe 12, 80331 Munchen', 'DE', 'Hauptstraße 12, 80331 München'],
    ['Bahnhofstrasse 5, 8001 Zurich', 'CH', 'Bahnhofstrasse 5, 8001 Zürich'],
    ['Rua das Flores 10, Guimaraes', 'PT', 'Rua das Flores 10, Guimarães'],
    ['12 Oak Street, Munchen', 'US', '12 Oak Street, Munchen'],
  ] as const)('reads %s in %s', (text, country, restored) => {
    const box = { x0: 0, x1: 200, y0: 0, y1: 20 };
    const lines = prepareLines([{ text, confidence: 1, marks: [], box }]);
    expect(findAddress(lines)).toHaveLength(1);
    restoreAccents(lines, country);
    expect(lines[0]?.text).toBe(restored);
  });
});

describe('languageOn', () => {
  it.each([
    ['CA', '1200, rue Talbot, Chicoutimi', 'fr'],
    ['CA', '12 King Street, Toronto', undefined],
    ['CH', 'Rue du Grand-Pont 6, 1003 Lausanne', 'fr'],
    ['CH', 'Gurtelstrasse 20, 7000 Chur', 'de'],
    ['BE', 'Havenstraat 2, 9000 Gent', 'nl'],
    ['FR', 'Havenstraat 2', 'fr'],
  ] as const)('in %s, "%s" is %s', (country, text, language) => {
    expect(languageOn(country, text)).toBe(language);
  });
});
