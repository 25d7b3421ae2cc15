import { inLayer, layout, space, media, vars, weight } from '@cardinal/ui/styles';
import type { StyleRule } from '@vanilla-extract/css';

/** A rule of the public pages: `style(rule({ … }))`. */
export const rule = (declarations: StyleRule): StyleRule => inLayer('features', declarations);

/** The column of the page's content, with margins that depend on the screen size. */
export const column = {
  width: '100%',
  maxWidth: `calc(${layout.contentMax} + 2 * ${space[8]})`,
  marginInline: 'auto',
  paddingInline: space[4],
  '@media': {
    [media.md]: { paddingInline: space[6] },
    [media.lg]: { paddingInline: space[8] },
  },
} satisfies StyleRule;

/** Styles of an element that only a dark page shows, or only a light one. */
export const onlyOn = (scheme: 'light' | 'dark'): StyleRule => {
  const shown = { display: 'block' };
  const hidden = { display: 'none' };
  const [onLight, onDark] = scheme === 'light' ? [shown, hidden] : [hidden, shown];
  return {
    ...onLight,
    selectors: { '[data-cardinal-scheme="dark"] &': onDark },
    '@media': {
      '(prefers-color-scheme: dark)': {
        selectors: { ':root:not([data-cardinal-scheme]) &': onDark },
      },
    },
  };
};

/** A link in running text. */
export const textLink = {
  color: vars.color.text.link,
  fontWeight: weight.medium,
  textDecoration: 'underline',
  textDecorationColor: vars.color.accent.border,
  textUnderlineOffset: '3px',
  borderRadius: '2px',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { textDecorationColor: 'currentColor' } } },
  },
} satisfies StyleRule;
