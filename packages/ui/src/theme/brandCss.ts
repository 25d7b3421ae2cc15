import { themeAttributes } from './attributes.ts';
import { themeFromBrand, type Brand, type BrandVariables } from './brand.ts';
import type { Scheme } from './ramps.ts';
import type { Contrast } from './resolve.ts';

const schemeIs = (scheme: Scheme) => `[${themeAttributes.scheme}="${scheme}"]`;
const isHigh = `[${themeAttributes.contrast}="high"]`;
const noScheme = `:root:not([${themeAttributes.scheme}])`;
const noContrast = `:not([${themeAttributes.contrast}])`;

function block(selector: string, variables: BrandVariables, indent = '') {
  const lines = Object.entries(variables).map(([name, value]) => `${indent}  ${name}: ${value};`);
  return [`${indent}${selector} {`, ...lines, `${indent}}`].join('\n');
}

const inMedia = (query: string, rule: string) => `@media ${query} {\n${rule}\n}`;

/**
 * A partner's brand as a style sheet, for pages without ThemeProvider: one file after Cardinal's
 * own styles. It follows the user's system settings for scheme and contrast, as far as the brand
 * supports both.
 * @throws {RangeError} when a colour cannot be read.
 */
export function brandCss({ accent, neutralTint, ...shape }: Brand): string {
  const { scheme = 'system' } = shape;
  const colors = (of: Scheme, contrast: Contrast = 'normal') =>
    themeFromBrand({ accent, neutralTint }, of, contrast);
  const usual: Scheme = scheme === 'dark' ? 'dark' : 'light';
  const rules = [block(':root', { ...colors(usual), ...themeFromBrand(shape, usual) })];
  if (accent === undefined && neutralTint === undefined) return rules.join('\n\n');
  const more = '(prefers-contrast: more)';
  rules.push(
    inMedia(more, block(`${noScheme}${noContrast}`, colors(usual, 'high'), '  ')),
    ...(['light', 'dark'] as const).flatMap((of) => [
      block(schemeIs(of), colors(of)),
      block(`${schemeIs(of)}${isHigh}`, colors(of, 'high')),
      inMedia(more, block(`${schemeIs(of)}${noContrast}`, colors(of, 'high'), '  ')),
    ]),
  );
  if (scheme === 'system') {
    const dark = '(prefers-color-scheme: dark)';
    rules.push(
      inMedia(dark, block(noScheme, colors('dark'), '  ')),
      inMedia(
        `${dark} and ${more}`,
        block(`${noScheme}${noContrast}`, colors('dark', 'high'), '  '),
      ),
    );
  }
  return rules.join('\n\n');
}
