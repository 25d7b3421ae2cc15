import { contrast, inGamut, parseColor, toCss, type Oklch } from './color.ts';
import { vars } from './contract.ts';
import { ramps, type Scheme } from './ramps.ts';
import { colorsOf, type Colors, type Contrast } from './resolve.ts';
import { rowHeights } from './scales.ts';

/** A partner's brand. Colours as `#rrggbb` or `oklch(l c h)`. */
export interface Brand {
  /** The accent colour. Its lightness is adjusted where contrast requires it. */
  accent?: string;
  /** A colour whose hue tints background and text, as faintly as Cardinal's own. */
  neutralTint?: string;
  /** Radius of controls in px; cards, dialogs and tags scale with it. */
  radius?: number;
  /** Font family of all text, such as `"Source Sans 3", sans-serif`. */
  font?: string;
  /**
   * Default height of rows.
   * @default 'default'
   */
  density?: 'default' | 'compact';
  /**
   * Default scheme: a partner may support only one.
   * @default 'system'
   */
  scheme?: Scheme | 'system';
}

/** CSS variables by name. */
export type BrandVariables = Record<string, string>;

/** A partner's brand, computed for every scheme and contrast. */
export interface BrandTheme extends Pick<Brand, 'density' | 'scheme'> {
  (scheme: Scheme, contrast: Contrast): BrandVariables;
}

/** Chroma above which soft fills would compete with their content, compared with pine's own. */
const mostSoftChroma = 1.6;

/** Moves the lightness step by step until the colour passes, at most to black or white. */
function fit(color: Oklch, towards: 1 | -1, passes: (color: Oklch) => boolean) {
  let fitted = inGamut(color);
  while (!passes(fitted) && fitted.l > 0 && fitted.l < 1) {
    fitted = inGamut({ ...color, l: Math.min(1, Math.max(0, fitted.l + towards * 0.004)) });
  }
  return fitted;
}

const all = (needs: number, grounds: readonly Oklch[]) => (color: Oklch) =>
  grounds.every((ground) => contrast(color, ground) >= needs);

/** A ramp with the lightness of Cardinal's own in a different hue. */
function retint(ramp: Record<number, string>, change: (own: Oklch, step: number) => Oklch) {
  return Object.fromEntries(
    Object.entries(ramp).map(([step, value]) => [
      step,
      toCss(inGamut(change(parseColor(value), Number(step)))),
    ]),
  );
}

/** The backgrounds that a colour of a ramp must contrast with, hardest first. */
function grounds(scheme: Scheme, neutral: Record<number, string>) {
  const steps = scheme === 'light' ? [1, 2, 4] : [1, 2, 3, 5];
  return steps.map((step) => parseColor(neutral[step] ?? ''));
}

function neutralRamp(scheme: Scheme, tint: Oklch) {
  const own = ramps[scheme].neutral;
  const isGrey = tint.c < 0.01;
  return retint(own, (step) => ({ ...step, c: isGrey ? 0 : step.c, h: tint.h }));
}

function accentRamp(scheme: Scheme, accent: Oklch, neutral: Record<number, string>) {
  const own = ramps[scheme].pine;
  const base = parseColor(own[9]);
  const strength = accent.c / base.c;
  const away = scheme === 'light' ? -1 : 1;
  const on = grounds(scheme, neutral);
  const tinted = retint(own, (step, index) => ({
    ...step,
    c: step.c * (index < 8 ? Math.min(strength, mostSoftChroma) : strength),
    h: accent.h,
  }));
  const soft = [3, 4].map((step) => parseColor(tinted[step] ?? ''));
  const at = (step: number) => parseColor(tinted[step] ?? '');
  // The partner's own colour where it is legible, with room for the hovered and pressed states.
  const [darkest, lightest] = scheme === 'light' ? [0.22, 0.56] : [base.l, 0.92];
  const start = Math.min(lightest, Math.max(darkest, accent.l));
  const ink = parseColor(colorsOf(scheme).text.onAccent);
  const fill = fit({ ...accent, l: start }, away, all(5.2, [ink, ...soft.slice(0, 1)]));
  const hover = { ...fill, l: fill.l + away * 0.05 };
  return {
    ...tinted,
    8: toCss(fit(at(8), away, all(3.2, on))),
    9: toCss(fill),
    10: toCss(inGamut(hover)),
    11: toCss(fit(at(11), away, all(7.05, [...on, ...soft]))),
  };
}

