import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inLayer, focusRing, media, space, textStyle, vars } from '@cardinal/ui/styles';

const { background, border, icon, text } = vars.color;

const column = { display: 'flex', flexDirection: 'column' } as const;

/** The email, the main task, beside the facts, or stacked where space is limited. */
export const columns = style(
  inLayer('features', {
    display: 'grid',
    minHeight: '100%',
    '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 372px' } },
  }),
);

/** Facts come first in reading order, and are at the end of the line where there is room. */
export const side = style(
  inLayer('features', {
    ...column,
    gap: space[6],
    minWidth: 0,
    padding: space[6],
    '@media': {
      [media.phone]: { padding: space[4] },
      [media.lg]: {
        gridColumn: 2,
        gridRow: 1,
        paddingInline: space[5],
        backgroundColor: background.sunken,
        borderInlineStart: `1px solid ${border.subtle}`,
      },
    },
  }),
);

export const work = style(
  inLayer('features', {
    ...column,
    gap: space[6],
    minWidth: 0,
    padding: space[6],
    '@media': {
      [media.belowLg]: { borderBlockStart: `8px solid ${background.sunken}` },
      [media.phone]: { padding: space[4] },
      [media.lg]: { gridColumn: 1, gridRow: 1 },
    },
  }),
);

/** Aligns the icon of a button with the avatars; the button's padding is inside. */
export const avatar = style(
  inLayer('features', {
    display: 'inline-flex',
    marginInlineStart: '10px',
    marginInlineEnd: space[1],
  }),
);

export const footer = style(
  inLayer('features', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    width: '100%',
  }),
);

export const neighbours = style(
  inLayer('features', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] }),
);

export const remove = style(inLayer('features', { marginInlineStart: 'auto' }));

export const quickActions = styleVariants({
  row: inLayer('features', {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space[2],
  }),
  tiles: inLayer('features', {
    display: 'grid',
    // Four per row or, below 19rem, two: "WhatsApp" would not fit on the narrowest phones.
    gridTemplateColumns:
      'repeat(auto-fit, minmax(clamp(25% - 8px, (19rem - 100%) * 999, 50% - 4px), 1fr))',
    gap: space[2],
  }),
});

/** An icon above one or two words, so that four fit side by side on a phone. */
export const tile = style(
  inLayer('features', {
    ...textStyle('xs'),
    flexDirection: 'column',
    gap: space[1],
    minHeight: '64px',
    paddingInline: space[1],
    lineHeight: 1.25,
  }),
);

export const section = style(inLayer('features', { ...column, gap: space[3], minWidth: 0 }));

export const sectionHeader = style(
  inLayer('features', {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    minHeight: vars.control.sm,
    marginBlock: '-2px',
  }),
);

/** The text of the last button ends at the edge of the section. */
export const sectionActions = style(
  inLayer('features', { display: 'flex', gap: space[1], marginInlineEnd: '-9px' }),
);

export const facts = style(inLayer('features', { ...column, gap: space[1], margin: 0 }));

export const fact = style(
  inLayer('features', {
    ...textStyle('sm'),
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minHeight: '32px',
    '@media': { [media.touch]: { minHeight: vars.control.lg } },
  }),
);

export const term = style(inLayer('features', { flex: 'none', color: icon.subtle }));

export const value = style(
  inLayer('features', {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    flex: 1,
    minWidth: 0,
    margin: 0,
  }),
);

export const words = style(
  inLayer('features', {
    flex: 1,
    minWidth: 0,
    overflowWrap: 'anywhere',
  }),
);

/** What a visitor agreed to, in the lines in which they read it. */
export const consent = style(inLayer('features', { display: 'block', whiteSpace: 'pre-line' }));

export const contactLink = style(
  inLayer('features', {
    color: text.default,
    textDecoration: 'none',
    borderRadius: vars.radius.tag,
    unicodeBidi: 'isolate',
    // On touch screens, the whole row is the target.
    '@media': { [media.touch]: { paddingBlock: space[3] } },
    selectors: {
      '&:hover': { color: text.link, textDecoration: 'underline' },
      '&:focus-visible': focusRing,
    },
  }),
);

export const copy = style(
  inLayer('features', {
    color: icon.subtle,
    '@media': { [media.touch]: { width: vars.control.lg, height: vars.control.lg } },
  }),
);

export const form = style(inLayer('features', { ...column, gap: space[3] }));

/**
 * Statuses share the line in proportion to their labels; on a phone, where targets are larger, two
 * per row.
 */
export const statuses = style(
  inLayer('features', { display: 'flex', flexWrap: 'wrap', gap: space[1] }),
);

globalStyle(
  `${statuses} > *`,
  inLayer('features', {
    flex: '1 1 auto',
    '@media': { [media.phone]: { flexBasis: 'calc(50% - 4px)' } },
  }),
);

export const conflict = style(inLayer('features', { ...column, gap: space[4] }));

export const buttons = style(
  inLayer('features', {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space[2],
    '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } },
  }),
);

export const submit = style(
  inLayer('features', {
    alignSelf: 'flex-end',
    '@media': { [media.phone]: { alignSelf: 'stretch' } },
  }),
);

/** Only code focuses a title, so no ring is shown. */
export const heading = style(inLayer('features', { outline: 'none' }));
