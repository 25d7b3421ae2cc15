import { vars } from '../../styles/index.ts';

/**
 * A label that is 44 px high where fingers press it. With help below, the target extends beyond the
 * label instead: a taller label would separate it from its help. The label must be positioned.
 */
export const tallTarget = {
  minHeight: vars.control.lg,
  alignItems: 'center',
  selectors: {
    '&:not(:last-child)': { minHeight: 0, alignItems: 'flex-start' },
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlock: `calc((100% - ${vars.control.lg}) / 2)`,
    },
  },
} as const;
