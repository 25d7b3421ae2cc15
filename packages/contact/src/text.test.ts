import { describe, expect, it } from 'vitest';

import { cellText, cut, isSaid, oneLine, paragraphs } from './text.ts';

describe('cellText', () => {
  it.each([
    ['Werft\nSüd GmbH', 'Werft Süd GmbH'],
    ['Werft\u000BSüd', 'Werft Süd'],
    [' Ida \r\n', 'Ida'],
    ['\uFEFFI\u200Bda\u2028Lund', 'Ida Lund'],
    ['half \uD83D', 'half \uFFFD'],
  ])('puts %j on one line', (text, line) => expect(cellText(text)).toBe(line));

  it.each(['nan', 'NULL', 'None', 'N/A', '#N/A', '-', '–', ' n/a ', '#REF!'])(
    'reads %j as empty',
    (text) => expect(cellText(text)).toBe(''),
  );

  it.each(['Nan Goldberg', 'Noneman', 'Na', 'A-Z'])('keeps %j', (text) =>
    expect(cellText(text)).toBe(text),
  );
});

describe('texts', () => {
  it('keep their lines in notes', () => {
    expect(paragraphs('One\r\nTwo\u000BThree\u0007\tFour ')).toBe('One\nTwo\nThree \tFour');
    expect(oneLine('One\r\nTwo')).toBe('One Two');
  });

  it('are cut at no half of a character', () => {
    expect(cut('Ida', 3)).toBe('Ida');
    expect(cut('a🔥🔥', 4)).toBe('a🔥');
  });

  it('are said elsewhere if every word is', () => {
    expect(isSaid('Lund, Ida', ['Ida', 'Lund'])).toBe(true);
    expect(isSaid('Ida Lund (buyer)', ['Ida', 'Lund'])).toBe(false);
  });
});
