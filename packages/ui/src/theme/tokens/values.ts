// Translates CSS values of the theme into values of design tokens, and back. Both directions give
// exactly the same text, so that the tokens hold all of the theme.
import { parseColor, toCss, toHex, type Oklch } from '../color.ts';

/** Types of the Design Tokens format (2025.10) that the theme uses. */
export type TokenType =
  | 'color'
  | 'shadow'
  | 'dimension'
  | 'duration'
  | 'cubicBezier'
  | 'fontFamily';

/** A colour in OKLCH; `hex` is the nearest in sRGB, for tools that know no other colour space. */
interface ColorValue {
  colorSpace: 'oklch';
  components: [lightness: number, chroma: number, hue: number];
  alpha?: number;
  hex: string;
}

interface Measure<Unit extends string> {
  value: number;
  unit: Unit;
}

interface ShadowLayer {
  color: ColorValue;
  offsetX: Measure<'px'>;
  offsetY: Measure<'px'>;
  blur: Measure<'px'>;
  spread: Measure<'px'>;
}

/** A value by the type of its token. */
export interface TokenValues {
  color: ColorValue;
  shadow: ShadowLayer[];
  dimension: Measure<'px' | 'rem'>;
  duration: Measure<'ms'>;
  cubicBezier: number[];
  fontFamily: string[];
}

/** Both directions of a type. */
interface Translation<Value> {
  /** @throws {RangeError} if the CSS is not of this type */
  read: (css: string) => Value;
  write: (value: Value) => string;
}

const pixels = (value: number): Measure<'px'> => ({ value, unit: 'px' });
const writePixels = ({ value }: Measure<'px'>) => (value === 0 ? '0' : `${value}px`);

function numberOf(css: string, unit: string): number {
  const value = Number(css.endsWith(unit) ? css.slice(0, css.length - unit.length) : css);
  if (Number.isNaN(value)) throw new RangeError(`Not a number of ${unit}: ${css}`);
  return value;
}

function readColor(css: string): ColorValue {
  const color = parseColor(css);
  const { l, c, h, alpha } = color;
  return {
    colorSpace: 'oklch',
    components: [l, c, h],
    ...(alpha < 1 && { alpha }),
    hex: toHex(color),
  };
}

function writeColor({ components: [l, c, h], alpha = 1 }: ColorValue): string {
  const color: Oklch = { l, c, h, alpha };
  return toCss(color);
}

function readLayer(css: string): ShadowLayer {
  const at = css.indexOf('oklch(');
  const [x = 0, y = 0, blur = 0, spread = 0] = css
    .slice(0, at)
    .trim()
    .split(' ')
    .map((length) => numberOf(length, 'px'));
  return {
    color: readColor(css.slice(at)),
    offsetX: pixels(x),
    offsetY: pixels(y),
    blur: pixels(blur),
    spread: pixels(spread),
  };
}

function writeLayer({ color, offsetX, offsetY, blur, spread }: ShadowLayer): string {
  const lengths = [offsetX, offsetY, blur, ...(spread.value === 0 ? [] : [spread])];
  return [...lengths.map(writePixels), writeColor(color)].join(' ');
}

/** How each type is read from CSS and written. */
export const translations: { [Type in TokenType]: Translation<TokenValues[Type]> } = {
  color: { read: readColor, write: writeColor },
  shadow: {
    read: (css) => css.split(/, (?=-?\d)/).map(readLayer),
    write: (layers) => layers.map(writeLayer).join(', '),
  },
  dimension: {
    read: (css) =>
      css.endsWith('rem')
        ? { value: numberOf(css, 'rem'), unit: 'rem' }
        : pixels(numberOf(css, 'px')),
    write: ({ value, unit }) => (value === 0 ? '0' : `${value}${unit}`),
  },
  duration: {
    read: (css) => ({ value: numberOf(css, 'ms'), unit: 'ms' }),
    write: ({ value, unit }) => `${value}${unit}`,
  },
  cubicBezier: {
    read: (css) =>
      css
        .slice('cubic-bezier('.length, -1)
        .split(', ')
        .map((value) => numberOf(value, '')),
    write: (values) => `cubic-bezier(${values.join(', ')})`,
  },
  fontFamily: {
    read: (css) => css.split(', ').map((name) => name.replaceAll('"', '')),
    write: (names) => names.map((name) => (name.includes(' ') ? `"${name}"` : name)).join(', '),
  },
};