/** The literal colours of the tokens, which no ramp reaches, in the brand's hues. */
function retintLiterals(colors: Colors, scheme: Scheme, contrastMode: Contrast, brand: Brand) {
  const { accent, background, text } = colors;
  const shift = (value: string, hue: number, c?: number) => {
    const own = parseColor(value);
    return toCss(inGamut({ ...own, h: hue, c: c ?? own.c }));
  };
  if (brand.neutralTint !== undefined) {
    const tint = parseColor(brand.neutralTint);
    const c = tint.c < 0.01 ? 0 : undefined;
    background.surface = shift(background.surface, tint.h, c);
    background.sunken = shift(background.sunken, tint.h, c);
    background.scrim = shift(background.scrim, tint.h, c);
    text.subtle = shift(text.subtle, tint.h, c);
  }
  if (brand.accent === undefined) return;
  const { h } = parseColor(brand.accent);
  const away = scheme === 'light' ? -1 : 1;
  const fill = parseColor(accent.fill);
  text.onAccent = shift(text.onAccent, h);
  if (contrastMode === 'high') {
    const soft = [accent.soft, accent.softHover].map(parseColor);
    const paper = [background.canvas, background.surface, background.sunken].map(parseColor);
    accent.fill = toCss(
      fit({ ...fill, h }, away, all(7.05, [parseColor(text.onAccent), ...paper])),
    );
    accent.text = toCss(
      fit(parseColor(shift(accent.text, h)), away, all(7.05, [...paper, ...soft])),
    );
  }
  // Dark fills darken when pressed, but only slightly, because their text is dark.
  const sink = scheme === 'light' ? -0.095 : -0.05;
  accent.pressed = toCss(
    fit({ ...fill, l: fill.l + sink }, away, all(4.55, [parseColor(text.onAccent)])),
  );
}

/** Names and values of the variables in a part of the contract. */
function assign(names: object, values: object, into: BrandVariables) {
  for (const [key, value] of Object.entries(values)) {
    const name: unknown = Reflect.get(names, key);
    if (typeof value === 'object' && typeof name === 'object' && name) assign(name, value, into);
    else if (typeof name === 'string') into[name.slice('var('.length, -1)] = String(value);
  }
}

/**
 * The twelve steps of a partner's neutral and accent ramps, with the lightness of Cardinal's own.
 * @throws {RangeError} when a colour cannot be read.
 */
export function brandRamps({ accent, neutralTint }: Brand, scheme: Scheme) {
  const own = ramps[scheme];
  const neutral: Record<number, string> =
    neutralTint === undefined ? own.neutral : neutralRamp(scheme, parseColor(neutralTint));
  const pine: Record<number, string> =
    accent === undefined ? own.pine : accentRamp(scheme, parseColor(accent), neutral);
  return { neutral, pine };
}

/**
 * The colours of a theme with a partner's brand: every pair that passes in Cardinal's own theme
 * passes here.
 * @throws {RangeError} when a colour cannot be read.
 */
export function brandColors(brand: Brand, scheme: Scheme, contrastMode: Contrast): Colors {
  const palette = { ...ramps[scheme], ...brandRamps(brand, scheme) };
  const colors = colorsOf(scheme, contrastMode, palette);
  retintLiterals(colors, scheme, contrastMode, brand);
  return colors;
}

/**
 * The CSS variables that apply a partner's brand to a theme. Other schemes and contrasts require
 * separate calls; `brandTheme` makes them.
 * @throws {RangeError} when a colour cannot be read.
 */
export function themeFromBrand(
  brand: Brand,
  scheme: Scheme = brand.scheme === 'dark' ? 'dark' : 'light',
  contrastMode: Contrast = 'normal',
): BrandVariables {
  const variables: BrandVariables = {};
  const { accent, neutralTint, radius, font, density } = brand;
  if (accent !== undefined || neutralTint !== undefined) {
    assign(vars.color, brandColors(brand, scheme, contrastMode), variables);
  }
  if (radius !== undefined) {
    const px = (factor: number) => `${Math.round(radius * factor)}px`;
    const radii = { control: px(1), card: px(10 / 6), dialog: px(14 / 6), tag: px(5 / 6) };
    assign(vars.radius, radii, variables);
  }
  if (font !== undefined) assign(vars.font, { sans: font }, variables);
  if (density !== undefined) assign(vars.control, { row: rowHeights[density] }, variables);
  return variables;
}

/**
 * Creates the `brand` of ThemeProvider. Separate from ThemeProvider, so that products without
 * partners do not ship the colour arithmetic.
 */
export function brandTheme(brand: Brand): BrandTheme {
  const { density, scheme: usual, ...look } = brand;
  // Density is left to ThemeProvider's attribute, so that the user's choice wins.
  return Object.assign(
    (scheme: Scheme, contrastMode: Contrast) => themeFromBrand(look, scheme, contrastMode),
    { density, scheme: usual },
  );
}
