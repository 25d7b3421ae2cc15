import { highContrast } from './highContrast.ts';
import { ramps, type RampName, type Scheme } from './ramps.ts';
import { semantic } from './semantic.ts';

/** Colours by purpose, resolved to CSS colours: the shape of `vars.color`. */
export type Colors = Resolved<(typeof semantic)['light']>;
type Resolved<T> = { -readonly [K in keyof T]: T[K] extends string ? string : Resolved<T[K]> };

/** Normal or high contrast. */
export type Contrast = 'normal' | 'high';
/** Ramps by name, each of twelve steps. */
export type Palette = Record<RampName, Record<number, string>>;

interface Tree {
  readonly [key: string]: string | Tree;
}

function step(value: string, palette: Tree): string {
  const [ramp, index] = value.split('.');
  const steps = ramp ? palette[ramp] : undefined;
  const color = typeof steps === 'object' && index ? steps[index] : undefined;
  return typeof color === 'string' ? color : value;
}

function resolve(tree: Tree, palette: Tree, over: Tree = {}): Tree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => {
      const other = over[key];
      if (typeof value === 'string') {
        return [key, step(typeof other === 'string' ? other : value, palette)];
      }
      return [key, resolve(value, palette, typeof other === 'object' ? other : {})];
    }),
  );
}

/**
 * The colours of a scheme, with the high-contrast changes merged in if requested, and optionally
 * from ramps other than Cardinal's own.
 */
export function colorsOf(
  scheme: Scheme,
  contrast: Contrast = 'normal',
  palette: Palette = ramps[scheme],
): Colors {
  const over = contrast === 'high' ? highContrast[scheme] : {};
  // `resolve` keeps every key, so the result has the shape of the input tree.
  return resolve(semantic[scheme], palette, over) as unknown as Colors;
}
