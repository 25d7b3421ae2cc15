// The theme as design tokens (Design Tokens Format Module 2025.10), for Figma and other tools.
import { highContrast } from '../highContrast.ts';
import { ramps, type Scheme } from '../ramps.ts';
import { control, fonts, motion, radius, reducedMotion, rowHeights, space } from '../scales.ts';
import { elevation, semantic } from '../semantic.ts';
import { translations, type TokenType } from './values.ts';

/** A token, or a group of them. */
export interface Tokens {
  [name: string]: Tokens | string | number | object;
}

interface Texts {
  readonly [name: string]: string | Texts;
}

/** `{color.ramp.pine.9}` for `pine.9`. */
const aliasOf = (text: string) => `{color.ramp.${text}}`;
const isAlias = (text: string) => /^[a-z]+\.\d+$/.test(text);

function token(type: TokenType, css: string): Tokens {
  const value = isAlias(css) ? aliasOf(css) : translations[type].read(css);
  return { $type: type, $value: value };
}

/** As in the names of CSS variables. A dot would begin another group. */
const nameOf = (key: string) =>
  key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace('.', '-');

/** A group with the shape of `texts`, whose leaves are tokens of one type. */
function group(type: TokenType, texts: Texts): Tokens {
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      nameOf(key),
      typeof value === 'string' ? token(type, value) : group(type, value),
    ]),
  );
}

function shared(): Tokens {
  const { out, inOut, exit, ...durations } = motion;
  return {
    font: group('fontFamily', fonts),
    radius: group('dimension', radius),
    control: group('dimension', { ...control, row: rowHeights.default }),
    motion: { ...group('duration', durations), ...group('cubicBezier', { out, inOut, exit }) },
    space: group('dimension', space),
  };
}

function scheme(name: Scheme): Tokens {
  const { low, popover, dialog } = elevation[name];
  return {
    color: { ramp: group('color', ramps[name]), ...group('color', semantic[name]) },
    shadow: group('shadow', { low, popover, dialog }),
  };
}

const highContrastOf = (name: Scheme): Tokens => ({ color: group('color', highContrast[name]) });

const reference = (name: string) => ({ $ref: `${name}.tokens.json` });

/** Says which files make up the theme that a page shows (Design Tokens Resolver Module 2025.10). */
const resolver = {
  name: 'Cardinal',
  version: '2025.10',
  sets: { shared: { sources: [reference('shared')] } },
  modifiers: {
    theme: {
      contexts: {
        light: [reference('light')],
        dark: [reference('dark')],
        'light-high-contrast': [reference('light'), reference('light-high-contrast')],
        'dark-high-contrast': [reference('dark'), reference('dark-high-contrast')],
      },
      default: 'light',
    },
    density: { contexts: { default: [], compact: [reference('compact')] }, default: 'default' },
    motion: { contexts: { full: [], reduced: [reference('reduced-motion')] }, default: 'full' },
  },
  resolutionOrder: [
    { $ref: '#/sets/shared' },
    { $ref: '#/modifiers/theme' },
    { $ref: '#/modifiers/density' },
    { $ref: '#/modifiers/motion' },
  ],
};

/** The files in `packages/ui/tokens`, by their names. */
export const tokenFiles = {
  'shared.tokens.json': shared(),
  'light.tokens.json': scheme('light'),
  'dark.tokens.json': scheme('dark'),
  'light-high-contrast.tokens.json': highContrastOf('light'),
  'dark-high-contrast.tokens.json': highContrastOf('dark'),
  'compact.tokens.json': { control: group('dimension', { row: rowHeights.compact }) },
  'reduced-motion.tokens.json': { motion: group('duration', reducedMotion) },
  'cardinal.resolver.json': resolver,
};
