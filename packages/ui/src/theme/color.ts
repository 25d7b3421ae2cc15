/** A colour in OKLCH: lightness 0 to 1, chroma 0 to about 0.4, hue in degrees; alpha 0 to 1. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
  alpha: number;
}

type Triple = [number, number, number];

const radians = Math.PI / 180;
const round = (value: number, digits: number) => Number(value.toFixed(digits));

/**
 * Linear-light sRGB of a colour; outside 0 to 1 if sRGB cannot represent it (Ottosson's matrices).
 */
function toLinear({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos(h * radians);
  const b = c * Math.sin(h * radians);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function fromLinear([red, green, blue]: Triple): Oklch {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(a, b),
    h: (Math.atan2(b, a) / radians + 360) % 360,
    alpha: 1,
  };
}

const encode = (value: number) =>
  value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
const decode = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

/** Tolerance for the rounding of the matrices. */
const tolerance = 1e-4;
const isShowable = (color: Oklch) =>
  toLinear(color).every((value) => value >= -tolerance && value <= 1 + tolerance);

/** The colour itself, or with as much chroma as sRGB can represent. */
export function inGamut(color: Oklch): Oklch {
  if (isShowable(color)) return color;
  let low = 0;
  let high = color.c;
  for (let turn = 0; turn < 20; turn += 1) {
    const c = (low + high) / 2;
    if (isShowable({ ...color, c })) low = c;
    else high = c;
  }
  return { ...color, c: low };
}

/** sRGB channels from 0 to 255. */
function toRgb(color: Oklch): Triple {
  const channel = (value: number) => Math.round(255 * encode(Math.min(1, Math.max(0, value))));
  const [red, green, blue] = toLinear(color);
  return [channel(red), channel(green), channel(blue)];
}

/** `#rrggbb` of a colour. */
export const toHex = (color: Oklch) =>
  `#${toRgb(color)
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;

/** `oklch(…)` of a colour. */
export function toCss({ l, c, h, alpha }: Oklch) {
  const values = `${round(l, 4)} ${round(c, 4)} ${round(h, 2)}`;
  return alpha === 1 ? `oklch(${values})` : `oklch(${values} / ${alpha})`;
}

const oklchPattern = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/;
const hexPattern = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i;

/**
 * Parses `oklch(0.43 0.07 197)` (optionally with alpha) or `#rrggbb`.
 * @throws {RangeError} for any other text.
 */
export function parseColor(text: string): Oklch {
  const oklch = oklchPattern.exec(text);
  if (oklch) {
    const [l = 0, c = 0, h = 0, alpha = 1] = oklch.slice(1).filter(Boolean).map(Number);
    return { l, c, h, alpha };
  }
  const hex = hexPattern.exec(text);
  if (hex) {
    const [red = 0, green = 0, blue = 0] = hex
      .slice(1)
      .map((channel) => decode(Number.parseInt(channel, 16) / 255));
    return fromLinear([red, green, blue]);
  }
  throw new RangeError(`Not a colour as oklch(l c h) or #rrggbb: ${text}`);
}

function luminance(color: Oklch) {
  const [red, green, blue] = toRgb(color).map((channel) => decode(channel / 255));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** WCAG 2 contrast of two opaque colours, 1 to 21. */
export function contrast(one: Oklch, other: Oklch) {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}
