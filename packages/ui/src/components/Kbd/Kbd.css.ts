import { style } from '@vanilla-extract/css';
import { component, textStyle, vars, weight } from '../../styles/index.ts';

export const kbd = style(
  component({
    ...textStyle('xs'),
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    minWidth: '1.125rem',
    height: '1.125rem',
    paddingInline: '3px',
    border: '1px solid currentColor',
    borderColor: `color-mix(in oklab, currentColor 30%, transparent)`,
    borderRadius: '4px',
    // A key looks the same everywhere, so it inherits nothing from a label around it.
    fontFamily: vars.font.sans,
    fontWeight: weight.medium,
    lineHeight: 1,
    fontStyle: 'normal',
  }),
);
