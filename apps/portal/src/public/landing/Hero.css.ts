import { displayStyle, layout, media, space, textStyle, vars } from '@cardinal/ui/styles';
import { style } from '@vanilla-extract/css';
import { column, rule } from '../styles.ts';

const { text } = vars.color;

export const hero = style(
  rule({
    ...column,
    paddingBlockStart: space[12],
    '@media': {
      ...column['@media'],
      [media.lg]: { paddingInline: space[8], paddingBlockStart: '88px' },
    },
  }),
);

export const opening = style(
  rule({
    '@media': {
      [media.lg]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
        alignItems: 'end',
        columnGap: space[16],
      },
    },
  }),
);

export const title = style(
  rule({
    '@media': {
      [media.xl]: displayStyle({ size: '4rem', lineHeight: '4.25rem', tracking: '-0.032em' }),
    },
  }),
);

export const lede = style(
  rule({
    ...textStyle('lg'),
    maxWidth: layout.readingMax,
    marginBlockStart: space[5],
    color: text.muted,
    textWrap: 'pretty',
    '@media': { [media.lg]: { marginBlockStart: 0 } },
  }),
);

export const actions = style(
  rule({
    display: 'grid',
    // Below each other where large text needs it.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
    gap: space[3],
    marginBlockStart: space[6],
    '@media': { [media.sm]: { display: 'flex', flexWrap: 'wrap' } },
  }),
);

export const note = style(
  rule({ ...textStyle('xs'), marginBlockStart: space[4], color: text.subtle }),
);

/** Holds both pictures; the phone overlaps the screen and hangs over its lower edge. */
export const stage = style(
  rule({
    position: 'relative',
    marginBlock: `${space[12]} ${space[16]}`,
    '@media': { [media.md]: { marginBlock: `${space[16]} 112px` } },
  }),
);

export const screen = style(
  rule({
    boxShadow: vars.shadow.dialog,
    '@media': {
      [media.phone]: { display: 'none' },
    },
  }),
);

export const phone = style(
  rule({
    '@media': {
      [media.md]: {
        position: 'absolute',
        // The picture below it is never mirrored, and has its navigation on the left.
        right: '24px',
        insetBlockEnd: '-48px',
        width: '24%',
        minWidth: '204px',
        maxWidth: '280px',
      },
    },
  }),
);
