import { style } from '@vanilla-extract/css';
import { inLayer, media, space, vars } from '@cardinal/ui/styles';

const feature = (rule: Parameters<typeof inLayer>[1]) => inLayer('features', rule);

/** The lead, and the actions beside it; the email is below both, at their full width. */
export const frame = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space[4],
    rowGap: space[3],
    minWidth: 0,
    '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const actions = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    '@media': {
      // Aligned with the name, beside the avatar; on a phone, at full width.
      [media.belowLg]: { paddingInlineStart: '44px' },
      [media.phone]: { justifyContent: 'space-between', gap: space[1], paddingInlineStart: 0 },
    },
  }),
);

export const email = style(
  feature({
    display: 'flex',
    flexDirection: 'column',
    gap: space[3],
    gridColumn: '1 / -1',
    minWidth: 0,
    paddingBlock: space[4],
    paddingInlineStart: '44px',
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
    '@media': { [media.phone]: { paddingInlineStart: 0 } },
  }),
);
