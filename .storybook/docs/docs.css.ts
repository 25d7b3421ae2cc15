// Unlayered, so that it overrides Storybook's own styles.
import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, textStyle, vars } from '@cardinal/ui/styles';

const { background, text, border, accent, danger, success, focus } = vars.color;

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

/** Around a story that is drawn smaller than it is. */
export const scaledPlace = style({ overflow: 'hidden', maxWidth: '100%' });
export const scaledFrame = style({ display: 'block', border: 0, transformOrigin: '0 0' });

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
