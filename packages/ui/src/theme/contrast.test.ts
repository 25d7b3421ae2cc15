import { describe, expect, it } from 'vitest';
import { brandColors } from './brand.ts';
import { parseColor, toHex } from './color.ts';
import { contrastPairs, lowestContrast } from './contrastPairs.ts';
import { colorsOf } from './resolve.ts';

describe('colour conversion', () => {
  it.each([
    ['oklch(0.425 0.07 197)', '#085a5c'],
    ['oklch(0.52 0.205 20)', '#c30a33'],
    ['oklch(0.96 0.046 88)', '#fff1cf'],
    ['oklch(0.178 0.004 55)', '#13110f'],
  ])('%s is %s', (oklch, hex) => {
    expect(toHex(parseColor(oklch))).toBe(hex);
    expect(toHex(parseColor(hex))).toBe(hex);
  });

  it('names the colour that it cannot parse', () => {
    expect(() => parseColor('crimson')).toThrow(/crimson/);
  });
});

const themes = (['light', 'dark'] as const).flatMap((scheme) =>
  (['normal', 'high'] as const).map((contrast) => ({ scheme, contrast })),
);

describe.each(themes)('$scheme, $contrast contrast', ({ scheme, contrast }) => {
  it.each(contrastPairs(colorsOf(scheme, contrast)))('$name', (pair) => {
    const { on, ratio } = lowestContrast(pair);
    const needs = contrast === 'high' ? (pair.high ?? pair.needs) : pair.needs;
    expect(ratio, `${pair.name} on ${on}`).toBeGreaterThanOrEqual(needs);
  });
});

const hues = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330];
const brands = [
  ...hues.flatMap((hue) => [
    { accent: `oklch(0.6 0.18 ${hue})` },
    { accent: `oklch(0.85 0.12 ${hue})`, neutralTint: `oklch(0.5 0.1 ${hue})` },
    { accent: `oklch(0.3 0.05 ${hue})`, neutralTint: `oklch(0.5 0.1 ${(hue + 180) % 360})` },
  ]),
  { accent: '#ffcc00' },
  { accent: '#000000', neutralTint: '#808080' },
  { accent: '#ffffff' },
];

describe.each(themes)('brands, $scheme, $contrast contrast', ({ scheme, contrast }) => {
  it.each(brands)('$accent on $neutralTint', (brand) => {
    const missed = contrastPairs(brandColors(brand, scheme, contrast)).flatMap((pair) => {
      const { on, ratio } = lowestContrast(pair);
      const needs = contrast === 'high' ? (pair.high ?? pair.needs) : pair.needs;
      return ratio >= needs ? [] : [`${pair.name} on ${on}: ${ratio.toFixed(2)} of ${needs}`];
    });
    expect(missed).toEqual([]);
  });
});
