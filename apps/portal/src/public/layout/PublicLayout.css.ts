import {
  focusRing,
  layer,
  media,
  screenOnly,
  scriptNeeds,
  space,
  textStyle,
  transition,
  vars,
  weight,
} from '@cardinal/ui/styles';
import { style } from '@vanilla-extract/css';
import { column, rule } from '../styles.ts';

const { background, border, text } = vars.color;

export const page = style(
  rule({
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100vh',
    backgroundColor: background.canvas,
    overflowX: 'clip',
    selectors: { '&:lang(ar)': scriptNeeds.ar },
  }),
);

export const main = style(rule({ flex: 1, outline: 'none' }));

export const header = style([
  screenOnly,
  rule({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: layer.sticky,
    backgroundColor: background.canvas,
    borderBlockEnd: `1px solid ${border.subtle}`,
  }),
]);

export const bar = style(
  rule({
    ...column,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${space[2]}`,
    minHeight: '64px',
  }),
);

export const home = style(
  rule({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    marginInlineEnd: 'auto',
    borderRadius: vars.radius.control,
    textDecoration: 'none',
    selectors: { '&:focus-visible': focusRing },
    '@media': { [media.lg]: { marginInlineEnd: space[6] } },
  }),
);

export const sectionNav = style(
  rule({ display: 'none', '@media': { [media.lg]: { display: 'block', flex: 1 } } }),
);

export const sections = style(
  rule({ display: 'flex', gap: '2px', margin: 0, padding: 0, listStyle: 'none' }),
);

const link = {
  ...textStyle('sm'),
  ...transition('background-color', 'color'),
  display: 'flex',
  alignItems: 'center',
  borderRadius: vars.radius.control,
  fontWeight: weight.medium,
  textDecoration: 'none',
};

export const sectionLink = style(
  rule({
    ...link,
    minHeight: vars.control.md,
    paddingInline: space[3],
    color: text.muted,
    selectors: {
      '&:focus-visible': focusRing,
      '&[aria-current]': { backgroundColor: background.pressed, color: text.default },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover': { backgroundColor: background.hover, color: text.default } },
      },
    },
  }),
);

export const signIn = style(
  rule({ display: 'none', '@media': { [media.md]: { display: 'block' } } }),
);

export const menu = style(
  rule({ marginInlineEnd: '-10px', '@media': { [media.lg]: { display: 'none' } } }),
);

export const menuButton = style(
  rule({
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    borderRadius: vars.radius.control,
    listStyle: 'none',
    cursor: 'pointer',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&:focus-visible': focusRing,
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { backgroundColor: background.hover } } },
    },
  }),
);

export const whenClosed = style(rule({ selectors: { [`${menu}[open] &`]: { display: 'none' } } }));
export const whenOpen = style(
  rule({ display: 'none', selectors: { [`${menu}[open] &`]: { display: 'block' } } }),
);

export const menuSheet = style(
  rule({
    position: 'absolute',
    insetBlockStart: '100%',
    insetInline: 0,
    maxHeight: 'calc(100vh - 64px)',
    overflowY: 'auto',
    padding: `${space[2]} ${space[4]} ${space[6]}`,
    backgroundColor: background.canvas,
    borderBlock: `1px solid ${border.subtle}`,
    boxShadow: vars.shadow.popover,
  }),
);

export const menuList = style(rule({ margin: 0, padding: 0, listStyle: 'none' }));

export const menuLink = style(
  rule({
    ...link,
    ...textStyle('md'),
    minHeight: '52px',
    borderBlockEnd: `1px solid ${border.subtle}`,
    borderRadius: 0,
    color: text.default,
    selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-2px' } },
  }),
);

export const menuAction = style(rule({ display: 'grid', marginBlockStart: space[5] }));

export const footer = style([
  screenOnly,
  rule({
    paddingBlock: `${space[16]} ${space[10]}`,
    borderBlockStart: `1px solid ${border.subtle}`,
    backgroundColor: background.sunken,
  }),
]);

export const footerGrid = style(
  rule({
    ...column,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
    overflowWrap: 'anywhere',
    gap: `${space[10]} ${space[6]}`,
    '@media': {
      ...column['@media'],
      [media.md]: { gridTemplateColumns: '2fr repeat(4, 1fr)', paddingInline: space[6] },
    },
  }),
);

export const about = style(
  rule({ gridColumn: '1 / -1', '@media': { [media.md]: { gridColumn: 'auto' } } }),
);

export const tagline = style(
  rule({ ...textStyle('sm'), maxWidth: '26rem', marginBlockStart: space[4], color: text.muted }),
);

export const groupTitle = style(
  rule({ ...textStyle('sm'), fontWeight: weight.semibold, color: text.default }),
);

export const groupList = style(rule({ margin: `${space[2]} 0 0`, padding: 0, listStyle: 'none' }));

export const footerLink = style(
  rule({
    ...link,
    display: 'inline-flex',
    minHeight: '32px',
    fontWeight: weight.regular,
    color: text.muted,
    selectors: { '&:focus-visible': focusRing },
    '@media': {
      [media.coarse]: { minHeight: '44px' },
      [media.hover]: {
        selectors: { '&:hover': { color: text.default, textDecoration: 'underline' } },
      },
    },
  }),
);

export const bottom = style(
  rule({
    ...column,
    ...textStyle('xs'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[4],
    marginBlockStart: space[12],
    color: text.subtle,
  }),
);

/** The choice of a language and of a theme. */
export const choices = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[3]} ${space[6]}`,
  }),
);

/** Hidden, but with its place kept, until the script makes it work. */
export const themes = style(
  rule({
    display: 'flex',
    padding: '2px',
    border: `1px solid ${border.default}`,
    borderRadius: vars.radius.full,
    selectors: { '&:not([data-ready])': { visibility: 'hidden' } },
  }),
);

export const themeChoice = style(
  rule({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '32px',
    height: '32px',
    borderRadius: vars.radius.full,
    color: text.muted,
    cursor: 'pointer',
    selectors: {
      '&:has(:checked)': { backgroundColor: background.pressed, color: text.default },
      '&:has(:focus-visible)': focusRing,
    },
    '@media': { [media.coarse]: { width: '44px', height: '44px' } },
  }),
);

export const themeInput = style(
  rule({
    position: 'absolute',
    inset: 0,
    opacity: 0,
    margin: 0,
    cursor: 'pointer',
    outline: 'none',
  }),
);
