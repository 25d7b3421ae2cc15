import { describe, expect, it } from 'vitest';
import type { CardLine } from './cardLine.ts';
import { cutLine } from './cutLine.ts';

const line = (text: string): CardLine => ({
  sources: [0],
  text,
  marks: Array.from({ length: text.length }),
  confidence: 0.97,
  box: { x0: 0, y0: 0, x1: text.length * 10, y1: 20 },
});
const cut = (text: string) => cutLine(line(text)).map((piece) => piece.text);

describe('cutLine', () => {
  it.each<[string, string[]]>([
    ['Mara Lindqvist | Interior Architect', ['Mara Lindqvist', 'Interior Architect']],
    ['T 020 7946 0812 • M 07700 900 482', ['T 020 7946 0812', 'M 07700 900 482']],
    [
      'mara@fernhaus.example | www.fernhaus.example',
      ['mara@fernhaus.example', 'www.fernhaus.example'],
    ],
    ['mara@fernhaus.co.za-www.fernhaus.co.za', ['mara@fernhaus.co.za', 'www.fernhaus.co.za']],
    ['Mara Lindqvist / Managing Partner', ['Mara Lindqvist', 'Managing Partner']],
    ['Anna Weber / Peter Weber', ['Anna Weber', 'Peter Weber']],
    ['Mara Lindqvist I Copywriter', ['Mara Lindqvist', 'Copywriter']],
  ])('cuts "%s"', (text, pieces) => {
    expect(cut(text)).toEqual(pieces);
  });

  it.each([
    'Co-Founder / CTO',
    'Anna Weber, MBA',
    'Director, Sales',
    'Weber & Sons, Managing Agents',
    '+49 (0)172 / 655 19 04',
    '12 Mill Lane - Harrow',
    'Sarah Carpenter',
  ])('leaves "%s" whole', (text) => {
    expect(cut(text)).toEqual([text]);
  });

  it('gives each piece its share of the box and its letters’ marks', () => {
    const [name, position] = cutLine(line('Anna Weber | Chef'));
    expect(name?.box).toMatchObject({ x0: 0, x1: 100 });
    expect(position?.box).toMatchObject({ x0: 130, x1: 170 });
    expect(position?.marks).toHaveLength(4);
  });
});
