import { style } from '@vanilla-extract/css';
import { component, topbarHeight, vars } from '../../styles/index.ts';

const { color } = vars;

export const topBar = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
    minHeight: topbarHeight,
    paddingInline: '16px 8px',
    paddingBlockStart: 'env(safe-area-inset-top, 0px)',
    borderBlockEnd: `1px solid ${color.border.subtle}`,
    backgroundColor: color.background.surface,
    color: color.text.default,
  }),
);

export const actions = style(
  component({ display: 'flex', alignItems: 'center', gap: '4px', marginInlineStart: 'auto' }),
);
