// Unlayered, so that it overrides Storybook's own styles.
import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, textStyle, vars } from '@cardinal/ui/styles';

const { background, text, border, accent, danger, success, focus } = vars.color;

// Storybook's column is as wide as the widest component, and at most as wide as a page of the
// portal.
globalStyle('.sbdocs.sbdocs-content', {
  width: '100%',
  minWidth: 0,
  maxWidth: '1040px',
  marginInline: 'auto',
});
// On a phone props are listed with name, description, default and control stacked vertically.
globalStyle('.sbdocs-content .docblock-argstable thead', {
  '@media': { [media.phone]: { display: 'none' } },
});
globalStyle(
  '.sbdocs-content .docblock-argstable:is(table, tbody, tr, td), .sbdocs-content .docblock-argstable :is(tbody, tr, td)',
  { '@media': { [media.phone]: { display: 'block', width: 'auto !important' } } },
);
globalStyle('.sbdocs-content .docblock-argstable tbody td', {
  '@media': { [media.phone]: { padding: '4px 12px !important', border: '0 !important' } },
});
globalStyle('.sbdocs-content .docblock-argstable tbody tr', {
  '@media': {
    [media.phone]: { paddingBlock: '8px', borderBlockEnd: `1px solid ${border.subtle}` },
  },
});
// A dash for “no default” and “no control” means nothing without columns.
globalStyle(
  '.sbdocs-content .docblock-argstable tbody td:nth-child(n + 3):not(:has(input, select, textarea, button, code, label))',
  {
    '@media': { [media.phone]: { display: 'none !important' } },
  },
);
// Names and paths in code are wider than a phone.
globalStyle('.sbdocs-content :is(p, li, td, dd) > code, .sbdocs-content p > span > code', {
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
globalStyle('.sbdocs.sbdocs-wrapper', {
  backgroundColor: background.surface,
  color: text.default,
  '@media': { [media.phone]: { padding: '24px 16px' } },
});
globalStyle('.sbdocs-content > main > :is(p, ul, ol)', {
  maxWidth: '70ch',
});
globalStyle('.sbdocs-content h1', { letterSpacing: '-0.02em' });
globalStyle('.sbdocs-wrapper .toc-list-item:not(.is-active-li)::before', {
  borderColor: border.default,
});
globalStyle('.sbdocs.sbdocs-content h2:not(.sb-story *)', {
  margin: '48px 0 4px',
  paddingBlockEnd: 0,
  border: 0,
  fontSize: '1.25rem',
  lineHeight: '1.75rem',
  fontWeight: 600,
  letterSpacing: '-0.014em',
});
globalStyle('.sbdocs.sbdocs-content h3:not(.sb-story *)', {
  margin: '32px 0 4px',
  fontSize: '1rem',
  lineHeight: '1.5rem',
  fontWeight: 600,
});
globalStyle('.sbdocs.sbdocs-content .sbdocs-preview', { boxShadow: 'none' });
// A page without headings has no table of contents.
globalStyle('.sbdocs-wrapper aside:not(:has(li))', { visibility: 'hidden' });

/** The group of a page, above its title. */
export const eyebrow = style({
  selectors: {
    '.sbdocs &': { margin: '0 0 4px', fontSize: '0.8125rem', fontWeight: 500, color: text.subtle },
  },
});

export const importLine = style({
  display: 'inline-block',
  marginBlock: '4px 20px',
  padding: '6px 10px',
  borderRadius: vars.radius.control,
  backgroundColor: background.sunken,
  fontFamily: vars.font.mono,
  fontSize: '0.8125rem',
  color: text.muted,
});

export const columns = style({
  ...textStyle('sm'),
  display: 'grid',
  gap: '16px',
  marginBlock: '16px 8px',
  fontFamily: vars.font.sans,
  color: text.default,
  '@media': { [media.md]: { gridTemplateColumns: '1fr 1fr' } },
});

export const panel = style({
  padding: '20px',
  border: `1px solid ${border.subtle}`,
  borderRadius: vars.radius.card,
});

export const panelTitle = style({ marginBlockEnd: '8px', fontWeight: 600 });

export const list = style({ display: 'grid', gap: '8px', paddingInlineStart: '18px' });

export const pairs = style({ display: 'grid', gap: '8px' });
globalStyle(`${pairs} dt`, { color: text.muted });
globalStyle(`${pairs} dd`, { fontWeight: 500 });
globalStyle(`${pairs} a`, { color: accent.text });

/** Short facts below the title of a component's page. */
export const record = style({
  ...textStyle('sm'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 32px',
  marginBlock: '12px 24px',
  paddingBlock: '12px',
  borderBlock: `1px solid ${border.subtle}`,
  fontFamily: vars.font.sans,
  color: text.default,
});
globalStyle(`${record} dt`, { fontSize: '0.75rem', color: text.muted });
globalStyle(`${record} dd`, { marginBlockStart: '2px', maxWidth: '36ch' });
globalStyle(`${record} a`, { color: accent.text });

export const pair = style({ display: 'grid', gap: '8px', alignContent: 'start' });
globalStyle(`${pair} figcaption`, { color: text.muted });

/** Where an example stands: the line below says which it is, not only by its colour. */
export const pairStage = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    minHeight: '120px',
    padding: '20px',
    border: `1px solid ${border.subtle}`,
    borderBlockEndWidth: '3px',
    borderRadius: vars.radius.card,
    backgroundColor: background.canvas,
  },
  variants: {
    isGood: {
      true: { borderBlockEndColor: success.text },
      false: { borderBlockEndColor: danger.text },
    },
  },
});

