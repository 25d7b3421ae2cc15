import { style } from '@vanilla-extract/css';
import { component, layer, screenOnly, textStyle, vars, weight } from '../../styles/index.ts';

export const skipLink = style([
  screenOnly,
  component({
    ...textStyle('sm'),
    position: 'fixed',
    insetBlockStart: '8px',
    insetInlineStart: '8px',
    zIndex: layer.skipLink,
    padding: '8px 16px',
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.background.raised,
    color: vars.color.accent.text,
    fontWeight: weight.medium,
    boxShadow: vars.shadow.popover,
    selectors: {
      '&:not(:focus)': { transform: 'translateY(calc(-100% - 16px))', boxShadow: 'none' },
    },
  }),
]);
