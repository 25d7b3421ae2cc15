import { inLayer, media, space, textStyle, vars, weight } from '@cardinal/ui/styles';
import { style, styleVariants } from '@vanilla-extract/css';

const { accent, background, border, focus, info, success, text, warning } = vars.color;

export const strip = style(
  inLayer('features', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[3],
    minWidth: 0,
  }),
);

/** Between the title and the form. */
export const stripAbove = style([
  strip,
  inLayer('features', {
    paddingBlock: space[3],
    paddingInline: space[6],
    borderBlockEnd: `1px solid ${border.subtle}`,
    backgroundColor: background.surface,
    '@media': { [media.phone]: { paddingInline: space[4] } },
  }),
]);

/** Scrolls sideways: twenty cards take no more room than three. */
export const photos = style(
  inLayer('features', {
    display: 'flex',
    gap: space[2],
    flex: '1 1 200px',
    minWidth: 0,
    margin: `calc(-1 * ${space[1]})`,
    padding: space[1],
    listStyle: 'none',
    overflowX: 'auto',
    scrollbarWidth: 'thin',
    scrollSnapType: 'x proximity',
  }),
);

export const item = style(inLayer('features', { flex: 'none', scrollSnapAlign: 'start' }));

export const photo = style(
  inLayer('features', {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: space[2],
    maxWidth: '176px',
    minHeight: vars.control.lg,
    paddingBlock: space[1],
    paddingInline: space[3],
    border: `1px solid ${border.strong}`,
    borderRadius: vars.radius.control,
    backgroundColor: background.raised,
    color: text.default,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:focus-visible': { outline: `2px solid ${focus.ring}`, outlineOffset: '1px' },
      '&[aria-current="true"]': {
        borderColor: accent.fill,
        boxShadow: `inset 0 0 0 1px ${accent.fill}`,
      },
      '&:disabled': { cursor: 'default' },
    },
    '@media': {
      [media.forcedColors]: {
        color: 'ButtonText',
        selectors: { '&[aria-current="true"]': { outline: '2px solid Highlight' } },
      },
    },
  }),
);

export const words = style(inLayer('features', { display: 'grid', minWidth: 0 }));

export const name = style(
  inLayer('features', {
    ...textStyle('sm'),
    fontWeight: weight.medium,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);

export const stage = style(
  inLayer('features', {
    ...textStyle('xs'),
    color: text.muted,
    whiteSpace: 'nowrap',
    '@media': { [media.forcedColors]: { color: 'inherit' } },
  }),
);

export const marks = styleVariants({
  reading: inLayer('features', { display: 'flex', color: info.icon }),
  check: inLayer('features', { display: 'flex', color: warning.icon }),
  ready: inLayer('features', { display: 'flex', color: success.icon }),
});

export const actions = style(
  inLayer('features', {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[2],
    marginInlineStart: 'auto',
  }),
);

export const held = style(
  inLayer('features', { ...textStyle('xs'), flex: '1 0 100%', color: text.muted }),
);