export const pairVerdict = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    marginBlockEnd: '2px',
    fontWeight: 600,
  },
  variants: { isGood: { true: { color: success.text }, false: { color: danger.text } } },
});

export const usedBy = style({ ...textStyle('sm'), fontFamily: vars.font.sans });
globalStyle(`${usedBy} summary`, { cursor: 'pointer', color: text.muted });
globalStyle(`${usedBy} a`, { color: accent.text });

/** A table of facts with hairlines. */
export const facts = style({
  ...textStyle('sm'),
  width: '100%',
  marginBlock: '12px 8px',
  fontFamily: vars.font.sans,
  color: text.default,
  borderCollapse: 'collapse',
});
globalStyle(`${facts} th, ${facts} td`, {
  padding: '10px 16px 10px 0',
  borderBlockEnd: `1px solid ${border.subtle}`,
  fontWeight: 400,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${facts} thead th`, { fontWeight: 500, color: text.muted });
globalStyle(`${facts} a`, { color: accent.text });
globalStyle(`${facts} tbody th`, {
  fontWeight: 500,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { whiteSpace: 'normal' } },
});
// Only code breaks within words.
globalStyle(`${facts} th > code`, { overflowWrap: 'anywhere' });
globalStyle(`${facts} code, ${columns} code`, {
  fontFamily: vars.font.mono,
  fontSize: '0.8125rem',
});

/** Also contains absolutely positioned content: text for screen readers would widen the page. */
export const scroller = style({
  position: 'relative',
  overflowX: 'auto',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${focus.ring}`, outlineOffset: '2px' },
  },
});

export const keyList = style({ display: 'inline-flex', flexWrap: 'wrap', gap: '4px' });

export const swatch = style({
  display: 'inline-block',
  inlineSize: '14px',
  blockSize: '14px',
  marginInlineEnd: '4px',
  border: `1px solid ${border.default}`,
  borderRadius: '4px',
  verticalAlign: '-2px',
  forcedColorAdjust: 'none',
});

export const stateChips = style({
  listStyle: 'none',
  padding: 0,
  ...textStyle('sm'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  marginBlock: '12px 8px',
  fontFamily: vars.font.sans,
});

export const stateChip = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '28px',
    paddingInline: '8px 10px',
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
  },
  variants: {
    isMissing: {
      true: { borderStyle: 'dashed', borderColor: border.strong, color: text.muted },
      false: { backgroundColor: success.soft, color: success.text },
    },
  },
});

export const storyLinks = style({
  listStyle: 'none',
  padding: 0,
  ...textStyle('sm'),
  marginBlock: '12px',
  borderBlockStart: `1px solid ${border.subtle}`,
  fontFamily: vars.font.sans,
});

export const storyLink = style({
  display: 'grid',
  gap: '2px',
  padding: '12px 8px',
  borderBlockEnd: `1px solid ${border.subtle}`,
  color: text.muted,
  textDecoration: 'none',
  selectors: { '&:hover': { backgroundColor: background.hover } },
});
globalStyle(`${storyLink} strong`, { fontWeight: 500, color: accent.text });

/** The state matrix of a group: narrow columns below upright titles. */
export const grid = style({});
globalStyle(`${grid} th, ${grid} td`, { padding: '6px 4px', textAlign: 'center' });
globalStyle(`${grid} th:first-child`, { textAlign: 'start', paddingInlineEnd: '16px' });
globalStyle(`${grid} thead th`, { verticalAlign: 'bottom' });
globalStyle(`${grid} a`, { color: accent.text, textDecoration: 'none' });
globalStyle(`${grid} a:hover`, { textDecoration: 'underline' });
globalStyle(`${grid} svg`, { marginInline: 'auto' });

export const gridState = style({});
globalStyle(`${gridState} > span`, {
  display: 'inline-block',
  writingMode: 'vertical-rl',
  transform: 'rotate(180deg)',
  fontSize: '0.75rem',
  whiteSpace: 'nowrap',
});

/** Stays visible while the states scroll on a phone. */
export const gridName = style({
  position: 'sticky',
  insetInlineStart: 0,
  backgroundColor: background.surface,
});

/** Names of the users of a component: small, over several lines. */
export const gridUse = style({ fontSize: '0.75rem', color: text.muted });
globalStyle(`${grid} .${gridUse}`, {
  minWidth: '220px',
  paddingInline: '12px',
  textAlign: 'start',
});

export const gridMark = recipe({
  base: { display: 'grid', placeItems: 'center', minWidth: '20px', minHeight: '20px' },
  variants: {
    is: {
      shown: { color: success.text },
      missing: { color: danger.text },
      none: { color: text.subtle },
    },
  },
});
