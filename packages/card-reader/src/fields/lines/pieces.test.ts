import { describe, expect, it } from 'vitest';

import type { CardLine } from './cardLine.ts';
import { piecesOf } from './pieces.ts';

const lineOf = (text: string, kind?: CardLine['kind']): CardLine => ({
  sources: [0],
  text,
  marks: Array.from({ length: text.length }),
  confidence: 0.97,
  box: { x0: 0, x1: text.length * 10, y0: 0, y1: 20 },
  ...(kind && { kind }),
});

const textsOf = (text: string, kind?: CardLine['kind']) =>
  piecesOf(lineOf(text, kind)).map((piece) => piece.text);

describe('piecesOf', () => {
  it.each([
    ['a name before its position', 'Pete Larkin glorified typist', 'glorified typist'],
    ['what a comma parts', 'Jane Doe, Chartered Surveyor, London', 'Chartered Surveyor'],
    ['what a dash parts', 'Ana Prado - Nutricionista', 'Ana Prado'],
    ['several parts together', 'Head of Sales, Export, Asia', 'Head of Sales, Export'],
    ['one of two people', 'Chris Larkin / James Holm', 'James Holm'],
  ])('finds %s', (_, line, piece) => {
    expect(textsOf(line)).toEqual(expect.arrayContaining([line, piece]));
  });

  it.each([
    ['Suresh @ 9963173535, 9490454585', 'Suresh'],
    ['RISHI DAYAL (230) 5 256-6123', 'RISHI DAYAL'],
    ['Contact: 9876543210 (Ravi Rana)', '(Ravi Rana)'],
  ])('finds the name beside a number: %s', (line, name) => {
    expect(textsOf(line, 'phone')).toContain(name);
    expect(textsOf(line, 'phone')).not.toContain(line);
  });

  it('places a piece by its share of the letters', () => {
    const piece = piecesOf(lineOf('Jane Doe, CEO')).find(({ text }) => text === 'CEO');
    expect(piece).toMatchObject({ start: 10, end: 13, box: { x0: 100, x1: 130 } });
  });

  it('finds nothing in a line of digits and signs', () => {
    expect(textsOf('+49 (30) 1234 - 5678', 'phone')).toEqual([]);
  });
});
