import { displayStyle, layout, media, space, textStyle, vars } from '@cardinal/ui/styles';
import { style, styleVariants } from '@vanilla-extract/css';
import { column, rule } from '../styles.ts';

const { background, border, text } = vars.color;

const base = style(
  rule({
    // The target of a link in the header is not hidden below the header.
    scrollMarginTop: '64px',
    paddingBlock: space[16],
    borderBlockStart: `1px solid ${border.subtle}`,
    '@media': { [media.lg]: { paddingBlock: '112px' } },
  }),
);

export const section = styleVariants({
  canvas: [base, style(rule({ backgroundColor: background.canvas }))],
  surface: [base, style(rule({ backgroundColor: background.surface }))],
  sunken: [base, style(rule({ backgroundColor: background.sunken }))],
});

export const content = style(rule(column));

/** Title beside the content instead of above it, where there is room. */
export const split = style(
  rule({
    '@media': {
      [media.lg]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)',
        columnGap: space[16],
        alignItems: 'start',
      },
    },
  }),
);

export const head = style(rule({ maxWidth: '44rem', marginBlockEnd: space[10] }));

export const title = style(
  rule({
    '@media': {
      [media.lg]: displayStyle({ size: '2.5rem', lineHeight: '2.875rem', tracking: '-0.026em' }),
    },
  }),
);

export const lede = style(
  rule({
    ...textStyle('md'),
    maxWidth: layout.readingMax,
    marginBlockStart: space[3],
    color: text.muted,
    textWrap: 'pretty',
    '@media': { [media.lg]: { fontSize: '1.125rem', lineHeight: '1.75rem' } },
  }),
);
