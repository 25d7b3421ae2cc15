import { describe, expect, it } from 'vitest';
import { brandRamps, brandTheme, themeFromBrand } from './brand.ts';
import { brandCss } from './brandCss.ts';
import { parseColor } from './color.ts';

describe('ramps of a brand', () => {
  it.each(['light', 'dark'] as const)('has twelve steps in one direction in %s', (scheme) => {
    const { neutral, pine } = brandRamps({ accent: '#7a1fa2', neutralTint: '#2f6f4f' }, scheme);
    expect(Object.keys(pine)).toHaveLength(12);
    const lightness = Object.values(neutral).map((color) => parseColor(color).l);
    const sorted = lightness.toSorted((a, b) => (scheme === 'light' ? b - a : a - b));
    expect(lightness).toEqual(sorted);
  });

  it("keeps Cardinal's own ramps where the brand sets none", () => {
    expect(brandRamps({}, 'light').pine[9]).toBe('oklch(0.425 0.07 197)');
  });
});

describe('variables of a brand', () => {
  it('contains only what the brand changes', () => {
    expect(themeFromBrand({ radius: 12 })).toEqual({
      '--cardinal-radius-control': '12px',
      '--cardinal-radius-card': '20px',
      '--cardinal-radius-dialog': '28px',
      '--cardinal-radius-tag': '10px',
    });
    expect(themeFromBrand({ density: 'compact', font: 'Georgia, serif' })).toEqual({
      '--cardinal-control-row': '40px',
      '--cardinal-font-sans': 'Georgia, serif',
    });
  });

  it("is dark by default if the brand's only scheme is dark", () => {
    const brand = { accent: '#00a884' } as const;
    expect(themeFromBrand({ ...brand, scheme: 'dark' })).toEqual(themeFromBrand(brand, 'dark'));
  });

  it('passes density and scheme to ThemeProvider', () => {
    const { density, scheme } = brandTheme({ density: 'compact', scheme: 'dark' });
    expect({ density, scheme }).toEqual({ density: 'compact', scheme: 'dark' });
  });
});

describe('style sheet of a brand', () => {
  it("covers both schemes, high contrast and the system's settings", () => {
    const css = brandCss({ accent: '#0f4c9c', radius: 2 });
    expect(css.split('{').length).toBe(css.split('}').length);
    expect(css).toContain('--cardinal-radius-control: 2px;');
    for (const selector of [
      ':root {',
      '[data-cardinal-scheme="dark"] {',
      '[data-cardinal-scheme="light"][data-cardinal-contrast="high"] {',
      '@media (prefers-color-scheme: dark) {',
      '@media (prefers-color-scheme: dark) and (prefers-contrast: more) {',
    ]) {
      expect(css).toContain(selector);
    }
  });

  it("ignores the system's setting if the brand has only one scheme", () => {
    expect(brandCss({ accent: '#0f4c9c', scheme: 'light' })).not.toContain('color-scheme: dark)');
  });

  it('is a single rule if no colour changes', () => {
    expect(brandCss({ radius: 0 }).match(/\{/g)).toHaveLength(1);
  });
});
