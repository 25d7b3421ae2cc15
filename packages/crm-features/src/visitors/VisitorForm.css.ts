import { style } from '@vanilla-extract/css';
import { inLayer, space, vars } from '@cardinal/ui/styles';

const feature = (rule: Parameters<typeof inLayer>[1]) => inLayer('features', rule);

/** As wide as is comfortable to fill in. */
export const root = style(
  feature({ display: 'grid', gap: space[5], maxWidth: '40rem', minWidth: 0 }),
);

export const header = style(feature({ display: 'grid', gap: space[1], minWidth: 0 }));

/** Two columns where there is room. */
export const fields = style(
  feature({
    display: 'grid',
    gap: space[4],
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
    alignItems: 'start',
  }),
);

export const wide = style(feature({ gridColumn: '1 / -1' }));

/** The offer to photograph a card, with what it does beside it where there is room. */
export const offer = style(
  feature({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] }),
);

/** In lines of a readable length. */
export const hint = style(feature({ flex: '1 1 14rem', minWidth: 0 }));

/** A text of the company, in the lines in which it was written. */
export const own = style(feature({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }));

export const thanks = style(
  feature({
    display: 'grid',
    gap: space[3],
    justifyItems: 'start',
    paddingBlock: space[4],
    outline: 'none',
  }),
);

export const mark = style(feature({ color: vars.color.success.text }));

/** The mark of what is not sent yet. */
export const waiting = style(feature({ color: vars.color.text.muted }));

/** A field for programs that fill in everything. */
export const trapField = style(
  feature({
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  }),
);
